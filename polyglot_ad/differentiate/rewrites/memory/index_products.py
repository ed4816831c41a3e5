"""Distances that are an index times the size of an element, in memory where numbers and integers are not told apart.

A container that is told how large its elements are computes `base + i * size` itself, in unsigned arithmetic. That wraps around, so that
such a distance need be no multiple of the size as far as the language goes, unless the size is a power of two: it may lead into the middle
of an element, to another of its members. Where that stands in the way of a derivative, the program finds out: an index so large that the
product wraps around is an error, and behind the test the distance is a multiple.
"""

from __future__ import annotations

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.memory import MemoryFacts, Node
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder

from .index_tests import go_on_within, is_confused

_WHY = "the product of an index and the size of an element wraps around"
_FAR = 1 << 40
"""More than any index; of less, arithmetic with the size of an element does not overflow."""
_LARGEST = 1 << 20
"""Bytes of an element."""


def test_products(facts: MemoryFacts) -> bool:
    """Insert the tests; whether there are any."""
    ranges = Ranges()
    known: dict[Node, bool] = {}
    wanted: list[tuple[ins.GetElementPtr, ins.BinaryOp]] = []
    for function in facts.module.functions.values():
        for i in function.instructions():
            product = i.operands[1] if isinstance(i, ins.GetElementPtr) and len(i.operands) == 2 else None
            if not isinstance(i, ins.GetElementPtr) or not isinstance(product, ins.BinaryOp) or not facts.is_pointer(i.pointer):
                continue
            node = facts.node(i.pointer)
            if node not in known:
                known[node] = is_confused(node)
            if known[node] and _may_wrap(product, ranges):
                wanted.append((i, product))
    for move, product in wanted:
        index, size = product.operands
        go_on_within(move, index, (-_FAR, _FAR), _WHY)
        move.set_operand(1, Builder(before=move).binary("mul", index, size, flags=("nsw",)))
    return bool(wanted)


def _may_wrap(product: ins.BinaryOp, ranges: Ranges) -> bool:
    """Whether this is the product of an index and a size that might not be a multiple of the size."""
    index, size = product.operands
    if product.opcode != "mul" or product.type is not ty.I64 or not isinstance(size, val.ConstantInt) or isinstance(index, val.Constant):
        return False
    return 0 < size.value <= _LARGEST and bool(divisor(product, ranges.of) % size.value)


__all__ = ["test_products"]
