"""Which addresses lead to different objects, by how they were made alone."""

from __future__ import annotations

from polyglot_ad.callees import allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, GlobalVariable, Value

from .call_sites import CallSites

_MOST_PAIRS = 64


def base_object(pointer: Value) -> Value:
    """What an address is computed from, by steps that stay in one object."""
    while isinstance(pointer, ins.GetElementPtr) or (isinstance(pointer, ins.Cast) and pointer.opcode == "bitcast"):
        pointer = pointer.operands[0]
    return pointer


def is_allocation(value: Value) -> bool:
    row = allocation_of(value)
    return row is not None and row.kind in ("alloc", "zeroed") and row.place < 0


def is_identified(value: Value) -> bool:
    """Whether this is an object that no other identified value is."""
    if isinstance(value, Argument):
        return "noalias" in value.attributes
    return isinstance(value, ins.Alloca | GlobalVariable) or is_allocation(value)


def apart(one: Value, other: Value, sites: CallSites | None = None) -> bool:
    """Whether two addresses that are there at the same time lead to different objects. Phis of one block are followed together: buffers
    that a loop swaps are different in each iteration if they were in the one before. (Phis of different blocks are not: what one of them
    was may be what the other is by now. What an identified value is, nothing that is apart from it ever was.) With `sites`, so are
    parameters of one function, into its calls, and results of one call, into what is called."""
    assumed: set[tuple[Value, Value]] = set()
    work = [(one, other)]
    while work:
        a, b = map(base_object, work.pop())
        if a is b or len(assumed) > _MOST_PAIRS:
            return False
        if (a, b) in assumed or (is_identified(a) and is_identified(b)):
            continue
        assumed |= {(a, b), (b, a)}
        before = _before(a, b, sites)
        if before is None:
            before = _before(b, a, sites)
        if before is None:
            return False
        work += before
    return True


def _before(a: Value, b: Value, sites: CallSites | None) -> list[tuple[Value, Value]] | None:
    """The pairs of which one was there before, as this one; None if that is not known."""
    if isinstance(a, ins.Phi):
        if isinstance(b, ins.Phi) and a.block is b.block:
            return [(a.incoming_for(block), b.incoming_for(block)) for block in a.blocks]
        return [(operand, b) for operand in a.operands] if is_identified(b) or (sites and isinstance(b, Argument)) else None
    if sites is None:
        return None
    if isinstance(a, Argument) and (isinstance(b, GlobalVariable) or (isinstance(b, Argument) and a.function is b.function)):
        calls = sites.of(a.function)
        if calls is None:
            return None
        return [(call.arguments[a.index], call.arguments[b.index] if isinstance(b, Argument) else b) for call in calls]
    return _returned_before(a, b, sites) if isinstance(a, ins.ExtractValue) else None


def _returned_before(a: ins.ExtractValue, b: Value, sites: CallSites) -> list[tuple[Value, Value]] | None:
    """Where an address is part of what a call returns: in the function, beside another part, or what that was given."""
    call = a.operands[0]
    callee = call.called_function if isinstance(call, ins.CallBase) else None
    if not isinstance(call, ins.CallBase) or callee is None or sites.of(callee) is None:
        return None
    found: list[tuple[Value, Value]] = []
    for end in (block.terminator for block in callee.blocks):
        if end.opcode != "ret":
            continue
        mine, other = _part(end.operands[0], a.indices), None
        if isinstance(b, ins.ExtractValue) and b.operands[0] is call:
            other = _part(end.operands[0], b.indices)
        elif isinstance(b, Argument) and b in call.arguments:
            other = callee.arguments[call.arguments.index(b)]
        elif isinstance(b, GlobalVariable):
            other = b
        if mine is None or other is None:
            return None
        found.append((mine, other))
    return found


def _part(aggregate: Value, indices: tuple[int, ...]) -> Value | None:
    """What was put into an aggregate at a place."""
    while isinstance(aggregate, ins.InsertValue):
        if aggregate.indices == indices:
            return aggregate.operands[1]
        shared = min(len(indices), len(aggregate.indices))
        if aggregate.indices[:shared] == indices[:shared]:
            return None
        aggregate = aggregate.operands[0]
    return None
