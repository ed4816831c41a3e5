"""Products of derivatives whose factor is zero: values that nothing depends on at a point, and derivatives of such products."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
#include <complex.h>
double chosen(const double *p) { double q = exp(p[1]), w = p[1] * p[1] * p[1]; return p[0] * (p[2] > 1 ? q : w); }
double chosen_root(const double *p) { double w = sqrt(p[1]); return p[0] * (p[2] > 1 ? w : p[1]) + p[1]; }
double weighted(const double *p) { double r = sqrt(p[1] * p[1] + p[2]); return p[0] * r + 3 * p[1] + p[0] * p[0] * cbrt(p[1]); }
double weighted_complex(const double *p) { return p[0] * creal(csqrt(p[1] + I * p[2])) + p[2]; }
double norm(const double *p) { return sqrt(p[0] * p[0] + p[1] * p[1]) + p[0] + acos(1 - p[1] * p[1]) + acosh(1 + p[2] * p[2]); }
double logarithm(const double *p) { return p[0] * log(p[1]) + p[0] * p[2] / (p[1] + 1) + p[2]; }
"""


@pytest.mark.parametrize("mode", ["fwd-over-rev", "rev-over-fwd", "fwd-over-fwd", "rev-over-rev"])
def test_a_factor_of_zero_has_a_derivative_of_its_own(mode):
    lib = pad.compile(SOURCE, "c")
    for at, slope in ((3.0, np.exp(0.5)), (0.0, 0.75)):
        found = pad.hessian(lib.chosen, mode=mode)(np.array([0.0, 0.5, at]))
        assert found == pytest.approx(np.array([[0, slope, 0], [slope, 0, 0], [0, 0, 0]]))


def test_what_a_select_discards_adds_nothing():
    lib = pad.compile(SOURCE, "c")
    assert pad.grad(lib.chosen_root)(np.array([2.0, 0.0, 0.0])) == pytest.approx([0, 3, 0])
    assert pad.hessian(lib.chosen_root)(np.array([2.0, 0.0, 0.0])) == pytest.approx(np.array([[0, 1.0, 0], [1, 0, 0], [0, 0, 0]]))


