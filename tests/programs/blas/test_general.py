"""Eigenvalues and eigenvectors of general matrices, and indefinite systems, as programs use them; where there is no derivative."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import library, needs_library
from .test_edges import agree
from .test_forms import _lapacke

pytestmark = needs_library

FORTRAN = """
#include <stdlib.h>
#include <string.h>
void dgeev_(char *, char *, int *, double *, int *, double *, double *, double *, int *, double *, int *, double *, int *, int *);

/* Sum of (i + 1) |w_i|^2, of eigenvalues alone, in the order in which LAPACK gives them. */
double values(int n, const double *a) {
    int lwork = 64 * n, one = 1, info;
    double *x = malloc(n * n * sizeof(double)), *w = malloc(2 * n * sizeof(double)), *work = malloc(lwork * sizeof(double)), sum = 0;
    memcpy(x, a, n * n * sizeof(double));
    dgeev_("N", "N", &n, x, &n, w, w + n, NULL, &one, NULL, &one, work, &lwork, &info);
    for (int i = 0; i < n; i++) sum += (i + 1) * (w[i] * w[i] + w[n + i] * w[n + i]);
    free(x); free(w); free(work);
    return info ? -1 : sum;
}
"""

INDEFINITE = """
#include <stdlib.h>
#include <string.h>
void dsysv_(char *, int *, int *, double *, int *, int *, double *, int *, double *, int *, int *);
/* Sum of x^3 with A x = b, where A is the upper triangle of a; and twice the last factor where that is asked for. */
double solved(int n, const double *a, const double *b, int factor) {
    int lwork = 64 * n, one = 1, info, *pivots = malloc(n * sizeof(int));
    double *f = malloc(n * n * sizeof(double)), *x = malloc(n * sizeof(double)), *work = malloc(lwork * sizeof(double)), sum = 0;
    memcpy(f, a, n * n * sizeof(double));
    memcpy(x, b, n * sizeof(double));
    dsysv_("U", &n, &one, f, &n, pivots, x, &n, work, &lwork, &info);
    for (int i = 0; i < n; i++) sum += x[i] * x[i] * x[i];
    if (factor) sum += 2 * f[n * n - 1];
    free(pivots); free(f); free(x); free(work);
    return info ? -1 : sum;
}
"""

ROWS = """
#include <stdlib.h>
#include <string.h>
int LAPACKE_dgeev(int, char, char, int, double *, int, double *, double *, double *, int, double *, int);
double vectors(int n, const double *a) {
    double *x = malloc(n * n * sizeof(double)), *w = malloc(2 * n * sizeof(double)), *v = malloc(n * n * sizeof(double)), sum = 0;
    memcpy(x, a, n * n * sizeof(double));
    LAPACKE_dgeev(101, 'N', 'V', n, x, n, w, w + n, NULL, n, v, n);
    for (int i = 0; i < n * n; i++) sum += (i + 1) * v[i] * v[i] * v[i];
    free(x); free(w); free(v);
    return sum;
}
"""
A = np.random.default_rng(3).normal(size=(4, 4))


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.compile(FORTRAN, language="c", flags=[library() or ""])


def columns(a: np.ndarray) -> np.ndarray:
    return a.T.reshape(-1).copy()


def slopes(a: np.ndarray) -> np.ndarray:
    """The gradient of `values` by NumPy's eigenvectors: dw_i = (V^-1 dA V)_ii."""
    w, v = np.linalg.eig(a)
    inverse = np.linalg.inv(v)
    return sum(2 * (i + 1) * np.real(np.conj(w[i]) * np.outer(inverse[i], v[:, i])) for i in range(len(a)))


def test_eigenvalues_alone(lib: Any) -> None:
    assert np.iscomplex(np.linalg.eigvals(A)).any()
    assert np.isreal(np.linalg.eigvals(A)).any()
    agree(pad.grad(lib.values, argnums="a")(4, columns(A)), columns(slopes(A)), 1e-10)
    along, h = np.random.default_rng(2).normal(size=A.shape), 1e-5
    wanted = (slopes(A + h * along) - slopes(A - h * along)) / (2 * h)
    agree(pad.hvp(lib.values, (4, columns(A)), (None, columns(along))), columns(wanted), 1e-6)


@pytest.mark.parametrize("matrix", [np.eye(3), np.array([[1.0, 1], [0, 1]]), np.array([[2.0, 1, 0], [0, 2, 1], [0, 0, 2]])])
def test_no_derivative_where_eigenvalues_are_equal(lib: Any, matrix: np.ndarray) -> None:
    n, a = len(matrix), columns(matrix)
    assert np.isnan(pad.grad(lib.values, argnums="a")(n, a)).any()
    assert np.isnan(pad.jvp(lib.values, (n, a), (None, np.arange(1.0, 1 + n * n)))[1])


@pytest.mark.skipif(not _lapacke(), reason="LAPACKE is not installed: tools/install_toolchains blas")
def test_rows() -> None:
    lib = pad.compile(ROWS, language="c", flags=["-llapacke", library() or ""])
    pad.check_grads(lib.vectors, (4, A.reshape(-1).copy()), order=1, rtol=1e-5)


def test_indefinite_systems() -> None:
    lib = pad.compile(INDEFINITE, language="c", flags=[library() or ""])
    a, b = columns(A + A.T - 3 * np.diag([0.0, 1, 0, 0])), np.array([1.0, -2, 3, 0.5])
    assert np.linalg.eigvalsh(a.reshape(4, 4)).min() < 0 < np.linalg.eigvalsh(a.reshape(4, 4)).max()
    inverse = np.linalg.inv(a.reshape(4, 4))
    x = inverse @ b
    by_b = inverse @ (3 * x**2)
    whole = -np.outer(by_b, x)
    upper = np.triu(whole + whole.T) - np.diag(np.diag(whole))
    by_a, found = pad.grad(lib.solved, argnums=("a", "b"))(4, a, b, 0)
    agree(by_a, columns(upper), 1e-10)
    agree(found, by_b, 1e-10)
    pad.check_grads(lib.solved, (4, a, b, 0), order=2, rtol=1e-5)
    assert np.isnan(pad.grad(lib.solved, argnums="b")(4, a, b, 0)).sum() == 0
    assert np.isnan(pad.grad(lib.solved, argnums="a")(4, a, b, 1)).any()
    assert np.isnan(pad.jvp(lib.solved, (4, a, b, 1), (None, a, None, None))[1])
