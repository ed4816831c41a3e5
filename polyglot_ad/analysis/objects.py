"""Which addresses lead to different objects, by how they were made alone."""

from __future__ import annotations

from polyglot_ad.callees import allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, GlobalVariable, Value

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


def apart(one: Value, other: Value) -> bool:
    """Whether two addresses that are there at the same time lead to different objects. Phis of one block are followed together: buffers
    that a loop swaps are different in each iteration if they were in the one before. (Phis of different blocks are not: what one of them
    was may be what the other is by now. What an identified value is, nothing that is apart from it ever was.)"""
    assumed: set[tuple[Value, Value]] = set()
    work = [(one, other)]
    while work:
        a, b = map(base_object, work.pop())
        if a is b or len(assumed) > _MOST_PAIRS:
            return False
        if (a, b) in assumed or (is_identified(a) and is_identified(b)):
            continue
        assumed |= {(a, b), (b, a)}
        if isinstance(a, ins.Phi) and isinstance(b, ins.Phi) and a.block is b.block:
            work += [(a.incoming_for(block), b.incoming_for(block)) for block in a.blocks]
        elif isinstance(a, ins.Phi) and is_identified(b):
            work += [(operand, b) for operand in a.operands]
        elif isinstance(b, ins.Phi) and is_identified(a):
            work += [(a, operand) for operand in b.operands]
        else:
            return False
    return True
