"""What the table does not say: numbers that must not be read, memory overwritten later, aliases, second derivatives, refusals."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import library, needs_library

pytestmark = needs_library

SOURCE = """
#include <stdlib.h>
#include <string.h>
enum { ROWS = 101, COLUMNS = 102, N = 111, T = 112, UPPER = 121, LOWER = 122, UNIT = 132, LEFT = 141 };
double cblas_ddot(int, const double *, int, const double *, int);
double cblas_dnrm2(int, const double *, int);
double cblas_dasum(int, const double *, int);
int cblas_idamax(int, const double *, int);
void cblas_dcopy(int, const double *, int, double *, int);
void cblas_dscal(int, double, double *, int);
void cblas_daxpy(int, double, const double *, int, double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dsyrk(int, int, int, int, int, double, const double *, int, double, double *, int);
void dpotrf_(const char *, int *, double *, int *, int *);
void dpotrs_(const char *, int *, int *, double *, int *, double *, int *, int *);
void dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);
void dgeqrf_(int *, int *, double *, int *, double *, double *, int *, int *);
void dormqr_(const char *, const char *, int *, int *, int *, double *, int *, double *, double *, int *, double *, int *, int *);
void dorgqr_(int *, int *, int *, double *, int *, double *, double *, int *, int *);
void dtrtrs_(const char *, const char *, const char *, int *, int *, double *, int *, double *, int *, int *);
void dsyev_(const char *, const char *, int *, double *, int *, double *, double *, int *, int *);

/* C is not set: beta is zero. */
double overwritten(int n, const double *a, double *c) {
    cblas_dgemm(COLUMNS, N, T, n, n, n, 1.0, a, n, a, n, 0.0, c, n);
    return cblas_ddot(n * n, c, 1, c, 1);
}

/* The operands of every product are overwritten by the next. */
double power(int n, int steps, const double *a) {
    double *x = malloc(n * n * sizeof(double)), *y = malloc(n * n * sizeof(double));
    cblas_dcopy(n * n, a, 1, x, 1);
    for (int k = 0; k < steps; k++) {
        cblas_dgemm(ROWS, N, N, n, n, n, 0.5, x, n, x, n, 0.0, y, n);
        memcpy(x, y, n * n * sizeof(double));
    }
    double result = cblas_dasum(n * n, x, 1);
    free(x);
    free(y);
    return result;
}

double twice(int n, const double *x) { return cblas_ddot(n, x, 1, x, 1) + cblas_dnrm2(n, x, 1); }

/* x = x + alpha x */
double itself(int n, double alpha, double *x) {
    cblas_daxpy(n, alpha, x, 1, x, 1);
    return cblas_ddot(n, x, 1, x, 1);
}

double largest(int n, const double *x) { return x[cblas_idamax(n, x, 1)]; }

/* log det and solution of a positive definite system, the other triangle of which is not to be read */
double gaussian(int n, const double *a, const double *b) {
    double *l = malloc(n * n * sizeof(double)), *x = malloc(n * sizeof(double));
    int info, one = 1;
    memcpy(l, a, n * n * sizeof(double));
    memcpy(x, b, n * sizeof(double));
    dpotrf_("L", &n, l, &n, &info);
    if (info) { free(l); free(x); return -1.0; }
    double log_det = 0;
    for (int i = 0; i < n; i++) log_det += __builtin_log(l[i * n + i]);
    dpotrs_("L", &n, &one, l, &n, x, &n, &info);
    double result = cblas_ddot(n, x, 1, b, 1) + 2 * log_det;
    free(l);
    free(x);
    return result;
}

double solved(int n, const double *a, const double *b) {
    double *lu = malloc(n * n * sizeof(double)), *x = malloc(n * sizeof(double));
    int *pivots = malloc(n * sizeof(int)), info, one = 1;
    memcpy(lu, a, n * n * sizeof(double));
    memcpy(x, b, n * sizeof(double));
    dgesv_(&n, &one, lu, &n, pivots, x, &n, &info);
    double result = info == 0 ? cblas_ddot(n, x, 1, x, 1) : -1.0;
    free(lu);
    free(x);
    free(pivots);
    return result;
}

