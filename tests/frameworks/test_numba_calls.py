"""`pad.numba`: native functions and gradients, called from code that Numba compiles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

numba = pytest.importorskip("numba", reason="Numba is not installed (the extra numba)")

SOURCE = r"""
double dot(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
double two(double a, double b) { return a * a * b; }
float single(const float *x, float a) { return a * x[0] * x[0] * x[1]; }
void scale(double *x, double a, int n) { for (int i = 0; i < n; i++) x[i] *= a; }
double bad(double a, int k) { return a * (10 / k); }
long whole(long k, unsigned char b) { return k * b; }
double both(double *restrict y, const double *restrict x, double a, int n) {
  double s = 0; for (int i = 0; i < n; i++) { y[i] *= a * x[i]; s += y[i] * y[i]; } return s;
}
double handle(void *p, double x) { return x; }
"""
X = np.arange(1.0, 4.0)


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def test_values_and_gradients(lib: pad.Library) -> None:
    dot, scale, whole = (pad.numba.function(one) for one in (lib.dot, lib.scale, lib.whole))
    slope, pair = pad.numba.value_and_grad(lib.dot), pad.numba.grad(lib.two, (0, 1))

    @numba.njit
    def run(x: Any) -> Any:
        value, gradient = slope(x, len(x))
        scale(x, 2.0, x.size)
        return value, gradient, dot(x, x.size), pair(3, 2.0), whole(5, 7)

    x = X.copy()
    value, gradient, scaled, partials, product = run(x)
    assert (value, scaled, partials, product) == (14, 56, (12, 9), 35)
    np.testing.assert_array_equal(gradient, 2 * X)
    np.testing.assert_array_equal(x, 2 * X)
    assert dot(X, 3) == 14  # from Python, too


def test_what_is_written_is_written(lib: pad.Library) -> None:
    slope = pad.numba.value_and_grad(lib.both, ("x", "a"))
    y = np.full(3, 0.5)
    value, (gradient, partial) = numba.njit(lambda y, x: slope(y, x, 0.7, 3))(y, X)
    expected, (theirs, other) = pad.value_and_grad(lib.both, ("x", "a"))(np.full(3, 0.5), X, 0.7, 3)
    assert (value, partial) == (expected, other)
    np.testing.assert_array_equal(gradient, theirs)
    np.testing.assert_array_equal(y, 0.5 * 0.7 * X)


def test_single_precision_and_parallel_loops(lib: pad.Library) -> None:
    single, slope = pad.numba.grad(lib.single, (0, 1)), pad.numba.grad(lib.dot)
    gradient, partial = numba.njit(lambda x: single(x, np.float32(0.5)))(np.array([2, 3], np.float32))
    assert gradient.dtype == np.float32 and gradient.tolist() == [6, 2] and partial == 12

    @numba.njit(parallel=True)
    def rows(x: Any) -> Any:
        out = np.empty_like(x)
        for i in numba.prange(len(x)):
            out[i] = slope(x[i], x.shape[1])
        return out

    many = np.random.default_rng(0).normal(size=(200, 5))
    np.testing.assert_allclose(rows(many), 2 * many)


def test_fortran(tmp_path: Any) -> None:
    if missing := adapter("fortran").report().missing:
        pytest.skip(missing.splitlines()[0])
    lib = pad.compile(
        "real(8) function weigh(m, n, w, x) result(r)\n integer, intent(in) :: m, n\n real(8), intent(in) :: w(m, n), x(n)\n"
        " r = sum(matmul(w, x)**2)\nend function\n",
        "fortran",
    )
    slope = pad.numba.grad(lib.weigh, "x")
    w = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    np.testing.assert_allclose(numba.njit(lambda w, x: slope(2, 3, w, x))(w, X), 2 * w.T @ (w @ X))
    with pytest.raises(numba.core.errors.TypingError, match="Fortran-contiguous array of float64"):
        numba.njit(lambda w, x: slope(2, 3, w, x))(np.ascontiguousarray(w), X)


def test_what_is_refused(lib: pad.Library) -> None:
    dot, bad, slope = pad.numba.function(lib.dot), pad.numba.function(lib.bad), pad.numba.grad(lib.both, "x")
    for match, error, call in (
        ("too few elements in x", ValueError, lambda: dot(X, 5)),
        ("must be a contiguous array of float64", numba.core.errors.TypingError, lambda: dot(np.arange(3), 3)),
        ("must be a contiguous array of float64", numba.core.errors.TypingError, lambda: dot(X[::2], 2)),
        ("'n' must be int32", numba.core.errors.TypingError, lambda: dot(X, 2.0)),
        ("native code of bad raised an error", RuntimeError, lambda: bad(1.0, 0)),
        ("'y' and 'x' overlap in memory", ValueError, lambda: slope(X, X, 1.0, 3)),
        ("has no form for", pad.ArgumentError, lambda: pad.numba.function(lib.handle)),
        ("must return a real number", pad.ArgumentError, lambda: pad.numba.grad(lib.whole)),
    ):
        with pytest.raises(error, match=match):
            call()
