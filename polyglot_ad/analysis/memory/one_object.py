"""Addresses that are one address, moved within its object: the ends of a range, whatever else the program keeps in such objects.

That is read from the instructions, and needs nothing of where addresses may lead: a getelementptr that is `inbounds` stays in the object
of its base, and two values that arrive in a block together, by every edge from one base, have one base there. What is computed from a
value is computed after it, wherever both are known: what computes the value dominates it, so neither is of an earlier iteration.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

_LONGEST = 8  # operations of which a difference is made that are looked through


def in_one_object(one: Value, other: Value) -> bool:
    """Whether two addresses, or the integers that they are, always lead into one object."""
    seen: set[tuple[Value, Value]] = set()
    work = [(one, other)]
    while work:
        first, second = map(_base, work.pop())
        if first is second or (first, second) in seen or (_is_null(first) and _is_null(second)):
            continue
        if not (isinstance(first, ins.Phi) and isinstance(second, ins.Phi) and first.block is second.block):
            return False
        seen.add((first, second))
        arriving = dict(zip(second.blocks, second.operands, strict=True))
        work += [(value, arriving[block]) for value, block in zip(first.operands, first.blocks, strict=True)]
    return True


def remaining(difference: ins.Instruction) -> list[Value]:
    """What an integer difference is made of, without pairs of addresses in one object of which one is taken from the other: those are its
    length, or a part of it. `(end - length) - begin` is made of `length` alone."""
    added, taken = _terms(difference)
    for one in tuple(added):
        other = next((term for term in taken if in_one_object(one, term)), None)
        if other is not None:
            added.remove(one)
            taken.remove(other)
    return [*added, *taken]


def _terms(difference: ins.Instruction) -> tuple[list[Value], list[Value]]:
    signs: tuple[list[Value], list[Value]] = ([], [])
    work: list[tuple[Value, bool]] = [(difference, False)]
    steps = 0
    while work:
        value, is_taken = work.pop()
        if steps < _LONGEST and value.type is ty.I64 and isinstance(value, ins.BinaryOp) and value.opcode in ("add", "sub"):
            steps += 1
            first, second = value.operands
            work += [(first, is_taken), (second, is_taken != (value.opcode == "sub"))]
        else:
            signs[is_taken].append(value)
    return signs


def _base(value: Value) -> Value:
    while True:
        if isinstance(value, ins.GetElementPtr) and "inbounds" in value.flags and value.type.is_pointer:
            value = value.pointer
        elif isinstance(value, ins.Cast) and value.opcode == "ptrtoint" and value.operands[0].type.is_pointer:
            value = value.operands[0]
        else:
            return value


def _is_null(value: Value) -> bool:
    return isinstance(value, val.ConstantNull)