/* least squares by QR, with the workspace that the library asks for */
double fitted(int m, int n, const double *a, const double *b) {
    double *qr = malloc(m * n * sizeof(double)), *x = malloc(m * sizeof(double)), *tau = malloc(n * sizeof(double)), size;
    int info, one = 1, ask = -1, length;
    memcpy(qr, a, m * n * sizeof(double));
    memcpy(x, b, m * sizeof(double));
    dgeqrf_(&m, &n, qr, &m, tau, &size, &ask, &info);
    length = (int)size;
    double *work = malloc(length * sizeof(double));
    dgeqrf_(&m, &n, qr, &m, tau, work, &length, &info);
    dormqr_("L", "T", &m, &one, &n, qr, &m, tau, x, &m, work, &length, &info);
    dtrtrs_("U", "N", "N", &n, &one, qr, &m, x, &m, &info);
    double result = 0;
    for (int i = 0; i < n; i++) result += (i + 1) * x[i];
    free(qr); free(x); free(tau); free(work);
    return result;
}

/* R and Q themselves */
void qr(int m, int n, const double *a, double *q, double *r) {
    double tau[16], work[1024];
    int info, length = 1024;
    memcpy(q, a, m * n * sizeof(double));
    dgeqrf_(&m, &n, q, &m, tau, work, &length, &info);
    for (int j = 0; j < n; j++)
        for (int i = 0; i <= j; i++) r[j * n + i] = q[j * m + i];
    dorgqr_(&m, &n, &n, q, &m, tau, work, &length, &info);
}

double lowest(int n, const double *a) {
    double *s = malloc(n * n * sizeof(double)), *w = malloc(n * sizeof(double)), *work = malloc(64 * n * sizeof(double));
    int info, length = 64 * n;
    memcpy(s, a, n * n * sizeof(double));
    dsyev_("N", "U", &n, s, &n, w, work, &length, &info);
    double result = w[0] * w[0] + w[n - 1];
    free(s); free(w); free(work);
    return result;
}
"""


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.compile(SOURCE, language="c", flags=[library() or ""])


def gradient(f: Any, x: Any, h: float = 1e-6) -> Any:
    return np.array([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in np.eye(x.size)])


def agree(got: Any, wanted: Any, tolerance: float = 2e-7) -> None:
    np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance * max(1.0, float(np.abs(wanted).max())))


def test_what_was_in_c_does_not_matter(lib: Any) -> None:
    a = np.random.default_rng(0).normal(size=9)
    c = np.full(9, np.nan)
    agree(pad.grad(lib.overwritten, argnums=1)(3, a, c), gradient(lambda v: lib.overwritten(3, v, c.copy()), a))
    _, (tangent, _) = pad.jvp(lib.overwritten, (3, a, c), (None, a, np.full(9, np.nan)))
    agree(tangent, 4 * lib.overwritten(3, a, c.copy()))


def test_operands_are_kept_where_they_are_overwritten(lib: Any) -> None:
    a = np.random.default_rng(1).uniform(0.2, 1.0, 9)
    agree(pad.grad(lib.power, argnums=2)(3, 3, a), gradient(lambda v: lib.power(3, 3, v), a))
    value, pullback = pad.vjp(lib.power, 3, 3, a)
    first, again = pullback(1.0)[2], pullback(1.0)[2]
    agree(first, gradient(lambda v: lib.power(3, 3, v), a))
    assert np.array_equal(first, again) and value == lib.power(3, 3, a)
    agree(
        pad.hessian(lib.power, argnums=2)(3, 2, a),
        [gradient(lambda v, i=i: pad.grad(lib.power, argnums=2)(3, 2, v)[i], a) for i in range(9)],
    )


def test_aliases(lib: Any) -> None:
    x = np.array([1.0, -2.0, 0.5])
    agree(pad.grad(lib.twice, argnums=1)(3, x), 2 * x + x / np.linalg.norm(x))
    agree(pad.hessian(lib.twice, argnums=1)(3, x), gradient(lambda v: pad.grad(lib.twice, argnums=1)(3, v), x))
    _, pullback = pad.vjp(lib.itself, 3, 0.5, x)
    _, alpha, dx = pullback((1.0, np.zeros(3)))
    agree(dx, 2 * 1.5**2 * x)
    agree(alpha, 2 * 1.5 * (x @ x))


def test_an_index_is_no_number(lib: Any) -> None:
    assert pad.grad(lib.largest, argnums=1)(3, np.array([1.0, -4.0, 2.0])).tolist() == [0.0, 1.0, 0.0]


def test_triangles_and_failures(lib: Any) -> None:
    rng = np.random.default_rng(3)
    n = 4
    m = rng.normal(size=(n, n))
    a, b = m @ m.T + n * np.eye(n), rng.normal(size=n)
    a[np.tril_indices(n, -1)] = np.nan  # by columns, the upper triangle
    flat = a.reshape(-1)
    da, db = pad.grad(lib.gaussian, argnums=(1, 2))(n, flat, b)
    read = ~np.isnan(flat)
    full = np.where(np.isnan(a), a.T, a)
    inverse, x = np.linalg.inv(full), np.linalg.solve(full, b)
    whole = inverse - np.outer(x, x)
    agree(da.reshape(n, n)[np.triu_indices(n)], (2 * whole - np.diag(np.diag(whole)))[np.triu_indices(n)])
    assert np.all(da[~read] == 0)
    agree(db, 2 * x)
    bad = -np.eye(n).reshape(-1)
    assert lib.gaussian(n, bad, b) == -1.0
    assert np.all(pad.grad(lib.gaussian, argnums=1)(n, bad, b) == 0)
    assert np.all(pad.grad(lib.solved, argnums=1)(n, np.zeros(n * n), b) == 0)


@pytest.mark.parametrize("name", ["gaussian", "solved"])
def test_second_derivatives_of_solutions(lib: Any, name: str) -> None:
    rng = np.random.default_rng(4)
    n = 3
    m = rng.normal(size=(n, n))
    a, b = (m @ m.T + n * np.eye(n)).reshape(-1), rng.normal(size=n)
    function = getattr(lib, name)
    agree(pad.grad(function, argnums=1)(n, a, b), gradient(lambda v: function(n, v, b), a))
    agree(pad.hessian(function, argnums=1)(n, a, b), gradient(lambda v: pad.grad(function, argnums=1)(n, v, b), a), 1e-6)


def test_least_squares(lib: Any) -> None:
    rng = np.random.default_rng(5)
    m, n = 5, 3
    a, b = rng.normal(size=m * n), rng.normal(size=m)
    da, db = pad.grad(lib.fitted, argnums=("a", "b"))(m, n, a, b)
    agree(da, gradient(lambda v: lib.fitted(m, n, v, b), a))
    agree(db, gradient(lambda v: lib.fitted(m, n, a, v), b))
    _, tangent = pad.jvp(lib.fitted, (m, n, a, b), (None, None, da, db))
    agree(tangent, da @ da + db @ db)


def test_orthogonal_factor(lib: Any) -> None:
    rng = np.random.default_rng(6)
    m, n = 4, 3
    a = rng.normal(size=m * n)
    u, v = rng.normal(size=m * n), rng.normal(size=n * n)

    def loss(x: Any) -> float:
        q, r = np.zeros(m * n), np.zeros(n * n)
        lib.qr(m, n, x, q, r)
        return float(u @ q + v @ r)

    _, pullback = pad.vjp(lib.qr, m, n, a, np.zeros(m * n), np.zeros(n * n))
    agree(pullback((u, v))[2], gradient(loss, a))
    _, (dq, dr) = pad.jvp(lib.qr, (m, n, a, np.zeros(m * n), np.zeros(n * n)), (None, None, a, None, None))
    agree(u @ dq + v @ dr, (loss(a * (1 + 1e-6)) - loss(a * (1 - 1e-6))) / 2e-6)


def test_eigenvalues_alone(lib: Any) -> None:
    rng = np.random.default_rng(7)
    a = rng.normal(size=16)
    agree(pad.grad(lib.lowest, argnums=1)(4, a), gradient(lambda v: lib.lowest(4, v), a))


def test_what_has_no_rule_is_named() -> None:
    text = """
