"""`pad.custom_rule` and `pad.inactive`. Factors that no true derivative has show that the stated ones were used."""

from __future__ import annotations

import gc
import threading
import warnings
import weakref

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.custom import python as rules_in_python

SOURCE = """
#include <math.h>
double times(double x, int k) { return x * x * k; }
double use_times(double x) { return times(x, 3) * x; }
double times_derivative(double x, double dx, int k) { return 20 * x * k * dx; }
double times_gradient(double x, int k, double r) { return 20 * x * k * r; }

double energy(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
double use_energy(const double *x, int n) { return energy(x, n) * x[0]; }

void scale(double *x, int n, double f) { for (int i = 0; i < n; i++) x[i] *= f; }
double use_scale(const double *x, int n, double f) {
    double t[3] = {0}, s = 0;
    for (int i = 0; i < n; i++) t[i] = x[i];
    scale(t, n, f);
    scale(t, n, f);
    for (int i = 0; i < n; i++) s += t[i] * (i + 1);
    return s;
}
void both(const float *x, int n, float *y, double *z) { *z = 0; for (int i = 0; i < n; i++) { y[i] = 2 * x[i]; *z += x[i]; } }
float use_both(const float *x, int n) {
    float y[4], s = 0;
    double z;
    both(x, n, y, &z);
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    return s + z;
}
double noise(double x) { return cos(x); }
double use_noise(double x) { return noise(x) * x; }
double use_outside(double x) { return j0(x) * x; }
"""
X = np.array([1.0, 2.0, 3.0])


@pytest.fixture
def lib():
    return pad.compile(SOURCE, "c")


def test_functions_of_the_program(lib):
    assert pad.grad(lib.use_times)(2.0) == pytest.approx(36.0)
    rule = pad.custom_rule(lib.times, derivative=lib.times_derivative, gradient="times_gradient")
    assert pad.grad(lib.use_times)(2.0) == pytest.approx(252.0)
    assert pad.jvp(lib.use_times, (2.0,), (1.0,)) == pytest.approx((24.0, 252.0))
    assert pad.hessian(lib.use_times)(2.0) == pytest.approx(360.0)
    rule.remove()
    assert pad.grad(lib.use_times)(2.0) == pytest.approx(36.0)


def test_numbers(lib):
    pad.custom_rule(lib.times, jvp=lambda a, t: 20 * a[0] * a[1] * t[0], vjp=lambda a, c: (20 * a[0] * a[1] * c, None))
    assert pad.grad(lib.use_times)(2.0) == pytest.approx(252.0)
    assert pad.jvp(lib.use_times, (2.0,), (1.0,)) == pytest.approx((24.0, 252.0))
    with pytest.raises(pad.DifferentiationError, match="first derivatives only"):
        pad.hessian(lib.use_times)(2.0)


def test_only_one_mode_follows_for_numbers(lib):
    pad.custom_rule(lib.times, vjp=lambda a, c: (20 * a[0] * a[1] * c, None))
    assert pad.jvp(lib.use_times, (2.0,), (1.0,)) == pytest.approx((24.0, 252.0))


def test_an_array_and_a_number_that_comes_back(lib):
    seen = []

    def gradient(args, cotangent):
        seen.append(args)
        return 20 * args[0] * cotangent, None

    pad.custom_rule(lib.energy, jvp=lambda a, t: 20 * a[0] @ t[0], vjp=gradient, shapes={"x": "n"})
    expected = 20 * X * X[0] + [14.0, 0, 0]
    assert pad.grad(lib.use_energy)(X, 3) == pytest.approx(expected)
    assert pad.jvp(lib.use_energy, (X, 3), (np.array([1.0, 0, 0]),)) == pytest.approx((14.0, expected[0]))
    assert pad.jacfwd(lib.use_energy)(X, 3) == pytest.approx(expected)
    (array, n), *_ = seen
    assert n == 3 and array == pytest.approx(X)
    _, pullback = pad.vjp(lib.use_energy, X, 3)
    assert pullback(2.0)[0] == pytest.approx(2 * expected) == pullback(2.0)[0]


