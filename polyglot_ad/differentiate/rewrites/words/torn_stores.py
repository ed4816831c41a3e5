"""Pieces of numbers that are stored as integers on paths that are not taken.

Where a union is moved by what its tag says, LLVM knows what was stored in it before it knows the tag: on the path for an integer it stores
a piece of the number, which no run of the program does. To the check of kinds (analysis/memory/kinds.py) that is an error where it happens.
"""

from __future__ import annotations

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Module, Value

_WHY = "a part of a floating-point number with a derivative is stored as an integer"
_HELP = "keep integers and numbers apart: is it the tag's member that is copied?"


def raise_where_torn(module: Module, activity: ActivityAnalysis) -> bool:
    """In place: such a store raises an error, unless there is no way around it; then it is refused before anything runs. Whether there
    are any."""
    found = False
    for function in [f for f in module.functions.values() if f.blocks]:
        torn = [i for i in function.instructions() if isinstance(i, ins.Store) and _is_torn(i, activity)]
        flow = ControlFlow(function) if torn else None
        for store in torn:
            if flow is not None and not _is_certain(flow, store):
                refuse(Builder(before=store), "PAD-E101", "memory that holds integers and numbers", _WHY, _HELP, source_place(store))
                store.set_operand(0, zero(store.value.type))
                found = True
    return found


def _is_torn(store: ins.Store, activity: ActivityAnalysis) -> bool:
    piece = store.value
    if not isinstance(piece, ins.Cast) or piece.opcode != "trunc" or not activity.is_active(piece) or not _is_number(piece.operands[0]):
        return False
    touched = activity.facts.locations(store.pointer, piece.type)
    return all(any(x.content.find().floats for x in (location, *activity.overlaid(location))) for location in touched)


def _is_number(word: Value) -> bool:
    """Whether it is the bits of a number in a register."""
    if isinstance(word, ins.Instruction) and word.opcode == "lshr":
        word = word.operands[0]
    return isinstance(word, ins.Cast) and word.opcode == "bitcast" and word.operands[0].type is ty.DOUBLE


def _is_certain(flow: ControlFlow, store: ins.Store) -> bool:
    assert store.block is not None
    return all(flow.dominates(store.block, block) for block in flow.order if block.terminator.opcode == "ret")


__all__ = ["raise_where_torn"]
