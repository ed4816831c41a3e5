"""Loops of which what was computed is discarded: their reverse is left out, in derivatives of all orders."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
static double distance(int d, const double *a, const double *b) {
    double s = 0;
    for (int i = 0; i < d; i++) s += (a[i] - b[i]) * (a[i] - b[i]);
    return s;
}
double kmeans(int n, int k, int d, const double *points, const double *centroids) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double best = INFINITY;
        for (int j = 0; j < k; j++) {
            double t = distance(d, points + i * d, centroids + j * d);
            best = t < best ? t : best;
        }
        total += best;
    }
    return total;
}
/* Whose number of iterations is found as it goes, so that what is kept of the inner loops is on a stack. */
double descending(const double *x, int n) {
    double total = 0, left = 3;
    int k = 0;
    while (left > 0.1) {
        double t = 0, u = 1;
        for (int i = 0; i < n; i++) { double y = sin(x[i] + k); t += exp(y) * y; }
        for (int i = 0; i < n; i++) u *= 1 + 0.1 * cos(x[i]) * k;
        total += 3 * (t > 2 ? t * u : u) / (1 + k);
        left -= 0.3 + 0.01 * x[0] * x[0];
        k++;
    }
    return total;
}
/* Two values leave the loop, one of which is always wanted; and one that is chosen by one test and scaled by another. */
double partly(const double *x, int n) {
    double total = 0;
    for (int k = 0; k < 6; k++) {
        double a = 0, b = 1, c = 0;
        for (int i = 0; i < n; i++) { a += x[i] * x[i] * k; b *= 1 + 0.1 * x[i]; }
        for (int i = 0; i < n; i++) c += sqrt(1 + x[i] * x[i]) * a;
        total += (k % 2 ? a : 0.5) + b * b + (k > 3 ? 0 : -c) * (x[0] > k - 3 ? 2 : 0);
    }
    return total;
}
"""


@pytest.fixture(scope="module")
def lib():
    return pad.compile(SOURCE, "c")


def test_closest_centres(lib):
    random = np.random.default_rng(3)
    n, k, d = 40, 5, 7
    p, c, v = random.normal(size=(n, d)), random.normal(size=(k, d)), random.normal(size=(k, d))
    belongs = np.argmin(((p[:, None] - c) ** 2).sum(2), 1)
    count = np.bincount(belongs, minlength=k)[:, None]
    expected = 2 * (count * c - np.array([p[belongs == j].sum(0) for j in range(k)]))
    arguments = n, k, d, p.ravel(), c.ravel()
    assert pad.grad(lib.kmeans, argnums=4)(*arguments) == pytest.approx(expected.ravel(), rel=1e-12)
    for mode in ("fwd-over-rev", "rev-over-rev", "rev-over-fwd"):
        hessian = np.asarray(pad.hessian(lib.kmeans, argnums=4, mode=mode)(*arguments)).reshape(k * d, k * d)
        assert hessian @ v.ravel() == pytest.approx((2 * count * v).ravel(), rel=1e-12), mode


def descending(x, n):
    total, left, k = 0, 3, 0
    while np.real(left) > 0.1:
        t, u = np.sum(np.exp(np.sin(x + k)) * np.sin(x + k)), np.prod(1 + 0.1 * np.cos(x) * k)
        total += 3 * (t * u if np.real(t) > 2 else u) / (1 + k)
        left -= 0.3 + 0.01 * x[0] * x[0]
        k += 1
    return total


def partly(x, n):
    total = 0
    for k in range(6):
        a, b = np.sum(x * x * k), np.prod(1 + 0.1 * x)
        c = np.sum(np.sqrt(1 + x * x) * a)
        total += (a if k % 2 else 0.5) + b * b + (0 if k > 3 else -c) * (2 if np.real(x[0]) > k - 3 else 0)
    return total


@pytest.mark.parametrize("model", [descending, partly], ids=lambda model: model.__name__)
def test_loops_of_which_some_is_wanted(lib, model):
    x, n = np.array([0.3, -0.8, 1.1, 0.4]), 4

    def complex_step(x):
        return np.array([np.imag(model(x + 1e-30j * e, n)) / 1e-30 for e in np.eye(n)])

    function = lib[model.__name__]
    assert pad.grad(function)(x, n) == pytest.approx(complex_step(x), rel=1e-12)
    assert pad.jacrev(function)(x, n) == pytest.approx(complex_step(x), rel=1e-12)
    h = 1e-5
    expected = np.array([(complex_step(x + h * e) - complex_step(x - h * e)) / (2 * h) for e in np.eye(n)])
    for mode in ("fwd-over-rev", "rev-over-rev"):
        assert np.asarray(pad.hessian(function, mode=mode)(x, n)) == pytest.approx(expected, rel=1e-7, abs=1e-8), mode
