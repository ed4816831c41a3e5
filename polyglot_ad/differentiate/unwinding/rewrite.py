"""One function rewritten so that exceptions which the program may catch are ordinary values and branches.

A call that may throw becomes a call that gives, beside its result, the exception or null; after it control branches to the landing
pad, which is now a block like any other, with a phi of exceptions. In a *caught* variant of a function (called where a handler may be
waiting) an exception that no handler takes is returned; elsewhere it is thrown natively, and leaves the program.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.callees import allocation_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Block, Function, GlobalVariable, Module, Value
from polyglot_ad.langs.cxx import exceptions as cxx
from polyglot_ad.langs.rust.run_time import RUST

from ..refusals.errors import refusal
from ..rewrites.control.blocks import split_block
from . import exception_ptr, runtime, types
from .handlers import called_name, depths, handled_type
from .throwing import Throwing, catching

Completions = list[tuple[Value, Block]]
"""Results of a call's ways that end normally, and the blocks they come from."""
Fail = Callable[[Builder, Value, "Block | None"], None]
"""What follows a call that may have thrown: at the builder, with the exception (null if none) and where control goes on without one."""


@dataclass(eq=False)
class Plan:
    """What all rewritten functions share."""

    module: Module
    throwing: Throwing
    personality: str = runtime.PERSONALITY
    """Of the functions that call libraries under a handler: any that knows handlers of everything."""
    caught: dict[Function, Function] = field(default_factory=dict)
    """Function to its caught variant."""
    thrown: dict[GlobalVariable, Function | None] = field(default_factory=dict)
    """Type of what the program throws to the destructor, where that is the program's own."""
    owned: bool = False
    """Whether destructors of the program destroy some of what it throws."""


def refuse(construct: str, instruction: ins.Instruction, why: str, help: str) -> DifferentiationError:
    return refusal("PAD-E202", construct, instruction, why, help)


@dataclass(eq=False)
class _Pad:
    """A landing pad that is followed: the exceptions that arrive, and from where."""

    incoming: list[tuple[Value, Block]] = field(default_factory=list)


