"""Calls of regions, and of their derivatives, become forks.

A fork's frame, on the stack of the forking thread, holds the arguments and what comes back. From an augmented region every thread gives
a tape: they are kept in a table by thread number, `{team size, number of events, tapes...}`, and that table is the fork's tape. The
reverse region runs in a team of the same size, in which each thread takes the tape of its number; gradients of what was passed by value
are added up.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad import runtime
from polyglot_ad.guards.held_memory import mark
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Function, Module, Value

from ..roots.split_attributes import is_reverse, reversed_by
from ..shadows.helpers import add_shared
from .ident import ident, thread_number
from .private_accumulators import Pages, install_sums, pass_on
from .regions import PREFIX
from .reproducible import is_reproducible
from .synchronisation import CONTEXT, NOTE, WAIT, install_order
from .task_runtime import launch_tasks
from .threadprivate import install_private
from .threads import has_threads, install_libraries, launch_threads

_HEAD = 16
"""Bytes of a table before its tapes."""


def launch(module: Module, held: bool) -> None:
    """In place, when nothing more is to be differentiated. `held`: tables belong to an arena, the augmented regions' last argument."""
    found = [f for f in list(module.functions.values()) if f.name.startswith(PREFIX) and f.blocks]
    install_libraries(module)
    tasks = launch_tasks(module, held)
    threads = has_threads(module)
    if threads:
        install_order(module)
        launch_threads(module, held, NOTE in module.functions or WAIT in module.functions)
    if found or tasks or threads:
        _keep_tapes_apart(module)
    install_private(module)
    if NOTE in module.functions or WAIT in module.functions:
        install_order(module)
    calls = [(f, u) for f in found for u in list(f.users) if isinstance(u, ins.Call) and u.called_function is f]
    if not calls:
        return
    splice(module, runtime.read("threads", "fork.ll"))
    install_order(module)
    reproducible = is_reproducible(module)
    pages = install_sums(module, tasks, reproducible)
    if reproducible:
        pass_on(module)
    made: dict[Function, Function] = {}
    for function, call in calls:
        if function not in made:
            made[function] = _Fork(module, function, held, tasks, pages).launcher()
        b = Builder(before=call)
        again = b.call(made[function], call.arguments)
        again.metadata = dict(call.metadata)
        call.replace_all_uses_with(again)
        call.erase()


def _keep_tapes_apart(module: Module) -> None:
    """Tapes of several threads do not end in the order in which they were made: they are no stack."""
    for name, other, kept in (("pad.stack.push", "malloc", 1), ("pad.stack.pop", "free", 0)):
        function = module.functions.get(name)
        for call in list(function.users) if function is not None else []:
            assert isinstance(call, ins.Call)
            made = Builder(before=call).call_named(other, call.type, [call.arguments[kept]])
            mark(made)
            call.replace_all_uses_with(made)
            call.erase()


