"""Error functions, gamma and its logarithm, Bessel functions."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from .row import row, several

_POSITIVE = (0.3, 4.0)
_WIDE = (-2.0, 2.0)
_UNIT = (-0.9, 0.9)
_ORDER = (0, 4)
_POLE = "a pole at 0, -1, -2, …"


def _erfcx_tail() -> dict[str, str]:
    """-x x sqrtpi times the derivative of erfcx, asymptotically in t = 1 / x**2: the sum of (-1/2)**n (2n + 1)!! t**n."""
    terms = [Fraction(prod(range(1, 2 * n + 2, 2)), (-2) ** n) for n in range(13)]
    text = f"{terms[-1].numerator} / {terms[-1].denominator}"
    for term in reversed(terms[:-1]):
        text = f"({term.numerator} / {term.denominator} + t * {text})"
    return {"t": "1 / (x * x)", "tail": text}


_ERFCX_TAIL = _erfcx_tail()

ROWS = (
    row("erf", "x", x="2 / sqrtpi * exp(-(x * x))", libm=True, domain=(_WIDE,)),
    row("erfc", "x", x="-2 / sqrtpi * exp(-(x * x))", libm=True, domain=(_WIDE,)),
    row("erfcx", "x", x="select(x > 10, -1 / sqrtpi * t * tail, 2 * x * r - 2 / sqrtpi)", where=_ERFCX_TAIL, libm=True,
        domain=((-1.0, 20.0),)),
    row("tgamma", "x", x="r * digamma(x)", libm=True, edge=_POLE, domain=(_POSITIVE,)),
    row("lgamma", "x", x="digamma(x)", libm=True, edge=_POLE, other=("gamma", "gammaf", "gammal"), domain=(_POSITIVE,)),
    several("lgamma_r", "x p", {"return": {"x": "digamma(x)"}, "*p:int": {}}, edge=_POLE, domain=(_POSITIVE,),
            other=("lgamma_r", "lgammaf_r", "lgammal_r", "gamma_r", "gammaf_r", "__lgamma_r_finite", "__lgammaf_r_finite")),
    row("digamma", "x", x="polygamma(1, x)", other=("pad.digamma",), edge=_POLE, domain=(_POSITIVE,)),
    row("polygamma", "n x", x="polygamma(n + 1, x)", other=("pad.polygamma",), edge=_POLE, domain=((1, 3), _POSITIVE)),
    row("j0", "x", x="-j1(x)", libm=True, domain=(_WIDE,)),
    row("erfinv", "x", x="sqrtpi / 2 * exp(r * r)", libm=True, domain=(_UNIT,)),
    row("erfcinv", "x", x="-sqrtpi / 2 * exp(r * r)", libm=True, domain=((0.1, 1.9),)),
    row("j1", "x", x="0.5 * (j0(x) - jn(2, x))", libm=True, domain=(_WIDE,)),
    row("jn", "n x", x="0.5 * (jn(n - 1, x) - jn(n + 1, x))", libm=True, domain=(_ORDER, _WIDE)),
    row("y0", "x", x="-y1(x)", libm=True, domain=(_POSITIVE,)),
    row("y1", "x", x="y0(x) - r / x", libm=True, domain=(_POSITIVE,)),
    row("yn", "n x", x="0.5 * (yn(n - 1, x) - yn(n + 1, x))", libm=True, domain=(_ORDER, _POSITIVE)),
)  # fmt: skip
