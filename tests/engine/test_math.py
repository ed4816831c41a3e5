"""Mathematical functions inside programs: names, types and aliases reach the rules, in C's and LLVM's form; edges have conventions."""

from __future__ import annotations

import math

import numpy as np
import pytest

from .harness import SINGLE, Kernels

UNARY = {
    "sqrt": 0.8, "cbrt": 0.8, "exp": 0.4, "exp2": 0.4, "expm1": 0.4, "log": 0.8, "log2": 0.8, "log10": 0.8, "log1p": 0.8, "sin": 0.4,
    "cos": 0.4,
    "tan": 0.4, "asin": 0.4, "acos": 0.4, "atan": 0.4, "sinh": 0.4, "cosh": 0.4, "tanh": 0.4, "asinh": 0.4, "acosh": 1.8, "atanh": 0.4,
    "erf": 0.4,
    "erfc": 0.4, "tgamma": 1.8, "lgamma": 1.8, "fabs": -0.4, "floor": 1.4, "ceil": 1.4, "trunc": 1.4, "round": 1.4, "rint": 1.4,
    "nearbyint": 1.4,
    "j0": 0.9, "j1": 0.9, "y0": 0.9, "y1": 0.9,
}  # fmt: skip
BINARY = {
    "pow": (0.8, 1.7), "atan2": (0.4, -0.9), "hypot": (0.4, 0.9), "fmax": (0.4, 0.9), "fmin": (0.4, 0.9), "fmod": (5.3, 1.7),
    "remainder": (5.3, 1.7),
    "fdim": (0.9, 0.4), "copysign": (0.9, -0.4), "nextafter": (0.9, 2.0),
}  # fmt: skip
_WITHOUT_FLOAT = ("j0", "j1", "y0", "y1", "nextafter")

_SOURCE = "".join(
    f"void {f}_d(double x, double *r) {{ *r = {f}(x) * x; }}\nvoid {f}_f(float x, float *r) {{ *r = {f}f(x) * x; }}\n" for f in UNARY
)
_SOURCE += "".join(
    f"void {f}_d(double x, double y, double *r) {{ *r = {f}(x, y) * x; }}\n"
    f"void {f}_f(float x, float y, float *r) {{ *r = {f}f(x, y) * x; }}\n"
    for f in BINARY
)
_SOURCE += r"""
void fused(double x, double y, double z, double *r) { *r = fma(x, y, z) * z; }
void integer_power(double x, int n, double *r) { *r = __builtin_powi(x, n); }
void scaled(double x, int n, double *r) { *r = ldexp(x, n) + scalbn(x * x, -n); }
void taken_apart(double x, double *r) { int e; double m = frexp(x, &e); double w; double f = modf(3 * x, &w); *r = m * e + f * w; }
void both(double x, double *r) { *r = sin(x) * cos(x) / (1 + sin(x)); }
#define _GNU_SOURCE
void sincos(double, double *, double *);
void both_at_once(double x, double *r) { double s, c; sincos(x, &s, &c); *r = s * c * x; }
void quotient_bits(double x, double y, double *r) { int q; *r = remquo(x, y, &q) * y; }
void gamma_sign(double x, double *r) { int s; *r = lgamma_r(x, &s) * x; }
void bessel(double x, int n, double *r) { *r = jn(n, x) * yn(n, x); }
void powers(double x, double *r) { *r = pow(x, 2) + pow(x, 0.5) + pow(2, x) + pow(x, -1) + pow(x, 3); }
void composed(double x, double y, double *r) { *r = log(1 + exp(-fabs(x * y))) * tanh(hypot(x, y)) / sqrt(1 + erf(x) * erf(x)); }
void minimum(double x, double y, double *r) { *r = x < y ? x : y; }
void maximum(double x, double y, double *r) { *r = x > y ? x : y; }
void fminimum_(double x, double y, double *r) { *r = fmin(x, y); }
void fmaximum_(double x, double y, double *r) { *r = fmax(x, y); }
void absolute(double x, double *r) { *r = fabs(x); }
void absolute_by_hand(double x, double *r) { *r = x < 0 ? -x : x; }
void rectified(double x, double *r) { *r = x > 0 ? x : 0; }
void clamped(double x, double *r) { *r = fmin(fmax(x, -1), 1) * x; }
void signum(double x, double *r) { *r = (x > 0) - (x < 0); }
void root(double x, double *r) { *r = sqrt(x); }
void power(double x, double y, double *r) { *r = pow(x, y); }
void distance(double x, double y, double *r) { *r = hypot(x, y); }
void safe_root(double x, double *r) { *r = x > 0 ? sqrt(x) : 0; }
void safe_logarithm(double x, double *r) { *r = x > 0 ? x * log(x) : 0; }
"""

