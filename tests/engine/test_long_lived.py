"""Kept values in memory of their own, as in functions of thousands of branches: every form of a derivative against the complex step."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.differentiate.reverse import long_lived

SOURCE = """
#include <math.h>
__attribute__((noinline)) static double part(double *y, double a, int k) {
    if (a > 0.6) { y[k] = sin(a) * y[k]; a = a * y[k]; }
    else if (a < 0.2) return exp(a) * y[k];
    y[k] = a * a + y[k];
    return a * y[k];
}
double f(const double *x, int n) {
    double y[4] = {x[0], x[1], x[2], 1}, s = 0;
    float t = (float)x[3];
    if (x[0] * x[1] > 0.3) { s = cos(x[0]) * x[1]; t = t * t; if (s > 0.5) s = s * sin(s); }
    else s = exp(x[2]);
    for (int i = 0; i < n; i++) { s += part(y, x[i], i % 3); if (s > 50) return s * s; }
    return s * y[0] * y[1] + t * y[2];
}
"""
POINTS = [[0.9, 0.8, 0.1, 0.5, 0.7], [0.3, 0.7, 0.15, 0.25, 0.4], [0.9, 0.4, 0.7, 0.5, 6.0]]


def part(y: np.ndarray, a: complex, k: int) -> complex:
    if a.real > 0.6:
        y[k] = np.sin(a) * y[k]
        a = a * y[k]
    elif a.real < 0.2:
        return np.exp(a) * y[k]
    y[k] = a * a + y[k]
    return a * y[k]


def reference(x: np.ndarray) -> complex:
    y = np.array([x[0], x[1], x[2]])
    t = x[3]
    if (x[0] * x[1]).real > 0.3:
        s = np.cos(x[0]) * x[1]
        t = t * t
        if s.real > 0.5:
            s = s * np.sin(s)
    else:
        s = np.exp(x[2])
    for i, a in enumerate(x):
        s += part(y, a, i % 3)
        if s.real > 50:
            return s * s
    return s * y[0] * y[1] + t * y[2]


def complex_step(x: np.ndarray) -> np.ndarray:
    return np.array([reference(x + 1e-30j * unit).imag / 1e-30 for unit in np.eye(len(x))])


@pytest.fixture(scope="module")
def f():
    before, long_lived.MANY = long_lived.MANY, 0
    yield pad.compile(SOURCE, language="c").f
    long_lived.MANY = before


@pytest.mark.parametrize("x", POINTS)
def test_gradients_pullbacks_and_second_derivatives(f, x):
    x = np.array(x)
    expected = complex_step(x)
    np.testing.assert_allclose(pad.grad(f)(x, len(x)), expected, rtol=1e-6)
    value, pullback = pad.vjp(f, x, len(x))
    np.testing.assert_allclose(value, reference(x).real, rtol=1e-6)
    for _ in range(2):
        np.testing.assert_allclose(pullback(2.0)[0], 2 * expected, rtol=1e-6)
    v = np.linspace(-1, 1, len(x))
    second = (complex_step(x + 1e-6 * v) - complex_step(x - 1e-6 * v)) / 2e-6
    np.testing.assert_allclose(pad.hvp(f, (x, len(x)), (v,)), second, rtol=1e-5, atol=1e-6)
