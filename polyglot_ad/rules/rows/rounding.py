"""Rounding, neighbours, and the parts of a floating-point number."""

from __future__ import annotations

from ..model import Rule
from .row import Interval, row, several

_STEP = "0 everywhere, also at the steps"
_SCALE = "the exponent is constant between powers of two"
_FRACTION = "select(x == 0, 1, exp2(-1 - logb(x)))"
"""As a power of two, which has no derivative itself: r / x would have one that is lost in rounding, divided by x."""
_WIDE: Interval = (-3.0, 3.0)
_POSITIVE: Interval = (0.2, 4.0)


def _step(name: str, *other: str, llvm: bool = True) -> Rule:
    return row(name, "x", libm=True, llvm=llvm, other=other, edge=_STEP, domain=(_WIDE,))


ROWS = (
    _step("floor"),
    _step("ceil"),
    _step("trunc"),
    _step("rint"),
    _step("nearbyint"),
    _step("round"),
    _step("roundeven"),
    *(row(name, "x n m", libm=True, edge=_STEP) for name in ("fromfp", "ufromfp", "fromfpx", "ufromfpx")),
    row("scalb", "x y", x="exp2(rint(y))", libm=True, edge="none by the exponent, which is an integer"),
    row("logb", "x", libm=True, edge=_STEP, domain=(_POSITIVE,)),
    row("ldexp", "x n", x="ldexp(1, n)", libm=True, llvm=True, domain=(_WIDE, (-3, 4)),
        other=("scalbn", "scalbnf", "scalbnl", "scalbln", "scalblnf", "scalblnl")),
    several("modf", "x", {"return.0": {"x": "1"}, "return.1": {}}, llvm=True, edge=_STEP, domain=(_WIDE,)),
    several("modf through a pointer", "x p", {"return": {"x": "1"}, "*p": {}}, other=("modf", "modff", "modfl"), edge=_STEP,
            domain=(_WIDE,)),
    several("frexp", "x", {"return.0": {"x": _FRACTION}, "return.1:int": {}}, llvm=True, edge=_SCALE,
            domain=(_POSITIVE,)),
    several("frexp through a pointer", "x p", {"return": {"x": _FRACTION}, "*p:int": {}},
            other=("frexp", "frexpf", "frexpl"), edge=_SCALE, domain=(_POSITIVE,)),
    several("remquo", "x y p", {"return": {"x": "1", "y": "-rint((x - r0) / y)"}, "*p:int": {}}, libm=True,
            edge="one-sided at the jumps", domain=((0.5, 9.0), (0.3, 0.4))),
    row("significand", "x", x="select(x == 0, 1, exp2(logb(r) - logb(x)))", edge=_SCALE, domain=(_POSITIVE,),
        other=("significand", "significandf", "significandl")),
    row("set_exponent", "x n", x="select(x == 0, 1, exp2(float(n) - 1 - logb(x)))", edge=_SCALE),
    row("rrspacing", "x", x="select(x == 0, 1, copysign(exp2(logb(r) - logb(x)), x))", edge=_SCALE),
    row("spacing", "x", edge=_STEP),
    row("nextafter", "x y", x="1", libm=True, edge="the neighbour moves with x: 1, and 0 by the direction",
        other=("nexttoward", "nexttowardf", "nexttowardl")),
    row("nextup", "x", x="1", libm=True, edge="the neighbour moves with x: 1", other=("nextdown", "nextdownf", "nextdownl")),
    row("fewer digits", "x n", x="1", other=("pad.fewer",), edge="as a conversion to a narrower type: 1"),
    row("turned bytes", "x", x="1", other=("pad.turned", "pad.back"), edge="the number that the bytes stand for: 1"),
    row("power of two", "x n", x="select(x == 0, 1, r / x)", other=("pad.rebuilt",), edge=_SCALE),
    row("polygon", "x y n", x="y * copysign(1, x) * copysign(1, r) * exp2(logb(r) - logb(x))", other=("pad.polygon",),
        edge="one-sided at the corners"),
    row("polygon of bits", "x y n", x="y * copysign(1, x) * exp2(0 - logb(x))", other=("pad.polygon.value",),
        edge="one-sided at the corners"),
    row("nearest", "x n", x="1", other=("pad.neighbour",), edge="the neighbour moves with x: 1"),
    row("fortran mod", "x y p n", x="1", y="-rint((x - r) / y)", edge="one-sided at the jumps"),
)  # fmt: skip
