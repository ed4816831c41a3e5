"""Singular values, band matrices and Sylvester's equation as programs use them: rows, vectors that are left out, exchanges, real blocks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import library, needs_library
from .test_edges import agree, gradient
from .test_forms import _lapacke

pytestmark = needs_library

FORTRAN = """
#include <stdlib.h>
#include <string.h>
void dgesvd_(char *, char *, int *, int *, double *, int *, double *, double *, int *, double *, int *, double *, int *, int *);
void dgesdd_(char *, int *, int *, double *, int *, double *, double *, int *, double *, int *, double *, int *, int *, int *);
void dgbsv_(int *, int *, int *, int *, double *, int *, int *, double *, int *, int *);
void dtrsyl_(char *, char *, int *, int *, int *, double *, int *, double *, int *, double *, int *, double *, int *);

/* Sum of s^3, without vectors. */
double values(int m, int n, const double *a) {
    int k = m < n ? m : n, one = 1, lwork = 512, info;
    double *x = malloc(m * n * sizeof(double)), *s = malloc(k * sizeof(double)), *work = malloc(512 * sizeof(double)), sum = 0;
    memcpy(x, a, m * n * sizeof(double));
    dgesvd_("N", "N", &m, &n, x, &m, s, NULL, &one, NULL, &one, work, &lwork, &info);
    for (int i = 0; i < k; i++) sum += s[i] * s[i] * s[i];
    free(x); free(s); free(work);
    return info ? -1 : sum;
}

/* b' P b / 2 with the projector on what no singular vector reaches: all that a completed basis says. */
double left_over(int m, int n, const double *a, const double *b) {
    int lwork = 2048, info, *iwork = malloc(64 * sizeof(int));
    double *x = malloc(m * n * sizeof(double)), *s = malloc(n * sizeof(double)), *u = malloc(m * m * sizeof(double));
    double *vt = malloc(n * n * sizeof(double)), *work = malloc(2048 * sizeof(double)), sum = 0;
    memcpy(x, a, m * n * sizeof(double));
    dgesdd_("A", &m, &n, x, &m, s, u, &m, vt, &n, work, &lwork, iwork, &info);
    for (int j = n; j < m; j++) {
        double along = 0;
        for (int i = 0; i < m; i++) along += u[j * m + i] * b[i];
        sum += along * along / 2;
    }
    free(x); free(s); free(u); free(vt); free(work); free(iwork);
    return sum;
}

double banded(int n, int kl, int ku, const double *ab, const double *b) {
    int ld = 2 * kl + ku + 1, one = 1, info, *pivots = malloc(n * sizeof(int));
    double *lu = malloc(ld * n * sizeof(double)), *x = malloc(n * sizeof(double)), sum = 0;
    memcpy(lu, ab, ld * n * sizeof(double));
    memcpy(x, b, n * sizeof(double));
    dgbsv_(&n, &kl, &ku, &one, lu, &ld, pivots, x, &n, &info);
    for (int i = 0; i < n; i++) sum += (i + 1) * x[i] * x[i];
    for (int i = 0; i < ld * n; i++) sum += (i % 5) * lu[i];
    free(lu); free(x); free(pivots);
    return info ? -1 : sum;
}

double sylvester(int transa, int transb, int sign, int m, int n, const double *a, const double *b, const double *c) {
    double *x = malloc(m * n * sizeof(double)), scale, sum = 0;
    char ta = transa, tb = transb;
    int info;
    memcpy(x, c, m * n * sizeof(double));
    dtrsyl_(&ta, &tb, &sign, &m, &n, (double *)a, &m, (double *)b, &n, x, &m, &scale, &info);
    for (int i = 0; i < m * n; i++) sum += (i + 1) * x[i] * x[i];
    free(x);
    return sum * scale;
}
"""


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.compile(FORTRAN, language="c", flags=[library() or ""])


@pytest.mark.parametrize("shape", [(4, 3), (3, 4), (3, 3)])
def test_singular_values_alone(lib: Any, shape: tuple[int, int]) -> None:
    """The gradient of the sum of s^3 is 3 U s^2 V'; twice differentiated as well."""
    a = np.random.default_rng(1).normal(size=shape)
    u, s, vt = np.linalg.svd(a, full_matrices=False)
    agree(pad.grad(lib.values, argnums=2)(*shape, a.T.reshape(-1).copy()), (3 * u @ np.diag(s**2) @ vt).T.reshape(-1), 1e-10)
    flat, direction = a.T.reshape(-1).copy(), np.random.default_rng(2).normal(size=a.size)
    product = pad.hvp(lib.values, (*shape, flat), (None, None, direction))

    def at(t: float) -> Any:
        return pad.grad(lib.values, argnums=2)(*shape, flat + t * direction)

    agree(product[2] if isinstance(product, tuple) else product, (at(1e-5) - at(-1e-5)) / 2e-5, 1e-6)


