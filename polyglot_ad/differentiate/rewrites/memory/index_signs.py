"""Indices that count from a place in one direction only, in memory where numbers and integers are not told apart.

Rust's hash tables have elements before an address and a byte for each of them behind it, that is `p[-1 - i]` and `tags[i]`. Nothing says
that such an unsigned i is no negative number for the machine, and if it were, `p[-1 - i]` might be a tag. Where that stands in the way of a
derivative, the program finds out: an index that leads to the other side is an error, and behind the test its sign is known.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Value

from ..control.blocks import split_block

_WHAT = "memory that holds integers and numbers"
_WHY = "an index leads to the other side of the place that it counts from"
_HELP = "keep integers and numbers apart: does an index leave its array?"
_FAR = 1 << 40
"""More than any index; of less, arithmetic with the size of an element does not overflow."""


def test_signs(facts: MemoryFacts) -> bool:
    """Insert the tests; whether there are any."""
    nodes = set(map(facts.node, facts.bases))
    if not nodes:
        return False
    ranges = Ranges()
    wanted: list[tuple[ins.GetElementPtr, Value, list[ins.BinaryOp]]] = []
    for function in facts.module.functions.values():
        for i in function.instructions():
            if isinstance(i, ins.GetElementPtr) and facts.node(i.pointer) in nodes:
                for index in i.operands[1:]:
                    count, steps = _count(index)
                    assert i.block is not None
                    if count is not None and not _is_known(ranges.of(count, i.block)):
                        wanted.append((i, count, steps))
    for move, count, steps in wanted:
        _test(move, count, steps)
    return bool(wanted)


def _is_known(bounds: tuple[int | None, int | None]) -> bool:
    low, high = bounds
    return low is not None and high is not None and low >= 0 and high < _FAR


def _count(index: Value) -> tuple[Value | None, list[ins.BinaryOp]]:
    """The number that an index counts with where that is no negative one by what the index looks like: a distance downwards, or a masked
    one. With the operations that make the index of it, the last one first."""
    steps: list[ins.BinaryOp] = []
    upwards = True
    while isinstance(index, ins.BinaryOp) and index.type is ty.I64 and (step := _step(index)) is not None:
        steps.append(index)
        index, forwards = step
        upwards = upwards is forwards
    masked = isinstance(index, ins.BinaryOp) and index.opcode == "and"
    return (index, steps) if index.type is ty.I64 and not isinstance(index, val.Constant) and (masked or not upwards) else (None, [])


def _step(index: ins.BinaryOp) -> tuple[Value, bool] | None:
    """What is changed by constants, and whether its direction stays."""
    left, right = index.operands
    if index.opcode == "sub" and isinstance(left, val.ConstantInt):
        return right, False
    if not isinstance(right, val.ConstantInt):
        return None
    if index.opcode == "xor":
        return (left, False) if right.value == -1 else None
    return (left, index.opcode != "mul" or right.value > 0) if index.opcode in ("add", "sub", "mul", "shl") else None


def _test(move: ins.GetElementPtr, count: Value, steps: list[ins.BinaryOp]) -> None:
    """Test a count, and compute the index behind the test."""
    block = move.block
    assert block is not None and block.function is not None
    rest = split_block(block, move)
    wrong = block.function.add_block("misled", before=rest)
    b = Builder(block)
    b.cond_br(b.binary("and", b.icmp("sge", count, const_int(ty.I64, 0)), b.icmp("slt", count, const_int(ty.I64, _FAR))), rest, wrong)
    b.at_end(wrong)
    refuse(b, "PAD-E101", _WHAT, _WHY, _HELP, source_place(move))
    b.unreachable()
    b = Builder(before=move)
    before, index = count, count
    for step in reversed(steps):
        left, right = (index if operand is before else operand for operand in step.operands)
        before, index = step, b.binary(step.opcode, left, right)
    for at, operand in enumerate(move.operands):
        if operand is before and at:
            move.set_operand(at, index)
