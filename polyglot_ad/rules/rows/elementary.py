"""Powers and roots, exponentials and logarithms, trigonometric and hyperbolic functions."""

from __future__ import annotations

from .row import row, several

_ANGLE = (-4.0, 4.0)
_UNIT = (-0.9, 0.9)
_POSITIVE = (0.2, 4.0)
_TURN = {
    "t": "x - 2 * rint(x / 2)", "s": "sin(pi * select(t > 0.5, 1 - t, select(t < -0.5, -1 - t, t)))",
    "c": "select(fabs(t) < 0.25, cos(pi * t), sin(pi * select(t > 0, 0.5 - t, 0.5 + t)))",
}  # fmt: skip
"""sinpi and cospi, which few C libraries have: exact reduction to one turn, and accurate beside the zeros."""

ROWS = (
    row("sqrt", "x", x="0.5 / r", libm=True, llvm=True, edge="infinite at 0", root=True, domain=(_POSITIVE,)),
    row("cbrt", "x", x="1 / (3 * (r * r))", libm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("rsqrt", "x", x="-0.5 * r / x", libm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("rsqrt, estimated", "x", x="-0.5 * r / x", other=("llvm.x86.sse.rsqrt.ps", "llvm.x86.avx.rsqrt.ps.256"), edge="infinite at 0"),
    row("1 / x, estimated", "x", x="-(r * r)", other=("llvm.x86.sse.rcp.ps", "llvm.x86.avx.rcp.ps.256"), edge="infinite at 0"),
    row("rcbrt", "x", x="-r / (3 * x)", libm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("rootn", "x n", x="select(x == 0, select(n == 1, 1, inf), r / (float(n) * x))", libm=True, edge="infinite at 0",
        domain=(_POSITIVE, (1, 5))),
    row("compoundn", "x n", x="select(n == 0, 0, select(x == -1, float(n) * powi(1 + x, n - 1), float(n) * (r / (1 + x))))",
        libm=True, edge="by -1: 1 for the exponent 1, 0 above", domain=((-0.7, 2.0), (-3, 5))),
    row("hypot", "x y", x="select(r == 0, 0, x / r)", y="select(r == 0, 0, y / r)", libm=True, edge="0 at the origin",
        domain=((-3.0, 3.0), (0.1, 3.0))),
    row("pow", "x y", x="select(y == 0 and (x == 0 or x != x), 0, y * pow(x, y - 1))", y="select(x <= 0, 0, r * log(x))",
        libm=True, llvm=True,
        other=("powr", "powrf", "powrl"), domain=(_POSITIVE, (-2.0, 3.0)),
        edge="by the base: 0 where the exponent is 0, also at base 0; by the exponent: 0 where the base is 0 or negative"),
    row("pown", "x n", x="select(n == 0, 0, float(n) * powi(x, n - 1))", edge="0 where the exponent is 0, also at base 0",
        other=("pown", "pownf", "pownl",
               "llvm.powi", "__powisf2", "__powidf2", "__powixf2", "__powitf2"),
        domain=(_POSITIVE, (-3, 5))),
    row("exp", "x", x="r", libm=True, llvm=True, domain=(_ANGLE,)),
    row("exp2", "x", x="ln2 * r", libm=True, llvm=True, domain=(_ANGLE,)),
    row("exp10", "x", x="ln10 * r", libm=True, llvm=True, other=("pow10", "pow10f", "pow10l"), domain=((-2.0, 2.0),)),
    row("expm1", "x", x="exp(x)", libm=True, domain=(_ANGLE,)),
    row("exp2m1", "x", x="ln2 * exp2(x)", libm=True, domain=(_ANGLE,)),
    row("exp10m1", "x", x="ln10 * exp10(x)", libm=True, domain=((-2.0, 2.0),)),
    row("log", "x", x="1 / x", libm=True, llvm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("log2", "x", x="1 / ln2 / x", libm=True, llvm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("log10", "x", x="1 / ln10 / x", libm=True, llvm=True, edge="infinite at 0", domain=(_POSITIVE,)),
    row("log1p", "x", x="1 / (1 + x)", libm=True, other=("logp1", "logp1f", "logp1l"), edge="infinite at -1", domain=((-0.7, 4.0),)),
    row("log2p1", "x", x="1 / ln2 / (1 + x)", libm=True, edge="infinite at -1", domain=((-0.7, 4.0),)),
    row("log10p1", "x", x="1 / ln10 / (1 + x)", libm=True, edge="infinite at -1", domain=((-0.7, 4.0),)),
    row("sin", "x", x="cos(x)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("cos", "x", x="-sin(x)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("tan", "x", x="1 + r * r", libm=True, llvm=True, domain=((-1.4, 1.4),)),
    row("asin", "x", x="1 / sqrt(fma(-x, x, 1))", libm=True, llvm=True, edge="infinite at -1 and 1", root=True, domain=(_UNIT,)),
    row("acos", "x", x="-1 / sqrt(fma(-x, x, 1))", libm=True, llvm=True, edge="infinite at -1 and 1", root=True, domain=(_UNIT,)),
    row("atan", "x", x="1 / (1 + x * x)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("atan2", "x y", x="select(m == 0, 0, v / d)", y="select(m == 0, 0, -u / d)", libm=True, llvm=True, edge="0 at the origin",
        where={"m": "select(fabs(x) > fabs(y), x, y)", "u": "x / m", "v": "y / m", "d": "x * u + y * v"},
        domain=((-3.0, 3.0), (0.1, 3.0))),
    row("sinh", "x", x="cosh(x)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("cosh", "x", x="sinh(x)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("tanh", "x", x="fma(-r, r, 1)", libm=True, llvm=True, domain=(_ANGLE,)),
    row("asinh", "x", x="1 / hypot(1, x)", libm=True, domain=(_ANGLE,)),
    row("acosh", "x", x="1 / (sqrt(x - 1) * sqrt(x + 1))", libm=True, edge="infinite at 1", root=True, domain=((1.1, 4.0),)),
    row("atanh", "x", x="1 / fma(-x, x, 1)", libm=True, edge="infinite at -1 and 1", domain=(_UNIT,)),
    row("sinpi", "x", x="pi * c", where=_TURN, libm=True, domain=(_ANGLE,)),
    row("cospi", "x", x="-pi * s", where=_TURN, libm=True, domain=(_ANGLE,)),
    row("tanpi", "x", x="pi * (1 + r * r)", libm=True, domain=((-0.45, 0.45),)),
    row("asinpi", "x", x="1 / pi / sqrt(fma(-x, x, 1))", libm=True, edge="infinite at -1 and 1", root=True, domain=(_UNIT,)),
    row("acospi", "x", x="-1 / pi / sqrt(fma(-x, x, 1))", libm=True, edge="infinite at -1 and 1", root=True, domain=(_UNIT,)),
    row("atanpi", "x", x="1 / pi / (1 + x * x)", libm=True, domain=(_ANGLE,)),
    row("atan2pi", "x y", x="select(m == 0, 0, v / d / pi)", y="select(m == 0, 0, -u / d / pi)", libm=True, edge="0 at the origin",
        where={"m": "select(fabs(x) > fabs(y), x, y)", "u": "x / m", "v": "y / m", "d": "x * u + y * v"},
        domain=((-3.0, 3.0), (0.1, 3.0))),
    several("sincos", "x", {"return.0": {"x": "r1"}, "return.1": {"x": "-r0"}}, llvm=True, domain=(_ANGLE,)),
    several("sincospi", "x", {"return.0": {"x": "pi * r1"}, "return.1": {"x": "-pi * r0"}}, llvm=True),
    several("sincos through pointers", "x p q", {"*p": {"x": "cos(x)"}, "*q": {"x": "-sin(x)"}},
            other=("sincos", "sincosf", "sincosl", "sincosf128"), domain=(_ANGLE,)),
)  # fmt: skip
