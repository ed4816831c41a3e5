"""Programs in Fortran, modern and old, held against differences of themselves."""

from __future__ import annotations

import numpy as np
import pytest

R = np.random.default_rng(1)
X = R.standard_normal(9)


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


A = matrix(4, 4)
KNOTS = np.array([0.1, 0.7, 1.4, 2.0, 3.1, 3.9])


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("biot", (5, matrix(3, 5), np.array([0.1, 0.2, 2.0]))),
        ("det_rec", (A,)),
        ("sections", (matrix(4, 3), 4, 3)),
        ("use_ptr", (matrix(3, 3),)),
        ("trimmed_mean", (X, 2)),
        ("quadratures", (X[:4].copy(), 4)),
        ("power_spec", (X[:8].copy(),)),
    ],
)
def test_values(measured_scalar, name, args):
    measured_scalar("methods.f90", name, args)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("power_iter", (np.asfortranarray(A @ A.T), 4, 5)),
        ("lu_solve", (A, X[:4].copy(), 4)),
        ("qr_ls", (5, 3, matrix(5, 3), X[:5].copy(), np.zeros(3), np.array(0.0))),
        ("jacobi_eig", (4, np.asfortranarray(A + A.T), np.zeros(4))),
        ("spline_eval", (KNOTS, X[:6].copy(), np.array([0.3, 1.7, 3.5]))),
    ],
)
def test_arrays(measured, name, args):
    measured("methods.f90", name, args, step=2e-4)


def test_linpack(measured_scalar):
    measured_scalar("oldstyle.f", "logdet", (A, 4, np.array(0.0)), step=2e-4)


@pytest.mark.parametrize(("name", "args"), [("gotos", (X, 6)), ("equiv", (1.2, 0.7)), ("useent", (0.7,)), ("stmtf", (0.7, 0.4))])
def test_statements_of_old(measured_scalar, name, args):
    measured_scalar("oldstyle.f", name, args)


@pytest.mark.parametrize("x", [0.7, 1.7, -0.7])
def test_alternate_returns(scalar, x):
    scalar("oldstyle.f", "usealt", (x,), lambda x: x**3 if x.real > 1 else -(x**2) if x.real < 0 else 3 * x**2)
