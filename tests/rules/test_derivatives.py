"""First, second and (but for long double) third derivatives of every function of the C library, made by the engine, against mpmath: in
three precisions, at ordinary points and where formulas cancel, overflow or have poles near by.

One C function is the sum of all; its gradient and Hessian hold the derivatives of each.
"""

from __future__ import annotations

import mpmath
import numpy as np
import pytest
from mpmath import mp, mpf

import polyglot_ad as pad

ONE = {
    "sqrt": (mpmath.sqrt, [0.3, 2, 1e10]), "cbrt": (lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), [-0.3, 2, 1e10]),
    "exp": (mpmath.exp, [-50, -1, 0, 1, 50]), "exp2": (lambda x: mpf(2) ** x, [-50, 0, 1, 50]),
    "exp10": (lambda x: mpf(10) ** x, [-20, 0, 1, 20]), "expm1": (mpmath.expm1, [-40, -20, -1, -1e-10, 0, 1e-10, 1, 40]),
    "log": (mpmath.log, [1e-10, 0.3, 1, 2, 1e10]), "log2": (lambda x: mpmath.log(x) / mpmath.log(2), [1e-10, 0.3, 1, 2, 1e10]),
    "log10": (lambda x: mpmath.log(x) / mpmath.log(10), [1e-10, 0.3, 1, 2, 1e10]),
    "log1p": (mpmath.log1p, [-0.999, -1e-10, 0, 1e-10, 1, 1e10]), "sin": (mpmath.sin, [-3, 0, 1e-10, 1.5707, 3, 100]),
    "cos": (mpmath.cos, [-3, 0, 1e-10, 1.5707, 3, 100]), "tan": (mpmath.tan, [-1.5, 0, 1e-10, 1.5, 3]),
    "asin": (mpmath.asin, [-0.9999, 0, 1e-8, 0.5, 0.9999]), "acos": (mpmath.acos, [-0.9999, 0, 1e-8, 0.5, 0.9999]),
    "atan": (mpmath.atan, [-1e5, -1, 0, 1e-8, 1e5]), "sinh": (mpmath.sinh, [-20, -1, 0, 1e-8, 20]),
    "cosh": (mpmath.cosh, [-20, -1, 0, 1e-8, 20]), "tanh": (mpmath.tanh, [-20, -10, -1, 0, 1e-8, 1]),
    "asinh": (mpmath.asinh, [-1e5, -1, 0, 1e-8, 1e5]), "acosh": (mpmath.acosh, [1.0001, 2, 1e5]),
    "atanh": (mpmath.atanh, [-0.9999, -1e-8, 0, 0.5]), "erf": (mpmath.erf, [-5, -1, 0, 1e-8, 3]),
    "erfc": (mpmath.erfc, [-5, -1, 0, 1e-8, 3, 9, 26]), "tgamma": (mpmath.gamma, [-3.7, -0.5, 1e-3, 0.5, 1, 1.46163, 2, 10, 30, 150]),
    "lgamma": (lambda x: mpmath.log(abs(mpmath.gamma(x))), [-100.3, -3.7, -0.5, 1e-3, 0.5, 1, 1.46163, 2, 10, 1e5]),
    "j0": (lambda x: mpmath.besselj(0, x), [-2, 0, 1e-6, 0.1, 1, 5, 20]),
    "j1": (lambda x: mpmath.besselj(1, x), [-2, 0, 1e-6, 0.1, 1, 5, 20]),
    "y0": (lambda x: mpmath.bessely(0, x), [1e-6, 0.1, 1, 5, 20]), "y1": (lambda x: mpmath.bessely(1, x), [1e-6, 0.1, 1, 5, 20]),
    "fabs": (abs, [-1, 2]), "logb": (lambda x: mpf(0), [3, 5]), "rint": (lambda x: mpf(0), [0.3, 2.2]),
}  # fmt: skip
"""Function and points, by name."""

