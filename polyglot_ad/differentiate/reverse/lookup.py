"""Requests for primal values in the reverse pass, and how they are met.

While the reverse pass is written, a primal value is asked for by a `Lookup`, a placeholder instruction. When all requests are known, `cut`
chooses what is cached; then each placeholder is replaced by a load from the cache or by a recomputation in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import final

from polyglot_ad.analysis.induction import Affine, Shifted
from polyglot_ad.callees import classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

from .forwarded import Forwarded
from .rows import Rows

PURE = frozenset((*ins.BINARY, *ins.CASTS, "fneg", "freeze", "icmp", "fcmp", "select", "getelementptr", "extractvalue", "insertvalue",
                   "extractelement", "insertelement", "shufflevector"))  # fmt: skip
_CHEAP_CALLS = (
    "llvm.fabs.", "llvm.fma.", "llvm.fmuladd.", "llvm.minnum.", "llvm.maxnum.", "llvm.minimum.", "llvm.maximum.", "llvm.copysign.",
    "llvm.floor.", "llvm.ceil.", "llvm.trunc.", "llvm.rint.", "llvm.sqrt.", "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.",
    "llvm.abs.",
)  # fmt: skip


@final
class Lookup(ins.Instruction):
    """A primal value of the copy, wanted at this point of the reverse pass."""

    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("lookup", value.type, (value,))

    @property
    def wanted(self) -> Value:
        return self.operands[0]


class Means(Enum):
    """How a value can be had in the reverse pass without a cache."""

    FREE = "free"
    """It is there: constants, arguments, loop counters, allocas of a combined function."""
    RECOMPUTE = "recompute"
    """From its operands."""
    CACHE = "cache"
    """Not at all: it must be kept."""


class Recomputation:
    """Says by which means a value of the copy can be had, and from which operands."""

    def __init__(
        self,
        counters: set[Value],
        affine: dict[Value, Affine | Shifted],
        free: set[Value],
        same: Mapping[Value, Value],
        load_survives: Callable[[Value], bool],
        rows_of: Callable[[Value], Rows | None],
        forwarded: Mapping[Value, tuple[Forwarded, Mapping[Value, Value]]],
    ) -> None:
        self.counters = counters
        self.same = same
        """Values to those that they are equal to."""
        self.affine = affine
        self.free = free
        self.load_survives = load_survives
        self.rows_of = rows_of
        """Loads to the copies of rows that they may be had from, or are."""
        self.forwarded = forwarded
        """Loads to what another thread has stored there, as an expression, and to the copies of its leaves."""

    def means(self, value: Value) -> Means:
        if isinstance(value, val.Constant | val.Argument) or value in self.counters or value in self.free:
            return Means.FREE
        if isinstance(value, Rows):
            return Means.CACHE
        assert isinstance(value, ins.Instruction)
        if value in self.affine or value in self.same or value in self.forwarded:
            return Means.RECOMPUTE
        if isinstance(value.type, ty.SimpleType):
            return Means.CACHE
        if value.opcode in PURE:
            return Means.RECOMPUTE
        if value.opcode == "load" and (self.load_survives(value) or self.rows_of(value) is not None):
            return Means.RECOMPUTE
        if isinstance(value, ins.Call) and (function := value.called_function) is not None and function.is_declaration:
            name = function.name
            if name.startswith(_CHEAP_CALLS):
                return Means.RECOMPUTE
            external = classify_external(name)
            if external is not None and external.pure and name.startswith("llvm."):
                return Means.RECOMPUTE
        # A mathematical function costs more than a load and a store: it is kept, like what cannot be recomputed at all.
        return Means.CACHE

    def copied(self, value: Value) -> Rows | None:
        """The copy that a load is had from, because the memory itself has changed."""
        if value in self.forwarded:
            return None
        return self.rows_of(value) if value.opcode == "load" and not self.load_survives(value) else None  # type: ignore[attr-defined]

    def operands(self, value: Value) -> list[Value]:
        """What a recomputation of the value reads."""
        if value in self.affine:
            variable = self.affine[value]
            return [variable.start, variable.step]
        if value in self.same:
            return [self.same[value]]
        if value in self.forwarded:
            return [*self.forwarded[value][1].values()]
        if (rows := self.copied(value)) is not None:
            return [rows]
        assert isinstance(value, ins.Instruction)
        return value.arguments if isinstance(value, ins.CallBase) else value.operands
