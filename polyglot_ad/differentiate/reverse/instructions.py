"""What each instruction does to adjoints in the reverse pass."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import leaf_range, leaves
from polyglot_ad.callees.operations import OPCODES, Opcode, complete
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.rules import Rule, Strong, emit_product, opcode_rule, uses_operand, uses_result

from ..shadows.told_integers import check_told, note_of
from .control import looked_up
from .early import EarlyValues, is_speculated

if TYPE_CHECKING:
    from .generator import ReverseGenerator


class InstructionAdjoints:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width
        self._meets_select: dict[Value, bool] = {}
        self._early = EarlyValues()

    def reverse(self, builder: Builder, i: ins.Instruction) -> None:
        """Propagate the adjoint of an instruction of the copy to its operands."""
        if isinstance(i, ins.CallBase):
            self.g.calls.reverse(builder, i)
            return
        if i.opcode == "store":
            self.g.accesses.store(builder, i)
            return
        if i.opcode == "alloca":
            self.g.calls.allocations.reverse_alloca(builder, i)
            return
        if i.opcode in ("atomicrmw", "cmpxchg"):
            self.g.accesses.atomic(builder, i)
            return
        if not self.g.is_active(i):
            return
        if i.opcode == "load" and i.type.is_aggregate:
            self.g.accesses.load_leaves(builder, i)
            return
        if i.opcode == "extractvalue":
            self._extract_value(builder, i)
            return
        if i.opcode == "insertvalue":
            self._insert_value(builder, i)
            return
        self._scalar(builder, i)

    # values -----------------------------------------------------------------------------------------------------------------

    def take(self, builder: Builder, i: Value, lane: int, leaf: int = 0) -> Value | None:
        type = self.adjoint_type(i, leaf)
        return None if type is None else self.g.adjoints.take(builder, i, leaf, lane, type)

    def adjoint_type(self, value: Value, leaf: int = 0) -> ty.Type | None:
        """The type of an active scalar's adjoint; an error when an active integer cannot be proved to hold a float."""
        type = self.g.adjoint_types(value)[leaf]
        if type is None and isinstance(value, ins.Instruction) and not value.type.is_aggregate and self.g.is_active(value):
            raise self.unproved(value)
        return type

    def unproved(self, i: ins.Instruction) -> Exception:
        return self.program.unproved(self._source(i))

    def _source(self, i: ins.Instruction) -> ins.Instruction:
        source = self.g.clone.source_of(i)
        assert isinstance(source, ins.Instruction)
        return source

    def _scalar(self, builder: Builder, i: ins.Instruction) -> None:
        type = self.adjoint_type(i)
        if type is None:
            return
        rule = opcode_rule(i.opcode)
        operands: list[Value] | None = None
        for lane in range(self.width):
            d = self.take(builder, i, lane)
            if d is None:
                continue
            if rule is not None:
                if operands is None:
                    operands = self.rule_operands(builder, rule, i, i.operands)
                self.apply_rule(builder, rule, i, i.operands, operands, d, lane)
                continue
            _ADJOINTS[i.opcode](self, builder, i, d, lane)  # type: ignore[index]

    def _no_rule(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        raise self.program.no_rule(self._source(i))

    def add(self, builder: Builder, value: Value, lane: int, amount: Value, leaf: int = 0) -> None:
        if isinstance(value, val.Constant) or not self.g.is_active(value):
            return
        expected = self.adjoint_type(value, leaf)
        if expected is None:
            return
        if amount.type is not expected:
            amount = builder.cast("bitcast", amount, expected)
        self.g.adjoints.add(builder, value, leaf, lane, amount)

    def rule_operands(self, builder: Builder, rule: Rule, i: ins.Instruction, operands: list[Value]) -> list[Value]:
        """The primal operands that the partials of the active operands use; undef for the others."""
        found: list[Value] = []
        active = [index for index, other in enumerate(operands) if self._differentiates(rule, index, other)]
        for k, operand in enumerate(operands):
            used = any(uses_operand(rule, index, k, output) for index in active for output in range(rule.results))
            found.append(looked_up(builder, operand) if used else val.ConstantUndef(operand.type))
        return found

    def _differentiates(self, rule: Rule, index: int, operand: Value) -> bool:
        return (
            index < len(rule.partials)
            and rule.partials[index] is not None
            and not isinstance(operand, val.Constant)
            and self.g.is_active(operand)
        )

    def apply_rule(
        self,
        builder: Builder,
        rule: Rule,
        i: ins.Instruction,
        operands: list[Value],
        primal: list[Value],
        d: Value,
        lane: int,
        output: int = 0,
    ) -> None:
        # Lanes of a vector that nobody uses may hold anything, too.
        discarded: Strong = "factor" if self.may_be_discarded(i) or isinstance(i.type, ty.VectorType) else None
        guarded = self.g.program.strong_zero or discarded
        for index, operand in enumerate(operands):
            if not self._differentiates(rule, index, operand):
                continue
            result = looked_up(builder, i) if uses_result(rule, index, output) else None
            # A value that a select discards has a zero adjoint, and its partials may be infinite: 0 times infinity is 0 here.
            product = emit_product(builder, rule, index, primal, result, d, output, strong=guarded)
            self.add(builder, operand, lane, product)

    def may_be_discarded(self, i: ins.Instruction) -> bool:
        """Whether the value was perhaps computed speculatively."""
        if self.flows_to_select(i) or (is_speculated(i) and self._goes_beside_tag(i, set())):
            return True
        return i in self.g.clone.origin and self._early.is_left(self._source(i))

    def _goes_beside_tag(self, i: Value, seen: set[Value]) -> bool:
        """Whether the value is put beside an integer, which may say that there is none (`Option<f64>`, a variant): optimisers compute it
        anyway then."""
        seen.add(i)
        for user in i.users:
            if isinstance(user, ins.Store) and user.value is i:
                store = self.g.clone.origin.get(user)
                locations = self.program.facts.node(store.pointer).locations() if isinstance(store, ins.Store) else ()
                if any(location.content.find().kind in (None, "int") for location in locations):
                    return True
            elif isinstance(user, ins.InsertValue):
                if any(leaf.is_integer for _, _, leaf in leaves(self.program.facts.layout, user.type)):
                    return True
            elif user.opcode in ("fmul", "fadd", "fsub", "fneg", "fdiv") and user not in seen and self._goes_beside_tag(user, seen):
                return True
        return False

    def flows_to_select(self, i: Value) -> bool:
        """Whether the value may be discarded by a select."""
        known = self._meets_select.get(i)
        if known is None:
            self._meets_select[i] = False
            known = False
            for user in i.users:
                if user.opcode == "select" and user.operands[0] is not i:
                    known = True
                elif user.opcode in ("phi", "store", "lookup", "ret", "fcmp", "icmp") or user not in self.g.clone.origin:
                    continue
                elif not user.type.is_void and self.flows_to_select(user):
                    known = True
                if known:
                    break
            self._meets_select[i] = known
        return known

    def _fptrunc(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        self.add(builder, i.operands[0], lane, builder.cast("fpext", d, i.operands[0].type))

    def _fpext(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        self.add(builder, i.operands[0], lane, builder.cast("fptrunc", d, i.operands[0].type))

    def _bitcast(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        if i.operands[0].type.is_float and i.type.is_integer:
            check_told(self.program, builder, self._source(i), d)
        self.add(builder, i.operands[0], lane, d)

    def note_integer(self, builder: Builder, call: ins.CallBase, lane: int) -> None:
        """The word that a call takes for an integer is none of a number, or that one's adjoint is a note."""
        word = call.arguments[0]
        if self.g.is_active(word) and (type := self.adjoint_type(word)) is not None:
            self.add(builder, word, lane, note_of(type))

    def _select(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        condition, a, b = i.operands
        wanted = looked_up(builder, condition)
        for operand, first in ((a, True), (b, False)):
            if not isinstance(operand, val.Constant) and self.g.is_active(operand):
                none = zero(d.type)
                if isinstance(wanted.type, ty.VectorType) and d.type.scalar is not d.type and d.type.count != wanted.type.count:  # type: ignore[attr-defined]
                    raise self.unproved(i)
                self.add(builder, operand, lane, builder.select(wanted, d, none) if first else builder.select(wanted, none, d))

    def _sitofp(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        """An integer, or the bits of a number: where it was stored as an integer, the reverse of that store forgets this adjoint."""
        operand = i.operands[0]
        source = self.g.clone.source_of(i)
        assert isinstance(source, ins.Instruction)
        if not self.program.evidence.converts_integer(source) or (type := self.adjoint_type(operand)) is None:
            raise self.program.no_rule(self._source(i))
        self.add(builder, operand, lane, builder.select(builder.fcmp("oeq", d, zero(d.type)), zero(type), const_float(type, math.nan)))

    def _load(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        self.g.accesses.load(builder, i, d, lane)

    def _extractelement(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        vector, index = i.operands
        type = self.adjoint_type(vector)
        if type is None or not isinstance(type, ty.VectorType) or type.element is not d.type:
            raise self.unproved(i)
        spread = builder.insert(ins.InsertElement(zero(type), d, looked_up(builder, index)))
        self.add(builder, vector, lane, spread)

    def _insertelement(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        vector, element, index = i.operands
        if not isinstance(d.type, ty.VectorType) or d.type.count != i.type.count:  # type: ignore[attr-defined]
            raise self.unproved(i)
        place = looked_up(builder, index)
        self.add(builder, element, lane, builder.insert(ins.ExtractElement(d, place)))
        self.add(builder, vector, lane, builder.insert(ins.InsertElement(d, zero(d.type.element), place)))

    def _shufflevector(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        left, right, mask = i.operands
        if not isinstance(d.type, ty.VectorType) or d.type.count != i.type.count:  # type: ignore[attr-defined]
            raise self.unproved(i)
        assert isinstance(left.type, ty.VectorType)
        for vector, base in ((left, 0), (right, left.type.count)):
            if isinstance(vector, val.Constant) or not self.g.is_active(vector):
                continue
            total: Value = zero(ty.vector(d.type.element, left.type.count))
            for position, chosen in enumerate(mask_elements(mask)):
                if chosen is not None and base <= chosen < base + left.type.count:
                    where = val.ConstantInt(ty.I64, chosen - base)
                    part = builder.insert(ins.ExtractElement(d, val.ConstantInt(ty.I64, position)))
                    known = builder.insert(ins.ExtractElement(total, where))
                    total = builder.insert(ins.InsertElement(total, builder.fadd(known, part), where))
            self.add(builder, vector, lane, total)

    def _extract_value(self, builder: Builder, i: ins.Instruction) -> None:
        assert isinstance(i, ins.ExtractValue)
        whole = i.operands[0]
        start, end = leaf_range(self.program.layout, whole.type, i.indices)
        for lane in range(self.width):
            for leaf in range(start, end):
                d = self.take(builder, i, lane, leaf - start)
                if d is not None:
                    self.add(builder, whole, lane, d, leaf)

    def _insert_value(self, builder: Builder, i: ins.Instruction) -> None:
        assert isinstance(i, ins.InsertValue)
        whole, element = i.operands
        start, end = leaf_range(self.program.layout, whole.type, i.indices)
        for lane in range(self.width):
            for leaf in range(len(self.g.leaves(i.type))):
                d = self.take(builder, i, lane, leaf)
                if d is not None:
                    inside = start <= leaf < end
                    self.add(builder, element if inside else whole, lane, d, leaf - start if inside else leaf)


def mask_elements(mask: Value) -> list[int | None]:
    """A shuffle's mask; None where the result is undefined."""
    assert isinstance(mask.type, ty.VectorType)
    if isinstance(mask, val.ConstantAggregate):
        return [e.value if isinstance(e, val.ConstantInt) else None for e in mask.elements]
    if isinstance(mask, val.ConstantZero):
        return [0] * mask.type.count
    return [None] * mask.type.count


_Adjoint = Callable[[InstructionAdjoints, Builder, ins.Instruction, Value, int], None]
_A = InstructionAdjoints
_ADJOINTS: Mapping[Opcode, _Adjoint] = complete(
    {
        **dict.fromkeys(OPCODES, _A._no_rule),
        "fptrunc": _A._fptrunc, "fpext": _A._fpext, "bitcast": _A._bitcast, "freeze": _A._bitcast, "select": _A._select,
        "sitofp": _A._sitofp, "uitofp": _A._sitofp, "load": _A._load,
        "extractelement": _A._extractelement, "insertelement": _A._insertelement, "shufflevector": _A._shufflevector,
    },
    "what instructions without a rule do to adjoints",
)  # fmt: skip
