"""Where bits of active numbers become, or choose, numbers that no rule gives a derivative: what both modes refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory.turned import is_misused
from polyglot_ad.callees.operations import OPERATIONS
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

from .flow import holds_integers

if TYPE_CHECKING:
    from polyglot_ad.analysis.activity import ActivityAnalysis

TAKEN_APART = "it computes with the bits of a number, or with an integer that is not proved to be none, or has no derivative rule"
WRITTEN_DOWN = (
    "what a library was given comes back in it, as bits or in words, and numbers are not followed through libraries, text and files"
)
_KNOWS_BITS = ("pad.polygon.", "pad.neighbour.")
CHOSEN = "bits of an active number decide which number this is"
LOOKED_UP = "bits of an active number decide which of several constants this is"


def lost(activity: ActivityAnalysis) -> Iterator[tuple[ins.Instruction, str]]:
    """The instructions that an active output depends on through bits of an active input, with the reason."""
    for function in activity.functions:
        for i in function.instructions():
            reason = _reason(activity, i) if activity.bits.spans else ""
            if reason or (isinstance(i, ins.CallBase) and is_misused(i) and activity.is_active(i)):
                yield i, reason or TAKEN_APART


def _reason(activity: ActivityAnalysis, i: ins.Instruction) -> str:
    bits = activity.bits
    chosen = any(activity.is_varied(condition) for condition in bits.chosen.get(i, ()))
    placed = i in bits.places and activity.is_varied(bits.places[i])
    if i.opcode in ("store", "atomicrmw", "cmpxchg") or (isinstance(i, ins.CallBase) and next(bits.conditions(i), None) is not None):
        decided = any(activity.is_varied(condition) for condition in bits.conditions(i))
        return CHOSEN if (decided and not _moves(activity, i, True)) or (placed and not _moves(activity, i, False)) else ""
    if isinstance(i, ins.CallBase) and _is_told(activity, i):
        return CHOSEN
    if not holds_integers(i.type) and not i.type.is_pointer:
        if chosen and activity.is_useful(i):
            return CHOSEN
        if placed and activity.is_useful(i):
            return "" if _is_moved_from(activity, i) else LOOKED_UP
        return ""
    if i not in bits.spans or not activity.is_active(i):
        return ""
    if chosen and not _sorts(activity, i):
        return CHOSEN
    if placed and (bits.is_integer(i) or not _is_moved_from(activity, i)):
        return LOOKED_UP
    if isinstance(i, ins.CallBase):
        callee = i.called_function
        return TAKEN_APART if callee is not None and callee.name.startswith("llvm.") else ""
    if i.type.scalar is ty.I1:
        return ""  # a decision: what it chooses, and what is made of its one bit, is judged where that is done
    flow = OPERATIONS[i.opcode].flow  # type: ignore[index]
    if flow == "address" and any(content.may_point for content in activity.facts.contents(i.operands[0])):
        return ""  # an address at other times than a number: where it comes from is another question (analysis/memory/provenance.py)
    if flow not in ("bits", "integer", "constant", "address"):
        return ""
    return WRITTEN_DOWN if any(o in bits.spans and bits.spans[o].is_foreign for o in i.operands) else TAKEN_APART


def _sorts(activity: ActivityAnalysis, i: ins.Instruction) -> bool:
    """Whether this chooses among active numbers that are moved as integers, as sorting by keys does."""
    if i.opcode not in ("phi", "select"):
        return False
    given = i.operands[1:] if i.opcode == "select" else i.operands
    return all(o is i or (o in activity.bits.spans and activity.is_varied(o)) for o in given)


def _is_moved_from(activity: ActivityAnalysis, load: ins.Instruction) -> bool:
    """Whether a load only moves an active number: from a table by hashes, or in an order of keys."""
    return any(activity.is_varied(location) for location in activity.facts.locations(load.operands[0], load.type))


def _is_told(activity: ActivityAnalysis, call: ins.CallBase) -> bool:
    """Whether a function of the tables makes a number of an integer argument that holds bits: the exponent of `ldexp`, an order. Of a
    polygon's, or a neighbour's, its rule knows."""
    callee = call.called_function
    if callee is None or activity.graph.callees(call) or not call.type.scalar.is_float or callee.name.startswith(_KNOWS_BITS):
        return False
    told = [
        a
        for a in call.arguments
        if a in activity.bits.spans and not activity.bits.spans[a].is_foreign and not a.type.is_pointer and activity.is_varied(a)
    ]
    return bool(told) and activity.is_useful(call)


def _moves(activity: ActivityAnalysis, i: ins.Instruction, whether: bool) -> bool:
    """Whether a write, of which bits decide the place (or whether it happens), only moves an active number, or goes where no output is."""
    if isinstance(i, ins.CallBase):
        return not any(activity.is_useful(location) for location in activity.facts.all_locations(i.arguments[0]))
    value, pointer = (i.operands[0], i.operands[1]) if i.opcode == "store" else (i.operands[1], i.operands[0])
    if not any(
        activity.is_useful(location) and location.find().content.find().floats for location in activity.facts.locations(pointer, value.type)
    ):
        return True
    return i.opcode == "store" and activity.is_varied(value) and (not whether or _is_moved(value))


def _is_moved(value: Value) -> bool:
    while isinstance(value, ins.Instruction) and value.opcode in ("bitcast", "freeze"):
        value = value.operands[0]
    return isinstance(value, val.Argument) or (isinstance(value, ins.Instruction) and value.opcode in ("load", "phi", "select"))
