"""Forward mode: beside every active value its tangents, beside every pointer to active memory its shadows, in one pass.

A function f becomes f.forward(primals, each followed by its shadows or tangents) -> {result, its shadows, its tangents}. Control flow
is the primal's. Whatever is stored to active memory stores its tangent to shadow memory.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import cast

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.memory import leaf_range, leaves
from polyglot_ad.callees import allocation_of, describe
from polyglot_ad.custom.marks import custom_rule
from polyglot_ad.guards.held_memory import mark, markable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, const_int, zero
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Pushed, Rule, emit_product, opcode_rule, pushed_series, pushforward, stored_kind

from .atomics import keeps_number
from .blas.tangents import push_routine
from .clone import Clone, copy_instruction
from .context import ProgramContext
from .custom import forward_custom
from .exceptions import is_unwinding, release_exceptions, shadow_dynamic_cast, shadow_exceptions
from .external_calls import refuse_finalizers, refuse_outside, shadows_passed
from .helpers import emit_zero
from .kinds import Marks, is_mark
from .mpi import ForwardMessages, TangentMessages
from .runtime_activity import asks, is_there
from .shadows import Shadows


@dataclass(eq=False)
class ForwardFunction:
    """`tangents`: per parameter the (scalar, type) that have tangents; each is passed `width` times, scalar by scalar."""

    function: Function
    shadowed: list[bool]
    tangents: list[list[tuple[int, ty.Type]]]
    result_shadowed: bool
    result_tangents: list[tuple[int, ty.Type]]


def forward_function(program: ProgramContext, source: Function) -> ForwardFunction:
    """The forward derivative of a function of the program; declared now, filled in later."""

    def declare() -> tuple[ForwardFunction, object]:
        made = _declare(program, source)
        return made, lambda: ForwardGenerator(program, source, made).build()

    return cast(ForwardFunction, program.made("forward", source, declare))  # type: ignore[arg-type]


def _declare(program: ProgramContext, source: Function) -> ForwardFunction:
    activity = program.activity
    types: list[ty.Type] = []
    names: list[str] = []
    shadowed: list[bool] = []
    tangents: list[list[tuple[int, ty.Type]]] = []
    for argument in source.arguments:
        types.append(argument.type)
        names.append(argument.name)
        shadowed.append(activity.has_shadow(argument))
        if shadowed[-1]:
            types += [argument.type] * program.width
            names += [f"{argument.name}.shadow"] * program.width
        mine = _active_leaves(program, argument)
        tangents.append(mine)
        for _, t in mine:
            types += [t] * program.width
            names += [f"{argument.name}.tangent"] * program.width
    result = source.function_type.result
    members: list[ty.Type] = [] if result.is_void else [result]
    result_shadowed = program.result_has_shadow(source)
    if result_shadowed:
        members += [result] * program.width
    active = program.activity.is_active(program.activity.result_spot(source))
    result_tangents = [(i, t) for i, t in enumerate(program.result_adjoint_types(source)) if t is not None] if active else []
    for _, t in result_tangents:
        members += [t] * program.width
    function = Function(
        program.module.unique_name(f"{source.name}.forward"),
        ty.function(ty.struct(members) if members else ty.VOID, types),
        names,
        prefix="internal",
    )
    program.module.add_function(function)
    return ForwardFunction(function, shadowed, tangents, result_shadowed, result_tangents)


def _active_leaves(program: ProgramContext, value: Value) -> list[tuple[int, ty.Type]]:
    if not program.activity.is_active(value):
        return []
    return [(i, t) for i, t in enumerate(program.adjoint_types(value)) if t is not None]


class ForwardGenerator:
    def __init__(self, program: ProgramContext, source: Function, made: ForwardFunction) -> None:
        self.program = program
        self.source = source
        self.made = made
        self.width = program.width
        target = made.function
        primal: dict[Value, Value] = {}
        shadows: dict[Value, list[Value]] = {}
        self._tangents: dict[tuple[Value, int, int], Value] = {}
        at = 0
        for argument, shadowed, mine in zip(source.arguments, made.shadowed, made.tangents, strict=True):
            mapped = primal[argument] = target.arguments[at]
            at += 1
            if shadowed:
                shadows[mapped] = list(target.arguments[at : at + self.width])
                at += self.width
            for leaf, _ in mine:
                for lane in range(self.width):
                    self._tangents[mapped, leaf, lane] = target.arguments[at]
                    at += 1
        program.sources[target.name] = source.name
        program.refuse_strange_control(source)
        self.clone = Clone(source, target, primal)
        self.shadows = Shadows(program, self.clone, shadows)
        self.shadows.tangent_bits = self._bits
        self._phis: list[ins.Phi] = []
        self.extracted: set[Value] = set()

    # driving ----------------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        order = ControlFlow(self.made.function).order
        self.shadows.prepare_phis(order)
        for block in order:
            for phi in list(block.phis()):
                if self.is_active(phi):
                    assert isinstance(phi, ins.Phi)
                    self._phis.append(phi)
                    for leaf, type in self._leaves_of(phi):
                        for lane in range(self.width):
                            made = ins.Phi(type, (), f"{phi.name}.tangent")
                            block.insert(0, made)
                            self._tangents[phi, leaf, lane] = made
        for block in order:
            for instruction in list(block.instructions):
                if (
                    instruction in self.clone.origin
                    and instruction.block is block
                    and instruction.opcode != "phi"
                    and not instruction.is_terminator
                ):
                    after = block.after(instruction)
                    self._instruction(Builder(before=after), instruction)
        self.shadows.finish_phis()
        for phi in self._phis:
            for leaf, type in self._leaves_of(phi):
                for lane in range(self.width):
                    joined = self._tangents[phi, leaf, lane]
                    assert isinstance(joined, ins.Phi)
                    for value, origin in zip(phi.operands, phi.blocks, strict=True):
                        joined.add_incoming(self.tangent(value, leaf, lane, type), origin)
        self._return()

    def _return(self) -> None:
        if self.clone.exit is None:
            return
        self.clone.exit.terminator.erase()
        b = Builder(self.clone.exit)
        result = self.clone.result
        if result is None:
            b.ret()
            return
        members: list[Value] = [result]
        if self.made.result_shadowed:
            members += [self.shadows.of(result, lane) for lane in range(self.width)]
        for leaf, type in self.made.result_tangents:
            members += [self.tangent(result, leaf, lane, type) for lane in range(self.width)]
        returned: Value = val.ConstantUndef(self.made.function.function_type.result)
        for index, member in enumerate(members):
            returned = b.insert_value(returned, member, index)
        b.ret(returned)

    # tangents ---------------------------------------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        return not isinstance(value, val.Constant) and self.program.activity.is_active(self.clone.source_of(value))

    def _leaves_of(self, value: Value) -> list[tuple[int, ty.Type]]:
        types = self.program.adjoint_types(self.clone.source_of(value))
        return [(i, t) for i, t in enumerate(types) if t is not None]

    def tangent(self, value: Value, leaf: int, lane: int, type: ty.Type) -> Value:
        found = self._tangents.get((value, leaf, lane))
        return zero(type) if found is None else found

    def set_tangent(self, value: Value, leaf: int, lane: int, tangent: Value) -> None:
        self._set(value, leaf, lane, tangent)

    def _set(self, value: Value, leaf: int, lane: int, tangent: Value) -> None:
        self._tangents[value, leaf, lane] = tangent

    def _type(self, i: ins.Instruction) -> ty.Type | None:
        type = self.program.adjoint_types(self.clone.source_of(i))[0]
        if type is None:
            raise self.program.unproved(i)
        return type

    # instructions -----------------------------------------------------------------------------------------------------------

    def _instruction(self, builder: Builder, i: ins.Instruction) -> None:
        if isinstance(i, ins.CallBase):
            self._call(builder, i)
            return
        if i.opcode == "alloca":
            self._alloca(builder, i)
            return
        if i.opcode == "store":
            self.shadows.store(builder, i)
            self._store(builder, i)
            return
        self.shadows.mirror(builder, i)
        if i.opcode in ("atomicrmw", "cmpxchg"):
            self._atomic(builder, i)
        elif self.is_active(i):
            if i.opcode in ("extractvalue", "insertvalue"):
                self._members(i)
            elif i.opcode == "load":
                self._load(builder, i)
            elif i.opcode in ("select", "freeze"):
                self._choice(builder, i)
            else:
                self._scalar(builder, i)

    def _scalar(self, builder: Builder, i: ins.Instruction) -> None:
        type = self._type(i)
        if type is None:
            return
        rule = opcode_rule(i.opcode)
        if rule is not None:
            self._rule(builder, rule, i, i.operands)
            return
        source = self.clone.source_of(i)
        assert isinstance(source, ins.Instruction)
        if self.program.converts_integer(source):
            for lane in range(self.width):
                bits = self._operand(i.operands[0], lane)
                nothing = builder.icmp("eq", builder.binary("shl", bits, const_int(bits.type, 1)), zero(bits.type))
                self._set(i, 0, lane, builder.select(nothing, zero(type), const_float(type, math.nan)))
            return
        if i.opcode not in ("fptrunc", "fpext", "bitcast", "extractelement", "insertelement", "shufflevector"):
            raise self.program.no_rule(i)
        for lane in range(self.width):
            self._set(i, 0, lane, self._linear(builder, i, type, lane))

    def _operand(self, value: Value, lane: int) -> Value:
        type = self.program.adjoint_types(self.clone.source_of(value))[0]
        if type is None:
            raise self.program.unproved(value if isinstance(value, ins.Instruction) else None)
        return self.tangent(value, 0, lane, type)

    def operand_tangent(self, value: Value, lane: int) -> Value:
        """The tangent of an active value with one scalar."""
        return self._operand(value, lane)

    def set_tangents(self, builder: Builder, value: Value, lane: int, tangent: Value) -> None:
        """The tangents of a value's scalars, of a tangent of its type."""
        places = leaves(self.program.layout, value.type)
        for leaf, _ in self._leaves_of(value):
            path = places[leaf][0]
            self._set(value, leaf, lane, builder.extract_value(tangent, *path) if path else tangent)

    def replace_call(self, call: ins.CallBase, result: Value | None) -> None:
        """Put what another call computed in the place of a call."""
        source = self.clone.origin.pop(call)
        if result is not None:
            call.replace_all_uses_with(result)
            self.clone.value[source] = result
            self.clone.origin[result] = source
            if self.clone.result is call:
                self.clone.result = result
        call.erase()

    def _linear(self, builder: Builder, i: ins.Instruction, type: ty.Type, lane: int) -> Value:
        first = self._operand(i.operands[0], lane)
        if i.opcode in ("fptrunc", "fpext", "bitcast"):
            return builder.cast(i.opcode, first, type)
        if i.opcode == "shufflevector":
            made: ins.Instruction = ins.ShuffleVector(first, self._operand(i.operands[1], lane), i.operands[2])
        elif i.opcode == "extractelement":
            made = ins.ExtractElement(first, i.operands[1])
        else:
            made = ins.InsertElement(first, self._operand(i.operands[1], lane), i.operands[2])
        if made.type is not type:
            raise self.program.unproved(i)
        return builder.insert(made)

    def _bits(self, builder: Builder, i: Value, lane: int) -> Value:
        """The bits of the tangent of a float whose bits the instruction takes."""
        assert isinstance(i, ins.Instruction)
        return builder.cast("bitcast", self._operand(i.operands[0], lane), i.type)

    def _choice(self, builder: Builder, i: ins.Instruction) -> None:
        for leaf, type in self._leaves_of(i):
            for lane in range(self.width):
                if i.opcode == "freeze":
                    self._set(i, leaf, lane, self.tangent(i.operands[0], leaf, lane, type))
                else:
                    condition, a, b = i.operands
                    self._set(
                        i, leaf, lane, builder.select(condition, self.tangent(a, leaf, lane, type), self.tangent(b, leaf, lane, type))
                    )
        if not self._leaves_of(i):
            raise self.program.unproved(i)

    def _members(self, i: ins.Instruction) -> None:
        whole = i.operands[0]
        assert isinstance(i, ins.ExtractValue | ins.InsertValue)
        start, end = leaf_range(self.program.layout, whole.type, i.indices)
        for leaf, type in self._leaves_of(i):
            for lane in range(self.width):
                if isinstance(i, ins.ExtractValue):
                    found = self.tangent(whole, start + leaf, lane, type)
                else:
                    inside = start <= leaf < end
                    found = self.tangent(i.operands[1] if inside else whole, leaf - start if inside else leaf, lane, type)
                self._set(i, leaf, lane, found)

    def _rule(self, builder: Builder, rule: Rule, i: ins.Instruction, operands: list[Value]) -> None:
        """The tangent of an instruction: the sum over operands of partial times tangent."""
        if self.program.taylor:
            tangents = [[self._operand(o, lane) if self.is_active(o) else None for o in operands] for lane in range(self.width)]
            for lane, found in enumerate(pushed_series(builder, rule, operands, i, tangents, i.type, self.program.strong_zero)):
                if found.value is not None:
                    self._set(i, 0, lane, found.value)
            return
        for lane in range(self.width):
            total: Value | None = None
            for index, operand in enumerate(operands):
                if rule.partials[index] is not None and self.is_active(operand):
                    product = emit_product(builder, rule, index, operands, i, self._operand(operand, lane), strong=self.program.strong_zero)
                    total = product if total is None else builder.fadd(total, product)
            if total is not None:
                self._set(i, 0, lane, total)

    # memory -----------------------------------------------------------------------------------------------------------------

    def _load(self, builder: Builder, i: ins.Instruction) -> None:
        offsets = leaves(self.program.layout, i.type)
        found = self._leaves_of(i)
        if not found:
            raise self.program.unproved(i)
        self.program.refuse_float_loads(cast(ins.Load, self.clone.source_of(i)))
        for leaf, type in found:
            for lane in range(self.width):
                shadow = self.shadows.of(i.operands[0], lane)
                place = builder.gep(ty.I8, shadow, [offsets[leaf][1]])
                align = i.align if isinstance(i, ins.Load) and offsets[leaf][1] == 0 else 0
                found_there: Value = builder.load(type, place, align=align)
                if asks(self.program, self.clone.source_of(i.operands[0])):
                    found_there = builder.select(is_there(builder, i.operands[0], shadow), found_there, zero(type))
                self._set(i, leaf, lane, found_there)

    def _store(self, builder: Builder, store: ins.Instruction) -> None:
        value, pointer = store.operands
        if not self.shadows.has(pointer):
            return
        source = cast(ins.Store, self.clone.source_of(store))
        for leaf, offset, type in self.program.active_stored(source):
            if self.shadows.has(value) and self.program.may_be_address(source.value, leaf):
                continue  # its shadow is its tangent, where it is no address
            for lane in range(self.width):
                place = builder.gep(ty.I8, self.shadows.place(builder, pointer, lane), [offset])
                tangent = self.tangent(value, leaf, lane, type)
                if tangent.type is not type:
                    tangent = builder.cast("bitcast", tangent, type)
                builder.store(tangent, place, align=store.align if isinstance(store, ins.Store) and offset == 0 else 0)

    def _atomic(self, builder: Builder, i: ins.Instruction) -> None:
        source = cast(ins.Instruction, self.clone.source_of(i))
        locations = self.program.facts.locations(source.operands[0], source.operands[1].type)
        self.program.refuse_atomic_address(source, locations)
        if not any(self.program.activity.is_active_location(location) for location in locations):
            return
        if isinstance(i, ins.AtomicRMW) and i.operation in ("fadd", "fsub", "xchg") and i.type.scalar.is_float:
            for lane in range(self.width):
                place = self.shadows.of(i.operands[0], lane)
                amount = self.tangent(i.operands[1], 0, lane, i.type)
                self._set(i, 0, lane, builder.insert(copy_instruction(i, [place, amount])))
            return
        if keeps_number(i) and not self.is_active(i):
            return
        raise self.program.refuse(
            "PAD-E103",
            f"'{i.opcode}' on active memory",
            i,
            "it is not an update of a floating-point number",
            "use a plain update",
        )

    def _alloca(self, builder: Builder, i: ins.Instruction) -> None:
        if not self.shadows.has(i):
            return
        assert isinstance(i, ins.Alloca)
        size: Value = const_int(ty.I64, self.program.layout.size(i.allocated_type))
        if i.counted:
            size = builder.mul(builder.cast("zext", i.operands[0], ty.I64), size)
        made: list[Value] = []
        for _ in range(self.width):
            shadow = builder.insert(copy_instruction(i, list(i.operands)))
            emit_zero(builder, shadow, size)
            made.append(shadow)
        self.shadows.define(i, made)

    def _refuse_series(self, call: ins.CallBase, why: str) -> None:
        """Raise where lanes are derivatives of rising order, and the call's rule takes each by itself."""
        source = cast(ins.CallBase, self.clone.source_of(call))
        moves = self.is_active(call) or any(self.is_active(a) or self.shadows.has(a) for a in call.arguments)
        if self.program.taylor and moves:
            name = getattr(source.called_function, "name", "a function")
            raise self.program.refuse(
                "PAD-E303", f"a call of '{name}' in a jet", source, why, "nest jvp or jacfwd, or give the function's source"
            )

    # calls ------------------------------------------------------------------------------------------------------------------

    def _call(self, builder: Builder, call: ins.CallBase) -> None:
        callee = call.called_function
        if callee is None:
            self.program.refuse_unknown(call, self.clone, self.shadows)
            return
        name = callee.name
        described = describe(call)
        if (custom := custom_rule(call)) is not None:
            self._refuse_series(call, "it has a derivative of its own, which is a first derivative")
            forward_custom(self, builder, call, custom)
        elif callee.blocks:
            if callee.function_type.variadic:
                self.program.refuse_unknown(call, self.clone, self.shadows)
            target = cast(Function, cast(ins.CallBase, self.clone.source_of(call)).called_function)
            if self.program.activity.needs_derivative(target):
                self._derivative_call(builder, call, target)
        elif is_mark(name):
            Marks(self.program, builder, call, lambda p: p, self.shadows.of).forward(cast(ins.CallBase, self.clone.source_of(call)))
            call.erase()
        elif described.kind == "copy":
            self._copy(builder, call)
        elif described.kind == "fill":
            self._fill(builder, call)
        elif (allocation := described.allocator) is not None:
            refuse_finalizers(self.program, call, self.clone)
            self._allocation(builder, call, allocation.kind, allocation.pointer, allocation.place)
        elif name == "__dynamic_cast":
            if self.shadows.has(call):
                shadow_dynamic_cast(builder, call, self.shadows)
        elif described.kind == "routine":
            self._refuse_series(call, "the rules of BLAS and LAPACK are about first derivatives")
            push_routine(self, builder, call)
        elif described.kind == "message":
            self._refuse_series(call, "what MPI does is followed for first derivatives")
            (TangentMessages if self.program.continued else ForwardMessages)(self).push(call)
        elif is_unwinding(name):
            shadow_exceptions(self.program, builder, call, self.clone, self.shadows)
            release_exceptions(builder, call, self.shadows, self.width)
        elif (external := described.external) is not None:
            refuse_outside(self.program, call, self.clone)
            if name.startswith("llvm.lifetime.") and self.shadows.has(call.arguments[-1]):
                call.erase()  # the shadow has no markers of its own, and must not share memory with anything
            elif external.passes is not None and call.type.is_pointer and self.shadows.has(call):
                own = self.program.shadows_of_copy(builder, call)
                self.shadows.define(call, own or shadows_passed(builder, call, external, self.shadows))
        elif (rule := described.rule) is not None:
            self._rule_call(builder, call, rule)
        elif self.is_active(call):
            if name.startswith("llvm.vector.reduce.fadd."):
                for lane in range(self.width):
                    start, vector = (self._operand(a, lane) for a in call.arguments[:2])
                    self._set(call, 0, lane, builder.insert(copy_instruction(call, [start, vector, callee])))
                return
            self.program.refuse_unknown(call, self.clone, self.shadows)
        elif described.memory != "none":
            self.program.refuse_unknown(call, self.clone, self.shadows)

    def _rule_call(self, builder: Builder, call: ins.CallBase, rule: Rule) -> None:
        """Push tangents through a mathematical function."""
        pointers = [k for k, a in enumerate(call.arguments) if not rule.complex and stored_kind(rule, k) == "float" and self.shadows.has(a)]
        if not self.is_active(call) and not pointers:
            return
        for lane, pushed in enumerate(self._pushed(builder, call, rule)):
            for k in pointers:
                type = next(a.type for a in call.arguments if a.type.is_float)
                builder.store(pushed.stored.get(k) or zero(type), self.shadows.of(call.arguments[k], lane))
            if pushed.value is None or not self.is_active(call):
                continue
            for (path, _, _), (leaf, _) in ((leaves(self.program.layout, call.type)[leaf], (leaf, t)) for leaf, t in self._leaves_of(call)):
                self._set(call, leaf, lane, builder.extract_value(pushed.value, *path) if path else pushed.value)

    def _pushed(self, builder: Builder, call: ins.CallBase, rule: Rule) -> list[Pushed]:
        """The tangents of a mathematical function's results, per lane."""
        arguments, strong = call.arguments, self.program.strong_zero
        tangents = [[self._whole_tangent(builder, a, lane) for a in arguments] for lane in range(self.width)]
        if self.program.taylor:
            return pushed_series(builder, rule, arguments, call, tangents, call.type, strong)
        return [pushforward(builder, rule, arguments, call, lane, call.type, strong) for lane in tangents]

    def _whole_tangent(self, builder: Builder, value: Value, lane: int) -> Value | None:
        """The tangent of an operand as one value of the operand's type, as complex numbers may be passed; None when it is zero."""
        if not self.is_active(value):
            return None
        if not value.type.is_aggregate:
            return self._operand(value, lane) if value.type.scalar.is_float else None
        whole: Value = zero(value.type)
        for leaf, (path, _, type) in enumerate(leaves(self.program.layout, value.type)):
            whole = builder.insert_value(whole, self.tangent(value, leaf, lane, type), *path)
        return whole

    def _derivative_call(self, builder: Builder, call: ins.CallBase, target: Function) -> None:
        made = forward_function(self.program, target)
        arguments: list[Value] = []
        for argument, shadowed, mine in zip(call.arguments, made.shadowed, made.tangents, strict=True):
            arguments.append(argument)
            if shadowed:
                arguments += [self.shadows.of(argument, lane) for lane in range(self.width)]
            for leaf, type in mine:
                arguments += [self.tangent(argument, leaf, lane, type) for lane in range(self.width)]
        new = builder.call(made.function, arguments)
        if call.type.is_void:
            call.erase()
            return
        at = 1
        result = builder.extract_value(new, 0, name=call.name)
        if made.result_shadowed:
            self.shadows.define(result, [builder.extract_value(new, at + lane) for lane in range(self.width)])
            at += self.width
        for leaf, _ in made.result_tangents:
            for lane in range(self.width):
                self._set(result, leaf, lane, builder.extract_value(new, at))
                at += 1
        source = self.clone.origin.pop(call)
        call.replace_all_uses_with(result)
        self.clone.value[source] = result
        self.clone.origin[result] = source
        if self.clone.result is call:
            self.clone.result = result
        call.erase()

    def _copy(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not call.type.is_void and self.shadows.has(call):
            self.shadows.define(call, [self.shadows.of(target, k) for k in range(self.width)])
        if not self.shadows.has(target):
            return
        for lane in range(self.width):
            if self.shadows.has(source):
                operands = [self.shadows.of(target, lane), self.shadows.of(source, lane), *call.operands[2:]]
                builder.insert(copy_instruction(call, operands))
            else:
                emit_zero(builder, self.shadows.of(target, lane), size)

    def _fill(self, builder: Builder, call: ins.CallBase) -> None:
        target = call.arguments[0]
        if self.shadows.has(target):
            size = call.arguments[2] if len(call.arguments) > 2 else call.arguments[1]
            for lane in range(self.width):
                emit_zero(builder, self.shadows.of(target, lane), size)

    def _allocation(self, builder: Builder, call: ins.CallBase, kind: str, pointer: int | None, place: int) -> None:
        involved = call if place < 0 and kind not in ("free",) else call.arguments[place if place >= 0 else cast(int, pointer)]
        if not self.shadows.has(involved):
            return
        if kind in ("alloc", "zeroed") and place < 0:
            self.shadows.allocate(builder, call)
            if self.program.freed_here(call, self.clone.source_of(call)):
                mark(call)
        elif kind == "realloc":
            assert pointer is not None
            made: list[Value] = []
            for lane in range(self.width):
                operands = list(call.operands)
                operands[pointer] = self.shadows.of(operands[pointer], lane)
                made.append(builder.insert(copy_instruction(call, operands)))
            self.shadows.define(call, made)
        elif kind == "free":
            assert pointer is not None
            if markable(allocation_of(call)):
                mark(call)
            for lane in range(self.width):
                operands = list(call.operands)
                operands[pointer] = self.shadows.of(operands[pointer], lane)
                builder.insert(copy_instruction(call, operands))
        elif kind in ("alloc", "zeroed"):
            for lane in range(self.width):
                operands = list(call.operands)
                operands[place] = self.shadows.of(operands[place], lane)
                builder.insert(copy_instruction(call, operands))
                row = allocation_of(call)
                assert row is not None
                emit_zero(builder, builder.load(ty.PTR, operands[place]), call.arguments[row.size[0]])
        else:
            raise self.program.moving_memory(call)
