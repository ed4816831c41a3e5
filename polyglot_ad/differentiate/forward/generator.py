"""Forward mode of a function: beside every active value its tangents, beside every pointer to active memory its shadows, in one pass."""

from __future__ import annotations

import math
from typing import cast

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.memory import leaf_range, leaves
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, const_int, zero
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Rule, Strong, emit_product, opcode_rule, pushed_series

from ..clone import Clone, copy_instruction
from ..context import ProgramContext
from ..rewrites.memory.atomics import keeps_number
from ..shadows.helpers import emit_zero
from ..shadows.pointers import Shadows
from ..shadows.runtime_activity import asks, is_there
from .calls import ForwardCalls
from .declared import ForwardFunction, declare_function


def forward_function(program: ProgramContext, source: Function) -> ForwardFunction:
    """The forward derivative of a function of the program; declared now, filled in later."""

    def declare() -> tuple[ForwardFunction, object]:
        made = declare_function(program, source)
        return made, lambda: ForwardGenerator(program, source, made).build()

    return cast(ForwardFunction, program.made("forward", source, declare))  # type: ignore[arg-type]


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
        program.evidence.refuse_strange_control(source)
        self.clone = Clone(source, target, primal)
        self.shadows = Shadows(program, self.clone, shadows)
        self.shadows.tangent_bits = self._bits
        self._phis: list[ins.Phi] = []
        self.extracted: set[Value] = set()
        self._calls = ForwardCalls(self)

    # driving ----------------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        order = ControlFlow(self.made.function).order
        self.shadows.prepare_phis(order)
        for block in order:
            for phi in list(block.phis()):
                if self.is_active(phi):
                    assert isinstance(phi, ins.Phi)
                    self._phis.append(phi)
                    for leaf, type in self.leaves_of(phi):
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
            for leaf, type in self.leaves_of(phi):
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

    def leaves_of(self, value: Value) -> list[tuple[int, ty.Type]]:
        types = self.program.adjoint_types(self.clone.source_of(value))
        return [(i, t) for i, t in enumerate(types) if t is not None]

    def tangent(self, value: Value, leaf: int, lane: int, type: ty.Type) -> Value:
        found = self._tangents.get((value, leaf, lane))
        return zero(type) if found is None else found

    def set_tangent(self, value: Value, leaf: int, lane: int, tangent: Value) -> None:
        self._tangents[value, leaf, lane] = tangent

    def _type(self, i: ins.Instruction) -> ty.Type | None:
        type = self.program.adjoint_types(self.clone.source_of(i))[0]
        if type is None:
            raise self.unproved(i)
        return type

    def unproved(self, value: Value) -> Exception:
        source = self.clone.source_of(value)
        return self.program.unproved(source if isinstance(source, ins.Instruction) else None)

    # instructions -----------------------------------------------------------------------------------------------------------

    def _instruction(self, builder: Builder, i: ins.Instruction) -> None:
        if isinstance(i, ins.CallBase):
            self._calls.push(builder, i)
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
        if self.program.evidence.converts_integer(source):
            for lane in range(self.width):
                bits = self.operand_tangent(i.operands[0], lane)
                nothing = builder.icmp("eq", builder.binary("shl", bits, const_int(bits.type, 1)), zero(bits.type))
                self.set_tangent(i, 0, lane, builder.select(nothing, zero(type), const_float(type, math.nan)))
            return
        if i.opcode not in ("fptrunc", "fpext", "bitcast", "extractelement", "insertelement", "shufflevector"):
            raise self.program.no_rule(cast(ins.Instruction, self.clone.source_of(i)))
        for lane in range(self.width):
            self.set_tangent(i, 0, lane, self._linear(builder, i, type, lane))

    def operand_tangent(self, value: Value, lane: int) -> Value:
        """The tangent of an active value with one scalar."""
        type = self.program.adjoint_types(self.clone.source_of(value))[0]
        if type is None:
            raise self.unproved(value)
        return self.tangent(value, 0, lane, type)

    def set_tangents(self, builder: Builder, value: Value, lane: int, tangent: Value) -> None:
        """The tangents of a value's scalars, of a tangent of its type."""
        places = leaves(self.program.layout, value.type)
        for leaf, _ in self.leaves_of(value):
            path = places[leaf][0]
            self.set_tangent(value, leaf, lane, builder.extract_value(tangent, *path) if path else tangent)

    def derivative_of(self, function: Function) -> ForwardFunction:
        return forward_function(self.program, function)

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
        first = self.operand_tangent(i.operands[0], lane)
        if i.opcode in ("fptrunc", "fpext", "bitcast"):
            return builder.cast(i.opcode, first, type)
        if i.opcode == "shufflevector":
            made: ins.Instruction = ins.ShuffleVector(first, self.operand_tangent(i.operands[1], lane), i.operands[2])
        elif i.opcode == "extractelement":
            made = ins.ExtractElement(first, i.operands[1])
        else:
            made = ins.InsertElement(first, self.operand_tangent(i.operands[1], lane), i.operands[2])
        if made.type is not type:
            raise self.unproved(i)
        return builder.insert(made)

    def _bits(self, builder: Builder, i: Value, lane: int) -> Value:
        """The bits of the tangent of a float whose bits the instruction takes."""
        assert isinstance(i, ins.Instruction)
        return builder.cast("bitcast", self.operand_tangent(i.operands[0], lane), i.type)

    def _choice(self, builder: Builder, i: ins.Instruction) -> None:
        for leaf, type in self.leaves_of(i):
            for lane in range(self.width):
                if i.opcode == "freeze":
                    self.set_tangent(i, leaf, lane, self.tangent(i.operands[0], leaf, lane, type))
                else:
                    condition, a, b = i.operands
                    self.set_tangent(
                        i, leaf, lane, builder.select(condition, self.tangent(a, leaf, lane, type), self.tangent(b, leaf, lane, type))
                    )
        if not self.leaves_of(i):
            raise self.unproved(i)

    def _members(self, i: ins.Instruction) -> None:
        whole = i.operands[0]
        assert isinstance(i, ins.ExtractValue | ins.InsertValue)
        start, end = leaf_range(self.program.layout, whole.type, i.indices)
        for leaf, type in self.leaves_of(i):
            for lane in range(self.width):
                if isinstance(i, ins.ExtractValue):
                    found = self.tangent(whole, start + leaf, lane, type)
                else:
                    inside = start <= leaf < end
                    found = self.tangent(i.operands[1] if inside else whole, leaf - start if inside else leaf, lane, type)
                self.set_tangent(i, leaf, lane, found)

    def _rule(self, builder: Builder, rule: Rule, i: ins.Instruction, operands: list[Value]) -> None:
        """The tangent of an instruction: the sum over operands of partial times tangent."""
        if self.program.taylor:
            tangents = [[self.operand_tangent(o, lane) if self.is_active(o) else None for o in operands] for lane in range(self.width)]
            for lane, found in enumerate(pushed_series(builder, rule, operands, i, tangents, i.type, self.program.strong_zero)):
                if found.value is not None:
                    self.set_tangent(i, 0, lane, found.value)
            return
        for lane in range(self.width):
            total: Value | None = None
            for index, operand in enumerate(operands):
                if rule.partials[index] is not None and self.is_active(operand):
                    tangent = self.operand_tangent(operand, lane)
                    product = emit_product(builder, rule, index, operands, i, tangent, strong=self.strong(rule))
                    total = product if total is None else builder.fadd(total, product)
            if total is not None:
                self.set_tangent(i, 0, lane, total)

    def strong(self, rule: Rule) -> Strong:
        """Which zeros stay zero beside an infinite partial."""
        return self.program.strong_zero or ("factor" if rule.root else None)

    # memory -----------------------------------------------------------------------------------------------------------------

    def _load(self, builder: Builder, i: ins.Instruction) -> None:
        offsets = leaves(self.program.layout, i.type)
        found = self.leaves_of(i)
        if not found:
            raise self.unproved(i)
        self.program.evidence.refuse_float_loads(cast(ins.Load, self.clone.source_of(i)))
        for leaf, type in found:
            for lane in range(self.width):
                shadow = self.shadows.of(i.operands[0], lane)
                place = builder.gep(ty.I8, shadow, [offsets[leaf][1]])
                align = i.align if isinstance(i, ins.Load) and offsets[leaf][1] == 0 else 0
                found_there: Value = builder.load(type, place, align=align)
                if asks(self.program, self.clone.source_of(i.operands[0])):
                    found_there = builder.select(is_there(builder, i.operands[0], shadow), found_there, zero(type))
                self.set_tangent(i, leaf, lane, found_there)

    def _store(self, builder: Builder, store: ins.Instruction) -> None:
        value, pointer = store.operands
        if not self.shadows.has(pointer):
            return
        source = cast(ins.Store, self.clone.source_of(store))
        for leaf, offset, type in self.program.active_stored(source):
            if self.shadows.has(value) and self.program.cells.may_be_address(source.value, leaf):
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
        self.program.evidence.refuse_atomic_address(source, locations)
        if not any(self.program.activity.is_active_location(location) for location in locations):
            return
        if isinstance(i, ins.AtomicRMW) and i.operation in ("fadd", "fsub", "xchg") and i.type.scalar.is_float:
            for lane in range(self.width):
                place = self.shadows.of(i.operands[0], lane)
                amount = self.tangent(i.operands[1], 0, lane, i.type)
                self.set_tangent(i, 0, lane, builder.insert(copy_instruction(i, [place, amount])))
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

    # calls ------------------------------------------------------------------------------------------------------------------
