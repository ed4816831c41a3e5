"""`pad.implicit` against the derivatives of the iterations, and closed forms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <math.h>
#define AROUND double l = i ? x[i - 1] : 0, h = i + 1 < n ? x[i + 1] : 0
void residual(const double *x, const double *p, double *restrict r, int n) {
  for (int i = 0; i < n; i++) { AROUND; r[i] = 4 * x[i] - l - h + x[i] * x[i] * x[i] - p[i]; }
}
void step(const double *x, const double *p, double *restrict g, int n) {
  for (int i = 0; i < n; i++) { AROUND; g[i] = (p[i] + l + h - x[i] * x[i] * x[i]) / 4; }
}
__attribute__((noinline)) void solve(const double *p, double *restrict x, int n, int most) {
  for (int i = 0; i < n; i++) x[i] = 0;
  for (int k = 0; k < most; k++)
    for (int i = 0; i < n; i++) { AROUND; x[i] -= (4 * x[i] - l - h + x[i] * x[i] * x[i] - p[i]) / (4 + 3 * x[i] * x[i]); }
}
double objective(const double *q, double *restrict p, double *restrict x, int n, int most) {
  for (int i = 0; i < n; i++) p[i] = sin(q[i]);
  solve(p, x, n, most);
  double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * q[i];
  return s;
}
double cubic(double x, double a) { return x * x * x + a * x - 2; }
__attribute__((noinline)) double root(double a, double begin) {
  double x = begin; for (int k = 0; k < 60; k++) x -= (x * x * x + a * x - 2) / (3 * x * x + a); return x;
}
double twice(double a) { return root(a * a, 1.0) * a; }
double square(double x, double a) { return x * x - a; }
__attribute__((noinline)) double stuck(double a) { return a * 0; }
double around(double a) { return stuck(a); }
"""
N = 9
Q = np.linspace(0.3, 2, N)


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def point(most: int = 200) -> tuple[Any, ...]:
    return Q, np.zeros(N), np.zeros(N), N, most


@contextmanager
def stated(*args: Any, **kwargs: Any) -> Iterator[None]:
    rule = pad.implicit(*args, **kwargs)
    try:
        yield
    finally:
        rule.remove()


@pytest.mark.parametrize("linear", ["dense", "sparse", "krylov"])
@pytest.mark.parametrize("equation", ["residual", "fixed_point"])
def test_derivatives_are_those_of_the_iterations(lib: pad.Library, equation: str, linear: str) -> None:
    along = Q[::-1].copy(), np.zeros(N), np.zeros(N)
    gradient, tangent = pad.grad(lib.objective)(*point()), pad.jvp(lib.objective, point(), along)[1]
    function = lib.residual if equation == "residual" else lib.step
    with stated(lib.solve, **{equation: function}, linear=linear, shapes={"p": "n", "x": "n"}):
        np.testing.assert_allclose(pad.grad(lib.objective)(*point()), gradient, rtol=1e-9, atol=1e-12)
        for ours, theirs in zip(pad.jvp(lib.objective, point(), along)[1], tangent, strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-12)
        with pytest.raises(pad.CertificationError, match=r"implicit\(solve, \w+\): .* no solution: Newton's method would move it by"):
            pad.grad(lib.objective)(*point(3))
        with pytest.raises(pad.CertificationError, match="no solution"):
            pad.jvp(lib.objective, point(3), along)
    np.testing.assert_array_equal(pad.grad(lib.objective)(*point()), gradient)


def test_numbers(lib: pad.Library) -> None:
    """x^3 + a x = 2: dx/da = -x / (3 x^2 + a)."""
    a = 1.3
    x = lib.root(a * a, 1.0)
    expected = x - a * x / (3 * x * x + a * a) * 2 * a
    with pytest.raises(pad.ArgumentError, match=r"without=\['begin'\]"):
        pad.implicit(lib.root, lib.cubic, unknown="x")
    with stated(lib.root, lib.cubic, unknown="x", without=["begin"]):
        assert pad.grad(lib.twice)(a) == pytest.approx(expected, rel=1e-13)
        assert pad.jvp(lib.twice, (a,), (1.0,))[1] == pytest.approx(expected, rel=1e-13)
        assert pad.grad(lib.twice)(np.float64(-a)) == pytest.approx(expected, rel=1e-13)


def test_singular(lib: pad.Library) -> None:
    """x^2 = a at a = 0: the solution has no derivative."""
    with stated(lib.stuck, lib.square, unknown="x"), pytest.raises(pad.CertificationError, match="singular"):
        pad.grad(lib.around)(0.0)


def test_fortran(tmp_path: Path) -> None:
    source = tmp_path / "kepler.f90"
    source.write_text(
        """
real(8) function equation(e, m, k) result(r)
  real(8), intent(in) :: e, m, k
  r = e - k * sin(e) - m
end function
real(8) function anomaly(m, k) result(e)
  real(8), intent(in) :: m, k
  integer :: i
  e = m
  do i = 1, 50
    e = e - (e - k * sin(e) - m) / (1 - k * cos(e))
  end do
end function
real(8) function place(m, k) result(x)
  real(8), intent(in) :: m, k
  real(8), external :: anomaly
  x = cos(anomaly(m, k)) - k
end function
"""
    )
    from polyglot_ad.langs.registry import adapter

    if missing := adapter("fortran").report().missing:
        pytest.skip(missing.splitlines()[0])
    lib = pad.load(source)
    iterations = pad.grad(lib.place, (0, 1))(0.8, 0.4)
    with stated(lib.anomaly, lib.equation, unknown="e"):
        np.testing.assert_allclose(pad.grad(lib.place, (0, 1))(0.8, 0.4), iterations, rtol=1e-12)


def test_what_does_not_fit(lib: pad.Library) -> None:
    for match, call in (
        ("a residual, or a fixed_point", lambda: pad.implicit(lib.solve)),
        ("a residual, or a fixed_point", lambda: pad.implicit(lib.solve, lib.residual, fixed_point=lib.step)),
        ("'dense', 'sparse' or 'krylov'", lambda: pad.implicit(lib.solve, lib.residual, linear="lu")),
        ("unknown=", lambda: pad.implicit(lib.root, lib.cubic)),
        ("the solver has no argument 'x'", lambda: pad.implicit(lib.root, lib.cubic, unknown="a")),
        ("the solver must have one output", lambda: pad.implicit(lib.objective, lib.residual)),
        ("no argument 'y' to be without", lambda: pad.implicit(lib.root, lib.cubic, unknown="x", without=["y", "begin"])),
    ):
        with pytest.raises(pad.ArgumentError, match=match):
            call()
