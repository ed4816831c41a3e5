"""What a canonical call of BLAS or LAPACK does to memory: each operand is walked through, upwards from its pointer."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import canonical
from polyglot_ad.rules.blas.model import Operand


@dataclass(frozen=True)
class Access:
    """An operand in memory: scalars of `size` bytes, of a float kind or "int"."""

    operand: Operand
    pointer: Value
    kind: str
    size: int


def touched_by(call: ins.CallBase) -> list[Access] | None:
    """All operands in memory; None if this is no canonical routine."""
    callee = call.called_function
    found = canonical(callee.name) if callee is not None else None
    if found is None:
        return None
    family, type, row = found
    accesses: list[Access] = []
    at = 0
    for operand in row.operands:
        if operand.memory:
            numbers = ("f32", 4) if type in "sc" else ("f64", 8)
            kind, size = numbers if operand.numbers else ("int", family.bits // 8)
            accesses.append(Access(operand, call.arguments[at], kind, size))
        at += operand.arguments(type)
    return accesses