void dgges_(double *, double *);
void f(double *a, double *b) {
    dgges_(a, b);
}
"""
    f = pad.compile(text, language="c").f
    with pytest.raises(pad.DifferentiationError, match="dgges_") as error:
        pad.jvp(f, (np.ones(2), np.ones(2)), (np.ones(2), np.ones(2)))
    assert re.search(r":4", error.value.location)


def test_increments_that_are_not_positive_do_nothing() -> None:
    text = """
void cblas_dscal(int, double, double *, int);
double cblas_dasum(int, const double *, int);
double f(int n, double alpha, double *x, int step) {
    cblas_dscal(n, alpha, x, step);
    return x[0] * x[1] + cblas_dasum(n, x, step);
}
"""
    f = pad.compile(text, language="c", flags=[library() or ""]).f
    x = np.array([2.0, 3.0])
    for step in (1, -1):
        _, pullback = pad.vjp(f, 2, 0.5, x, step)
        _, alpha, dx, _ = pullback((1.0, np.zeros(2)))
        agree(dx, gradient(lambda v, s=step: f(2, 0.5, v.copy(), s), x))
        agree(alpha, (f(2, 0.5 + 1e-6, x.copy(), step) - f(2, 0.5 - 1e-6, x.copy(), step)) / 2e-6)
