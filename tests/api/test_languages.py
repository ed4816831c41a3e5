"""What is particular to each language, seen from Python: names, orders, extents, exceptions, types at the call."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

X = np.array([1.0, 2.0, 3.0])


def need(language: str) -> None:
    missing = adapter(language).report().missing
    if missing:
        pytest.skip(missing.splitlines()[0])


def test_a_rust_panic_is_an_error_in_primal_and_derivative() -> None:
    need("rust")
    lib = pad.compile("#[no_mangle] pub fn next(x: &[f64], i: usize) -> f64 { x[i] * x[i + 1] }", "rust")
    assert lib.next(X, 1) == 6.0
    for call in (lib.next, pad.grad(lib.next)):
        with pytest.raises(pad.NativeError, match="index out of bounds: the len is 3 but the index is 5"):
            call(X, 5)
    np.testing.assert_allclose(pad.grad(lib.next)(X, 1), [0, 3, 2])
    with pytest.raises(pad.ArgumentError, match="'i': expected an integer from 0"):
        lib.next(X, -1)


def test_rust_slices_and_tuples() -> None:
    need("rust")
    lib = pad.compile(
        """
        pub fn squash(x: &mut [f64], s: f64) { for v in x.iter_mut() { *v = s * *v / (1.0 + *v * *v); } }
        pub fn pair(x: f64, y: f64) -> (f64, f64) { (x * y, x.sin()) }
        """,
        "rust",
    )
    x = X.copy()
    pad.check_grads(lib.squash, (x, 2.0))
    lib.squash(x, 2.0)
    np.testing.assert_allclose(x, 2 * X / (1 + X * X))
    assert lib.pair(2.0, 3.0) == (6.0, np.sin(2.0))
    _, tangent = pad.jvp(lib.pair, (2.0, 3.0), (1.0, 0.0))
    assert tangent == pytest.approx((3.0, np.cos(2.0)))
    assert pad.vjp(lib.pair, 2.0, 3.0)[1]((1.0, 1.0)) == pytest.approx((3.0 + np.cos(2.0), 2.0))


def test_a_cpp_exception_is_an_error_in_primal_and_derivative() -> None:
    need("c++")
    lib = pad.compile(
        """
        #include <cmath>
        #include <stdexcept>
        #include <vector>
        double root(double x) { if (x < 0) throw std::domain_error("root of a negative number"); return std::sqrt(x); }
        double norm(const std::vector<double> &x) { double s = 0; for (double v : x) s += v * v; return std::sqrt(s); }
        void grow(std::vector<double> &x, double a) { for (double &v : x) v *= a; }
        """,
        "c++",
    )
    assert pad.value_and_grad(lib.root)(4.0) == (2.0, 0.25)
    for call in (lib.root, pad.grad(lib.root)):
        with pytest.raises(pad.NativeError, match="root of a negative number"):
            call(-1.0)
    np.testing.assert_allclose(pad.grad(lib.norm)(X), X / np.linalg.norm(X))
    by_x, by_a = pad.vjp(lib.grow, X, 2.0)[1](np.ones(3))
    np.testing.assert_allclose(by_x, 2.0)
    assert by_a == 6.0


FORTRAN = """
module kernels
contains
  real(8) function cubes(x)
    real(8), intent(in) :: x(:)
    cubes = sum(x**3)
  end function
  subroutine columns(n, a, b)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n, n)
    real(8), intent(out) :: b(n)
    integer :: i
    do i = 1, n
      b(i) = sum(a(:, i)**2)
    end do
  end subroutine
  subroutine axpy(a, x, y)
    real(8), intent(in) :: a, x(:)
    real(8), intent(inout) :: y(:)
    y = y + a * x
  end subroutine