kernels = Kernels("#define _GNU_SOURCE 1\n" + _SOURCE)
for f, x in UNARY.items():
    kernels.add(f"{f}_d", x)
    if f not in _WITHOUT_FLOAT:
        kernels.add(f"{f}_f", np.float32(x), results=("float",), precision=SINGLE)
for f, (x, y) in BINARY.items():
    kernels.add(f"{f}_d", x, y, differences=f != "nextafter")
    if f not in _WITHOUT_FLOAT:
        kernels.add(f"{f}_f", np.float32(x), np.float32(y), results=("float",), precision=SINGLE)
kernels.add("fused", 0.4, 0.9, 1.3)
for n in (-2, 0, 1, 5):
    kernels.add("integer_power", 0.8, n, name=f"integer_power {n}")
kernels.add("scaled", 0.8, 3)
for f in ("taken_apart", "both", "both_at_once", "powers"):
    kernels.add(f, 0.8)
kernels.add("quotient_bits", 5.3, 1.7)
kernels.add("gamma_sign", 1.8)
kernels.add("bessel", 0.9, 2)
kernels.add("composed", 0.4, 0.9)
EDGES: list[tuple[str, tuple[float, ...], list[float]]] = [
    ("minimum", (0.5, 0.5), [0.0, 1.0]), ("maximum", (0.5, 0.5), [0.0, 1.0]), ("fminimum_", (0.5, 0.5), [1.0, 0.0]),
    ("fmaximum_", (0.5, 0.5), [0.0, 1.0]), ("fmaximum_", (math.nan, 0.5), [0.0, 1.0]), ("fmaximum_", (0.5, math.nan), [1.0, 0.0]),
    ("absolute", (0.0,), [0.0]), ("rectified", (0.0,), [0.0]), ("clamped", (2.0,), [1.0]), ("clamped", (-0.5,), [-1.0]), ("signum",
    (0.5,), [0.0]),
    ("root", (0.0,), [math.inf]), ("power", (0.0, 2.0), [0.0, 0.0]), ("power", (0.0, 0.0), [0.0, 0.0]), ("power", (-2.0, 3.0), [12.0, 0.0]),
    ("distance", (0.0, 0.0), [0.0, 0.0]), ("safe_root", (0.0,), [0.0]), ("safe_root", (-1.0,), [0.0]), ("safe_logarithm", (0.0,), [0.0]),
]  # fmt: skip
for function, point, _ in EDGES:
    kernels.add(function, *point, name=f"{function}{point}")


@pytest.mark.parametrize("name", [n for n in kernels.names if "(" not in n])
def test_modes_agree(name: str) -> None:
    kernels.check(name)


@pytest.mark.parametrize(("function", "point", "expected"), EDGES, ids=[f"{f}{p}" for f, p, _ in EDGES])
def test_edges(function: str, point: tuple[float, ...], expected: list[float]) -> None:
    """The conventions that the table of rules states, in both modes."""
    name = f"{function}{point}"
    np.testing.assert_array_equal(kernels.gradient(name).lanes[0], expected)
    for index, partial in enumerate(expected):
        direction = [1.0 if k == index else 0.0 for k in range(len(point))]
        tangent = kernels.tangent(name, *direction).result_lanes[0][0]
        if math.isfinite(partial):
            assert tangent == partial


def test_the_derivative_of_the_absolute_value_written_by_hand() -> None:
    np.testing.assert_array_equal(kernels.gradient("absolute(0.0,)").results, [0.0])
    assert kernels.gradient("root(0.0,)").results == [0.0]
