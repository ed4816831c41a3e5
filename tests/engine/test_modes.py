"""The options of a derivative: width, activity of each argument, single precision, integers that carry floating-point numbers."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Const, Kernels, Mode

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])
F = X.astype(np.float32)

SOURCE = r"""
#define APART __attribute__((noinline)) static
APART double f(double a, double b) { return a * b + sin(a); }
void mixed(double *x, double a, double b, int n, double *r) { double s = a; for (int i = 0; i < n; i++) { s = f(s, x[i]) * 0.5; x[i] = s * b; if (s > 1) s -= x[0]; } r[0] = s; r[1] = s * a; }
void sums(const double *x, const double *y, double a, int n, double *r) { double s = a; for (int i = 0; i < n; i++) s += x[i] * x[i] * y[i] * a; *r = s; }
void heap(const double *x, int n, double *r) { double **p = malloc(n * sizeof *p); for (int i = 0; i < n; i++) { p[i] = malloc(16); p[i][0] = x[i]; p[i][1] = x[i] * x[0]; } double s = 0; for (int i = 0; i < n; i++) { s += p[i][0] * p[n - 1 - i][1]; } for (int i = 0; i < n; i++) free(p[i]); free(p); *r = s; }
static double power(double a, int n) { return n ? a * power(sin(a) + a, n - 1) : 1; }
void recursive(double a, int n, double *r) { *r = power(a, n); }
static double state[4];
void global(const double *x, double *r) { for (int i = 0; i < 4; i++) state[i] = x[i] * x[i]; *r = state[0] * state[3] + state[1]; }
"""
WIDE = [Mode("forward"), Mode("forward", 3), Mode("reverse"), Mode("reverse", 3), Mode("forward", 2, False), Mode("reverse", 2, False)]
wide = Kernels(SOURCE, WIDE)
wide.add("mixed", X, 0.4, 0.9, 7, results=("double", "double"))
wide.add("mixed", X, Const(0.4), 0.9, 7, results=("double", "double"), name="mixed, a constant")
wide.add("sums", X, X[::-1].copy(), 0.4, 7)
wide.add("heap", X, 5)
wide.add("recursive", 0.4, 4)
wide.add("global", X)


@pytest.mark.parametrize("name", wide.names)
def test_width(name: str) -> None:
    wide.check(name)


activity = Kernels(SOURCE)
for bits in range(8):
    given = [v if bits >> k & 1 else Const(v) for k, v in enumerate((X, X[::-1].copy(), 0.4))]
    activity.add("sums", *given, 7, name=f"sums {bits:03b}")
    given = [v if bits >> k & 1 else Const(v) for k, v in enumerate((X, 0.4, 0.9))]
    activity.add("mixed", *given, 7, results=("double", "double"), name=f"mixed {bits:03b}")


@pytest.mark.parametrize("name", activity.names)
def test_activity_of_arguments(name: str) -> None:
    activity.check(name)


single = Kernels(
    r"""
void dot(const float *x, const float *y, int n, float *r) { float s = 0; for (int i = 0; i < n; i++) s += sinf(x[i]) * y[i]; *r = s; }
void accumulated(const float *x, int n, double *r) { double s = 0; for (int i = 0; i < n; i++) s += (double)x[i] * x[i]; *r = s; }
void rounded(const double *x, int n, float *r) { float s = 1; for (int i = 0; i < n; i++) s = (float)(s * x[i] + x[i]); *r = s; }
void in_place(float *x, float a, int n, float *r) { for (int i = 1; i < n; i++) x[i] = x[i] * a + x[i - 1]; *r = x[n - 1]; }
void halves(const float *x, int n, float *r) { _Float16 t[8]; for (int i = 0; i < n; i++) t[i] = (_Float16)x[i]; float s = 0; for (int i = 0; i < n; i++) s += (float)t[i] * (float)t[n - 1 - i]; *r = s; }
void pairs(const float *x, int n, float *r) { struct { float a, b; } p[4]; for (int i = 0; i < 4; i++) { p[i].a = x[i]; p[i].b = x[i + 1] * x[i]; } float s = 0; for (int i = 0; i < 4; i++) s += p[i].a * p[(i + 1) & 3].b; *r = s; }
"""
)
single.add("dot", F, F[::-1].copy(), 7, results=("float",), precision=SINGLE)
single.add("accumulated", F, 7, precision=SINGLE)
single.add("rounded", X, 5, results=("float",), precision=SINGLE)
single.add("in_place", F, np.float32(0.7), 7, results=("float",), precision=SINGLE)
single.add("halves", F, 7, results=("float",), precision=SINGLE, differences=False)
single.add("pairs", F, 7, results=("float",), precision=SINGLE)


@pytest.mark.parametrize("name", single.names)
def test_single_precision(name: str) -> None:
    single.check(name)


def test_single_precision_against_double() -> None:
    gradient = single.gradient("dot").lanes[0]
    np.testing.assert_allclose(gradient[0], np.cos(X) * X[::-1], rtol=1e-5)
    np.testing.assert_allclose(gradient[1], np.sin(X), rtol=1e-5)


bits = Kernels(
    r"""
void by_integer(double *x, int n, double *r) { uint64_t *p = (uint64_t *)x; for (int i = 0; i + 1 < n; i++) { uint64_t t = p[i]; p[i] = p[i + 1]; p[i + 1] = t; } *r = x[0] * x[0] * x[n - 1]; }
void by_union(const double *x, int n, double *r) { double s = 0; for (int i = 0; i < n; i++) { union { double d; uint64_t u; } a = {x[i]}, b; b.u = a.u; s += b.d * b.d; } *r = s; }
typedef struct { double a, b; } Two;
__attribute__((noinline)) static Two exchanged(Two t) { Two s = {t.b, t.a}; return s; }
void whole(const double *x, double *r) { Two t; memcpy(&t, x, 16); t = exchanged(t); memcpy(&t.a, &x[2], 8); *r = t.a * t.b * x[0]; }
void two_floats_in_one(const float *x, float *r) { uint64_t u; memcpy(&u, x, 8); float y[2]; memcpy(y, &u, 8); *r = y[0] * y[1] * y[1]; }
void exchange(double *x, double *y, int n, double *r) { long t[8]; memcpy(t, x, n * 8); memcpy(x, y, n * 8); memcpy(y, t, n * 8); *r = x[0] * y[1] * x[1]; }
void selected(const double *x, int k, double *r) { const uint64_t *p = (const uint64_t *)x; uint64_t u = k > 2 ? p[0] : p[1]; double d; memcpy(&d, &u, 8); *r = d * d; }
"""
)
bits.add("by_integer", X, 7)
bits.add("by_union", X, 7)
bits.add("whole", X)
bits.add("two_floats_in_one", F, results=("float",), precision=SINGLE)
bits.add("exchange", X, X[::-1].copy(), 7)
bits.add("selected", X, 3)


@pytest.mark.parametrize("name", bits.names)
def test_integers_that_carry_numbers(name: str) -> None:
    bits.check(name)
