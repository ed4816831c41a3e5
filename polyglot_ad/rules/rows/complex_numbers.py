"""Complex functions of C, C++ and Fortran.

A partial is complex. Of a holomorphic function it is f'(x): df = p dx. Of a real-valued one (`real=True`) it is the gradient as a
complex number: dr = Re(conj(p) dx). `conjugate=True` says df = p conj(dx).
"""

from __future__ import annotations

from ..model import Rule

_POLAR = "select(x == 0, 0, {})"


def _row(
    name: str, operands: str = "x", *, x: str, y: str = "", other: tuple[str, ...] = (), edge: str = "", real: bool = False,
    conjugate: bool = False, runtime: bool = False,
) -> Rule:  # fmt: skip
    text = {operand: partial for operand, partial in (("x", x), ("y", y)) if partial}
    names = other if runtime else (name, f"{name}f", f"__{name}_finite", f"__{name}f_finite", *other)
    return Rule(name, tuple(operands.split()), (text,), other=names, edge=edge, complex=True, real_result=real, conjugate=conjugate)


ROWS = (
    _row("cmul", "x y", x="y", y="x", other=("__muldc3", "__mulsc3", "__mulxc3", "__multc3", "__mulhc3"), runtime=True),
    _row("cdiv", "x y", x="1 / y", y="-(r / y)", other=("__divdc3", "__divsc3", "__divxc3", "__divtc3", "__divhc3"), runtime=True),
    _row("csqrt", x="0.5 / r", edge="infinite at 0"),
    _row("cexp", x="r"),
    _row("clog", x="1 / x", edge="infinite at 0"),
    _row("clog10", x="1 / ln10 / x", edge="infinite at 0"),
    _row("cpow", "x y", x="select(x == 0, select(y == 1, 1, 0), y * (r / x))", y="select(x == 0, 0, r * log(x))",
         edge="at base 0: by the base 1 for the exponent 1, else 0; by the exponent 0"),
    _row("cpown", "x n", x="select(x == 0, select(float(n) == 1, 1, 0), float(n) * (r / x))", runtime=True, edge="as cpow",
         other=("_FortranAcpowi", "_FortranAcpowk", "_FortranAzpowi", "_FortranAzpowk")),
    _row("csin", x="cos(x)"),
    _row("ccos", x="-sin(x)"),
    _row("ctan", x="1 + r * r"),
    _row("casin", x="1 / (sqrt(1 - x) * sqrt(1 + x))", edge="infinite at -1 and 1"),
    _row("cacos", x="-1 / (sqrt(1 - x) * sqrt(1 + x))", edge="infinite at -1 and 1"),
    _row("catan", x="1 / (1 + x * x)"),
    _row("csinh", x="cosh(x)"),
    _row("ccosh", x="sinh(x)"),
    _row("ctanh", x="(1 - r) * (1 + r)"),
    _row("casinh", x="1 / (sqrt(1 - I * x) * sqrt(1 + I * x))", edge="infinite at -i and i"),
    _row("cacosh", x="1 / (sqrt(x - 1) * sqrt(x + 1))", edge="infinite at -1 and 1"),
    _row("catanh", x="1 / ((1 - x) * (1 + x))", edge="infinite at -1 and 1"),
    _row("cabs", x=_POLAR.format("x / r"), real=True, edge="0 at 0"),
    _row("carg", x=_POLAR.format("I * (x / abs(x)) / abs(x)"), real=True, edge="0 at 0"),
    _row("creal", x="1", real=True),
    _row("cimag", x="I", real=True),
    _row("conj", x="1", conjugate=True),
    _row("cproj", x="1", edge="of an infinity: 1, too"),
)  # fmt: skip