def test_completed_basis(lib: Any) -> None:
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=15), rng.normal(size=5)
    agree(pad.grad(lib.left_over, argnums=2)(5, 3, a, b), gradient(lambda v: lib.left_over(5, 3, v, b), a))
    agree(pad.grad(lib.left_over, argnums=3)(5, 3, a, b), gradient(lambda v: lib.left_over(5, 3, a, v), b))


@pytest.mark.parametrize(("n", "kl", "ku"), [(9, 2, 1), (7, 1, 3), (5, 0, 2), (5, 3, 0), (40, 3, 2)])
def test_band_with_exchanges(lib: Any, n: int, kl: int, ku: int) -> None:
    rng = np.random.default_rng(n)
    ab, b = rng.normal(size=(2 * kl + ku + 1) * n), rng.normal(size=n)
    agree(pad.grad(lib.banded, argnums=4)(n, kl, ku, ab, b), gradient(lambda v: lib.banded(n, kl, ku, ab, v), b), 1e-5)
    got = pad.grad(lib.banded, argnums=3)(n, kl, ku, ab, b)
    direction = rng.normal(size=ab.size)
    difference = (lib.banded(n, kl, ku, ab + 1e-7 * direction, b) - lib.banded(n, kl, ku, ab - 1e-7 * direction, b)) / 2e-7
    agree(got @ direction, difference, 1e-5)
    agree(pad.jvp(lib.banded, (n, kl, ku, ab, b), (None, None, None, direction, None))[1], got @ direction, 1e-9)


@pytest.mark.parametrize("letters", ["NN", "NT", "TN", "TT"])
def test_real_blocks(lib: Any, letters: str) -> None:
    """Blocks of two on the diagonals of quasi-triangular matrices; what is below them is not read."""
    rng = np.random.default_rng(4)
    a, b = np.triu(rng.normal(size=(4, 4))) + 3 * np.eye(4), np.triu(rng.normal(size=(3, 3))) + 9 * np.eye(3)
    for matrix, at in ((a, 1), (b, 0)):
        matrix[at + 1, at], matrix[at, at + 1], matrix[at + 1, at + 1] = -0.7, 0.9, matrix[at, at]
    a, b, c = a.T.reshape(-1).copy(), b.T.reshape(-1).copy(), rng.normal(size=12)
    fixed = (ord(letters[0]), ord(letters[1]), -1, 4, 3)
    read_a, read_b = a != 0, b != 0
    got = pad.grad(lib.sylvester, argnums=(5, 6, 7))(*fixed, a, b, c)
    agree(got[0] * read_a, gradient(lambda v: lib.sylvester(*fixed, v, b, c), a) * read_a)
    agree(got[1] * read_b, gradient(lambda v: lib.sylvester(*fixed, a, v, c), b) * read_b)
    agree(got[2], gradient(lambda v: lib.sylvester(*fixed, a, b, v), c))
    assert not np.any(got[0][~read_a]) and not np.any(got[1][~read_b])


LAPACKE = """
#include <stdlib.h>
#include <string.h>
int LAPACKE_dgesvd(int, char, char, int, int, double *, int, double *, double *, int, double *, int, double *);
double turned(int m, int n, const double *a) {
    double *x = malloc(m * n * sizeof(double)), *s = malloc(n * sizeof(double)), *u = malloc(m * n * sizeof(double)), superb[8], sum = 0;
    memcpy(x, a, m * n * sizeof(double));
    LAPACKE_dgesvd(101, 'S', 'N', m, n, x, n, s, u, n, NULL, n, superb);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) sum += s[j] * (i + 1) * u[i * n + j] * u[i * n + j];
    free(x); free(s); free(u);
    return sum;
}
"""


@pytest.mark.skipif(not _lapacke(), reason="LAPACKE is not installed: tools/install_toolchains blas")
def test_rows_and_vectors_left_out() -> None:
    lib = pad.compile(LAPACKE, language="c", flags=["-llapacke", library() or ""])
    a = np.random.default_rng(5).normal(size=12)
    agree(pad.grad(lib.turned, argnums=2)(4, 3, a), gradient(lambda v: lib.turned(4, 3, v), a))
