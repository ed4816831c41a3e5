"""What the branches that lead to a block, and what a program assumes, say of an integer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Block, Value

from .interval import ANYTHING, Interval, meet, without

if TYPE_CHECKING:
    from .of_values import Ranges

_DOMINATORS = 48
"""How many blocks up the dominator tree conditions are looked for."""
_SWAPPED = {"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}
_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip


class Conditions:
    def __init__(self, ranges: Ranges) -> None:
        self.r = ranges

    def at(self, value: Value, block: Block, depth: int) -> Interval:
        """What the branches that lead to a block say about a value, and what the program assumes on the way."""
        found = ANYTHING
        for test, call in _assumed(value):
            if self._runs_with(call, block):
                found = meet(found, self.implied(test, True, value, block, depth))
        for source, target in self.edges(value, block):
            found = meet(found, self.edge(source, target, value, depth))
        return found

    def _runs_with(self, call: ins.Call, block: Block) -> bool:
        """Whether a call is made wherever a block runs."""
        flow, at = self.r.flow(block), call.block
        if at is not block:
            return at is not None and at in flow.index and flow.dominates(at, block)
        before = block.instructions[: block.position(call)]
        return not any(
            isinstance(i, ins.CallBase) and (i.called_function is None or not i.called_function.name.startswith("llvm.")) for i in before
        )

    def edges(self, value: Value, block: Block) -> list[tuple[Block, Block]]:
        """The edges that every way from a value to a block takes, the last one first."""
        flow = self.r.flow(block)
        found: list[tuple[Block, Block]] = []
        at, entry = block, flow.order[0]
        home = value.block if isinstance(value, ins.Instruction) else None
        for _ in range(_DOMINATORS):
            if at is entry or at is home:
                break
            sources = flow.predecessors[at]
            if len(sources) == 1:
                found.append((sources[0], at))
            at = flow.immediate_dominator[at]
        return found

    def without_ends(self, value: Value, block: Block, found: Interval) -> Interval:
        """A range without a first or last number that the value was found not to be."""
        low, high = found
        if low is None and high is None:
            return found
        for source, target in self.edges(value, block):
            found = without(found, unequal(source, target, value))
        return found

    def edge(self, source: Block, target: Block, value: Value, depth: int) -> Interval:
        terminator = source.terminator
        if isinstance(terminator, ins.Br) and terminator.conditional and terminator.targets[0] is not terminator.targets[1]:
            return self.implied(terminator.operands[0], terminator.targets[0] is target, value, source, depth)
        if isinstance(terminator, ins.Switch) and terminator.operands[0] is value and terminator.targets[0] is not target:
            cases = [case for case, to in zip(terminator.cases, terminator.targets[1:], strict=True) if to is target]
            return (min(cases), max(cases)) if cases else ANYTHING
        return ANYTHING

    def implied(self, condition: Value, holds: bool, value: Value, block: Block, depth: int) -> Interval:
        if isinstance(condition, ins.BinaryOp) and condition.opcode == ("and" if holds else "or"):
            a, b = (self.implied(part, holds, value, block, depth) for part in condition.operands)
            return meet(a, b)
        if isinstance(condition, ins.Instruction) and condition.opcode == "select":
            test, one, other = condition.operands
            constant = other if holds else one
            if isinstance(constant, val.ConstantInt) and bool(constant.value) is not holds:
                a, b = (self.implied(part, holds, value, block, depth) for part in (test, one if holds else other))
                return meet(a, b)
        if not isinstance(condition, ins.Compare) or condition.opcode != "icmp" or depth <= 0:
            return ANYTHING
        left, right = condition.operands
        predicate = condition.predicate if holds else _INVERSE[condition.predicate]
        if left is not value:
            if right is not value:
                return ANYTHING
            left, right, predicate = right, left, _SWAPPED.get(predicate, predicate)
        low, high = self.r.of(right, block, depth - 1)
        if predicate == "eq":
            return low, high
        if predicate in ("slt", "sle"):
            return None, None if high is None else high - (predicate == "slt")
        if predicate in ("sgt", "sge"):
            return None if low is None else low + (predicate == "sgt"), None
        if predicate in ("ult", "ule") and low is not None and low >= 0:
            return 0, None if high is None else high - (predicate == "ult")
        return ANYTHING


def _assumed(value: Value) -> Iterator[tuple[Value, ins.Call]]:
    """Comparisons of a value that are assumed to hold, and where."""
    for test in value.users:
        if not isinstance(test, ins.Compare):
            continue
        for call in test.users:
            if isinstance(call, ins.Call) and call.called_function is not None and call.called_function.name == "llvm.assume":
                yield test, call


def unequal(source: Block, target: Block, value: Value) -> Value | None:
    """What a value is found to differ from when an edge is taken."""
    terminator = source.terminator
    if not isinstance(terminator, ins.Br) or not terminator.conditional or terminator.targets[0] is terminator.targets[1]:
        return None
    return differs(terminator.operands[0], terminator.targets[0] is target, value)


def differs(condition: Value, holds: bool, value: Value) -> Value | None:
    """What a value is found to differ from where a condition holds, or does not."""
    if not isinstance(condition, ins.Compare) or condition.opcode != "icmp" or condition.predicate not in ("eq", "ne"):
        return None
    if holds != (condition.predicate == "ne"):
        return None
    left, right = condition.operands
    return right if left is value else left if right is value else None


def step_of(phi: ins.Phi, value: Value) -> int | None:
    """The constant that a value is more than a phi."""
    if not isinstance(value, ins.BinaryOp) or value.opcode not in ("add", "sub"):
        return None
    left, right = value.operands
    if left is phi and isinstance(right, val.ConstantInt):
        return right.value if value.opcode == "add" else -right.value
    return left.value if right is phi and value.opcode == "add" and isinstance(left, val.ConstantInt) else None
