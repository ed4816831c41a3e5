"""Mathematical functions as Fortran, Julia and Rust programs call them, against mpmath: the sum of all, each of its own variable."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest
from mpmath import mp, mpf

import polyglot_ad as pad


def _modulo(x, y):
    return x - y * mpmath.floor(x / y)


def _truncated(x, y):
    return x - y * mpmath.sign(x / y) * mpmath.floor(abs(x / y))


def _sinc(x):
    return mpmath.sinc(mpmath.pi * x)


FORTRAN = {
    "bessel_j0({})": mpmath.j0, "bessel_j1({})": mpmath.j1, "bessel_jn(3, {})": lambda x: mpmath.besselj(3, x),
    "bessel_y0({})": lambda x: mpmath.bessely(0, x), "bessel_yn(2, {})": lambda x: mpmath.bessely(2, x), "erf({})": mpmath.erf,
    "erfc({})": mpmath.erfc, "erfc_scaled({})": lambda x: mpmath.exp(x * x) * mpmath.erfc(x), "gamma({})": mpmath.gamma,
    "log_gamma({})": mpmath.loggamma, "hypot({}, 1.5d0)": lambda x: mpmath.hypot(x, 1.5), "sign({}, -1d0)": lambda x: -abs(x),
    "dim({}, 0.5d0)": lambda x: x - mpf(0.5), "{} * anint({})": lambda x: x * mpmath.nint(x), "scale({}, 3)": lambda x: 8 * x,
    "fraction({})": lambda x: mpmath.frexp(x)[0], "set_exponent({}, 2)": lambda x: 4 * mpmath.frexp(x)[0],
    "mod({}, 0.75d0)": lambda x: _truncated(x, mpf(0.75)), "modulo(-{}, 0.75d0)": lambda x: _modulo(-x, mpf(0.75)),
    "atan2({}, 2d0)": lambda x: mpmath.atan2(x, 2), "{}**3 + {}**(-2)": lambda x: x**3 + x**-2, "{}**2.5d0": lambda x: x ** mpf(2.5),
    "abs(cmplx({}, 2d0, 8))": lambda x: abs(mpmath.mpc(x, 2)),
    "real(sqrt(cmplx({}, 2d0, 8)))": lambda x: mpmath.re(mpmath.sqrt(mpmath.mpc(x, 2))),
    "aimag(log(cmplx({}, 2d0, 8)))": lambda x: mpmath.arg(mpmath.mpc(x, 2)), "sind({})": lambda x: mpmath.sin(x * mpmath.pi / 180),
}  # fmt: skip
JULIA = {
    "sinpi({})": mpmath.sinpi, "cospi({})": mpmath.cospi, "sinc({})": _sinc, "cosc({})": lambda x: mpmath.diff(_sinc, x),
    "sind({})": lambda x: mpmath.sin(x * mpmath.pi / 180), "cbrt({})": mpmath.cbrt, "hypot({}, 2.0)": lambda x: mpmath.hypot(x, 2),
    "exp10({})": lambda x: mpf(10) ** x, "expm1({})": mpmath.expm1, "log1p({})": mpmath.log1p, "log(2.0, {})": lambda x: mpmath.log(x, 2),
    "{}^3": lambda x: x**3, "{}^-2": lambda x: x**-2, "{}^2.5": lambda x: x ** mpf(2.5), "2.0^{}": lambda x: mpf(2) ** x,
    "mod({}, 0.75)": lambda x: _modulo(x, mpf(0.75)), "rem(-{}, 0.75)": lambda x: _truncated(-x, mpf(0.75)),
    "clamp({}, 0.0, 9.0)": lambda x: x,
    "sec({})": mpmath.sec, "acosh({} + 1)": lambda x: mpmath.acosh(x + 1), "evalpoly({}, (1.0, 2.0, 3.0))": lambda x: 1 + 2 * x + 3 * x * x,
    "tanh({})": mpmath.tanh, "abs(Complex({}, 2.0))": lambda x: abs(mpmath.mpc(x, 2)), "sincos({})[1]": mpmath.sin,
    "ccall(:tgamma, Float64, (Float64,), {})": mpmath.gamma, "ldexp({}, 3)": lambda x: 8 * x, "rad2deg({})": lambda x: x * 180 / mpmath.pi,
}  # fmt: skip
RUST = {
    "{}.powi(3)": lambda x: x**3, "{}.powf(2.5)": lambda x: x ** mpf(2.5), "{}.exp_m1()": mpmath.expm1, "{}.ln_1p()": mpmath.log1p,
    "{}.sin_cos().1": mpmath.cos, "{}.atan2(2.0)": lambda x: mpmath.atan2(x, 2), "{}.hypot(1.5)": lambda x: mpmath.hypot(x, 1.5),
    "(-{}).rem_euclid(0.75)": lambda x: _modulo(-x, mpf(0.75)), "{}.div_euclid(0.75)": lambda x: mpf(0),
    "{}.to_degrees()": lambda x: x * 180 / mpmath.pi,
    "{}.mul_add(2.0, 1.0)": lambda x: 2 * x, "{}.clamp(0.0, 9.0)": lambda x: x, "{}.copysign(-1.0)": lambda x: -x, "{}.cbrt()": mpmath.cbrt,
    "{}.recip()": lambda x: 1 / x, "{}.fract()": lambda x: x, "{}.round_ties_even()": lambda x: mpf(0),
    "{}.log(3.0)": lambda x: mpmath.log(x, 3),
    "{}.asinh()": mpmath.asinh, "({} + 1.0).acosh()": lambda x: mpmath.acosh(x + 1), "({} / 5.0).atanh()": lambda x: mpmath.atanh(x / 5),
    "{} % 0.75": lambda x: _truncated(x, mpf(0.75)), "({} as f32) as f64": lambda x: x, "f64::from_bits({}.to_bits())": lambda x: x,
}  # fmt: skip


def _fortran(texts):
    terms = " &\n + ".join(texts)
    return f"real(8) function total(x) result(s)\nreal(8), intent(in) :: x({len(texts)})\ns = {terms}\nend function"


def _julia(texts):
    return "total(x::Vector{Float64}) = " + " +\n".join(texts)


def _rust(texts):
    return f"#[no_mangle]\npub fn total(x: &[f64]) -> f64 {{ {' + '.join(f'({text})' for text in texts)} }}"


PROGRAMS = {
    "fortran": (FORTRAN, _fortran, lambda k: f"x({k + 1})"), "julia": (JULIA, _julia, lambda k: f"x[{k + 1}]"),
    "rust": (RUST, _rust, lambda k: f"x[{k}]"),
}  # fmt: skip


@pytest.mark.parametrize("language", PROGRAMS)
def test_functions(language):
    functions, written, variable = PROGRAMS[language]
    texts = [text.format(*[variable(k)] * text.count("{}")) for k, text in enumerate(functions)]
    total = pad.compile(written(texts), language).total
    gradient = pad.grad(total)
    for start in (1.3, 2.2):
        x = start + np.arange(len(texts)) / 512
        found = gradient(x)
        assert pad.jvp(total, (x,), (np.ones_like(x),))[1] == pytest.approx(found.sum(), rel=1e-13)
        with mp.workdps(40):
            expected = [float(mpmath.re(mpmath.diff(f, mpf(at)))) for f, at in zip(functions.values(), x, strict=True)]
        wrong = [one for one in zip(functions, x, found, expected, strict=True) if one[2] != pytest.approx(one[3], rel=3e-14, abs=1e-15)]
        assert not wrong


PIECES = """
#include <math.h>
#include <string.h>
#include <stdint.h>
static double upper(double x) { uint64_t b; memcpy(&b, &x, 8); b &= 0xfffffffff8000000u; memcpy(&x, &b, 8); return x; }
double in_two_pieces(double x) { double high = upper(x), low = x - high; return exp(high) * (1 + low); }
double coarse(double x) { uint64_t b; memcpy(&b, &x, 8); b &= 0xfff0000000000000u; memcpy(&x, &b, 8); return x * 3; }
double some_digits(double x) { uint64_t b; memcpy(&b, &x, 8); b &= 0xffffff0000000000u; memcpy(&x, &b, 8); return x * 3; }
"""


def test_numbers_in_two_pieces():
    """Digits that are masked away are like a conversion to single precision; fewer than that are refused, none are a constant."""
    lib = pad.compile(PIECES, "c")
    assert pad.grad(lib.in_two_pieces)(1.234567890123) == pytest.approx(np.exp(1.234567890123), rel=1e-14)
    assert pad.jvp(lib.in_two_pieces, (1.234567890123,), (1.0,))[1] == pytest.approx(np.exp(1.234567890123), rel=1e-14)
    assert pad.grad(lib.coarse)(1.5) == 0
    with pytest.raises(pad.DifferentiationError):
        pad.grad(lib.some_digits)(1.5)


STRIDES = r"""
#define _GNU_SOURCE
#include <math.h>
void every_other(const double *restrict x, double *restrict y, int n) { for (int i = 0; i < n / 2; i++) y[i] = sin(x[2 * i]); }
void backwards(const double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n; i++) y[i] = sin(x[n - 1 - i]) * cos(x[n - 1 - i]); }
void fractions(const double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n; i++) { double whole, part = modf(x[n - 1 - i], &whole); y[i] = part * part + whole; } }
void mantissas(const double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n / 2; i++) { int e; double m = frexp(x[2 * i], &e); y[i] = m * m * e; } }
void paired(const double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n / 2; i++) { double s, c; sincos(x[2 * i], &s, &c); y[i] = s * c; } }
"""


def test_functions_of_several_results_in_vectorised_loops():
    """LLVM 22 dies of their vector forms where the operand is a shuffle (llvm/several_results.py)."""
    lib = pad.compile(STRIDES, language="c")
    x, y = np.linspace(0.15, 3.7, 24), np.zeros(24)
    for name in ("every_other", "backwards", "fractions", "mantissas", "paired"):
        outputs = [np.zeros(24), np.zeros(24)]
        for out, sign in zip(outputs, (1, -1), strict=True):
            lib[name](x * (1 + sign * 1e-6), out, 24)
        expected = (outputs[0] - outputs[1]) / 2e-6
        np.testing.assert_allclose(pad.jvp(lib[name], (x, y, 24), (x, y, None))[1], expected, rtol=1e-7, atol=1e-8)
        gradient = pad.vjp(lib[name], x, y, 24)[1](np.ones(24))[0]
        np.testing.assert_allclose(gradient @ x, expected.sum(), rtol=1e-7)