def test_residuals_and_an_array_in_place(lib):
    pad.custom_rule(
        lib.scale, jvp=lambda a, t: t[0] * a[2] * 10 + a[0] * t[2], vjp=lambda f, c: (c * f * 10, None, 0.5), residuals=lambda a: a[2],
        shapes={"x": ("n",)},
    )  # fmt: skip
    gradient = pad.grad(lib.use_scale, (0, 2))(X, 3, 2.0)
    assert gradient[0] == pytest.approx([400.0, 800.0, 1200.0]) and gradient[1] == pytest.approx(1.0)
    assert pad.jvp(lib.use_scale, (X, 3, 2.0), (np.ones(3), None, 0.0)) == pytest.approx((56.0, 2400.0))


def test_several_outputs_in_single_precision(lib):
    x = np.array([1, 2, 3], np.float32)
    pad.custom_rule(
        lib.both, jvp=lambda a, t: (20 * t[0], 100 * t[0].sum()), vjp=lambda a, c: (20 * c[0] + 100 * c[1], None, None, None),
        shapes={"x": "n", "y": "n", "z": 1},
    )  # fmt: skip
    expected = 2 * 2 * x * 20 + 100
    assert pad.grad(lib.use_both)(x, 3) == pytest.approx(expected)
    assert pad.jvp(lib.use_both, (x, 3), (np.array([0, 1, 0], np.float32),))[1] == pytest.approx(expected[1])


def test_exceptions_come_through(lib):
    class Trouble(Exception):
        pass

    def fails(kept, cotangent):
        raise Trouble("in a rule")

    pad.custom_rule(lib.energy, vjp=fails, shapes={"x": "n"})
    for _ in range(3):
        with pytest.raises(Trouble, match="in a rule"):
            pad.grad(lib.use_energy)(X, 3)
    assert not rules_in_python._kept
    with pytest.raises(pad.DifferentiationError, match="no derivative for forward mode"):
        pad.jvp(lib.use_energy, (X, 3), (X,))
    assert lib.use_energy(X, 3) == 14.0


WRONG = [
    (lambda a, c: (1.0, 2.0, 3.0), r"one gradient per argument, 2 in a tuple \(x, n\); it gave 3"),
    (lambda a, c: None, "it gave None: is a `return` missing"),
    (lambda a, c: (c, a[0]), "gradient of 'n', which has no derivative"),
    (lambda a, c: (1j * a[0], None), "gradient of 'x' must be real numbers"),
    (lambda a, c: ("x", None), "gradient of 'x' must be real numbers"),
    (lambda a, c: ([[1.0], [2.0, 3.0]], None), "gradient of 'x' must be real numbers"),
    (lambda a, c: (2.0, None), r"gradient of 'x' must be of shape \(3,\); it is of shape \(\)"),
    (lambda a, c: a[0].__imul__(2), "read-only"),
    (lambda a, c: (np.zeros(2), None), r"gradient of 'x' must be of shape \(3,\); it is of shape \(2,\)"),
]


@pytest.mark.parametrize(("vjp", "message"), WRONG)
def test_what_rules_give_is_checked(lib, vjp, message):
    pad.custom_rule(lib.energy, vjp=vjp, shapes={"x": "n"})
    with pytest.raises(ValueError, match=message):
        pad.grad(lib.use_energy)(X, 3)


WRONG_TANGENTS = [
    (lambda a, t: None, "the tangent of x; it gave None|it gave None: is a `return` missing"),
    (lambda a, t: (t[0], None), "must be real numbers|must be of shape"),
    (lambda a, t: t[0][:2], r"the tangent of 'x' must be of shape \(3,\); it is of shape \(2,\)"),
    (lambda a, t: t[0] + 1j, "the tangent of 'x' must be real numbers; it is an array of complex128"),
    (lambda a, t: 1.0, r"of shape \(3,\); it is of shape \(\)"),
]


@pytest.mark.parametrize(("jvp", "message"), WRONG_TANGENTS)
def test_what_rules_give_in_forward_mode_is_checked(lib, jvp, message):
    pad.custom_rule(lib.scale, jvp=jvp, shapes={"x": "n"})
    with pytest.raises(pad.ArgumentError, match=message):
        pad.jvp(lib.use_scale, (X, 3, 2.0), (np.ones(3), None, 0.0))


