"""Whether what a call's pointers lead to lies apart, asked at run time where the source promises nothing.

Where pointers may overlap, whatever the function writes may be what it reads, and every number that it reads has to be kept; threads of a
region may add to each other's adjoints. If the bytes between the first and the last one that it touches behind each pointer are known
before it runs (footprints.py), this is asked. A second derivative, made as if all pointers were `restrict`, is taken where no two of these
ranges meet of which one is written to.

Ranges are computed with numbers of double precision, which are exact up to 2^53: what may be greater than 2^52 counts as not known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.polynomials import Polynomial, Symbol
from polyglot_ad.analysis.symbolic import Obligation
from polyglot_ad.differentiate.roots.report import Report
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float, zero
from polyglot_ad.ir.values import Argument, Function, Module, Value

from .footprints import Footprints

_EXACT = 2.0**52
_TRIPS = 100.0
"""Iterations of a loop, for comparison."""


def kept(report: Report) -> float:
    """About how many bytes a derivative keeps."""
    return sum((item.size or 8) * _TRIPS ** len(item.loops) for item in report.items if item.kind in ("cached", "control", "tape"))


def added_apart(module: Module) -> int:
    """How many additions to adjoints are made with regard to other threads."""
    adders = [f for f in module.functions.values() if f.name.startswith(("pad.sum.", "pad.add."))]
    atomic = sum(isinstance(i, ins.AtomicRMW) for f in module.functions.values() if f not in adders for i in f.instructions())
    return atomic + sum(len(f.users) for f in adders)


def _order(obligation: Obligation) -> tuple[int, bool, list[tuple[tuple[int, ...], int]]]:
    """The same in every process, so that the same source gives the same code."""
    terms = sorted((tuple(symbol.serial for symbol in monomial), factor) for monomial, factor in obligation.value.terms.items())
    return obligation.bits, obligation.natural, terms


@dataclass(frozen=True)
class _Interval:
    low: Value
    high: Value


class Question:
    """Emits the question whether ranges lie apart. `argument`: the value of a parameter of the root, by its position."""

    def __init__(self, b: Builder, found: Footprints, root: Function, argument: Callable[[int], Value]) -> None:
        self.b = b
        self.found = found
        self.root = root
        self.argument = argument
        self._known: dict[Symbol, _Interval] = {}
        self._conditions: list[Value] = []

    def ask(self, pairs: Sequence[tuple[int, int]]) -> Value:
        b = self.b
        for one in sorted(self.found.obligations, key=_order):
            value = self._of(one.value)
            self._within(value, 0.0 if one.natural else -(2.0 ** (one.bits - 1)), 2.0 ** (one.bits - 1))
        ranges = {k: self._range(k) for k in {k for pair in pairs for k in pair}}
        for first, second in pairs:
            x, y = ranges[first], ranges[second]
            self._conditions.append(b.binary("or", b.fcmp("ole", x.high, y.low), b.fcmp("ole", y.high, x.low)))
        whole = self._conditions[0]
        for condition in self._conditions[1:]:
            whole = b.binary("and", whole, condition)
        return whole

    def _range(self, index: int) -> _Interval:
        """The bytes that are touched behind a pointer, as numbers."""
        b = self.b
        low: Value | None = None
        high: Value | None = None
        for offset, size in dict.fromkeys(self.found.accesses[index]):
            value, length = self._of(offset), self._of(size)
            end = b.fadd(value.high, length.high)
            low = value.low if low is None else self._choose("olt", value.low, low)
            high = end if high is None else self._choose("ogt", end, high)
        assert low is not None and high is not None
        base = b.cast("uitofp", b.cast("ptrtoint", self.argument(index), ty.I64), ty.DOUBLE)
        found = _Interval(b.fadd(base, low), b.fadd(base, high))
        self._within(found, 0.0, _EXACT)
        return found

    def _within(self, value: _Interval, low: float, high: float) -> None:
        self._conditions.append(self.b.fcmp("oge", value.low, _number(max(low, -_EXACT))))
        self._conditions.append(self.b.fcmp("olt", value.high, _number(min(high, _EXACT))))

    def _of(self, polynomial: Polynomial) -> _Interval:
        b = self.b
        low: Value = zero(ty.DOUBLE)
        high: Value = zero(ty.DOUBLE)
        for monomial, factor in polynomial.terms.items():
            term = _Interval(_number(factor), _number(factor))
            for symbol in monomial:
                term = self._product(term, self._symbol(symbol))
            self._within(term, -_EXACT, _EXACT)
            low, high = b.fadd(low, term.low), b.fadd(high, term.high)
        return _Interval(low, high)

    def _symbol(self, symbol: Symbol) -> _Interval:
        if symbol not in self._known:
            if symbol in self.found.lasts:
                last = self._of(self.found.lasts[symbol])
                self._known[symbol] = _Interval(zero(ty.DOUBLE), self._choose("ogt", last.high, zero(ty.DOUBLE)))
            elif symbol in self.found.choices:
                greater, *polynomials = self.found.choices[symbol]
                one, other = (self._of(polynomial) for polynomial in polynomials)
                which = "ogt" if greater else "olt"
                self._known[symbol] = _Interval(self._choose(which, one.low, other.low), self._choose(which, one.high, other.high))
            elif symbol in self.found.quotients:
                dividend, divisor = self.found.quotients[symbol]
                whole, by, unit = self._of(dividend), _number(divisor), _number(1)
                self._known[symbol] = _Interval(
                    self.b.fsub(self.b.fdiv(whole.low, by), unit), self.b.fadd(self.b.fdiv(whole.high, by), unit)
                )
            else:
                assert isinstance(symbol.what, Argument)
                value = self.b.cast("sitofp", self.argument(self.root.arguments.index(symbol.what)), ty.DOUBLE)
                self._known[symbol] = _Interval(value, value)
        return self._known[symbol]

    def _product(self, one: _Interval, other: _Interval) -> _Interval:
        b = self.b
        products = [b.fmul(x, y) for x in dict.fromkeys((one.low, one.high)) for y in dict.fromkeys((other.low, other.high))]
        low = high = products[0]
        for product in products[1:]:
            low, high = self._choose("olt", product, low), self._choose("ogt", product, high)
        return _Interval(low, high)

    def _choose(self, predicate: str, one: Value, other: Value) -> Value:
        return self.b.select(self.b.fcmp(predicate, one, other), one, other)


def _number(value: float) -> Value:
    return const_float(ty.DOUBLE, float(value))
