"""Derivatives up to the third at points where formulas branch, scale or cancel while the function is smooth: equal parts, zero parts, axes,
signed zeros, whole exponents, zero bases, huge and tiny arguments. Against mpmath.

One C function is the sum of all cases; its gradient and the derivatives of that hold those of each case.
"""

from __future__ import annotations

import mpmath
import numpy as np
import pytest
from mpmath import mp, mpc, mpf

import polyglot_ad as pad

TIES = [(1, 1), (1, -1), (-1, 1), (-1, -1), (0.25, 0.25)]
AXES = [(0, 0.5), (0, -0.5), (-0.0, 0.5), (0.5, 0), (3, 4), (0.001, 0.001), (2, 1)]
NEAR = [point for point in AXES if point != (3, 4)]  # where 1 + tan**2 is no difference of almost equal numbers
HOLOMORPHIC = {
    "csqrt": (mpmath.sqrt, [*TIES, *AXES]), "cexp": (mpmath.exp, [*TIES, *AXES, (0, 0)]), "clog": (mpmath.log, [*TIES, *AXES]),
    "clog10": (mpmath.log10, [*TIES, *AXES]), "csin": (mpmath.sin, [*TIES, *AXES, (0, 0)]), "ccos": (mpmath.cos, [*TIES, *AXES, (0, 0)]),
    "ctan": (mpmath.tan, [*TIES, *NEAR, (0, 0)]), "casin": (mpmath.asin, [*TIES, *AXES, (0, 0), (0, 3), (1e5, 1e5)]),
    "cacos": (mpmath.acos, [*TIES, *AXES, (0, 0), (-0.5, 0), (0, 3)]), "catan": (mpmath.atan, [*TIES, *AXES, (0, 0), (3, 0), (1e5, 1e5)]),
    "csinh": (mpmath.sinh, [*TIES, *AXES, (0, 0)]), "ccosh": (mpmath.cosh, [*TIES, *AXES, (0, 0)]),
    "ctanh": (mpmath.tanh, [*TIES, *NEAR, (0, 0)]), "casinh": (mpmath.asinh, [*TIES, *AXES, (0, 0), (3, 0), (-3, 0), (1e5, -1e5)]),
    "cacosh": (mpmath.acosh, [*TIES, (0, 0.5), (-0.0, 0.5), (0, -0.5), (3, 0), (3, 4), (-2, 1), (1e5, 1e5)]),
    "catanh": (mpmath.atanh, [*TIES, *AXES, (0, 0), (0, 3), (1e5, -1e5)]),
}  # fmt: skip
"""Function and points (re, im); none on a cut."""

SQUARES = [(1, 1), (1, -1), (0, 2), (2, 0), (-2, 0), (-0.0, -3), (3, 4)]
FORWARD = [point for point in SQUARES if point != (-2, 0)]
FAR = [(2.0**40, 2.0**40), (2.0**-30, 2.0**-30), (2.0**40, 2.0**-30), (0, 2.0**40), (2.0**-30, 0)]
"""Of which a cube is a number of the narrow type still."""


def _argument(x, y):
    """An angle without a jump near by: of the right half, or of the half in which the point lies."""
    return mpmath.atan(y / x) if abs(x) >= abs(y) and x > 0 else mpmath.sign(y) * mpmath.pi / 2 - mpmath.atan(x / y)


def _length(x, y):
    return mpmath.sqrt(x * x + y * y)


PLANE = {
    "cabs{s}(z)": (_length, [*SQUARES, *FAR]), "carg{s}(z)": (_argument, [(-1, 1), *FORWARD, *FAR]),
    "hypot{s}(x, y)": (_length, [*SQUARES, *FAR]), "atan2{s}(y, x)": (_argument, [(-1, 1), *FORWARD, *FAR]),
    "atan2{s}(x, y) + atan2{s}(y, x)": (lambda x, y: mpmath.pi / 2 + 0 * x * y, [(1, 1), (2, 3)]),
    "scaled{s}(x, y)": (_length, [(1, 1), (1, -1), (-2, -2), (2, 1), (3, 4)]),
    "creal{s}(1 / z)": (lambda x, y: x / (x * x + y * y), [*SQUARES, *FAR]), "cimag{s}(I / (z * z))": (
        lambda x, y: (x * x - y * y) / (x * x + y * y) ** 2, SQUARES),
    "creal{s}(cpow{s}(z, 2))": (lambda x, y: x * x - y * y, [*SQUARES, (0, 0)]),
    "cimag{s}(cpow{s}(z, 3))": (lambda x, y: 3 * x * x * y - y**3, [*SQUARES, (0, 0)]),
    "cimag{s}(cpow{s}(z, 0.5))": (lambda x, y: mpmath.sqrt(mpc(x, y)).imag, [(1, 1), (1, -1), (-1, 1), (0, 2), (2, 0), (3, 4)]),
    "creal{s}(cpow{s}(1 + I, z))": (lambda x, y: mpmath.power(mpc(1, 1), mpc(x, y)).real, [(1, 1), (0, 2), (2, 0), (0, 0)]),
    "creal{s}(z * z * conj{s}(z))": (lambda x, y: x * (x * x + y * y), [*SQUARES, (0, 0)]),
    "creal{s}(cproj{s}(z) * z)": (lambda x, y: x * x - y * y, [(1, 1), (0, 2), (0, 0)]),
    "pow{s}(x, 2) + pow{s}(y, 3)": (lambda x, y: x * x + y**3, [(0, 0), (-1, 0), (0, -2), (-0.0, 1)]),
    "pow{s}(x, q[0]) * y": (lambda x, y: x * x * y, [(0, 1), (-3, 1), (2, 0)]),
    "x * remainder{s}(y, 0.75) + y * rint{s}(x)": (
        lambda x, y: x * (y - mpf("0.75") * round(float(y) / 0.75)) + y * round(float(x)), [(1, 2), (0, 0.5)]),
    "frexp{s}(x, &e) + ldexp{s}(y, 3)": (lambda x, y: x / 2 ** mpf(mpmath.frexp(x)[1]) + 8 * y, [(3 * 2.0**-34, 0), (0.75, 1), (3, 1)]),
    "sqrt{s}(1 + x * x) * asinh{s}(y) + expm1{s}(x) * log1p{s}(y)": (
        lambda x, y: mpmath.sqrt(1 + x * x) * mpmath.asinh(y) + mpmath.expm1(x) * mpmath.log1p(y), [(0, 0), (-0.0, 0.5), (1, 0)]),
    "erf{s}(x) * j0{s}(y) + j1{s}(x) * tgamma{s}(y + 2)": (
        lambda x, y: mpmath.erf(x) * mpmath.j0(y) + mpmath.j1(x) * mpmath.gamma(y + 2), [(0, 0), (1, 1), (-0.0, 0.5)]),
    "lgamma{s}(x + 2) * atan{s}(y)": (lambda x, y: mpmath.loggamma(x + 2) * mpmath.atan(y), [(0, 0), (-1, 1), (1, -1)]),
}  # fmt: skip
"""Functions of x, y and z = x + I y."""

