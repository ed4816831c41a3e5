"""The canonical form of a routine in IR: types of its arguments, and which arguments are which operand's.

Integers are i64, characters i32 (the letter), scalars by value, complex ones as two; memory is a pointer, followed by the increment or
leading dimension as i64. Real results are returned, so is `info` (i64). Matrices lie by columns.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.types import Type
from polyglot_ad.rules.blas import Family, Operand, Row, canonical

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
    return {"": ty.VOID, "info": ty.I64}.get(row.result, REAL[type])


def function_type(type: str, row: Row) -> ty.FunctionType:
    return ty.function(result_type(type, row), [t for operand in row.operands for t in parts(type, operand)])


def element_size(type: str, operand: Operand) -> int:
    """Bytes of one element in an operand's memory of numbers."""
    size = 4 if type in "sc" else 8
    return size * 2 if is_complex(type) and operand.kind != "w" else size


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
