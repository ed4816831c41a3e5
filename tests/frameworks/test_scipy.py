"""`pad.scipy.problem` in SciPy's solvers."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import approx_fprime, least_squares, minimize, root

import polyglot_ad as pad

SOURCE = r"""
#include <math.h>
double rosen(const double *x, int n) {
  double s = 0; for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; } return s;
}
void residuals(const double *p, const double *t, const double *y, double *restrict r, int n) {
  for (int i = 0; i < n; i++) r[i] = p[0] * exp(-p[1] * t[i]) - y[i];
}
void stiff(double t, const double *y, double *restrict dy, double k) { dy[0] = -k * (y[0] - cos(t)); dy[1] = y[0] - y[1] * y[1]; }
void two(const double *x, double *a, double *b) { a[0] = x[0]; b[0] = x[0]; }
double scalar(double x) { return (x - 2) * (x - 2) * x; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


@pytest.mark.parametrize("method", ["trust-ncg", "Newton-CG", "trust-krylov"])
def test_minimize(lib: pad.Library, method: str) -> None:
    p = pad.scipy.problem(lib.rosen, n=4)
    start = np.array([1.3, 0.7, 0.8, 1.9])
    found = minimize(p.fun_and_jac, start, jac=True, hessp=p.hessp, method=method)
    np.testing.assert_allclose(found.x, 1.0, rtol=1e-4)
    exact = minimize(p.fun, start, jac=p.jac, hess=p.hess, method="trust-exact")
    np.testing.assert_allclose(exact.x, 1.0, rtol=1e-4)
    np.testing.assert_allclose(p.hessp(start, np.ones(4)), p.hess(start) @ np.ones(4), rtol=1e-12)


def test_least_squares_and_root(lib: pad.Library) -> None:
    t = np.linspace(0.0, 2.0, 20)
    r = np.zeros(20)
    p = pad.scipy.problem(lib.residuals, t=t, y=3 * np.exp(-0.7 * t), r=r, n=20)
    found = least_squares(p.fun, [1.0, 1.0], p.jac)
    np.testing.assert_allclose(found.x, [3.0, 0.7], rtol=1e-6)
    np.testing.assert_allclose(p.jac([1.0, 1.0]), approx_fprime(np.ones(2), p.fun), rtol=1e-5, atol=1e-6)
    assert p.jac([1.0, 1.0]).shape == (20, 2) and not r.any()
    square = pad.scipy.problem(lib.residuals, t=t[:2], y=3 * np.exp(-0.7 * t[:2]), r=np.zeros(2), n=2)
    solved = root(square.fun, [1.0, 1.0], jac=square.jac)
    np.testing.assert_allclose(solved.x, [3.0, 0.7], rtol=1e-8)
    number = pad.scipy.problem(lib.scalar)
    assert number.fun(3.0) == 3.0 and number.jac(3.0) == 7.0


def test_solve_ivp(lib: pad.Library) -> None:
    p = pad.scipy.problem(lib.stiff, dy=np.zeros(2), k=1000.0)
    assert p.free == ["t", "y"]
    np.testing.assert_array_equal(p.jac(0.0, [1.0, 2.0]), [[-1000.0, 0.0], [1.0, -4.0]])
    ours = solve_ivp(p.fun, (0.0, 2.0), [0.0, 1.0], method="Radau", jac=p.jac, rtol=1e-8, atol=1e-10)
    plain = solve_ivp(
        lambda t, y: [-1000 * (y[0] - np.cos(t)), y[0] - y[1] ** 2], (0.0, 2.0), [0.0, 1.0], method="Radau", rtol=1e-8, atol=1e-10
    )
    np.testing.assert_allclose(ours.y[:, -1], plain.y[:, -1], rtol=1e-6)
    assert ours.nfev < plain.nfev


def test_what_is_refused(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="must have one output"):
        pad.scipy.problem(lib.two)
    with pytest.raises(pad.ArgumentError, match="no argument is called 'm'"):
        pad.scipy.problem(lib.rosen, m=4)
    with pytest.raises(pad.ArgumentError, match="it takes x, got 2"):
        pad.scipy.problem(lib.rosen, n=4).fun(np.ones(4), 1)