KINDS = {"float": ("f", np.float32, 2.0**-24), "double": ("", np.float64, 2.0**-53)}
ORDERS = [(i, n - i) for n in (1, 2, 3) for i in range(n + 1)]


def _cases():
    for name, (function, points) in HOLOMORPHIC.items():
        for part, half in (("creal", "real"), ("cimag", "imag")):
            yield f"{part}{{s}}({name}{{s}}(z))", lambda x, y, f=function, h=half: getattr(f(mpc(x, y)), h), points
    for text, (function, points) in PLANE.items():
        yield text, function, points


def _reference(function, x, y):
    """All partial derivatives up to the third."""
    step = mpf(10) ** -12 * max(abs(x), abs(y), mpf(10) ** -10)
    return {order: mpmath.re(mpmath.diff(function, (x, y), order, h=step)) for order in ORDERS}


@pytest.mark.parametrize("kind", KINDS)
def test_derivatives_up_to_the_third(kind):
    suffix, dtype, unit = KINDS[kind]
    cases = list(_cases())
    lines = [f"x = px[{k}]; y = py[{k}]; z = CMPLX(x, y); s += {text.format(s=suffix)};" for k, (text, _, _) in enumerate(cases)]
    source = (
        "#define _GNU_SOURCE\n#include <complex.h>\n#include <math.h>\n#define CMPLX(a, b) __builtin_complex((double)a, (double)b)\n"
        f"static {kind} scaled{suffix}({kind} x, {kind} y) {{\n"
        f"{kind} a = fmax(fabs(x), fabs(y)), b = fmin(fabs(x), fabs(y)); return a * sqrt(1 + b / a * (b / a)); }}\n"
        f"{kind} total(const {kind} *px, const {kind} *py, const {kind} *q) {{ {kind} s = 0, x, y; {kind} complex z; int e;\n"
    )
    total = pad.compile(source + "\n".join(lines) + "\nreturn s; }", "c").total
    gradient = pad.grad(total, (0, 1))
    along = pad.pushforward(gradient, (0, 1))
    exponent = np.array([2], dtype)
    wrong = []
    with mp.workdps(50):
        for at in range(max(len(points) for _, _, points in cases)):
            x, y = (np.array([points[min(at, len(points) - 1)][k] for _, _, points in cases], dtype) for k in (0, 1))
            one, zero = np.ones_like(x), np.zeros_like(x)
            found = {}
            _, (found[2, 0], found[1, 1]) = along(x, y, exponent, one, zero)
            _, (_, found[0, 2]) = along(x, y, exponent, zero, one)
            found[1, 0], found[0, 1] = gradient(x, y, exponent)
            _, (_, (found[3, 0], found[2, 1])) = pad.jvp(along, (x, y, exponent, one, zero), (one, zero, None, None, None))
            _, (_, (found[1, 2], found[0, 3])) = pad.jvp(along, (x, y, exponent, zero, one), (zero, one, None, None, None))
            for k, (text, function, points) in enumerate(cases):
                if at >= len(points):
                    continue
                expected = _reference(function, mpf(float(x[k])), mpf(float(y[k])))
                near = min(1.0, max(abs(float(x[k])), abs(float(y[k]))) or 1.0)
                for order in ORDERS:
                    # The derivatives of one order round like the largest of them, and like those below, whose differences they are.
                    size = max(abs(expected[i]) * near ** (sum(i) - sum(order)) for i in ORDERS if sum(i) <= sum(order))
                    error = abs(mpf(float(found[order][k])) - expected[order]) / max(size, mpf(10) ** -28)
                    if not error <= 400 * unit:
                        wrong.append((text, float(x[k]), float(y[k]), order, float(found[order][k]), float(expected[order]), float(error)))
    assert not wrong, "\n".join(map(str, wrong))
