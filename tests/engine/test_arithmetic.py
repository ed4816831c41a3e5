"""Arithmetic, casts and the ways C moves numbers about."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Const, Kernels, Mode

kernels = Kernels(
    r"""
void cube(double x, double *r) { *r = x * x * x; }
void quotient(double x, double y, double *r) { *r = x / y - y / (x * x); }
void negated(double x, double *r) { *r = -(x - 3.0) * -x; }
void remainder_(double x, double y, double *r) { *r = fmod(x, y) * x; }
void horner(double x, double *r) { *r = ((x * 0.3 + 2) * x - 1) * x + 4; }
void through_float(double x, double *r) { float f = (float)x; *r = f * 2.0 + x; }
void float_and_back(double x, double *r) { float f = (float)(x * x); double d = f; *r = d * x; }
void integer_part(double x, double *r) { int k = (int)x; *r = x * k + k; }
void from_integer(int n, double x, double *r) { *r = x * n + (double)(n * n) / x; }
void from_unsigned(int n, double x, double *r) { unsigned u = (unsigned)n; *r = x * u; }
void from_wide(int n, double x, double *r) { long long w = (long long)n * 1000000007LL; *r = x * 1e-9 * (double)w; }
void boolean(double x, double y, double *r) { *r = x * (x > y) + y * !(x > y); }
void comma(double x, double *r) { double y = (x *= 2, x + 1); *r = x * y; }
void constant(double x, double *r) { *r = 2.5; }
void unused(double x, double y, double *r) { *r = x * x; }
void two_results(double x, double y, double *r) { r[0] = x * y; r[1] = x / y; }
void integer_result(double x, double *r) { r[0] = x * x; *(int *)&r[1] = (int)x; }
void ordered(double x, double y, double *r) { double s = 0; s += x; s -= y; s *= x; s /= y; *r = s; }
void reassigned(double x, double *r) { double a = x, b = a * a; a = b + x; b = a * b; a = a - b; *r = a * b; }
void square_through(double x, double *r) { double a[2] = {x, x}; *r = a[0] * a[1]; }
void polynomial(double x, double y, double z, double *r) { *r = x*y*z + x*x*y - z*z*(x - y) + 1/(1 + x*x + y*y + z*z); }
void bitwise_abs(double x, double *r) { union { double d; uint64_t u; } b = {x}; b.u &= 0x7fffffffffffffffull; *r = b.d * x; }
void bitwise_negation(double x, double *r) { union { double d; uint64_t u; } b = {x}; b.u ^= 0x8000000000000000ull; *r = b.d * b.d * b.d; }
void long_double(double x, double *r) { long double a = x; a = a * a + 1.0L / a; *r = (double)a; }
void half_way(double x, double *r) { _Float16 h = (_Float16)x; *r = x * (double)h; }
"""
)
kernels.add("cube", 0.7)
kernels.add("cube", -2.0, name="cube of a negative")
kernels.add("cube", 0.0, name="cube of zero")
kernels.add("quotient", 0.7, 1.9)
kernels.add("quotient", Const(0.7), 1.9, name="quotient by one")
kernels.add("quotient", 0.7, Const(1.9), name="quotient by the other")
kernels.add("negated", 0.4)
kernels.add("remainder_", 7.3, 2.1)
kernels.add("horner", 1.3)
kernels.add("through_float", 0.625, precision=SINGLE, differences=False)
kernels.add("float_and_back", 0.625, precision=SINGLE, differences=False)
kernels.add("integer_part", 3.4)
kernels.add("from_integer", 3, 0.7)
kernels.add("from_unsigned", 4, 0.7)
kernels.add("from_wide", 3, 0.7)
kernels.add("boolean", 0.3, 0.7)
kernels.add("boolean", 0.7, 0.3, name="boolean, the other way")
kernels.add("comma", 0.8)
kernels.add("constant", 0.8)
kernels.add("unused", 0.8, 0.9)
kernels.add("two_results", 0.8, 1.7, results=("double", "double"))
kernels.add("integer_result", 2.8, results=("double", "i32"))
kernels.add("ordered", 0.8, 1.7)
kernels.add("reassigned", 0.8)
kernels.add("square_through", 0.8)
kernels.add("polynomial", 0.8, -1.1, 0.4)
kernels.add("bitwise_abs", -0.8)
kernels.add("bitwise_negation", -0.8)
kernels.add("long_double", 0.8)
kernels.add("half_way", 0.75, precision=SINGLE, differences=False)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


CLOSED_FORMS = [
    ("cube", [3 * 0.7**2]),
    ("cube of zero", [0.0]),
    ("quotient", [1 / 1.9 + 2 * 1.9 / 0.7**3, -0.7 / 1.9**2 - 1 / 0.7**2]),
    ("through_float", [3.0]),
    ("float_and_back", [3 * 0.625**2]),
    ("integer_part", [3.0]),
    ("constant", [0.0]),
    ("unused", [1.6, 0.0]),
    ("bitwise_abs", [1.6]),
    ("bitwise_negation", [-3 * 0.8**2]),
    ("half_way", [1.5]),
]


@pytest.mark.parametrize(("name", "expected"), CLOSED_FORMS, ids=[name for name, _ in CLOSED_FORMS])
def test_closed_forms(name: str, expected: list[float]) -> None:
    found = [g for g, on in zip(kernels.gradient(name).lanes[0], kernels.cases[name].differentiated, strict=True) if on]
    np.testing.assert_allclose(np.array(found, float), expected, rtol=1e-7)


def test_cotangents_scale_the_gradient() -> None:
    case = kernels.cases["two_results"]
    lanes = kernels.batch.reverse(case, Mode("reverse"), case.values, [[2.0, -3.0]], [[None, None]]).lanes[0]
    np.testing.assert_allclose(lanes, [2 * 1.7 - 3 / 1.7, 2 * 0.8 + 3 * 0.8 / 1.7**2])