MORE = {
    "jn(3, x)": (lambda x: mpmath.besselj(3, x), [-2, 1e-3, 0.1, 1, 5, 20]),
    "yn(2, x)": (lambda x: mpmath.bessely(2, x), [1e-3, 0.1, 1, 4]),
    "pow(x, 3)": (lambda x: x**3, [-2, 1e-10, 1.5]), "pow(x, -2)": (lambda x: x**-2, [-2, 1e-5, 1.5]),
    "pow(x, 0.5)": (mpmath.sqrt, [1e-10, 1.5]), "ldexp(x, 3)": (lambda x: 8 * x, [0, 0.7]), "scalbn(x, -2)": (lambda x: x / 4, [0, 0.7]),
    "fmod(x, 0.75)": (lambda x: x - mpf("0.75") * mpmath.floor(x / mpf("0.75")), [2, 7.1]),
}  # fmt: skip
"""With constant operands, as C."""


def _fmod(x, y):
    return x - y * mpmath.sign(x / y) * mpmath.floor(abs(x / y))


TWO = {
    "pow": (mpmath.power, [(2, 3), (0.3, -2.5), (1e-5, 3), (3, 0), (1, 0.5), (5, 1e-8)]),
    "hypot": (mpmath.hypot, [(3, 4), (0.5, 1), (1, 0.25), (-3, 4)]),
    "atan2": (mpmath.atan2, [(3, 4), (1e-8, 1), (1, 1e-8), (-3, -4), (-1e5, 1), (1, -1e-5)]),
    "fmod": (_fmod, [(7.25, 2.125), (-7.25, 2.125), (1e5, 0.375)]),
    "remainder": (lambda x, y: x - y * mpmath.nint(x / y), [(7.25, 2.125), (-7.25, 2.125)]),
    "fdim": (lambda x, y: max(x - y, mpf(0)), [(3, 1), (1, 3)]), "copysign": (lambda x, y: abs(x) * mpmath.sign(y), [(2, -3), (-2, 3)]),
    "fmax": (max, [(1, 2), (2, 1)]), "fmin": (min, [(1, 2), (2, 1)]), "nextafter": (lambda x, y: x, [(1, 2)]),
}  # fmt: skip

PRECISIONS = {"float": ("f", np.float32, 2.0**-24), "double": ("", np.float64, 2.0**-53), "long double": ("l", np.longdouble, 2.0**-64)}
ABSOLUTE = ("tanh",)
"""1 - tanh**2 is as good as the tanh that is known: absolutely, not relatively."""


def _cases(suffix):
    for name, (function, points) in ONE.items():
        yield f"{name}{suffix}(x)", function, [(x, 0) for x in points]
    for text, (function, points) in MORE.items():
        yield text.replace("(", f"{suffix}(", 1), function, [(x, 0) for x in points]
    for name, (function, points) in TWO.items():
        yield f"{name}{suffix}(x, y)", function, points


def _exactly(value):
    head = float(value)
    return mpf(head) + mpf(float(value - type(value)(head)))


def _fits(number, dtype):
    """Whether a derivative of this size is an ordinary number of the type."""
    return abs(number) == 0 or np.finfo(dtype).tiny < abs(number) < np.finfo(dtype).max