EARLY = """
#include <math.h>
double guarded(const double *x, int n) {
    double q = 0, s = x[1];
    for (int i = 0; i < n; i++) q += x[i] * x[i] * 0.0;
    double r = sqrt(q);
    if (r > 1e-10) for (int i = 0; i < n; i++) s += x[i] / r;
    return s;
}
double invariant(const double *x, int n) {
    double s = x[0];
    for (int i = 1; i < n; i++) if (x[i] > 5) s += x[i] * sqrt(x[0]) + x[i] / x[0] + log(x[0]);
    return s;
}
double scaled(const double *x, int n) {
    double s = x[1], r = 3 * sqrt(x[0]) + 1, w = 2 / (r - 1);
    if (r > 1.5) for (int i = 0; i < n; i++) s += x[i] * r + w;
    return s;
}
double entropy(const double *x, int n) {
    double s = x[1];
    for (int i = 0; i < n; i++) {
        double l = log(x[i]), c = cbrt(x[i]) + acos(1 - x[i]), q = 1 / x[i];
        if (x[i] > 0.1) s -= x[i] * l + c * q;
    }
    return s;
}
__attribute__((noinline)) double length(const double *x, int n) {
    double q = 0;
    for (int i = 0; i < n; i++) q += x[i] * x[i];
    return 2 * sqrt(q);
}
double returned(const double *x, int n) {
    double r = length(x, 1);
    return r > 1e-10 ? x[0] / r : x[1] + length(x + 1, 2);
}
double table(const double *x, int n) {
    double d[64], s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[n * i + j] = sqrt((x[i] - x[j]) * (x[i] - x[j]));
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (i != j) s += 1 / d[n * i + j];
    return s;
}
__attribute__((noinline)) double either(double a, double b, double c) { return c > 0.5 ? b : a; }
double called(const double *x, int n) { return either(sqrt(x[0]) + log(x[0]), x[1] / x[2], x[1]) + either(x[0], cbrt(x[0]), x[0]); }
double stored(const double *x, int n) {
    double a[8];
    for (int i = 0; i < n; i++) {
        double r = sqrt(x[i]);
        if (x[i] > 0.1) a[i] = r; else a[i] = x[i] * x[1];
    }
    return a[0] + 2 * a[1] + 3 * a[2];
}
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("guarded", [0, 1, 0]),
        ("invariant", [1, 0, 0]),
        ("scaled", [0, 1, 0]),
        ("entropy", None),
        ("returned", [0, 1 + 1.4 / (0.7**2 + 0.9**2) ** 0.5, 1.8 / (0.7**2 + 0.9**2) ** 0.5]),
        ("table", [2 / 0.7**2 + 2 / 0.9**2, 2 / 0.2**2 - 2 / 0.7**2, -2 / 0.2**2 - 2 / 0.9**2]),
        ("called", [1, 1 / 0.9, -0.7 / 0.9**2]),
        ("stored", [0.7, 1 / 0.7**0.5, 1.5 / 0.9**0.5]),
    ],
)
def test_what_is_computed_before_the_branch_that_leaves_it_adds_nothing(name, expected):
    """Roots, quotients and logarithms of 0 of which nothing is used there: written so, moved there by the optimiser, or handed out."""
    f, x = pad.compile(EARLY, "c")[name], np.array([0.0, 0.7, 0.9])
    if expected is None:
        y, h = x[1:], 1e-6
        own = [-v * np.log(v) - (np.cbrt(v) + np.arccos(1 - v)) / v for v in (y - h, y + h)]
        expected = [0, *((own[1] - own[0]) / (2 * h) + [1, 0])]
    assert pad.grad(f)(x, 3) == pytest.approx(expected, rel=1e-6)
    assert [pad.jvp(f, (x, 3), (e, None))[1] for e in np.eye(3)] == pytest.approx(expected, rel=1e-6)
    assert pad.vjp(f, x, 3)[1](1.0)[0] == pytest.approx(expected, rel=1e-6)


CASES = [
    ("weighted", [0.0, 0.0, 0.0], [0, 3, 0]), ("weighted_complex", [0.0, 0.0, 0.0], [0, 0, 1]),
    ("logarithm", [0.0, 0.0, 1.0], [-np.inf, 0, 1]),
    ("weighted", [2.0, 3.0, 7.0], [4 + 4 * 3 ** (1 / 3), 4.5 + 4 / 3 * 3 ** (-2 / 3), 0.25]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "point", "expected"), CASES)
def test_strong_zero(name, point, expected):
    plain, strong = pad.compile(SOURCE, "c"), pad.compile(SOURCE, "c", strong_zero=True)
    x = np.array(point)
    if 0.0 in point:
        assert np.isnan(pad.grad(plain[name])(x)[1:]).any()
    found = pad.grad(strong[name])(x)[1:]
    assert found == pytest.approx(expected[1:])
    for k in (1, 2):
        assert pad.jvp(strong[name], (x,), (np.eye(3)[k],))[1] == pytest.approx(expected[k])
    assert pad.vjp(strong[name], x)[1](1.0)[0][1:] == pytest.approx(expected[1:])


def test_strong_zero_leaves_second_derivatives():
    lib = pad.compile(SOURCE, "c", strong_zero=True)
    x = np.array([0.0, 0.5, 3.0])
    assert pad.hessian(lib.chosen)(x)[0] == pytest.approx([0, np.exp(0.5), 0])
    assert pad.hessian(lib.logarithm)(x)[0] == pytest.approx([0, 2 - 3 / 1.5**2, 1 / 1.5])


def test_what_does_not_move_has_the_tangent_zero_where_a_domain_ends():
    """Also through a kink: zero is the mean of the slopes of its sides, as of the absolute value."""
    f = pad.compile(SOURCE, "c").norm
    x = np.zeros(3)
    differences = [(f(0.5**9 * e) - f(-(0.5**9) * e)) / 0.5**8 for e in np.eye(3)]
    assert differences == pytest.approx([1, 0, 0])
    assert [pad.jvp(f, (x,), (e,))[1] for e in [*np.eye(3), np.zeros(3)]] == pytest.approx([*differences, 0])


OPTIONAL = """
#include <math.h>
#include <stdlib.h>
typedef struct { long has; double value; } optional;
static optional root(double a) { optional o; o.has = a > 0.4; if (o.has) o.value = sqrt(a); return o; }
static optional ratio(double a) { optional o; o.has = a > 0.4; if (o.has) o.value = 3 / (a + 0.5); return o; }
__attribute__((noinline)) static optional apart(double a) { optional o; o.has = a > 0.4; if (o.has) o.value = 2 * sqrt(a); return o; }
double sum(const double *x, int n) {
    optional *all = malloc(3 * n * sizeof *all);
    for (int i = 0; i < n; i++) { all[3 * i] = root(x[i]); all[3 * i + 1] = ratio(x[i]); all[3 * i + 2] = apart(x[i]); }
    double s = 0;
    for (int i = 0; i < 3 * n; i++) if (all[i].has) s += all[i].value;
    free(all);
    return s;
}
"""


def test_what_is_computed_beside_a_tag_adds_nothing_where_it_is_not_there():
    """The root of a negative number, and a division by zero, which the program does not ask for, and the optimiser makes anyway."""
    f = pad.compile(OPTIONAL, "c").sum
    x = np.array([0.81, -0.42, 0.0, -0.5, 1.35])
    there = x > 0.4
    slope = np.where(there, 1.5 / np.sqrt(np.abs(x) + ~there) - 3 / (np.abs(x) + 0.5) ** 2, 0)
    np.testing.assert_allclose(pad.grad(f)(x, 5), slope, rtol=1e-12)
    tangents = [pad.jvp(f, (x, 5), (e, None))[1] for e in np.eye(5)]
    np.testing.assert_allclose(tangents, slope, rtol=1e-12)