end module
"""


def test_fortran_orders_extents_and_strides() -> None:
    need("fortran")
    lib = pad.compile(FORTRAN, "fortran")
    assert lib.cubes(X) == 36.0
    strided = np.arange(6.0)[::2]
    assert lib.cubes(strided) == 72.0
    np.testing.assert_allclose(pad.grad(lib.cubes)(strided), 3 * strided**2)
    np.testing.assert_allclose(pad.grad(lib.cubes)(X[::-1]), 3 * X[::-1] ** 2)
    a, b = np.asfortranarray(np.arange(9.0).reshape(3, 3)), np.zeros(3)
    lib.columns(3, a, b)
    np.testing.assert_allclose(b, (a**2).sum(0))
    jacobian = pad.jacrev(lib.columns, "a")(3, a, b)
    assert jacobian.shape == (3, 3, 3)
    np.testing.assert_allclose(jacobian, np.einsum("ij,kj->kij", 2 * a, np.eye(3)))
    np.testing.assert_allclose(pad.jacfwd(lib.columns, "a")(3, a, b), jacobian)
    with pytest.raises(pad.ArgumentError, match="n = 4"):
        lib.columns(4, a, b)
    with pytest.raises(pad.ArgumentError, match=r"np\.asfortranarray"):
        lib.columns(3, a.T, b)
    with pytest.raises(pad.ArgumentError, match="'x' and 'y' overlap"):
        lib.axpy(2.0, X, X)
    assert pad.vjp(lib.axpy, 2.0, X, X.copy())[1](np.ones(3))[0] == 6.0
    assert lib["kernels%axpy"] is lib.axpy


JULIA = """
energy(x) = sum(abs2, x) / 2
cube(x::Float64) = x^3
power(x, n) = x^n + sin(x)
function scale!(y, a, x)
    for i in eachindex(x)
        y[i] += a * x[i]
    end
    return nothing
end
"""


def test_julia_functions_get_their_types_at_the_call(tmp_path: Path) -> None:
    need("julia")
    (tmp_path / "model.jl").write_text(JULIA)
    lib = pad.load(tmp_path / "model.jl")
    assert lib.energy(X) == 7.0
    assert lib.energy(2.0) == 2.0
    np.testing.assert_allclose(pad.grad(lib.energy)(X), X)
    assert pad.grad(lib.energy)(3.0) == 3.0
    assert pad.grad(lib.energy)(X.astype("f4")).dtype == np.float32
    np.testing.assert_allclose(pad.hessian(lib.energy)(X), np.eye(3))
    np.testing.assert_allclose(pad.jacfwd(pad.grad(lib.energy))(X), np.eye(3))
    np.testing.assert_allclose(pad.hvp(lib.energy, (X,), (X,)), X)
    assert pad.grad(lib.cube)(2.0) == 12.0
    assert pad.value_and_grad(lib.power)(n=3, x=2.0) == pytest.approx((8 + np.sin(2), 12 + np.cos(2)))
    y = np.zeros(3)
    assert lib["scale!"](y, 2.0, X) is None
    np.testing.assert_allclose(y, 2 * X)
    by_y, by_a, by_x = pad.vjp(lib["scale!"], y, 2.0, X)[1](np.ones(3))
    np.testing.assert_allclose(by_y, 1.0)
    assert by_a == 6.0
    np.testing.assert_allclose(by_x, 2.0)
    pad.check_grads(lib.energy, (X,))
    dx = np.zeros(3)
    pad.autodiff(pad.Reverse, lib.energy, pad.Duplicated(X, dx))
    np.testing.assert_allclose(dx, X)
    along = pad.pushforward(lib.energy)
    np.testing.assert_allclose(along(X, X)[1], np.sum(X * X))
    np.testing.assert_allclose(pad.vjp(along, X, X)[1]((0.0, 1.0)), (X, X))
    with pytest.raises(pad.ArgumentError, match="no type in Julia: str"):
        lib.energy("x")
    with pytest.raises(pad.SignatureError, match="no method of energy takes"):
        lib.energy(X, X)
    with pytest.raises(pad.ArgumentError, match="no method takes"):
        lib.power(2.0, m=3)
    with pytest.raises(pad.NativeError, match="BoundsError"):
        lib["scale!"](np.zeros(2), 2.0, X)


def test_one_program_in_three_languages(tmp_path: Path) -> None:
    for language in ("c", "rust", "fortran"):
        need(language)
    (tmp_path / "drive.c").write_text(
        """
        double curve(double);
        double area_(double *);
        double drive(const double *x, int n) {
            double s = 0;
            for (int i = 0; i < n; i++) { double v = x[i]; s += curve(v) * area_(&v); }
            return s;
        }
        """
    )
    (tmp_path / "curve.rs").write_text('#[no_mangle] pub extern "C" fn curve(x: f64) -> f64 { x.sin() * x }')
    (tmp_path / "area.f90").write_text("real(8) function area(r)\n  real(8), intent(in) :: r\n  area = 3 * r**2\nend function\n")
    lib = pad.load([tmp_path / "drive.c", tmp_path / "curve.rs", tmp_path / "area.f90"])
    value, gradient = pad.value_and_grad(lib.drive)(X, 3)
    assert value == pytest.approx(np.sum(3 * X**3 * np.sin(X)))
    np.testing.assert_allclose(gradient, 9 * X**2 * np.sin(X) + 3 * X**3 * np.cos(X))
