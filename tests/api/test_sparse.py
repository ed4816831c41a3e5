"""Sparse Jacobians and Hessians against dense ones and closed forms; patterns and colours against their definitions."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from scipy import sparse
from scipy.integrate import solve_ivp
from scipy.optimize import least_squares, minimize

import polyglot_ad as pad
from polyglot_ad.sparsity.colouring import coloured
from polyglot_ad.sparsity.detection import detected

SOURCE = r"""
#include <math.h>
#include <stdlib.h>
void stencil(const double *u, double *restrict r, int n) {
  for (int i = 0; i < n; i++) {
    double l = i ? u[i - 1] : 0, h = i < n - 1 ? u[i + 1] : 0;
    r[i] = l - 2 * u[i] + h + u[i] * u[i] * l + sin(l) * h;
  }
}
void stencil32(const float *u, float *restrict r, int n) { for (int i = 0; i < n; i++) r[i] = u[i] * u[(i + 1) % n] + sinf(u[i]); }
void arrow(const double *x, double *restrict r, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { s += x[i] * x[i]; r[i] = x[i] * x[0]; }
  r[n - 1] = s;
}
void total(const double *x, double *restrict r, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { s += x[i] * x[i]; r[i] = x[i] * x[i]; }
  r[n - 1] = s;
}
void branches(const double *x, double *restrict r, int n) {
  for (int i = 0; i < n; i++) r[i] = x[0] > 0 ? x[i] * x[(i + 1) % n] : x[i] * x[(i + 7) % n] + x[(i + 3) % n];
}
void gathered(const double *x, const int *at, double *restrict r, int n, int m) {
  double *copy = malloc(n * sizeof *copy);
  for (int i = 0; i < n; i++) copy[i] = exp(x[i]);
  for (int k = 0; k < m; k++) r[k] = copy[at[2 * k]] * copy[at[2 * k + 1]];
  free(copy);
}
double rosen(const double *x, int n) {
  double s = 0; for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; } return s;
}
void heat(double t, const double *u, double *restrict du, int n) {
  for (int i = 0; i < n; i++) {
    double l = i ? u[i - 1] : 0, h = i + 1 < n ? u[i + 1] : 0;
    du[i] = n * n * (l - 2 * u[i] + h) + u[i] * (1 - u[i]);
  }
}
void constant(const double *x, double *restrict r, int n) { for (int i = 0; i < n; i++) r[i] = i; }
void two(const double *x, double *a, double *b) { a[0] = x[0]; b[0] = x[0]; }
"""
N = 23


@pytest.fixture(scope="module", params=["", "-O3 -ffast-math"])
def lib(request: pytest.FixtureRequest) -> pad.Library:
    return pad.compile(SOURCE, "c", flags=request.param.split())


@pytest.mark.parametrize("name", ["stencil", "arrow", "branches", "heat", "constant"])
def test_jacobian_is_the_dense_one(lib: pad.Library, name: str) -> None:
    function = getattr(lib, name)
    lead = (0.0,) if name == "heat" else ()
    argnum = len(lead)
    for at in (np.linspace(0.1, 2, N), np.linspace(-1, 2, N), np.zeros(N)):
        found = pad.jacobian(function, argnum, sparse=True)(*lead, at, np.zeros(N), N)
        assert isinstance(found, sparse.csr_array) and found.shape == (N, N)
        np.testing.assert_allclose(found.toarray(), pad.jacfwd(function, argnum)(*lead, at, np.zeros(N), N), rtol=1e-14)


def test_places_do_not_depend_on_values(lib: pad.Library) -> None:
    """A derivative that is zero at the point has its place; where the program cannot lead an input has none."""
    pattern = pad.sparsity(lib.stencil)(np.zeros(N), np.zeros(N), N)
    i, j = np.mgrid[:N, :N]
    np.testing.assert_array_equal(pattern.matrix().toarray(), abs(i - j) <= 1)
    assert pad.sparsity(lib.constant)(np.zeros(N), np.zeros(N), N).nnz == 0


def test_a_full_row_goes_by_reverse_mode(lib: pad.Library) -> None:
    """700 columns share the last row: forward mode would need as many directions."""
    n = 700
    pattern = pad.sparsity(lib.total)(np.ones(n), np.zeros(n), n)
    assert pattern.by_columns.count == n and pattern.by_rows.count == 2
    x = np.arange(1.0, n + 1)
    expected = np.diag(2 * x)
    expected[-1] = 2 * x
    np.testing.assert_array_equal(pad.jacobian(lib.total, sparse=pattern)(x, np.zeros(n), n).toarray(), expected)


def test_other_branches_are_noticed(lib: pad.Library) -> None:
    x = np.linspace(0.1, 1, N)
    jacobian = pad.jacobian(lib.branches, sparse=True)
    for sign in (1, -1, 1):
        expected = pad.jacfwd(lib.branches)(sign * x, np.zeros(N), N)
        np.testing.assert_allclose(jacobian(sign * x, np.zeros(N), N).toarray(), expected, rtol=1e-14)
    first = pad.sparsity(lib.branches)(x, np.zeros(N), N)
    with pytest.raises(pad.ArgumentError, match=r"jacobian\(branches\): .* outside of the pattern"):
        pad.jacobian(lib.branches, sparse=first)(-x, np.zeros(N), N)
    both = pickle.loads(pickle.dumps(first | pad.sparsity(lib.branches)(-x, np.zeros(N), N)))
    np.testing.assert_allclose(
        pad.jacobian(lib.branches, sparse=both)(-x, np.zeros(N), N).toarray(), pad.jacfwd(lib.branches)(-x, np.zeros(N), N)
    )


@pytest.mark.parametrize("missing", range(3))
def test_every_missing_place_is_noticed(lib: pad.Library, missing: int) -> None:
    x = np.linspace(0.5, 1, 3, dtype=np.float32)
    full = np.ones((3, 3))
    full[missing, (missing + 1) % 3] = 0  # of a cyclic stencil of two
    with pytest.raises(pad.ArgumentError, match="outside of the pattern"):
        pad.jacobian(lib.stencil32, sparse=full)(x, np.zeros(3, np.float32), 3)


def test_random_places(lib: pad.Library) -> None:
    rng = np.random.default_rng(3)
    n, m = 40, 70
    at = rng.integers(0, n, 2 * m).astype(np.int32)
    x = rng.uniform(-1, 1, n)
    found = pad.jacobian(lib.gathered, sparse=True)(x, at, np.zeros(m), n, m)
    expected = np.zeros((m, n))
    for k in range(m):
        product = np.exp(x[at[2 * k]] + x[at[2 * k + 1]])
        expected[k, at[2 * k]] += product
        expected[k, at[2 * k + 1]] += product
    np.testing.assert_allclose(found.toarray(), expected, rtol=1e-13)


def test_single_precision(lib: pad.Library) -> None:
    x = np.linspace(0.5, 2, N, dtype=np.float32)
    found = pad.jacobian(lib.stencil32, sparse=True)(x, np.zeros(N, np.float32), N)
    assert found.dtype == np.float32
    np.testing.assert_allclose(found.toarray(), pad.jacfwd(lib.stencil32)(x, np.zeros(N, np.float32), N), rtol=1e-6)


def test_hessian(lib: pad.Library) -> None:
    x = np.linspace(0.5, 1.5, N)
    hessian = pad.hessian(lib.rosen, sparse=True)
    np.testing.assert_allclose(hessian(x, N).toarray(), pad.hessian(lib.rosen)(x, N), rtol=1e-13)
    assert hessian(x, N).nnz == 3 * N - 2
    np.testing.assert_allclose(pad.jacobian(pad.grad(lib.rosen), sparse=True)(x, N).toarray(), hessian(x, N).toarray(), rtol=1e-13)


def test_dense_jacobian_takes_the_shorter_side(lib: pad.Library) -> None:
    n, m = 5, 2
    at = np.array([0, 1, 2, 4], np.int32)
    x = np.linspace(0, 1, n)
    for rows in (m, 1):
        found = pad.jacobian(lib.gathered)(x, at, np.zeros(rows), n, rows)
        np.testing.assert_allclose(found, pad.jacfwd(lib.gathered)(x, at, np.zeros(rows), n, rows), rtol=1e-14)


def test_solvers(lib: pad.Library) -> None:
    n = 60
    p = pad.scipy.problem(lib.heat, sparse=True, du=np.zeros(n), n=n)
    start = np.sin(np.pi * np.linspace(0, 1, n))
    assert sparse.issparse(p.jac(0.0, start))
    stiff = solve_ivp(p.fun, (0, 0.02), start, method="BDF", jac=p.jac, rtol=1e-6)
    plain = solve_ivp(p.fun, (0, 0.02), start, method="BDF", rtol=1e-6)
    np.testing.assert_allclose(stiff.y[:, -1], plain.y[:, -1], rtol=1e-4)
    q = pad.scipy.problem(lib.rosen, sparse=True, n=6)
    found = minimize(q.fun, np.linspace(0.5, 1.2, 6), jac=q.jac, hess=q.hess, method="trust-constr")
    np.testing.assert_allclose(found.x, 1.0, rtol=1e-4)
    steady = pad.scipy.problem(lib.heat, sparse=True, t=0.0, du=np.zeros(n), n=n)
    assert least_squares(steady.fun, start / 10, steady.jac).cost < 1e-12


def test_what_is_refused(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="one output with respect to one argument"):
        pad.jacobian(lib.two, sparse=True)(np.ones(1), np.zeros(1), np.zeros(1))
    with pytest.raises(pad.ArgumentError, match=r"shape \(23, 23\)"):
        pad.jacobian(lib.stencil, sparse=np.eye(4))(np.ones(N), np.zeros(N), N)
    with pytest.raises(pad.ArgumentError, match="outside of a matrix"):
        pad.Pattern((2, 2), [0], [2])
    with pytest.raises(pad.ArgumentError, match="differ"):
        pad.Pattern((2, 2), [0], [1]) | pad.Pattern((2, 3), [0], [1])


@pytest.mark.parametrize("seed", range(20))
def test_detection_and_colours_of_random_patterns(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, n = rng.integers(1, 60, 2)
    truth = rng.random((m, n)) < rng.choice([0.02, 0.1, 0.5])

    def along(count, direction):
        for k in range(count):
            moved = np.isnan(direction(k))
            yield np.where((truth & moved).any(1), np.nan, 0.0)

    pattern = detected(along, n, m, None)
    assert pattern is not None
    np.testing.assert_array_equal(pattern.matrix().toarray(), truth)
    colours = coloured(pattern.rows, pattern.columns, n)
    for row in range(m):
        own = colours[pattern.columns[pattern.rows == row]]
        assert len(set(own.tolist())) == len(own)
