"""Lengths and powers that libraries compute with absolute values, scales and branches at zero: smooth there, to the third derivative."""

from __future__ import annotations

import itertools

import mpmath
import numpy as np
import pytest
from mpmath import mp, mpc, mpf

import polyglot_ad as pad

from .blas.harness import library, needs_library

CPP = """
#include <cmath>
#include <complex>
extern "C" {
double of_three(const double *p) { return std::hypot(p[0], p[1], p[0] * p[1] + p[0]); }
double power(const double *p) { return std::pow(std::complex<double>(p[0], p[1]), 1.5).imag(); }
double angle(const double *p) { return std::arg(std::sqrt(std::complex<double>(p[0], p[1]))); }
}
"""
FORTRAN = """
module lengths
contains
  real(8) function norm(p)
    real(8), intent(in) :: p(2)
    real(8) :: v(4)
    v = [p(1), 0.5d0 * p(2), p(1) * p(2), p(1)]
    norm = norm2(v)
  end function
  real(8) function whole(p)
    real(8), intent(in) :: p(2)
    whole = aimag(cmplx(p(1), p(2), 8)**3) + abs(cmplx(p(1), p(2), 8))
  end function
end module
"""
C = """
double cblas_dnrm2(int, const double *, int);
double cblas_dznrm2(int, const void *, int);
double norm(const double *p) { double v[3] = {p[0], p[0] * p[1], p[1]}; return cblas_dnrm2(3, v, 1); }
double complex_norm(const double *p) { double v[4] = {p[0], p[1], p[0] * p[1], 0}; return cblas_dznrm2(2, v, 1); }
"""


def _length(*parts):
    return mpmath.sqrt(sum(part * part for part in parts))


CASES = {
    "of_three": (CPP, "c++", lambda x, y: _length(x, y, x * y + x)), "power": (CPP, "c++", lambda x, y: (mpc(x, y) ** mpf(1.5)).imag),
    "angle": (CPP, "c++", lambda x, y: mpmath.arg(mpc(x, y)) / 2), "norm": (FORTRAN, "fortran", lambda x, y: _length(x, y / 2, x * y, x)),
    "whole": (FORTRAN, "fortran", lambda x, y: (mpc(x, y) ** 3).imag + _length(x, y)),
}  # fmt: skip
IN_C = {"norm": lambda x, y: _length(x, x * y, y), "complex_norm": lambda x, y: _length(x, y, x * y)}
POINTS = [(1, 1), (0, 0.5), (-0.0, -0.5), (2, 0), (3, 4), (1, -1)]


def check(function, reference):
    second = pad.hessian(function)
    third = pad.jacfwd(second)
    for point in POINTS:
        x = np.array(point, float)
        with mp.workdps(40):
            at = tuple(mpf(float(v)) for v in x)
            partials = {(i, n - i): float(mpmath.diff(reference, at, (i, n - i), h=mpf(10) ** -10)) for n in (2, 3) for i in range(n + 1)}
        for order, found in ((2, second(x)), (3, third(x))):
            wanted = np.zeros((2,) * order)
            for where in itertools.product((0, 1), repeat=order):
                wanted[where] = partials[order - sum(where), sum(where)]
            np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-11 * np.abs(wanted).max(), err_msg=str(point))


@pytest.mark.parametrize("name", CASES)
def test_lengths(name):
    source, language, reference = CASES[name]
    lib = pad.compile(source, language, flags=["-std=c++17"] if language == "c++" else None)
    check(lib[name], reference)


@needs_library
@pytest.mark.parametrize("name", IN_C)
def test_norms_of_blas(name):
    check(pad.compile(C, "c", flags=[library() or ""])[name], IN_C[name])
