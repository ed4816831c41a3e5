"""Coefficients of the series behind digamma and polygamma, computed to 50 digits when first needed."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import comb, factorial

DIGAMMA_ROOT = "1.46163214496836234126265954232572132846819620400644635129598840859878644035380181"
"""The positive zero of digamma, to 80 digits."""


@cache
def bernoulli(n: int) -> Fraction:
    """B(n), with B(1) = -1/2."""
    if n == 0:
        return Fraction(1)
    if n > 1 and n % 2:
        return Fraction(0)
    return -sum((comb(n + 1, k) * bernoulli(k) for k in range(n)), Fraction(0)) / (n + 1)


@cache
def digamma_taylor(terms: int) -> tuple[Fraction, ...]:
    """digamma(root + d) = sum of c[k] d**(k+1), with c[k] = (-1)**k zeta(k + 2, root)."""
    with localcontext() as context:
        context.prec = 55
        root = Decimal(DIGAMMA_ROOT)
        return tuple(Fraction((-1) ** k * _hurwitz(k + 2, root)) for k in range(terms))


def _hurwitz(s: int, x: Decimal) -> Decimal:
    """The sum of (x + j)**-s over all j >= 0, by Euler and Maclaurin after 40 terms."""
    start = 40
    total = sum(((x + j) ** -s for j in range(start)), Decimal(0))
    x += start
    total += x ** (1 - s) / (s - 1) + x**-s / 2
    rising = Decimal(s)
    for k in range(1, 30):
        b = bernoulli(2 * k)
        total += Decimal(b.numerator) / Decimal(b.denominator) / factorial(2 * k) * rising * x ** (1 - s - 2 * k)
        rising *= (s + 2 * k - 1) * (s + 2 * k)
    return total
