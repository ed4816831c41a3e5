"""Calls of the functions that compute tangents and adjoints of a routine (rules/blas/runtime): their names and arguments."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Constant, Value
from polyglot_ad.rules.blas import Operand

from ..context import ProgramContext
from .form import REAL, CanonicalCall


class Activities:
    """Which operands of a call have derivatives. `source` is the call in the program, `call` in the copy."""

    def __init__(self, program: ProgramContext, source: ins.CallBase, is_active: Callable[[Value], bool]) -> None:
        self.form = CanonicalCall.of(source)
        assert self.form is not None
        active = program.activity.is_active_location
        self.names = {
            access.operand.name
            for access in touched_by(source) or ()
            if access.operand.numbers and active(program.facts.walked(access)) and program.activity.has_shadow(access.pointer)
        }
        self.written = any(operand.name in self.names for operand in self.form.row.operands if operand.writes)
        for operand in self.form.row.operands:
            values = [source.arguments[k] for k in self.form.indices(operand)]
            if operand.scalar and any(not isinstance(v, Constant) and is_active(v) for v in values):
                self.names.add(operand.name)
        self.result = source.type.scalar.is_float and is_active(source)

    @property
    def any(self) -> bool:
        """Whether something differentiable comes out."""
        return self.written or self.result

    def needs(self) -> list[tuple[Operand, str]]:
        """(operand, "", "in" or "out") of the memory that the adjoint reads."""
        assert self.form is not None
        operands = {operand.name: operand for operand in self.form.row.operands}
        found = []
        for what, whom in self.form.row.needs.items():
            if not whom or self.names & set(whom.split()):
                name, _, moment = what.partition(".")
                found.append((operands[name], moment))
        return found


def null() -> Value:
    return zero(ty.PTR)


def zeroed(builder: Builder, entry: Builder, type: Type, count: int) -> Value:
    """Room on the stack for a scalar's adjoint."""
    place = entry.alloca(ty.array(type, count), name="scalar.shadow")
    for k in range(count):
        builder.store(zero(type), builder.gep(type, place, [k]))
    return place


def call_runtime(builder: Builder, form: CanonicalCall, suffix: str, arguments: list[Value], result: Type = ty.VOID) -> ins.Call:
    name = f"pad.la.{form.family.name}.{form.type}.{form.row.name}_{suffix}"
    made = builder.call_named(name, result, arguments)
    assert made.function_type.parameters == tuple(a.type for a in arguments), name
    return made


def result_of(form: CanonicalCall) -> Type:
    return REAL[form.type] if form.row.result in ("s", "r") else ty.VOID


def integer(value: int) -> Value:
    return const_int(ty.I64, value)
