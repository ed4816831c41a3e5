"""The canonical form of a routine in IR: types of its arguments, and which arguments are which operand's.

Integers are i64, characters i32 (the letter), scalars by value, complex ones as two; memory is a pointer, followed by the increment or
leading dimension as i64. Real results are returned, so is `info` (i64). Matrices lie by columns.
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import Family, Operand, Row, canonical
from polyglot_ad.rules.blas.model import choices_of

REAL: dict[str, Type] = {"s": ty.FLOAT, "d": ty.DOUBLE, "c": ty.FLOAT, "z": ty.DOUBLE}


def is_complex(type: str) -> bool:
    return type in "cz"


def parts(type: str, operand: Operand) -> list[Type]:
    """The types of an operand's arguments."""
    if operand.kind == "i":
        return [ty.I64]
    if operand.kind == "c":
        return [ty.I32]
    if operand.scalar:
        return [REAL[type]] * (2 if operand.kind == "s" and is_complex(type) else 1)
    return [ty.PTR, ty.I64] if operand.strided else [ty.PTR]


def result_type(type: str, row: Row) -> Type:
    return {"": ty.VOID, "info": ty.I64, "double": ty.DOUBLE}.get(row.result, REAL[type])


def function_type(type: str, row: Row) -> ty.FunctionType:
    return ty.function(result_type(type, row), [t for operand in row.operands for t in parts(type, operand)])


def element_size(type: str, operand: Operand) -> int:
    """Bytes of one element in an operand's memory of numbers."""
    size = 4 if type in "sc" else 8
    return size * 2 if is_complex(type) and operand.kind != "w" else size


def extent(b: Builder, term: str, value_of: Callable[[str], Value]) -> Value:
    """An integer term of a shape (rules/blas/model.py); `value_of` gives the operands by name."""
    choices = choices_of(term)
    if choices is not None:
        *lettered, (_, _, otherwise) = choices
        found = extent(b, otherwise, value_of)
        for name, letter, choice in reversed(lettered):
            found = b.select(b.icmp("eq", value_of(name), const_int(ty.I32, ord(letter))), extent(b, choice, value_of), found)
        return found
    if term.endswith("/2"):
        length = extent(b, term[:-2], value_of)
        return b.binary("lshr", b.mul(length, b.add(length, const_int(ty.I64, 1))), const_int(ty.I64, 1))
    for sign, predicate in (("^", "slt"), (">", "sgt")):
        if sign in term:
            one, other = (extent(b, part, value_of) for part in term.split(sign))
            return b.select(b.icmp(predicate, one, other), one, other)
    if term == "swaps":
        begin, step = value_of("k1"), value_of("incx")
        step = b.select(b.icmp("slt", step, const_int(ty.I64, 0)), b.sub(const_int(ty.I64, 0), step), step)
        return b.add(begin, b.mul(b.sub(value_of("k2"), begin), step))
    total: Value = const_int(ty.I64, 0)
    for part in term.split("+"):
        product: Value = const_int(ty.I64, 1)
        for factor in part.split("*"):
            product = b.mul(product, const_int(ty.I64, int(factor)) if factor.isdigit() else value_of(factor))
        total = b.add(total, product)
    return total


class CanonicalCall:
    """A call of a canonical routine, by operands."""

    def __init__(self, call: ins.CallBase, family: Family, type: str, row: Row) -> None:
        self.call = call
        self.family = family
        self.type = type
        self.row = row
        self.starts: dict[str, int] = {}
        """Operand to the first of its arguments."""
        at = 0
        for operand in row.operands:
            self.starts[operand.name] = at
            at += operand.arguments(type)

    @staticmethod
    def of(call: ins.CallBase) -> CanonicalCall | None:
        callee = call.called_function
        found = canonical(callee.name) if callee is not None else None
        return CanonicalCall(call, *found) if found is not None else None

    def indices(self, operand: Operand) -> range:
        start = self.starts[operand.name]
        return range(start, start + operand.arguments(self.type))