def test_none_inside_a_tuple_is_zero_and_nan_is_a_number(lib):
    pad.custom_rule(lib.energy, vjp=lambda a, c: (None, 0), jvp=lambda a, t: np.nan, shapes={"x": "n"})
    assert pad.grad(lib.use_energy)(X, 3) == pytest.approx([14.0, 0, 0])
    assert np.isnan(pad.jvp(lib.use_energy, (X, 3), (X,))[1])


def test_nothing_is_kept(lib):
    class Residual:
        pass

    alive = weakref.WeakSet()

    def residual(args):
        alive.add(made := Residual())
        return made

    pad.custom_rule(lib.energy, vjp=lambda kept, c: (X * c, None), residuals=residual, shapes={"x": "n"})
    for _ in range(100):
        pad.grad(lib.use_energy)(X, 3)
    gc.collect()
    assert not alive and not rules_in_python._kept


def test_threads(lib):
    pad.custom_rule(lib.energy, vjp=lambda a, c: (20 * a[0] * c, None), shapes={"x": "n"})
    gradient = pad.grad(lib.use_energy)
    gradient(X, 3)
    found = {}

    def work(k):
        for _ in range(50):
            found[k] = gradient(X * k, 3)

    threads = [threading.Thread(target=work, args=(k,)) for k in (1, 2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for k, value in found.items():
        assert value == pytest.approx(k * k * (20 * X * X[0] + [14.0, 0, 0]))


def test_without_derivative(lib):
    pad.inactive(lib.noise)
    with pytest.warns(pad.InactiveWarning, match=r"'noise' is said to be inactive, but argument 1 depends .* its result reaches an output"):
        assert pad.grad(lib.use_noise)(1.0) == pytest.approx(np.cos(1.0))
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # once for each call in the source
        assert pad.jvp(lib.use_noise, (1.0,), (1.0,))[1] == pytest.approx(np.cos(1.0))


def test_what_inactive_functions_lose():
    lib = pad.compile(
        """
        #include <stdio.h>
        __attribute__((noinline)) void fill(const double *x, double *y) { y[0] = x[0] * x[0]; }
        double filled(const double *x) { double y[1] = {0}; fill(x, y); return y[0] + x[0]; }
        void show(const double *x);
        double shown(const double *x) { show(x); return x[0] * x[0]; }
        __attribute__((noinline)) double table(int k) { return k == 2 ? 3.5 : 1; }
        double looked_up(double x, int k) { return table(k) * x; }
        """, "c",
    )  # fmt: skip
    pad.inactive(lib.fill, "show", lib.table)
    with pytest.warns(pad.InactiveWarning, match="'fill' is said to be inactive, but argument 1 .* what it writes reaches an output"):
        assert pad.grad(lib.filled)(X) == pytest.approx([1.0, 0, 0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert pad.grad(lib.looked_up)(2.0, 2) == 3.5  # nothing is lost


def test_names_are_for_all_programs_until_they_are_taken_back(lib):
    other = pad.compile(SOURCE + "double more(double x) { return 2 * times(x, 1); }", "c")
    rule = pad.custom_rule("times", vjp=lambda a, c: (100.0, None), declaration="double times(double x, int k);")
    (quiet,) = pad.inactive("noise")
    try:
        assert pad.grad(other.more)(2.0) == pytest.approx(100.0)
        assert pad.grad(lib.use_noise)(1.0) == pytest.approx(np.cos(1.0))
    finally:
        rule.remove()
        quiet.remove()
    assert pad.grad(other.more)(2.0) == pytest.approx(8.0)


def test_a_function_whose_code_is_not_there(lib):
    rule = pad.custom_rule("j0", vjp=lambda a, c: (10 * c,), jvp=lambda a, t: 10 * t[0], declaration="double j0(double x);")
    try:
        value = lib.use_outside(1.0)
        assert pad.grad(lib.use_outside)(1.0) == pytest.approx(value + 10.0)
        assert pad.jvp(lib.use_outside, (1.0,), (1.0,)) == pytest.approx((value, value + 10.0))
    finally:
        rule.remove()


def test_libraries_do_not_share_rules_of_their_own(lib):
    other = pad.compile(SOURCE, "c")
    pad.custom_rule(lib.times, vjp=lambda a, c: (100.0, None))
    pad.custom_rule(other.times, vjp=lambda a, c: (200.0, None))
    assert pad.grad(lib.use_times)(2.0) == pytest.approx(112.0)
    assert pad.grad(other.use_times)(2.0) == pytest.approx(212.0)


def test_a_rule_is_stated_sensibly(lib):
    with pytest.raises(pad.ArgumentError, match="give a derivative"):
        pad.custom_rule(lib.times)
    with pytest.raises(pad.ArgumentError, match="length is not known"):
        pad.custom_rule(lib.energy, vjp=lambda a, c: None)
    with pytest.raises(pad.ArgumentError, match="one rule per mode"):
        pad.custom_rule(lib.times, vjp=lambda a, c: None, gradient="times_gradient")
    with pytest.raises(pad.ArgumentError, match="say what it takes"):
        pad.custom_rule("times", vjp=lambda a, c: None)
    with pytest.raises(pad.ArgumentError, match="belongs to a gradient"):
        pad.custom_rule(lib.times, augmented="times_gradient")
    pad.custom_rule(lib.times, gradient="nonesuch")
    with pytest.raises(pad.ArgumentError, match="no function 'nonesuch'"):
        pad.grad(lib.use_times)(2.0)


RUST = """
#[inline(never)]
pub fn norm(x: &[f64], p: f64) -> f64 { x.iter().map(|v| v * v).sum::<f64>() * p }
#[no_mangle]
pub fn use_norm(x: &[f64]) -> f64 { norm(x, 2.0) }
"""
FORTRAN = """
module m
contains
  subroutine scale(a, n, f)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n, 2*n)
    real(8), intent(in) :: f
    a = a * f
  end subroutine
  real(8) function use_scale(a, n, f)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n, 2*n), f
    real(8) :: b(n, 2*n)
    b = a
    call scale(b, n, f)
    use_scale = b(2, 3)
  end function
end module
"""


JULIA = """
@noinline square(x::Float64) = x * x
use(x::Float64) = square(x) * x
@noinline cube(x::Float64) = x^3
cube_pad_derivative(x::Float64, dx::Float64) = 30 * x^2 * dx
use_cube(x::Float64) = cube(x) + x
"""


def test_julia():
    lib = pad.compile(JULIA, "julia")
    assert pad.grad(lib.use_cube)(2.0) == pytest.approx(121.0)
    assert pad.grad(lib.use)(2.0) == pytest.approx(12.0)
    rule = pad.custom_rule(lib.square, vjp=lambda a, c: (20 * a[0] * c,))
    assert pad.grad(lib.use)(2.0) == pytest.approx(84.0)
    rule.remove()
    rule = pad.custom_rule("square", vjp=lambda a, c: (40 * a[0] * c,), declaration="double square(double x);")
    assert pad.grad(lib.use)(2.0) == pytest.approx(164.0)
    rule.remove()


def test_slices_in_rust():
    lib = pad.compile(RUST, "rust")
    pad.custom_rule(lib.norm, vjp=lambda a, c: (20 * a[0] * a[1] * c, 0.0), jvp=lambda a, t: 20 * a[0] @ t[0])
    assert pad.grad(lib.use_norm)(X) == pytest.approx(40 * X)
    assert pad.jvp(lib.use_norm, (X,), (X,))[1] == pytest.approx(280.0)


def test_references_and_shapes_in_fortran():
    lib = pad.compile(FORTRAN, "fortran")
    shapes = []

    def gradient(args, cotangent):
        shapes.append(args[0].shape)
        return 10 * cotangent * args[2], None, (args[0] * cotangent).sum()

    pad.custom_rule(lib.scale, vjp=gradient)
    a = np.asfortranarray(np.arange(8.0).reshape(2, 4))
    found = pad.grad(lib.use_scale, (0, 2))(a, 2, 3.0)
    expected = np.zeros((2, 4))
    expected[1, 2] = 30
    assert found[0] == pytest.approx(expected) and found[1] == pytest.approx(a[1, 2])
    assert shapes == [(2, 4)]
