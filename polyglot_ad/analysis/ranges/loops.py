"""Ranges of what loops count: start, step and the exits that a loop takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Block, Value

from .conditions import step_of, unequal
from .interval import ANYTHING, Interval, join, meet

if TYPE_CHECKING:
    from .of_values import Ranges

_WEB = 64
"""How many phis and steps between them are looked through for a value that only grows."""


class LoopRanges:
    def __init__(self, ranges: Ranges) -> None:
        self.r = ranges

    def phi(self, phi: ins.Phi, depth: int) -> Interval:
        block = phi.block
        assert block is not None
        flow = self.r.flow(block)
        found: Interval | None = None
        incoming = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in flow.index and v is not phi]
        for value, source in incoming:
            if flow.dominates(block, source):
                one = self._next(phi, value, source, depth)
            else:
                one = meet(self.r.of(value, source, depth), self.r.conditions.edge(source, block, value, depth))
            found = one if found is None else join(found, one)
        if any(flow.dominates(block, source) and step_of(phi, value) is None for value, source in incoming):
            return meet(found or ANYTHING, self._wandering(phi, depth))
        return found or ANYTHING

    def _wandering(self, phi: ins.Phi, depth: int) -> Interval:
        """Of a value that goes through phis and selections, and now and then takes a step up (or down) without overflow: it stays above
        where it starts, and below what the tests before its steps let it reach."""
        starts: list[tuple[Value, Block]] = []
        reached: list[Interval] = []
        steps = {0}
        work: list[ins.Instruction] = [phi]
        seen: set[Value] = {phi}
        while work and len(seen) <= _WEB:
            value = work.pop()
            for operand, block, known in self._ways_in(value, depth):
                if _is_step(operand):
                    assert isinstance(operand, ins.BinaryOp) and isinstance(operand.operands[1], val.ConstantInt)
                    before, step = operand.operands[0], operand.operands[1].value * (1 if operand.opcode == "add" else -1)
                    steps.add(step)
                    low, high = meet(known(before), self.r.conditions.at(before, block, depth))
                    reached.append((None if low is None else low + step, None if high is None else high + step))
                    if operand not in seen:
                        seen.add(operand)
                        work.append(operand)
                elif isinstance(operand, ins.Phi) or (isinstance(operand, ins.Instruction) and operand.opcode == "select"):
                    if operand not in seen:
                        seen.add(operand)
                        work.append(operand)
                else:
                    starts.append((operand, block))
        if work or not starts or min(steps) < 0 < max(steps):
            return ANYTHING
        ends = self.r.of(*starts[0], depth)
        for start, block in starts[1:]:
            ends = join(ends, self.r.of(start, block, depth))
        low = high = None
        if min(steps) == 0 and ends[0] is not None:
            low = ends[0]
        if max(steps) == 0 and ends[1] is not None:
            high = ends[1]
        for interval in reached:
            ends = join(ends, interval)
        return (ends[0] if low is None else low), (ends[1] if high is None else high)

    def _ways_in(self, value: ins.Instruction, depth: int) -> list[tuple[Value, Block, Callable[[Value], Interval]]]:
        """What a phi, a selection or a step takes its value from: in which block, and what is known there of another value."""
        block = value.block
        assert block is not None
        if isinstance(value, ins.Phi):
            known = self.r.flow(block).index
            return [
                (operand, source, partial(self.r.conditions.edge, source, block, depth=depth))
                for operand, source in zip(value.operands, value.blocks, strict=True)
                if source in known
            ]
        if value.opcode == "select":
            test, *chosen = value.operands
            return [
                (operand, block, partial(self.r.conditions.implied, test, holds, block=block, depth=depth))
                for operand, holds in zip(chosen, (True, False), strict=True)
            ]
        return [(value.operands[0], block, lambda _: ANYTHING)]

    def _next(self, phi: ins.Phi, value: Value, latch: Block, depth: int, beside: bool = True) -> Interval:
        """What comes round a loop: a step from what the phi was, as far as the way back is taken. `beside`: other phis may count for it."""
        assert phi.block is not None
        limits = meet(self.r.conditions.edge(latch, phi.block, value, depth), self.r.conditions.at(value, latch, depth))
        step = step_of(phi, value)
        if step is None or step == 0:
            return meet(self.r.of(value, latch, depth), limits)
        assert isinstance(value, ins.Instruction)
        before = meet(self.r.conditions.edge(latch, phi.block, phi, depth), self.r.conditions.at(phi, latch, depth))
        limits = meet(limits, tuple(None if end is None else end + step for end in before))  # type: ignore[arg-type]
        start = self._start(phi, latch, depth)
        if start is None:
            return limits
        limits = meet(limits, self._until(phi, value, latch, step, start, depth))
        if beside and limits[step > 0] is None and start[step > 0] is not None:
            limits = meet(limits, self._counted_beside(phi, latch, step, start, depth))
        # Not wrapping, what was on the near side stays there.
        assert isinstance(phi.type, ty.IntType)
        far, first = (limits[1], start[1]) if step > 0 else (limits[0], start[0])
        limit = 1 << (phi.type.bits - 1)
        bounded = (
            far is not None and first is not None and (max(far, first) + step < limit if step > 0 else min(far, first) + step >= -limit)
        )
        if "nsw" in value.flags or bounded:
            limits = meet(limits, (start[0], None) if step > 0 else (None, start[1]))
        return limits

    def _start(self, phi: ins.Phi, latch: Block, depth: int) -> Interval | None:
        """What a phi is when its loop is entered, if there is only one way back."""
        flow = self.r.flow(latch)
        assert phi.block is not None
        outside = [source for source in flow.predecessors[phi.block] if not flow.dominates(phi.block, source)]
        start: Interval | None = None
        for source in outside:
            one = self.r.of(phi.incoming_for(source), source, depth)
            start = one if start is None else join(start, one)
        return start if len(outside) + 1 == len(phi.operands) else None

    def _counted_beside(self, phi: ins.Phi, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        """How far a phi gets while another one of the loop counts: Fortran's loops count down what is left beside their variable."""
        assert phi.block is not None and isinstance(phi.type, ty.IntType)
        limit = 1 << (phi.type.bits - 1)
        for other in phi.block.instructions:
            if not isinstance(other, ins.Phi):
                break
            if other is phi or not isinstance(other.type, ty.IntType) or latch not in other.blocks:
                continue
            value = other.incoming_for(latch)
            stride = step_of(other, value)
            first = self._start(other, latch, depth) if stride else None
            if not stride or first is None:
                continue
            low, high = join(first, self._next(other, value, latch, depth, beside=False))
            if low is None or high is None or high - low + abs(stride) >= 1 << (other.type.bits - 1):
                continue  # not known, or it may wrap
            times = (high - low) // abs(stride)
            end = start[step > 0]
            assert end is not None
            if -limit <= end + step * times < limit:
                return (None, end + step * times) if step > 0 else (end + step * times, None)
        return ANYTHING

    def _until(self, phi: ins.Phi, value: ins.Instruction, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        """Tests `i != bound` on the way round: where the first value tested is not beyond the bound, and no step jumps over it."""
        assert phi.block is not None
        found = ANYTHING
        for source, target in [(latch, phi.block), *self.r.conditions.edges(phi, latch)]:
            for tested in (value, phi):
                bound = unequal(source, target, tested)
                if bound is not None and bound not in (value, phi):
                    found = meet(found, self._short_of(phi, tested is value, bound, latch, step, start, depth))
        return found

    def _short_of(self, phi: ins.Phi, tested_next: bool, bound: Value, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        if isinstance(bound, ins.Instruction) and (
            bound.block is None or bound.block is phi.block or not self.r.flow(latch).dominates(bound.block, phi.block)  # type: ignore[arg-type]
        ):
            return ANYTHING  # it may be another one each time
        low, high = self.r.of(bound, latch, depth)
        margin = step if tested_next else 0
        if step > 0:
            ahead = start[1] is not None and low is not None and start[1] + margin <= low
        else:
            ahead = start[0] is not None and high is not None and start[0] + margin >= high
        if not ahead or (abs(step) != 1 and (low != high or start[0] != start[1] or (low - start[0]) % step)):  # type: ignore[operator]
            return ANYTHING
        # The way round is taken while the tested value is short of the bound.
        if step > 0:
            return None, None if high is None else high - margin
        return None if low is None else low - margin, None


def _is_step(value: Value) -> bool:
    """Whether it is a constant more or less than another value, without overflow."""
    return (
        isinstance(value, ins.BinaryOp)
        and value.opcode in ("add", "sub")
        and "nsw" in value.flags
        and isinstance(value.operands[1], val.ConstantInt)
        and not isinstance(value.operands[0], val.ConstantInt)
    )
