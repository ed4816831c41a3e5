"""Polynomials with integer coefficients in symbols: addresses and trip counts, compared without knowing the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Symbol:
    """An integer that is not known. `what` it stands for is the maker's business; `serial` gives monomials an order."""

    serial: int
    kind: str
    what: object


Monomial = tuple[Symbol, ...]


class Polynomial:
    """Immutable; equal when the terms are."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[Monomial, int]) -> None:
        self.terms: dict[Monomial, int] = {monomial: factor for monomial, factor in terms.items() if factor}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    def __hash__(self) -> int:
        return hash(frozenset(self.terms.items()))

    def __add__(self, other: Polynomial | int) -> Polynomial:
        total = dict(self.terms)
        for monomial, factor in as_polynomial(other).terms.items():
            total[monomial] = total.get(monomial, 0) + factor
        return Polynomial(total)

    def __neg__(self) -> Polynomial:
        return self * -1

    def __sub__(self, other: Polynomial | int) -> Polynomial:
        return self + as_polynomial(other) * -1

    def __mul__(self, other: Polynomial | int) -> Polynomial:
        total: dict[Monomial, int] = {}
        for left, a in self.terms.items():
            for right, b in as_polynomial(other).terms.items():
                monomial = tuple(sorted((*left, *right), key=lambda symbol: symbol.serial))
                total[monomial] = total.get(monomial, 0) + a * b
        return Polynomial(total)

    @property
    def symbols(self) -> set[Symbol]:
        return {symbol for monomial in self.terms for symbol in monomial}

    @property
    def constant(self) -> int | None:
        """The number that this is, if it is one."""
        return None if any(self.terms) else self.terms.get((), 0)

    def linear(self, symbol: Symbol) -> tuple[Polynomial, Polynomial] | None:
        """(factor, rest) of self = factor · symbol + rest, neither of which has the symbol; None if there are powers of it."""
        factor: dict[Monomial, int] = {}
        rest: dict[Monomial, int] = {}
        for monomial, number in self.terms.items():
            count = monomial.count(symbol)
            if count > 1:
                return None
            if count:
                factor[tuple(s for s in monomial if s is not symbol)] = number
            else:
                rest[monomial] = number
        return Polynomial(factor), Polynomial(rest)

    def put(self, symbol: Symbol, value: Polynomial) -> Polynomial:
        """With a value in the place of a symbol."""
        total = Polynomial({})
        for monomial, number in self.terms.items():
            term = Polynomial({tuple(s for s in monomial if s is not symbol): number})
            for _ in range(monomial.count(symbol)):
                term = term * value
            total = total + term
        return total

    def magnitude(self, most: Mapping[Symbol, int]) -> int | None:
        """A bound of the absolute value, given those of the symbols; None if one has none."""
        total = 0
        for monomial, number in self.terms.items():
            term = abs(number)
            for symbol in monomial:
                if symbol not in most:
                    return None
                term *= most[symbol]
            total += term
        return total

    def at_least_zero(self, lows: Mapping[Symbol, int]) -> bool:
        """Whether this is proved not to be negative, given lower bounds of symbols."""
        shifted = self
        for symbol in self.symbols:
            low = lows.get(symbol)
            if low:
                shifted = shifted.put(symbol, of_symbol(symbol) + low)
        return all(number >= 0 and all(symbol in lows for symbol in monomial) for monomial, number in shifted.terms.items())


def of_symbol(symbol: Symbol) -> Polynomial:
    return Polynomial({(symbol,): 1})


def number(value: int) -> Polynomial:
    return Polynomial({(): value})


def as_polynomial(value: Polynomial | int) -> Polynomial:
    return value if isinstance(value, Polynomial) else number(value)


def union(polynomials: Iterable[Polynomial]) -> set[Symbol]:
    return {symbol for polynomial in polynomials for symbol in polynomial.symbols}