class Rewriter:
    """`leave`: the function is a caught variant, and returns {result, exception}, or an exception where there was no result; `origin` maps
    its instructions to those that the analysis of throwing knows."""

    def __init__(self, plan: Plan, function: Function, leave: bool, origin: dict[Value, Value] | None = None) -> None:
        self.plan = plan
        self.module = plan.module
        self.function = function
        self.leave = leave
        self._origin = origin or {}
        self.result = function.function_type.result
        self._pads: dict[Block, _Pad] = {}
        self._leaving: list[tuple[Value, Block]] = []
        self._slots: list[ins.Alloca] = []
        self._out: Block | None = None
        self._personality = function.personality

    def run(self) -> None:
        function = self.function
        for instruction in function.instructions():
            instruction.debug_records = []  # of variables; they may not stand after the end of a block
        flow = ControlFlow(function)
        calls = [i for b in flow.order for i in b.instructions if isinstance(i, ins.CallBase)]
        catchers = {c: handled_type(flow, c.block) for c in calls if called_name(c) in (cxx.BEGIN, cxx.PEEK) and c.block is not None}
        levels = depths(function)
        if levels is None:
            raise refuse("handlers that are not nested", calls[0], "which exception is handled where is not one", "use try and catch")
        self._pads = {b: _Pad() for b in flow.order if _landing(b) is not None} if self.leave else {b: _Pad() for b in catching(function)}
        for _ in range(max((level for call, level in levels.items() if called_name(call) == cxx.BEGIN), default=-1) + 1):
            self._slots.append(Builder(before=function.entry.instructions[0]).alloca(ty.PTR, name="handled"))
        for call in calls:
            name = called_name(call)
            if call in catchers:
                self._begin(call, levels.get(call), *catchers[call])
            elif name == cxx.END:
                self._end(call, levels[call])
            elif name == cxx.CURRENT and isinstance(call, ins.Call):
                exception_ptr.keep(call, self._handled(Builder(before=call), levels[call]), self.plan.owned)
            elif self._followed(call):
                self._site(call, levels.get(call, 0))
            elif name in (cxx.ALLOCATE, cxx.FREE):
                new = {cxx.ALLOCATE: "allocate", cxx.FREE: "abandon"}[name]
                call.set_operand(len(call.operands) - 1, self.module.functions[runtime.PREFIX + new])
                call.attributes = ()
            elif isinstance(call, ins.Invoke) and (self.leave or call.targets[1] in self._pads):
                self._site(call, 0)
        self._finish_pads()
        self._resumes()
        self._type_numbers()
        if self._leaving:
            self._leave_function()

    def _followed(self, call: ins.CallBase) -> bool:
        under = isinstance(call, ins.Invoke) and call.targets[1] in self._pads
        return (under or self.leave) and self._throws(call)

    def _source(self, call: ins.CallBase) -> ins.CallBase:
        found = self._origin.get(call, call)
        assert isinstance(found, ins.CallBase)
        return found

    def _throws(self, call: ins.CallBase) -> bool:
        return self.plan.throwing.call(self._source(call))

    # handlers ---------------------------------------------------------------------------------------------------------------

    def _begin(self, call: ins.CallBase, level: int | None, type: Value | None, excluded: list[Value]) -> None:
        b = Builder(before=call)
        exception = call.arguments[0]
        if level is not None:
            b.store(exception, self._slots[level])
        found: list[Value] = []
        if call.users:
            found = [
                t for t in self.plan.thrown
                if (type is None or types.may_match(type, t)) and not any(types.must_match(e, t) for e in excluded)
            ]  # fmt: skip
            own = isinstance(type, GlobalVariable) and (type.initializer is not None or (types.is_pointer(type) and bool(found)))
            if not own:
                found.append(zero(ty.PTR))  # or one that a library throws
        pointers = [t for t in found if types.is_pointer(t)]
        if pointers and len(pointers) < len(found):
            raise refuse("a handler of pointers and of objects", call, "what it is given is not known", "catch them apart")
        given = [exception, type if type is not None else zero(ty.PTR), *found]
        kind = "caught" if called_name(call) == cxx.BEGIN else "peek"
        made = b.call(runtime.catcher(self.module, kind, len(given) - 1), given, name=call.name)
        _keep_place(made, call)
        call.replace_all_uses_with(made)
        call.erase()

    def _handled(self, b: Builder, level: int) -> Value:
        """The exception that is handled where so many handlers are active; null if it is another function's."""
        return b.load(ty.PTR, self._slots[level - 1]) if level else zero(ty.PTR)

    def _end(self, call: ins.CallBase, level: int) -> None:
        """Destructors of the program run as code of the program; the rest of what __cxa_end_catch does is native."""
        block = call.block
        assert block is not None
        if isinstance(call, ins.Invoke):
            rest = self._detach(call)
        else:
            rest = split_block(block, block.after(call))
        at = Builder(block)
        exception = at.load(ty.PTR, self._slots[level - 1])
        for type, destructor in self.plan.thrown.items():
            if destructor is None:
                continue
            dying = at.call(runtime.catcher(self.module, "dying", 2), [exception, type, type])
            _keep_place(dying, call)
            destroy, after = self.function.add_block("destroy", before=rest), self.function.add_block("destroyed", before=rest)
            at.cond_br(at.icmp("eq", dying, zero(ty.PTR)), after, destroy)
            _keep_place(Builder(destroy).call(destructor, [dying]), call)
            Builder(destroy).br(after)
            at = Builder(after)
        _keep_place(at.call_named(runtime.PREFIX + "end", ty.VOID, [exception]), call)
        at.br(rest)
        call.erase()

    # calls ------------------------------------------------------------------------------------------------------------------

    def _detach(self, invoke: ins.Invoke) -> Block:
        """A block for the normal edge of an invoke; its unwind edge is gone."""
        block = invoke.block
        assert block is not None
        normal, unwind = invoke.targets
        for phi in unwind.phis():
            assert isinstance(phi, ins.Phi)
            phi.remove_incoming(block)
        ok = self.function.add_block("normal", before=normal)
        for phi in normal.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [ok if b is block else b for b in phi.blocks]
        Builder(ok).br(normal)
        return ok

    def _site(self, call: ins.CallBase, level: int) -> None:
        block = call.block
        assert block is not None
        unwind: Block | None = None
        arriving: list[tuple[ins.Phi, Value]] = []
        if isinstance(call, ins.Invoke):
            unwind = call.targets[1]
            arriving = [(phi, phi.incoming_for(block)) for phi in unwind.phis() if isinstance(phi, ins.Phi)]
            rest = self._detach(call)
        else:
            rest = split_block(block, block.after(call))
        completions: Completions = []

        def bad(b: Builder, exception: Value, normal: Block | None) -> None:
            """On to the handler; to `normal` if the exception is null."""
            assert b.block is not None
            if unwind is not None:
                target = unwind
                self._pads[unwind].incoming.append((exception, b.block))
                for phi, value in arriving:
                    phi.add_incoming(value, b.block)
            else:
                target = self._leave_block()
                self._leaving.append((exception, b.block))
            if normal is None:
                b.br(target)
            else:
                b.cond_br(b.icmp("eq", exception, zero(ty.PTR)), normal, target)

        at = block
        targets = self._targets(call)
        for number, target in enumerate(targets):
            b = Builder(before=call) if at is block else Builder(at)
            chosen = at
            if len(targets) > 1:
                chosen = self.function.add_block("direct", before=rest)
                if number + 1 < len(targets):
                    other = self.function.add_block("indirect", before=rest)
                    b.cond_br(b.icmp("eq", call.callee, target), chosen, other)
                    at = other
                else:
                    b.br(chosen)
            self._one(Builder(before=call) if chosen is block else Builder(chosen), call, target, level, rest, completions, bad)
        value: Value = val.ConstantUndef(call.type)
        if len(completions) == 1:
            value = completions[0][0]
        elif completions and not call.type.is_void:
            value = ins.Phi(call.type, completions, call.name)
            rest.insert(0, value)
        if not call.type.is_void:
            call.replace_all_uses_with(value)
        call.erase()

    def _targets(self, call: ins.CallBase) -> list[Value]:
        if call.called_function is not None or isinstance(call.callee, val.InlineAsm) or not self._throws(call):
            return [call.callee]
        found = self.plan.throwing.targets(self._source(call))
        if found is None and isinstance(self._personality, Function) and self._personality.name == RUST.personality:
            return [call.callee]  # of Rust: dropping the payload of a panic, which holds no references
        if found is None:
            raise refuse(
                "an indirect call under a handler", call,
                "the functions that it may reach cannot be listed, and what they throw would be caught",
                "call through pointers to functions of the program",
            )  # fmt: skip
        return list(found) or [call.callee]

    def _one(self, b: Builder, call: ins.CallBase, target: Value, level: int, rest: Block, completions: Completions, bad: Fail) -> None:
        """The call of one function, at the end of the builder's block."""
        home = b.block
        assert home is not None
        name = target.name if isinstance(target, Function) else ""
        at_end = Builder(home)

        def insert(made: ins.Call) -> ins.Call:
            _keep_place(made, call)
            return b.insert(made)

        def plain(callee: Value, arguments: list[Value]) -> ins.Call:
            made = ins.Call(callee, arguments, call.function_type, call.name, call.flags)
            made.argument_attributes = list(call.argument_attributes)[: len(arguments)]
            made.result_attributes, made.calling_convention = call.result_attributes, call.calling_convention
            made.attributes = call.attributes
            made.metadata = {k: v for k, v in call.metadata.items() if k == "dbg"}
            return b.insert(made)

        def done(value: Value, exception: Value) -> None:
            completions.append((value, home))
            bad(at_end, exception, rest)

        arguments = call.arguments
        if name == cxx.THROW:
            made = insert(ins.Call(self.module.functions[runtime.PREFIX + "throw"], arguments))
            made.attributes = ("nomerge",)
            bad(at_end, made, None)
        elif name == cxx.RETHROW:
            bad(at_end, insert(ins.Call(self.module.functions[runtime.PREFIX + "rethrow"], [self._handled(b, level)])), None)
        elif name == cxx.RETHROW_POINTER:
            kept = b.load(ty.PTR, arguments[0], name="kept")
            bad(at_end, insert(ins.Call(self.module.functions[runtime.PREFIX + "revive"], [kept])), None)
        elif isinstance(target, Function) and target in self.plan.caught and self._throws(call):
            made = insert(ins.Call(self.plan.caught[target], arguments, name=call.name))
            made.argument_attributes = [self.plan.caught[target].arguments[k].attributes for k in range(len(arguments))]
            self._result(b, made, call, done)
        elif not isinstance(target, Function | val.InlineAsm) and len(self._targets(call)) == 1 and self._throws(call):
            made = insert(ins.Call(self._pointer(call), [target, *arguments], name=call.name))
            self._result(b, made, call, done)
        elif not isinstance(target, Function) or not self._outside(call, target):
            completions.append((plain(target, list(arguments)), home))
            at_end.br(rest)
        elif (memory := allocation_of(call)) is not None:
            self._new(insert, at_end, call, target, memory.align is not None, rest, completions, bad)
        else:
            made = insert(ins.Call(self._outsider(call, target), arguments, name=call.name))
            if "noreturn" in call.all_attributes():
                bad(at_end, made if call.type.is_void else b.extract_value(made, 1), None)
                return
            self._result(b, made, call, done)

    def _outside(self, call: ins.CallBase, target: Function) -> bool:
        return target.is_declaration and self._throws(call)

    def _pointer(self, call: ins.CallBase) -> Function:
        return runtime.caller(self.module, None, [a.type for a in call.arguments], call.type, self.plan.personality)

    def _outsider(self, call: ins.CallBase, target: Function) -> Function:
        return runtime.caller(self.module, target, [a.type for a in call.arguments], call.type, self.plan.personality)

    @staticmethod
    def _result(b: Builder, made: ins.Call, call: ins.CallBase, done: Callable[[Value, Value], None]) -> None:
        if call.type.is_void:
            done(val.ConstantUndef(ty.VOID), made)
        else:
            done(b.extract_value(made, 0, name=call.name), b.extract_value(made, 1))

    def _new(
        self, insert: Callable[[ins.Call], ins.Call], at_end: Builder, call: ins.CallBase, target: Function, aligned: bool, rest: Block,
        completions: Completions, bad: Fail,
    ) -> None:  # fmt: skip
        """operator new: the variant that gives null, and where it does, the one that throws."""
        quiet = f"{target.name}RKSt9nothrow_t"
        nothrow = self.module.get_global(cxx.NOTHROW)
        if nothrow is None:
            nothrow = self.module.add_global(GlobalVariable(cxx.NOTHROW, ty.PTR, constant=True, prefix="external"))
        parameters = [*(a.type for a in call.arguments), ty.PTR]
        made = insert(ins.Call(Builder(self.function.entry).declare(quiet, ty.PTR, parameters), [*call.arguments, nothrow], name=call.name))
        # The optimiser may drop an allocation that nobody needs, and take it for granted that it succeeded.
        made.attributes, made.result_attributes = ("nobuiltin",), ("noalias",)
        home = at_end.block
        assert home is not None
        completions.append((made, home))
        failed = self.function.add_block("failed", before=rest)
        at_end.cond_br(at_end.icmp("eq", made, zero(ty.PTR)), failed, rest)
        b = Builder(failed)
        again = b.call(self._outsider(call, target), call.arguments)
        _keep_place(again, call)
        bad(b, b.extract_value(again, 1), None)

    # pads and ends ----------------------------------------------------------------------------------------------------------

    def _finish_pads(self) -> None:
        for block, pad in self._pads.items():
            landing = _landing(block)
            assert landing is not None
            if not pad.incoming:
                continue
            exception = ins.Phi(ty.PTR, pad.incoming, "exception")
            block.insert(0, exception)
            clauses = list(landing.operands)
            none_passes = any(kind == "filter" and _lets_none_pass(c) for kind, c in zip(landing.clauses, clauses, strict=True))
            everything = none_passes or any(isinstance(c, val.ConstantNull) for c in clauses)
            if any(kind == "filter" and not _lets_none_pass(c) for kind, c in zip(landing.clauses, clauses, strict=True)):
                raise refuse("an exception specification", landing, "what it lets pass is not followed", "leave `throw(…)` away")
            b = Builder(before=landing)
            other = const_int(ty.I32, -1 if none_passes else 0)
            number: Value = other
            named = [c.name for c in clauses if isinstance(c, GlobalVariable)]
            if named:
                number = b.call(runtime.selector(self.module, named), [exception], name="selector")
                if not everything and not landing.cleanup:
                    body = split_block(block, landing)
                    Builder(block).cond_br(Builder(block).icmp("eq", number, const_int(ty.I32, 0)), self._unmatched(exception, block), body)
                if none_passes:
                    number = b.select(b.icmp("eq", number, const_int(ty.I32, 0)), other, number)
            self._replace_landing(landing, exception, number)

    def _unmatched(self, exception: Value, block: Block) -> Block:
        """Where an exception goes for which a landing pad has no clause."""
        if self.leave:
            self._leaving.append((exception, block))
            return self._leave_block()
        out = self.function.add_block("unmatched")
        Builder(out).call_named(runtime.PREFIX + "raise", ty.VOID, [exception])
        Builder(out).unreachable()
        return out

    @staticmethod
    def _replace_landing(landing: ins.LandingPad, exception: Value, number: Value) -> None:
        whole: Value | None = None
        for user in list(landing.users):
            if isinstance(user, ins.ExtractValue):
                user.replace_all_uses_with(exception if user.indices[0] == 0 else number)
                user.erase()
                continue
            if whole is None:
                b = Builder(before=landing)
                whole = b.insert_value(b.insert_value(val.ConstantUndef(landing.type), exception, 0), number, 1)
            for index, operand in enumerate(user.operands):
                if operand is landing:
                    user.set_operand(index, whole)
        landing.erase()

    def _resumes(self) -> None:
        for resume in [i for i in self.function.instructions() if i.opcode == "resume"]:
            block = resume.block
            assert block is not None
            if not (self.leave or self._pads):
                continue
            b = Builder(before=resume)
            exception = b.extract_value(resume.operands[0], 0)
            resume.erase()
            if self.leave:
                self._leaving.append((exception, block))
                Builder(block).br(self._leave_block())
            else:
                Builder(block).call_named(runtime.PREFIX + "raise", ty.VOID, [exception])
                Builder(block).unreachable()

    def _leave_block(self) -> Block:
        if self._out is None:
            self._out = self.function.add_block("leave.exception")
        return self._out

    def _leave_function(self) -> None:
        b = Builder(self._leave_block())
        assert b.block is not None
        exception: Value = ins.Phi(ty.PTR, self._leaving, "exception")
        b.insert(exception)  # type: ignore[type-var]
        if not self.result.is_pointer:
            exception = b.insert_value(val.ConstantUndef(self.result), exception, 1)
        b.ret(exception)

    def _type_numbers(self) -> None:
        for call in [i for i in self.function.instructions() if called_name(i).startswith("llvm.eh.typeid.for")]:
            assert isinstance(call, ins.Call)
            type = call.arguments[0]
            if isinstance(type, GlobalVariable):
                call.replace_all_uses_with(const_int(ty.I32, runtime.type_number(type.name)))
                call.erase()


def _landing(block: Block) -> ins.LandingPad | None:
    return next((i for i in block.instructions if isinstance(i, ins.LandingPad)), None)


def _lets_none_pass(filter: Value) -> bool:
    """Whether a filter names no type, as in `throw()` of C++, and in Rust where a panic may not leave: it takes every exception."""
    return isinstance(filter.type, ty.ArrayType) and filter.type.count == 0


def _keep_place(made: ins.Instruction, old: ins.Instruction) -> None:
    if "dbg" in old.metadata:
        made.metadata["dbg"] = old.metadata["dbg"]


__all__ = ["Plan", "Rewriter", "refuse"]