@pytest.mark.parametrize("kind", PRECISIONS)
def test_derivatives(kind):
    suffix, dtype, unit = PRECISIONS[kind]
    cases = list(_cases(suffix))
    lines = [f"x = px[{k}]; y = py[{k}]; s += {text};" for k, (text, _, _) in enumerate(cases)]
    source = f"#define _GNU_SOURCE\n#include <math.h>\n{kind} total(const {kind} *px, const {kind} *py) {{ {kind} s = 0, x, y;\n"
    total = pad.compile(source + "\n".join(lines) + "\nreturn s; }", "c").total
    gradient = pad.grad(total, (0, 1))
    along = pad.pushforward(gradient, (0, 1))
    wrong = []
    with mp.workdps(50):
        for step in range(max(len(points) for _, _, points in cases)):
            x, y = (np.array([points[min(step, len(points) - 1)][k] for _, _, points in cases], dtype) for k in (0, 1))
            one, zero = np.ones_like(x), np.zeros_like(x)
            found = {(1, 0): gradient(x, y)[0], (0, 1): gradient(x, y)[1]}
            _, (found[2, 0], found[1, 1]) = pad.jvp(gradient, (x, y), (one, zero))
            _, (found["yx"], found[0, 2]) = pad.jvp(gradient, (x, y), (zero, one))
            if kind != "long double":
                _, (_, (found[3, 0], found[2, 1])) = pad.jvp(along, (x, y, one, zero), (one, zero, None, None))
                _, (_, (found[1, 2], found[0, 3])) = pad.jvp(along, (x, y, zero, one), (zero, one, None, None))
            for k, (text, function, _) in enumerate(cases):
                at = _exactly(x[k]), _exactly(y[k])
                both = "y" in text.split("(", 1)[1]
                if not _fits(function(*at) if both else function(at[0]), dtype):
                    continue  # it overflows
                for order, values in found.items():
                    by = (1, 1) if order == "yx" else order
                    if not both and by[1]:
                        assert values[k] == 0, text
                        continue
                    expected = mpmath.re(mpmath.diff(function, at, by) if both else mpmath.diff(function, at[0], by[0]))
                    if not _fits(expected, dtype) and not abs(expected) < 1e-45:
                        continue
                    scale = max(abs(expected), 1 if text.startswith(ABSOLUTE) else 0, mpf(10) ** -45)
                    error = abs(_exactly(values[k]) - expected) / scale
                    if not error <= (200 if sum(by) < 3 else 2000) * unit:
                        wrong.append((text, *map(float, at), by, values[k], float(expected), float(error)))
    assert not wrong


EDGES = [
    ("pow(x, y)", (0.0, 2.0), (0.0, 0.0), ((2.0, 0.0), (0.0, 0.0))),
    ("pow(x, y)", (0.0, 1.0), (1.0, 0.0), ((0.0, 1.0), (None, 0.0))),
    ("pow(x, y)", (-2.0, 3.0), (12.0, 0.0), ((-12.0, None), (None, 0.0))),
    ("pow(x, y)", (0.0, 0.0), (0.0, 0.0), None),
    ("hypot(x, y)", (0.0, 0.0), (0.0, 0.0), None),
    ("atan2(x, y)", (0.0, 0.0), (0.0, 0.0), None),
    ("fmax(x, y)", (1.0, 1.0), (0.0, 1.0), ((0.0, 0.0), (0.0, 0.0))),
    ("fabs(x) + y", (0.0, 0.0), (0.0, 1.0), ((0.0, 0.0), (0.0, 0.0))),
    ("copysign(x, y)", (2.0, -0.0), (-1.0, 0.0), ((0.0, 0.0), (0.0, 0.0))),
    ("fdim(x, y)", (1.0, 1.0), (0.0, 0.0), ((0.0, 0.0), (0.0, 0.0))),
    ("j1(x) + y", (0.0, 0.0), (0.5, 1.0), ((0.0, 0.0), (0.0, 0.0))),
]  # fmt: skip


def test_conventions_at_edges():
    """None: mathematics and the order of differentiation leave it open."""
    lines = "\n".join(f"double f{k}(double x, double y) {{ return {text}; }}" for k, (text, *_) in enumerate(EDGES))
    lib = pad.compile(f"#define _GNU_SOURCE\n#include <math.h>\n{lines}", "c")
    for k, (text, at, first, second) in enumerate(EDGES):
        assert pad.grad(lib[f"f{k}"], (0, 1))(*at) == first, text
        if second is not None:
            found = pad.hessian(lib[f"f{k}"], (0, 1))(*at)
            for row, wanted in zip(found, second, strict=True):
                for value, number in zip(row, wanted, strict=True):
                    assert number is None or value == number, (text, found)
