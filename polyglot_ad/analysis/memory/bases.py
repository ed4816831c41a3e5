"""Objects that are reached from a place within them, and not from where they begin.

Rust's hash tables have their elements before an address and a byte for each of them behind it. How far that address lies from where the
allocation begins is known at run time only, so that from there elements and bytes seem to lie anywhere. But nobody goes from there: the
program moves the allocation's address once, by a variable distance, and counts from the place where that leads. So does the analysis then:
offsets in such an object count from that place. (The address may first be chosen beside constant ones, which lead nowhere.)
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Value

from .addresses import index_effect

_ALIGNED = 8
"""What the addresses of allocations are known to be multiples of (`tags.alignment`): those of such places must be, too."""


def is_base(move: ins.GetElementPtr, layout: DataLayout, divisor_of: Callable[[Value], int]) -> bool:
    """Whether a move gives the only address of an allocation that the program uses, one for each execution of the allocation."""
    allocation = _allocated(move.pointer)
    if not isinstance(allocation, ins.CallBase) or allocation.called_function is None:
        return False
    row = describe(allocation).allocator
    if row is None or row.kind not in ("alloc", "zeroed") or row.place >= 0:
        return False
    chosen = move.pointer
    if not _only_leads_to(chosen, move) or (isinstance(chosen, ins.Phi) and not _only_leads_to(allocation, chosen)):
        return False
    constant, variable = index_effect(layout, move.source_type, move.operands[1:])
    aligned = constant % _ALIGNED == 0 and all(unit * divisor_of(index) % _ALIGNED == 0 for index, unit, _ in variable)
    return bool(variable) and aligned and all(_is_known_before(index, allocation) for index, _, _ in variable)


def _only_leads_to(value: Value, following: ins.Instruction) -> bool:
    return value.users.count(following) == 1 and all(user is following or _is_test_for_null(user) for user in value.users)


def _allocated(pointer: Value) -> Value:
    """What is allocated, where it is that or a constant address, which leads nowhere (of an allocation of no bytes)."""
    if isinstance(pointer, ins.Phi):
        found = [operand for operand in pointer.operands if not _leads_nowhere(operand)]
        return found[0] if len(found) == 1 else pointer
    return pointer


def _leads_nowhere(value: Value) -> bool:
    if isinstance(value, val.ConstantExpr):
        return value.opcode == "inttoptr" and isinstance(value.operands[0], val.ConstantInt)
    return isinstance(value, val.ConstantNull)


def _is_test_for_null(user: ins.Instruction) -> bool:
    return isinstance(user, ins.Compare) and any(isinstance(operand, val.ConstantNull) for operand in user.operands)


def _is_known_before(value: Value, allocation: ins.CallBase) -> bool:
    """Whether a distance is computed before the allocation: then all moves of one object go equally far."""
    if not isinstance(value, ins.Instruction):
        return True
    here, there = value.block, allocation.block
    assert here is not None and there is not None
    if here is there:
        return here.position(value) < there.position(allocation)
    flow = ControlFlow(allocation.function)
    return here in flow.index and there in flow.index and flow.dominates(here, there)
