"""Adjoints of what a routine reads, where other threads may add to them too: the routine gets a shadow of its own, which is then added."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import Operand

from ..shadows.lock import enter, leave
from .form import REAL, CanonicalCall, element_size


@dataclass(frozen=True)
class PrivateShadow:
    """`rows` × `columns` elements side by side, of `reals` numbers each; in the shadow, columns are `away` elements apart."""

    memory: Value
    step: Value
    """Its increment or leading dimension."""
    shadow: Value
    rows: Value
    columns: Value
    away: Value
    reals: int
    type: ty.Type
    locked: bool

    @staticmethod
    def of(
        b: Builder, form: CanonicalCall, operand: Operand, extents: list[Value], shadow: Value, step: Value, locked: bool
    ) -> PrivateShadow:
        """Zeroed memory in the shape of an operand (of the whole square for a triangle)."""
        one, none = const_int(ty.I64, 1), const_int(ty.I64, 0)
        matrix = len(extents) == 2
        columns = extents[-1]
        rows = (columns if operand.shape[0] == "uplo" else extents[0]) if matrix else one
        size = element_size(form.type, operand)
        memory = b.call_named("calloc", ty.PTR, [b.add(b.mul(rows, columns), one), const_int(ty.I64, size)], name="apart")
        leading = b.select(b.icmp("sgt", rows, one), rows, one)
        if not matrix and operand.strided:
            # With a negative increment the first element lies behind all others.
            back = b.mul(b.sub(one, columns), step)
            shadow = b.gep(ty.I8, shadow, [b.select(b.icmp("slt", step, none), b.mul(back, const_int(ty.I64, size)), none)])
        real = REAL[form.type]
        return PrivateShadow(
            memory, leading if matrix else one, shadow, rows, columns, step, size // (4 if real is ty.FLOAT else 8), real, locked
        )

    def add_and_free(self, b: Builder) -> None:
        name = f"pad.apart.{'plain' if self.locked else 'shared'}.{self.type}"
        splice(b.module, runtime.read("memory", "apart.ll"))
        if self.locked:
            enter(b)
        b.call(b.module.functions[name], [self.memory, self.shadow, self.rows, self.columns, self.away, const_int(ty.I64, self.reals)])
        if self.locked:
            leave(b)
        b.call_named("free", ty.VOID, [self.memory])
