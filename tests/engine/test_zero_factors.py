"""Products of derivatives whose factor is zero: values that nothing depends on at a point, and derivatives of such products."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
#include <complex.h>
double chosen(const double *p) { double q = exp(p[1]), w = p[1] * p[1] * p[1]; return p[0] * (p[2] > 1 ? q : w); }
double chosen_root(const double *p) { double w = sqrt(p[1]); return p[0] * (p[2] > 1 ? w : p[1]) + p[1]; }
double weighted(const double *p) { double r = sqrt(p[1] * p[1] + p[2]); return p[0] * r + 3 * p[1] + p[0] * p[0] * cbrt(p[1]); }
double weighted_complex(const double *p) { return p[0] * creal(csqrt(p[1] + I * p[2])) + p[2]; }
double logarithm(const double *p) { return p[0] * log(p[1]) + p[0] * p[2] / (p[1] + 1) + p[2]; }
"""


@pytest.mark.parametrize("mode", ["fwd-over-rev", "rev-over-fwd", "fwd-over-fwd", "rev-over-rev"])
def test_a_factor_of_zero_has_a_derivative_of_its_own(mode):
    lib = pad.compile(SOURCE, "c")
    for at, slope in ((3.0, np.exp(0.5)), (0.0, 0.75)):
        found = pad.hessian(lib.chosen, mode=mode)(np.array([0.0, 0.5, at]))
        assert found == pytest.approx(np.array([[0, slope, 0], [slope, 0, 0], [0, 0, 0]]))


def test_what_a_select_discards_adds_nothing():
    lib = pad.compile(SOURCE, "c")
    assert pad.grad(lib.chosen_root)(np.array([2.0, 0.0, 0.0])) == pytest.approx([0, 3, 0])
    assert pad.hessian(lib.chosen_root)(np.array([2.0, 0.0, 0.0])) == pytest.approx(np.array([[0, 1.0, 0], [1, 0, 0], [0, 0, 0]]))


CASES = [
    ("weighted", [0.0, 0.0, 0.0], [0, 3, 0]), ("weighted_complex", [0.0, 0.0, 0.0], [0, 0, 1]),
    ("logarithm", [0.0, 0.0, 1.0], [-np.inf, 0, 1]),
    ("weighted", [2.0, 3.0, 7.0], [4 + 4 * 3 ** (1 / 3), 4.5 + 4 / 3 * 3 ** (-2 / 3), 0.25]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "point", "expected"), CASES)
def test_strong_zero(name, point, expected):
    plain, strong = pad.compile(SOURCE, "c"), pad.compile(SOURCE, "c", strong_zero=True)
    x = np.array(point)
    if 0.0 in point:
        assert np.isnan(pad.grad(plain[name])(x)[1:]).any()
    found = pad.grad(strong[name])(x)[1:]
    assert found == pytest.approx(expected[1:])
    for k in (1, 2):
        assert pad.jvp(strong[name], (x,), (np.eye(3)[k],))[1] == pytest.approx(expected[k])
    assert pad.vjp(strong[name], x)[1](1.0)[0][1:] == pytest.approx(expected[1:])


def test_strong_zero_leaves_second_derivatives():
    lib = pad.compile(SOURCE, "c", strong_zero=True)
    x = np.array([0.0, 0.5, 3.0])
    assert pad.hessian(lib.chosen)(x)[0] == pytest.approx([0, np.exp(0.5), 0])
    assert pad.hessian(lib.logarithm)(x)[0] == pytest.approx([0, 2 - 3 / 1.5**2, 1 / 1.5])
