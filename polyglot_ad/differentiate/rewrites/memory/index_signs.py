"""Indices that count from a place in one direction only, in memory where numbers and integers are not told apart.

Rust's hash tables have elements before an address and a byte for each of them behind it, that is `p[-1 - i]` and `tags[i]`. Nothing says
that such an unsigned i is no negative number for the machine, and if it were, `p[-1 - i]` might be a tag. Where that stands in the way of a
derivative, the program finds out: an index that leads to the other side is an error, and behind the test its sign is known. Copies
of elements become loops over them, since nothing says that they end before that place, and so do those of the bytes behind it.
"""

from __future__ import annotations

from functools import partial

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.memory import MemoryFacts, Node
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Value

from .element_copies import Copy, End, copy_elements
from .index_tests import go_on_within

_WHY = "an index leads to the other side of the place that it counts from"
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
    copied = _copies(facts, nodes, set(map(facts.pointer, facts.bases)))
    for copy in copied:
        copy_elements(copy, partial(go_on_within, why=_WHY))
    for move, count, steps in wanted:
        _test(move, count, steps)
    return bool(wanted or copied)


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
    go_on_within(move, count, (0, _FAR - 1), _WHY)
    b = Builder(before=move)
    before, index = count, count
    for step in reversed(steps):
        left, right = (index if operand is before else operand for operand in step.operands)
        before, index = step, b.binary(step.opcode, left, right)
    for at, operand in enumerate(move.operands):
        if operand is before and at:
            move.set_operand(at, index)


def _copies(facts: MemoryFacts, nodes: set[Node], places: set[tuple[Node, int]]) -> list[Copy]:
    """Copies of unknown length in such objects, where it can be said what they move: elements before the place, or bytes from there on."""
    found = [
        i
        for function in facts.module.functions.values()
        for i in function.instructions()
        if isinstance(i, ins.CallBase) and describe(i).kind == "copy" and most_bytes(i.arguments[2]) is None
    ]
    return [copy for call in found if (copy := _copy(facts, call, nodes, places)) is not None]


def _copy(facts: MemoryFacts, call: ins.CallBase, nodes: set[Node], places: set[tuple[Node, int]]) -> Copy | None:
    ends: list[End] = []
    units: set[int] = set()
    for pointer in call.arguments[:2]:
        if not facts.is_pointer(pointer):
            return None
        elements = isinstance(pointer, ins.GetElementPtr) and len(pointer.operands) == 2 and facts.node(pointer.pointer) in nodes
        if facts.node(pointer) not in nodes:
            ends.append(End(pointer))
        elif elements and isinstance(pointer, ins.GetElementPtr) and _count(pointer.operands[1])[1]:
            units.add(facts.layout.size(pointer.source_type))
            ends.append(End(pointer.pointer, pointer.operands[1], (-_FAR, -1)))
        elif not isinstance(pointer, ins.GetElementPtr) and facts.pointer(pointer) in places:
            # Numbers are moved whole: a part of one has no derivative.
            units.add(8 if divisor(call.arguments[2], Ranges().of) % 8 == 0 else 1)
            ends.append(End(pointer, None, (0, _FAR - 1)))
        else:
            return None
    return Copy(call, ends[0], ends[1], units.pop()) if len(units) == 1 else None
