"""Functions that return arrays, in the languages that can: calls, derivatives of both modes against each other and against closed forms."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter

SOURCES = {
    "rust": """
pub fn cubes(x: &[f64], a: f64) -> Vec<f64> { x.iter().map(|v| a * v * v * v).collect() }
pub fn scaled(x: &mut [f64], a: f64) -> Vec<f64> { for v in x.iter_mut() { *v *= a } x.to_vec() }
pub fn positive(x: &[f64]) -> Vec<f64> { x.iter().map(|v| { assert!(*v > 0.0, "not positive: {v}"); v.sqrt() }).collect() }
""",
    "c++": """
#include <stdexcept>
#include <vector>
#include <cmath>
std::vector<double> cubes(const std::vector<double> &x, double a) {
    std::vector<double> y;
    for (double v : x) y.push_back(a * v * v * v);
    return y;
}
std::vector<double> scaled(std::vector<double> &x, double a) { for (double &v : x) v *= a; return x; }
std::vector<double> positive(const std::vector<double> &x) {
    std::vector<double> y;
    for (double v : x) { if (v <= 0) throw std::domain_error("not positive: -1"); y.push_back(std::sqrt(v)); }
    return y;
}
""",
    "fortran": """
module kernels
contains
  function cubes(x, a) result(y)
    real(8), intent(in) :: x(:), a
    real(8), allocatable :: y(:)
    y = a * x**3
  end function
  function scaled(x, a) result(y)
    real(8), intent(inout) :: x(:)
    real(8), intent(in) :: a
    real(8), allocatable :: y(:)
    x = a * x
    y = x
  end function
  function positive(x) result(y)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    if (any(x <= 0)) error stop "not positive: -1"
    y = sqrt(x)
  end function
end module
""",
    "julia": """
cubes(x::Vector{Float64}, a::Float64) = a .* x.^3
scaled(x::Vector{Float64}, a::Float64) = (x .*= a; copy(x))
positive(x::Vector{Float64}) = sqrt.(x)
""",
}


@pytest.fixture(scope="module", params=list(SOURCES))
def lib(request):
    missing = adapter(request.param).report().missing
    if missing:
        pytest.skip(missing)
    return pad.compile(SOURCES[request.param], language=request.param)


X = np.array([1.0, 2.0, 0.5])


def test_calls(lib):
    np.testing.assert_allclose(lib.cubes(X, 2.0), 2 * X**3)
    np.testing.assert_allclose(lib.cubes(a=2.0, x=X), 2 * X**3)
    assert lib.cubes(np.zeros(0), 1.0).shape == (0,)
    with pytest.raises(TypeError, match="it takes 2: x, a"):
        lib.cubes(X, 1.0, X)


def test_derivatives(lib):
    y, dy = pad.jvp(lib.cubes, (X, 2.0), (np.ones(3), 1.0))
    np.testing.assert_allclose(y, 2 * X**3)
    np.testing.assert_allclose(dy, 6 * X**2 + X**3)
    y, pullback = pad.vjp(lib.cubes, X, 2.0)
    w = np.array([1.0, -1.0, 3.0])
    gx, ga = pullback(w)
    np.testing.assert_allclose(gx, w * 6 * X**2)
    np.testing.assert_allclose(ga, w @ X**3)
    np.testing.assert_allclose(pad.jacrev(lib.cubes)(X, 2.0), np.diag(6 * X**2))
    np.testing.assert_allclose(pad.jacfwd(lib.cubes, argnums="a")(X, 2.0), X**3)
    pad.check_grads(lib.cubes, (X, 2.0))


def test_a_call_runs_its_effects_once(lib):
    x = X.copy()
    np.testing.assert_allclose(lib.scaled(x, 3.0), 3 * X)
    np.testing.assert_allclose(x, 3 * X)
    pad.check_grads(lib.scaled, (X, 3.0))


def test_errors_while_the_result_is_measured(lib):
    with pytest.raises(pad.NativeError, match=r"not positive: -1|DomainError"):
        lib.positive(np.array([1.0, -1.0]))
    np.testing.assert_allclose(lib.positive(X), np.sqrt(X))
