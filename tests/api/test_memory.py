"""Derivatives leave no memory behind, whatever the program allocates and whichever way the call ends, and need little at their peak."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .memory import bytes_left_by, needs_statistics, peak_of

PROGRAM = r"""
#include <math.h>
#include <stdlib.h>

static double *work;
double by_module_variable(const double *x, int n) {
    work = malloc(n * sizeof *work);
    double s = 0;
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += work[i] * work[n - 1 - i];
    free(work);
    return s;
}
double sum_of_work(int n) { double s = 0; for (int i = 0; i < n; i++) s += work[i]; return s; }
static double *lazy;
double allocated_once(const double *x, int n) {
    if (!lazy) lazy = malloc(100 * sizeof *lazy);
    double s = 0;
    for (int i = 0; i < n; i++) lazy[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += lazy[i] * lazy[n - 1 - i];
    return s;
}
void drop(void) { free(lazy); lazy = 0; }
void borrow(double *from) { lazy = from; }
void give_back(void) { lazy = 0; }
static double here[8], there[8], *place = here;
void move(int far) { place = far ? there : here; }
double by_earlier_address(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) place[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += here[i] * x[i];
    return s;
}
double by_new_address(const double *x, int n, int far) { move(far); return by_earlier_address(x, n); }
typedef double (*rule)(double);
static double twice(double v) { return 2 * v; }
static double squared(double v) { return v * v; }
static double first[4], second[4];
static const struct { rule f; double *to; } table[2] = {{twice, first}, {squared, second}};
double by_rows(const double *x, int n, int k) {
    double s = 0;
    for (int i = 0; i < n; i++) table[(i + k) % 2].to[i] = table[(i + k) % 2].f(x[i]);
    for (int i = 0; i < n; i++) s += first[i] * 3 + second[i] * first[0];
    return s;
}
double one_of_two(const double *x, int n) {
    double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i], b[i] = a[i] * x[i];
    double *p = x[0] > 0.5 ? a : b, *q = x[0] > 0.5 ? b : a, s = a[0] * b[0] + p[1];
    free(p);
    s += q[1] * q[2];
    free(q);
    return s;
}
double of_variable_length(const double *x, int n) {
    double t[n], s = 0;
    for (int k = 0; k < n; k++) {
        double u[k + 1];
        for (int i = 0; i <= k; i++) u[i] = x[i] * x[k], t[i] = u[i] * u[0];
        s += t[k] * u[k];
    }
    return s;
}
double aligned(const double *x, int n) {
    double *a, s = 0;
    if (posix_memalign((void **)&a, 64, n * sizeof *a)) return 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += a[i] * a[n - 1 - i];
    free(a);
    return s;
}
double rows(const double *x, int n) {
    double **m = malloc(n * sizeof *m), s = 0;
    for (int i = 0; i < n; i++) {
        m[i] = calloc(n, sizeof **m);
        for (int j = 0; j < n; j++) m[i][j] = x[i] * x[j];
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += m[i][j] * m[j][i];
    for (int i = 0; i < n; i++) free(m[i]);
    free(m);
    return s;
}

double counted_loop(double x, int n) { double y = x; for (int i = 0; i < n; i++) y = sin(y) + x; return y; }
double unknown_loop(double x, double end) { double y = x, t = 0; while (t < end) { y = sin(y) + x; t += 1 + 1e-12 * y; } return y; }
"""

X = np.array([0.3, 0.9, 0.5, 0.7])
NAMES = ("by_module_variable", "one_of_two", "of_variable_length", "aligned", "rows")
MILLION = 1_000_000


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


def differences(function: Any, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    step = 1e-6
    return np.array([(function(x + step * e, len(x)) - function(x - step * e, len(x))) / (2 * step) for e in np.eye(len(x))])


@needs_statistics
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left(lib: pad.Library, name: str) -> None:
    function = lib[name]
    gradient = pad.grad(function)
    expected = differences(function, X)
    np.testing.assert_allclose(gradient(X, 4), expected, rtol=1e-7)
    np.testing.assert_allclose(pad.vjp(function, X, 4)[1](1.0)[0], expected, rtol=1e-7)
    assert bytes_left_by(lambda: gradient(X, 4), 10_000) < 1
    assert bytes_left_by(lambda: pad.vjp(function, X, 4)[1](1.0), 1000) < 8
    assert bytes_left_by(lambda: pad.jvp(function, (X, 4), (X,)), 1000) < 8


def test_memory_that_the_program_did_not_allocate_has_no_shadow(lib: pad.Library) -> None:
    lib.drop()
    function = lib.allocated_once
    wanted = differences(function, X)
    lib.borrow(np.zeros(100))
    for derivative in (lambda: pad.grad(function)(X, 4), lambda: pad.jvp(function, (X, 4), (X,)), lambda: pad.vjp(function, X, 4)):
        with pytest.raises(pad.DifferentiationError, match="earlier call") as caught:
            derivative()
        assert (caught.value.code, caught.value.location) == ("PAD-E306", "source.c:17")
    lib.give_back()
    np.testing.assert_allclose(pad.grad(function)(X, 4), wanted, rtol=1e-7)
    np.testing.assert_allclose(pad.grad(function)(X, 4), wanted, rtol=1e-7)


def test_shadows_of_several_lanes_are_not_aliases(lib: pad.Library) -> None:
    """Their variables begin with the same addresses, and belong to the derivative."""
    x = X[:2].copy()
    lib.move(0)
    wanted = differences(lambda x, n: lib.by_rows(x, n, 0), x)
    np.testing.assert_allclose(pad.jacfwd(lib.by_rows)(x, 2, 0), wanted, rtol=1e-7)
    np.testing.assert_allclose(pad.jacrev(lib.by_rows)(x, 2, 0), wanted, rtol=1e-7)


def test_an_address_that_an_earlier_call_left(lib: pad.Library) -> None:
    """Where it leads was decided outside the differentiated program, which believes it to be apart from `here`."""
    function = lib.by_earlier_address
    np.testing.assert_allclose(pad.grad(lib.by_new_address)(X, 4, 0), 3 * X**2)
    for derivative in (lambda: pad.grad(function)(X, 4), lambda: pad.jvp(function, (X, 4), (X,)), lambda: pad.vjp(function, X, 4)):
        with pytest.raises(pad.DifferentiationError, match="earlier calls left"):
            derivative()
    np.testing.assert_allclose(pad.grad(lib.by_new_address)(X, 4, 1), X**2)
    np.testing.assert_allclose(pad.grad(function)(X, 4), X**2)


@pytest.mark.parametrize(("name", "end"), [("counted_loop", MILLION), ("unknown_loop", float(MILLION))])
def test_one_number_per_iteration(lib: pad.Library, name: str, end: Any) -> None:
    """A loop of a million iterations of which one number is kept: 8 MB. A stack that grows geometrically is copied when it grows, and
    may be half empty."""
    gradient = pad.grad(lib[name])
    small = gradient(0.4, type(end)(1000))
    assert np.isfinite(small)
    need = peak_of(lambda: gradient(0.4, end))
    assert need < (12e6 if name == "counted_loop" else 40e6), f"{need / 1e6:.1f} MB"
    _, pullback = pad.vjp(lib[name], 0.4, end)
    assert peak_of(lambda: pullback(1.0)) < 2e6


RAISING = r"""
#include <cmath>
#include <stdexcept>
extern "C" {
__attribute__((noinline)) double step(const double *x, int n, int depth, double limit) {
    double kept[4] = {0}, s = depth;
    for (int i = 0; i < n; i++) { kept[i % 4] += x[i] * std::sin(s); s += kept[i % 4] * std::sin(s) + x[i]; }
    for (double t = s; t > 1; t -= 0.7 + 0.1 * std::sin(t)) s += std::sin(t) * kept[0];
    if (s > limit) throw std::runtime_error("too large");
    return depth > 0 ? s * step(x, n, depth - 1, limit) + kept[1] : s;
}
double climbing(const double *x, int n, int depth, double limit) {
    double s = 0;
    for (int k = 0; k < 3; k++) s += step(x, n, depth, limit) * x[k];
    return s;
}
}
"""


@needs_statistics
def test_errors_leave_nothing() -> None:
    function = pad.compile(RAISING, "c++").climbing
    fine, wrong = (X, 4, 3, 1e6), (X, 4, 3, 5.0)
    step = 1e-6
    wanted = [(function(X + step * e, 4, 3, 1e6) - function(X - step * e, 4, 3, 1e6)) / (2 * step) for e in np.eye(4)]
    np.testing.assert_allclose(pad.grad(function)(*fine), wanted, rtol=1e-6)
    calls = (
        lambda args: pad.grad(function)(*args),
        lambda args: pad.vjp(function, *args)[1](1.0),
        lambda args: pad.jvp(function, args, (X, None, None, None)),
    )
    for call in calls:

        def raising(call: Any = call) -> None:
            with pytest.raises(pad.NativeError, match="too large"):
                call(wrong)

        assert bytes_left_by(raising, 1000) < 4
        assert bytes_left_by(lambda call=call: call(fine), 1000) < 4
