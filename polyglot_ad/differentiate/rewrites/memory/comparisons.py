"""Comparisons of two numbers, or of their bits: whether they are the same, or which is larger."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Constant, Value

from .distances import one_difference, one_distance, size_of

_EQUAL, _UNEQUAL = frozenset(("oeq", "ueq", "eq")), frozenset(("one", "une", "ne"))
_LESS, _MORE = frozenset(("olt", "ult", "ole", "ule", "slt", "sle")), frozenset(("ogt", "ugt", "oge", "uge", "sgt", "sge"))
OR_EQUAL = frozenset(("ole", "ule", "oge", "uge", "sle", "sge"))
_THREE_WAYS = ("llvm.ucmp.", "llvm.scmp.")
"""Less, equal or more: -1, 0 or 1."""


def compared(i: ins.Instruction) -> tuple[Value, Value] | None:
    """Two numbers, or their bits, of which something asks whether they are the same, or which is larger."""
    if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name.startswith(_THREE_WAYS):
        return i.arguments[0], i.arguments[1]
    if not isinstance(i, ins.Compare) or i.operands[0].type.is_pointer:
        return None
    distance = one_distance(i) or one_difference(i)
    if distance is not None:
        return distance.operands[0], distance.operands[1]
    return (i.operands[0], i.operands[1]) if i.predicate in _EQUAL | _UNEQUAL | _LESS | _MORE else None


def number(value: Value) -> Value:
    """What a number's bits are made of, to be ordered like it: `bits ^ (bits >> 63) >> 1`."""
    if isinstance(value, ins.BinaryOp) and value.opcode == "xor":
        for one, other in (value.operands, value.operands[::-1]):
            while isinstance(other, ins.BinaryOp) and isinstance(other.operands[1], Constant):
                other = other.operands[0]
            if other is one:
                return one
    return value


def is_less(i: ins.Instruction) -> bool | None:
    """Of a comparison for the order, whether it asks if the first number is less; else None."""
    if isinstance(i, ins.Call):
        return True
    return i.predicate in _LESS if isinstance(i, ins.Compare) and i.predicate in _LESS | _MORE and one_distance(i) is None else None


def asks_for_same(i: ins.Compare) -> bool:
    """Whether the comparison holds where the numbers are the same; else it does not."""
    if i.predicate in _EQUAL | _UNEQUAL:
        return i.predicate in _EQUAL
    return (i.predicate in _LESS) == (size_of(i.operands[0]) is not None)