@dataclass
class _Fork:
    module: Module
    function: Function
    held: bool
    tasks: bool
    """Whether threads may spawn tasks."""
    pages: Pages

    def __post_init__(self) -> None:
        self.augmented = reversed_by(self.function) is not None
        self.reverse = is_reverse(self.function)
        self.types = list(self.function.function_type.parameters)
        self.result = self.function.function_type.result
        gradients = list(self.result.fields or ()) if self.reverse and isinstance(self.result, ty.StructType) else []
        self._types = [*self.types, ty.PTR, ty.PTR, ty.PTR, ty.PTR, *gradients]
        self.frame = ty.struct(self._types)
        self.layout = data_layout(self.module.data_layout)
        self.table = len(self.types)
        """Member of the frame: the table of tapes."""
        self.context = self.table + 1
        self.sums = self.context + 1
        """The same: what the threads' sums share (private_accumulators.py)."""
        self.parts = self.sums + 1
        """The same: each thread's gradients, where they are added up in the order of the threads' numbers."""
        self.gradients = range(self.parts + 1, self.parts + 1 + len(gradients))
        self.share = ty.struct(gradients)
        self.ordered = self.pages.reproducible and bool(gradients)
        self.adds = self.reverse and self.pages.reaches(self.function)

    def _member(self, b: Builder, frame: Value, index: int) -> Value:
        return b.gep(self.frame, frame, [0, index])

    def launcher(self) -> Function:
        """The function that forks: it takes what the region takes, and gives what it gives."""
        module, function = self.module, self.function
        names = [a.name for a in function.arguments]
        made = Function(module.unique_name(f"{function.name}.fork"), function.function_type, names, prefix="internal")
        module.add_function(made)
        made.attributes = ("noinline",)
        task = self._task()
        b = Builder(made.add_block("entry"))
        frame = b.alloca(self.frame, name="frame")
        own = b.alloca(ty.I64, name="events")
        kept = b.alloca(ty.I64, name="settings")
        for index, argument in enumerate(made.arguments):
            b.store(argument, self._member(b, frame, index))
        table: Value = made.arguments[-1] if self.reverse else val.ConstantNull(ty.PTR)
        b.store(table, self._member(b, frame, self.table))
        for index in self.gradients:
            b.store(zero(self._types[index]), self._member(b, frame, index))
        parts = self._parts(b, frame, table)
        events = b.load(ty.I64, b.gep(ty.I8, table, [8])) if self.reverse else const_int(ty.I64, 0)
        b.store(events, own)
        outer = b.load(ty.PTR, self._context(b))
        outermost = b.icmp("eq", outer, val.ConstantNull(ty.PTR))
        b.store(b.select(outermost, own, outer), self._member(b, frame, self.context))
        sums = None
        if self.adds:
            sums = self.pages.prepare(b, function, b.load(ty.I64, table))
            b.store(sums, self._member(b, frame, self.sums))
        if self.reverse:
            b.call_named("pad.fork.allow", ty.VOID, [table, kept])
            team = b.cast("trunc", b.load(ty.I64, table), ty.I32)
            b.call_named("__kmpc_push_num_threads", ty.VOID, [ident(module), thread_number(b), team])
        fork = b.declare("__kmpc_fork_call", ty.VOID, [ty.PTR, ty.I32, ty.PTR], variadic=True)
        b.call(fork, [ident(module), const_int(ty.I32, 1), task, frame], fork.function_type)
        if sums is not None:
            self.pages.finish(b, sums)
        if parts is not None:
            b = self._add_parts(b, frame, parts)
        if self.reverse:
            b.call_named("pad.fork.restore", ty.VOID, [kept])
        if self.augmented:
            table = b.load(ty.PTR, self._member(b, frame, self.table))
            b.store(b.load(ty.I64, own), b.gep(ty.I8, table, [8]))
            if self.held:
                table = self._into_arena(b, table, made.arguments[-1])
            b.ret(b.insert_value(val.ConstantUndef(self.result), table, 0))
        elif self.reverse:
            if not self.held:
                b.call_named("free", ty.VOID, [table])
            returned: Value = val.ConstantUndef(self.result) if self.gradients else zero(ty.I1)
            for position, index in enumerate(self.gradients):
                returned = b.insert_value(returned, b.load(self._types[index], self._member(b, frame, index)), position)
            b.ret(returned if self.gradients else None)
        else:
            b.ret()
        return made

    def _parts(self, b: Builder, frame: Value, table: Value) -> tuple[Value, Value] | None:
        """Room for the gradients of so many threads."""
        if not self.ordered:
            return None
        team = b.load(ty.I64, table)
        parts = b.alloca(self.share, team, "parts")
        size = b.mul(team, const_int(ty.I64, self.layout.size(self.share)))
        b.call_named("llvm.memset.p0.i64", ty.VOID, [parts, const_int(ty.I8, 0), size, const_int(ty.I1, 0)])
        b.store(parts, self._member(b, frame, self.parts))
        return team, parts

    def _add_parts(self, b: Builder, frame: Value, parts: tuple[Value, Value]) -> Builder:
        team, first = parts
        before = b.block
        assert before is not None and before.function is not None
        loop, done = (before.function.add_block(name) for name in ("parts", "added"))
        b.br(loop)
        b = Builder(loop)
        index = b.insert(ins.Phi(ty.I64, [(const_int(ty.I64, 0), before)], "k"))
        mine = b.gep(self.share, first, [index])
        for position, member in enumerate(self.gradients):
            amount = b.load(self._types[member], b.gep(self.share, mine, [0, position]))
            place = self._member(b, frame, member)
            b.store(b.fadd(b.load(amount.type, place), amount), place)
        following = b.add(index, const_int(ty.I64, 1))
        index.add_incoming(following, loop)
        b.cond_br(b.icmp("ult", following, team), loop, done)
        return Builder(done)

    @staticmethod
    def _into_arena(b: Builder, table: Value, arena: Value) -> Value:
        size = b.add(b.mul(b.load(ty.I64, table), const_int(ty.I64, 8)), const_int(ty.I64, _HEAD))
        kept = b.call_named("pad.tape.malloc", ty.PTR, [arena, size])
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [kept, table, size, const_int(ty.I1, 0)])
        b.call_named("free", ty.VOID, [table])
        return kept

    def _context(self, b: Builder) -> Value:
        variable = self.module.get_global(CONTEXT)
        assert variable is not None
        return variable

    def _task(self) -> Function:
        """What each thread runs."""
        module, function = self.module, self.function
        types: list[ty.Type] = [ty.PTR, ty.PTR, ty.PTR]
        task = Function(
            module.unique_name(f"{function.name}.task"), ty.function(ty.VOID, types), ["thread", "bound", "frame"], prefix="internal"
        )
        module.add_function(task)
        task.attributes = ("nounwind",)
        b = Builder(task.add_block("entry"))
        frame = task.arguments[2]
        outer = b.load(ty.PTR, self._context(b))
        b.store(b.load(ty.PTR, self._member(b, frame, self.context)), self._context(b))
        passed = [b.load(type, self._member(b, frame, index)) for index, type in enumerate(self.types)]
        place: Value | None = None
        if self.augmented:
            place = b.call_named("pad.fork.place", ty.PTR, [self._member(b, frame, self.table)])
        elif self.reverse:
            table = b.load(ty.PTR, self._member(b, frame, self.table))
            place = b.call_named("pad.fork.mine", ty.PTR, [table])
            passed[-1] = b.load(ty.PTR, place)
        tasks = b.call(module.functions["pad.task.open"], [b.alloca(ty.PTR, name="children")]) if self.tasks else None
        sums = b.load(ty.PTR, self._member(b, frame, self.sums)) if self.adds else None
        before = self.pages.open(b, sums) if sums is not None else None
        called = b.call(function, passed)
        if sums is not None and before is not None:
            self.pages.close(b, sums, before)
        if tasks is not None:
            b.call(module.functions["pad.task.close"], [tasks])
        if self.augmented:
            assert place is not None
            b.store(b.extract_value(called, 0), place)
        if self.ordered:
            number = b.cast("sext", b.call_named("omp_get_thread_num", ty.I32, []), ty.I64)
            b.store(called, b.gep(self.share, b.load(ty.PTR, self._member(b, frame, self.parts)), [number]))
        else:
            for position, index in enumerate(self.gradients):
                amount = b.extract_value(called, position)
                add_shared(b, amount, self._member(b, frame, index))
        b.store(outer, self._context(b))
        b.ret()
        return task
