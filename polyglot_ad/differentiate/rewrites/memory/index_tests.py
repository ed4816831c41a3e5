"""Tests of indices in memory where numbers and integers are told apart only by where they lie: what leads elsewhere is an error."""

from __future__ import annotations

from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Value

from ..control.blocks import split_block

_WHAT = "memory that holds integers and numbers"
_HELP = "keep integers and numbers apart: does an index leave its array?"


def go_on_within(before: ins.Instruction, index: Value, bounds: tuple[int, int], why: str) -> None:
    """Go on only where an index is within bounds."""
    block = before.block
    assert block is not None and block.function is not None
    rest = split_block(block, before)
    wrong = block.function.add_block("outside", before=rest)
    b = Builder(block)
    low, high = (const_int(ty.I64, bound) for bound in bounds)
    b.cond_br(b.binary("and", b.icmp("sge", index, low), b.icmp("sle", index, high)), rest, wrong)
    b.at_end(wrong)
    refuse(b, "PAD-E101", _WHAT, why, _HELP, source_place(before))
    b.unreachable()


__all__ = ["go_on_within"]
