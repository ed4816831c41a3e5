"""Addresses that a loop goes along in constant steps, and how often it does: what is known of them before the loop."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.induction import Affine, Counted, constant_iterations, counted, emit_backedges, find_affine
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import ConstantInt, Value

_MOST = 1 << 16
"""Iterations whose number is found by counting."""


@dataclass(frozen=True)
class Walk:
    """An address in the loop, which is `step` bytes further in each iteration."""

    walks: Walks
    address: Value
    step: int

    def emit(self, b: Builder) -> Value:
        """The first one."""
        return self.walks.first(b, self.address)


@dataclass(frozen=True)
class _Distance:
    """A loop that goes on until an address is `bound`; the test sees it after the step, if `next`."""

    variable: Affine
    bound: Value
    next: bool


@dataclass(frozen=True)
class _Fall:
    """A loop that goes on while a number that becomes less by one is more than `bound`, without a sign: as it comes to each of them, it
    does not wrap around."""

    variable: Affine
    bound: Value
    next: bool

    def emit(self, b: Builder) -> Value:
        """How often the loop goes on."""
        first = b.sub(self.variable.start, const_int(ty.I64, 1)) if self.next else self.variable.start
        if isinstance(first, ConstantInt) and isinstance(self.bound, ConstantInt):
            return const_int(ty.I64, max(first.value % (1 << 64) - self.bound.value % (1 << 64), 0))
        return b.select(b.icmp("ugt", first, self.bound), b.sub(first, self.bound), const_int(ty.I64, 0))


class Walks:
    """Of one simplified loop of one block."""

    def __init__(self, loop: Loop, layout: DataLayout) -> None:
        self.loop = loop
        self.layout = layout
        self.affine = find_affine(loop)
        _, outside = loop.exit_edges[0]
        self.count: Counted | _Distance | _Fall | None = counted(loop, {outside}) or self._compared()
        self._made: dict[Value, Value] = {}

    def of(self, address: Value) -> Walk | None:
        step = self._step(address)
        return Walk(self, address, step) if step is not None else None

    def _step(self, value: Value) -> int | None:
        """By how much it grows in each iteration: bytes, for addresses. None where that is not known."""
        if self.loop.is_invariant(value):
            return 0
        if isinstance(value, ins.Phi):
            found = self.affine.get(value)
            if found is None or not isinstance(found.step, ConstantInt) or (found.element is None and value.type is not ty.I64):
                return None
            step = -found.step.value if found.negated else found.step.value
            return step if found.element is None else step * self.layout.size(found.element)
        if isinstance(value, ins.BinaryOp) and value.opcode in ("add", "sub") and value.type is ty.I64:
            left, right = (self._step(operand) for operand in value.operands)
            return None if left is None or right is None else left + right if value.opcode == "add" else left - right
        if isinstance(value, ins.GetElementPtr) and len(value.operands) == 2 and value.type is ty.PTR:
            base, index = (self._step(operand) for operand in value.operands)
            if base is None or index is None or value.operands[1].type is not ty.I64:
                return None
            return base + index * self.layout.size(value.source_type)
        return None

    def first(self, b: Builder, value: Value) -> Value:
        """What it is in the first iteration, of values of a known step."""
        if self.loop.is_invariant(value):
            return value
        if value not in self._made:
            self._made[value] = self._first(b, value)
        return self._made[value]

    def _first(self, b: Builder, value: Value) -> Value:
        if isinstance(value, ins.Phi):
            return self.affine[value].start
        assert isinstance(value, ins.Instruction)
        operands = [self.first(b, operand) for operand in value.operands]
        if isinstance(value, ins.GetElementPtr):
            return b.gep(value.source_type, operands[0], operands[1:])
        return b.binary(value.opcode, operands[0], operands[1])

    # how often --------------------------------------------------------------------------------------------------------------------

    def _compared(self) -> _Distance | _Fall | None:
        branch = self.loop.header.terminator
        condition = branch.operands[0] if isinstance(branch, ins.Br) and branch.conditional else None
        if not isinstance(branch, ins.Br) or not isinstance(condition, ins.Compare) or condition.opcode != "icmp":
            return None
        left, right = condition.operands
        stays = self.loop.contains(branch.targets[0])
        if left.type is ty.PTR and self.loop.is_invariant(left):
            left, right = right, left
        found = next((one for phi, one in self.affine.items() if left in (phi, one.phi.incoming_for(self.loop.latch))), None)
        step = self._step(found.phi) if found is not None else None
        if found is None or not step or not self.loop.is_invariant(right):
            return None
        after = left is not found.phi
        if left.type is ty.PTR:
            return _Distance(found, right, after) if condition.predicate == ("ne" if stays else "eq") else None
        falls = left.type is ty.I64 and step == -1 and condition.predicate == ("ugt" if stays else "ule")
        return _Fall(found, right, after) if falls else None

    def emit_size(self, b: Builder, unit: int) -> Value:
        """How many bytes all iterations go along, `unit` in each."""
        count = self.count
        assert count is not None
        if isinstance(count, Counted):
            known = constant_iterations(count, _MOST)
            rounds = const_int(ty.I64, known) if known else b.add(emit_backedges(b, count), const_int(ty.I64, 1))
            return b.mul(rounds, const_int(ty.I64, unit))
        if isinstance(count, _Fall):
            return b.mul(b.add(count.emit(b), const_int(ty.I64, 1)), const_int(ty.I64, unit))
        step = self._step(count.variable.phi)
        assert step
        known = _constant_distance(count, self.layout)
        if known is not None:
            distance: Value = const_int(ty.I64, abs(known))
        else:
            start, end = (b.cast("ptrtoint", pointer, ty.I64) for pointer in (count.variable.start, count.bound))
            distance = b.sub(end, start) if step > 0 else b.sub(start, end)
        rounds = b.binary("udiv", distance, const_int(ty.I64, abs(step))) if abs(step) != unit else distance
        if abs(step) != unit:
            rounds = b.mul(rounds, const_int(ty.I64, unit))
        return rounds if count.next else b.add(rounds, const_int(ty.I64, unit))


def _constant_distance(count: _Distance, layout: DataLayout) -> int | None:
    """From the start to the bound."""
    bound = count.bound
    if not isinstance(bound, ins.GetElementPtr) or len(bound.operands) != 2 or bound.pointer is not count.variable.start:
        return None
    by = bound.operands[1]
    return by.value * layout.size(bound.source_type) if isinstance(by, ConstantInt) else None


__all__ = ["Walk", "Walks"]
