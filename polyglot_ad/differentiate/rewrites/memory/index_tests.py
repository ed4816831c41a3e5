"""Tests of indices in memory where numbers and integers are told apart only by where they lie: what leads elsewhere is an error."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.memory import Node
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Value

from ..control.blocks import split_block

_WHAT = "memory that holds integers and numbers"
_INDEX = "keep integers and numbers apart: does an index leave its array?"
_DISTANCE = "let objects in one block of memory begin at multiples of one size, or allocate each kind by itself"


def go_on_within(before: ins.Instruction, index: Value, bounds: tuple[int, int], why: str) -> None:
    """Go on only where an index is within bounds."""
    low, high = (const_int(ty.I64, bound) for bound in bounds)
    _go_on_if(before, lambda b: b.binary("and", b.icmp("sge", index, low), b.icmp("sle", index, high)), why, _INDEX)


def go_on_with_multiples(before: ins.Instruction, distance: Value, step: int, why: str) -> None:
    """Go on only where a distance is a multiple of a step."""
    zero, whole = const_int(ty.I64, 0), const_int(ty.I64, step)
    _go_on_if(before, lambda b: b.icmp("eq", b.binary("srem", distance, whole), zero), why, _DISTANCE)


def _go_on_if(before: ins.Instruction, condition: Callable[[Builder], Value], why: str, help: str) -> None:
    block = before.block
    assert block is not None and block.function is not None
    rest = split_block(block, before)
    wrong = block.function.add_block("outside", before=rest)
    b = Builder(block)
    b.cond_br(condition(b), rest, wrong)
    b.at_end(wrong)
    refuse(b, "PAD-E101", _WHAT, why, help, source_place(before))
    b.unreachable()


def is_confused(node: Node) -> bool:
    """Whether numbers and other things seem to lie in one place."""
    contents = [location.content.find() for location in node.locations()]
    mixed = any(c.floats and (c.integers or c.may_point or c.kind == "mixed") for c in contents)
    return mixed or node.has_torn_numbers()


__all__ = ["go_on_with_multiples", "go_on_within", "is_confused"]
