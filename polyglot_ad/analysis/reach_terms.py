"""Sums of products of atoms with whole coefficients, which are text for Python."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

Monomial = tuple[str, ...]


@dataclass(frozen=True)
class Polynomial:
    """A sum of products of atoms; an atom is an argument or an expression in parentheses. As text it is Python."""

    terms: tuple[tuple[Monomial, int], ...]

    @staticmethod
    def of(terms: Mapping[Monomial, int]) -> Polynomial:
        return Polynomial(tuple(sorted((monomial, factor) for monomial, factor in terms.items() if factor)))

    @staticmethod
    def number(value: int) -> Polynomial:
        return Polynomial.of({(): value})

    @staticmethod
    def atom(text: str) -> Polynomial:
        return Polynomial.of({(text,): 1})

    @property
    def constant(self) -> int | None:
        if not self.terms:
            return 0
        return self.terms[0][1] if len(self.terms) == 1 and self.terms[0][0] == () else None

    def __add__(self, other: Polynomial) -> Polynomial:
        found = dict(self.terms)
        for monomial, factor in other.terms:
            found[monomial] = found.get(monomial, 0) + factor
        return Polynomial.of(found)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + Polynomial.number(-1) * other

    def __mul__(self, other: Polynomial) -> Polynomial:
        found: dict[Monomial, int] = {}
        for (left, a), (right, b) in itertools.product(self.terms, other.terms):
            monomial = tuple(sorted(left + right))
            found[monomial] = found.get(monomial, 0) + a * b
        return Polynomial.of(found)

    def __str__(self) -> str:
        parts = ["*".join([*([str(factor)] if factor != 1 or not monomial else []), *monomial]) for monomial, factor in self.terms]
        return " + ".join(parts).replace("+ -", "- ") or "0"
