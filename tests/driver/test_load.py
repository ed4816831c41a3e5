"""The surface in programs that Python loads: a function that makes a derivative is an ordinary function."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
double __enzyme_fwddiff(void *, ...);
static double scale = 1;
void set_scale(double s) { scale = s; }
double f(double x) { return scale * sin(x) * x; }
double df(double x) { return __enzyme_autodiff((void *)f, x); }
double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i]; return s; }
void gradient(const double *x, double *g, int n) {
  for (int i = 0; i < n; i++) g[i] = 0;
  __enzyme_autodiff_void((void *)norm, enzyme_dup, x, g, enzyme_const, n);
}
double held[2];
double *place;
void keep(void) { place = held; }
double through(double x, int i) { place[0] = x; place[1] = x * x; return place[i]; }
double dthrough(double x, int i) { return __enzyme_autodiff((void *)through, x, i); }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, language="c")


def test_functions_that_make_derivatives(lib: pad.Library) -> None:
    x = 1.3
    assert lib.df(x) == pytest.approx(np.sin(x) + x * np.cos(x), rel=1e-14)
    assert pad.grad(lib.df)(x) == pytest.approx(2 * np.cos(x) - x * np.sin(x), rel=1e-14)
    lib.set_scale(2.0)
    assert lib.df(x) == pytest.approx(2 * (np.sin(x) + x * np.cos(x)), rel=1e-14)
    assert pad.grad(lib.df)(x) == pytest.approx(2 * (2 * np.cos(x) - x * np.sin(x)), rel=1e-14)
    a, g = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    lib.gradient(a, g, 3)
    assert g.tolist() == [3.0, 12.0, 27.0]


def test_what_cannot_be_differentiated_is_an_error_when_loaded() -> None:
    with pytest.raises(pad.DifferentiationError, match="the body of 'other' is nowhere") as error:
        pad.compile("double __enzyme_autodiff(void *, ...);\ndouble other(double);\n"
                    "double f(double x) { return __enzyme_autodiff((void *)other, x); }\n", language="c")  # fmt: skip
    assert error.value.code == "PAD-E401" and error.value.location.endswith(":3")


def test_errors_at_run_time_are_exceptions(lib: pad.Library) -> None:
    lib.keep()
    with pytest.raises(pad.DifferentiationError):
        lib.dthrough(2.0, 1)
