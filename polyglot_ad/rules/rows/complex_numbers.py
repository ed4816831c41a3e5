"""Complex functions of C, C++ and Fortran.

A partial is complex. Of a holomorphic function it is f'(x): df = p dx. Of a real-valued one (`real=True`) it is the gradient as a
complex number: dr = Re(conj(p) dx). `conjugate=True` says df = p conj(dx).

`leg(x)` is sqrt(1 - x) sqrt(1 + x), `leg_beyond(x)` is sqrt(x - 1) sqrt(x + 1).
"""

from __future__ import annotations

from ..model import Rule

_POLAR = "select(x == 0, 0, {})"


def _power(exponent: str) -> str:
    """The partial of a power by its base. At base 0 whole exponents have the derivatives of monomials."""
    text = "0"
    for degree in reversed(range(1, 5)):
        text = f"select({exponent} == {degree}, {' * '.join([str(degree), *'x' * (degree - 1)])}, {text})"
    return f"select(x == 0, {text}, {exponent} * (r / x))"


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
    _row("cpow", "x y", x=_power("y"), y="select(x == 0, 0, r * log(x))",
         edge="at base 0: by the base 1 for the exponent 1, else 0; by the exponent 0"),
    _row("cpown", "x n", x=_power("float(n)"), runtime=True, edge="as cpow"),
    _row("csin", x="cos(x)"),
    _row("ccos", x="-sin(x)"),
    _row("ctan", x="1 + r * r"),
    _row("casin", x="1 / leg(x)", edge="infinite at -1 and 1"),
    _row("cacos", x="-1 / leg(x)", edge="infinite at -1 and 1"),
    _row("catan", x="inverse_of_one_minus_square(I * x)"),
    _row("csinh", x="cosh(x)"),
    _row("ccosh", x="sinh(x)"),
    _row("ctanh", x="1 - r * r"),
    _row("casinh", x="1 / leg(I * x)", edge="infinite at -i and i"),
    _row("cacosh", x="1 / leg_beyond(x)", edge="infinite at -1 and 1"),
    _row("catanh", x="inverse_of_one_minus_square(x)", edge="infinite at -1 and 1"),
    _row("cabs", x=_POLAR.format("x / r"), real=True, edge="0 at 0"),
    _row("carg", x=_POLAR.format("I / conj(x)"), real=True, edge="0 at 0"),
    _row("creal", x="1", real=True),
    _row("cimag", x="I", real=True),
    _row("conj", x="1", conjugate=True),
    _row("cproj", x="1", edge="of an infinity: 1, too"),
)  # fmt: skip
