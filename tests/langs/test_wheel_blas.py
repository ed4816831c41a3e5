"""Linear algebra of a program that names no library comes from a wheel."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import wheel_blas

PLAIN = """
double ddot_(const int *, const double *, const int *, const double *, const int *);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
double loss(const double *a, const double *x, int n) {
    double y[16];
    int one = 1;
    cblas_dgemv(101, 111, n, n, 1, a, n, x, 1, 0, y, 1);
    return ddot_(&n, y, &one, y, &one);
}
"""
WIDE = """
long idamax_64_(const long *, const double *, const long *);
double dnrm2_64_(const long *, const double *, const long *);
double scipy_dasum_64_(const long *, const double *, const long *);
double loss(const double *x, long n) {
    long one = 1;
    return dnrm2_64_(&n, x, &one) * x[idamax_64_(&n, x, &one) - 1] + scipy_dasum_64_(&n, x, &one);
}
"""


def _needs(*names: str) -> None:
    if wheel_blas.find(names) is None:
        pytest.skip("no installed wheel (scipy, numpy) carries OpenBLAS")


def test_integers_of_32_bits():
    _needs("ddot_", "cblas_dgemv")
    program = pad.compile(PLAIN, language="c")
    a, x = np.arange(1.0, 10).reshape(3, 3), np.array([1.0, 2, 3])
    assert program.loss(a.ravel(), x, 3) == pytest.approx(np.sum((a @ x) ** 2))
    assert np.allclose(pad.grad(program.loss, argnums="x")(a.ravel(), x, 3), 2 * a.T @ a @ x)


def test_integers_of_64_bits():
    _needs("dnrm2_64_", "idamax_64_", "scipy_dasum_64_")
    program = pad.compile(WIDE, language="c")
    x = np.array([1.0, 2, 3])
    norm = np.linalg.norm(x)
    assert np.allclose(pad.grad(program.loss)(x, 3), x / norm * 3 + norm * np.array([0, 0, 1]) + 1)


def test_other_functions_stay_missing():
    assert wheel_blas.find(("ddot_", "somebody_else")) is None
    assert wheel_blas.find(("somebody_else_",)) is None


def test_routines_without_rules():
    _needs("ddot_")
    assert wheel_blas.find(("dgtsv_", "ilaenv_", "LAPACKE_dgtsv")) is not None
