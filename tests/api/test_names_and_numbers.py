"""What users meet first: names that are nearly right, errors that say what to use, numbers that do not fit, what a call leaves behind."""

from __future__ import annotations

import functools
import inspect
import os
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <complex.h>
double rosenbrock(double x, int count) { return x * x * count; }
void squares(const double *x, double *y) { for (int i = 0; i < 3; i++) y[i] = x[i] * x[i]; }
double weigh(const double *a, double x) { return a[0] * x * x; }
float single(float x) { return x; }
double plain(double x) { return x; }
float sum(const float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
float real_part(float complex z) { return crealf(z); }
union number { double d; int i; };
double either(union number u, double x) { return u.d * x; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def test_names_that_are_nearly_right(lib: pad.Library) -> None:
    with pytest.raises(AttributeError, match="did you mean 'rosenbrock'"):
        lib.Rosenbrok  # noqa: B018
    with pytest.raises(pad.ArgumentError, match="did you mean 'count'"):
        lib.rosenbrock(2.0, cuont=3)
    with pytest.raises(pad.ArgumentError, match="did you mean 'count'"):
        pad.grad(lib.rosenbrock, "Count")
    with pytest.raises(AttributeError) as caught:
        lib.zzz  # noqa: B018
    assert "mean" not in str(caught.value)


def test_errors_of_grad_say_what_to_take(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="jacrev, jacfwd or vjp"):
        pad.grad(lib.squares)(np.ones(3), np.zeros(3))
    with pytest.raises(pad.ArgumentError, match="takes the function itself, weigh") as caught:
        pad.pushforward(functools.partial(lib.weigh, np.arange(1000.0)))
    assert len(str(caught.value)) < 300
    with pytest.raises(pad.ArgumentError, match="what is written in Python is not differentiated"):
        pad.grad(lambda x: x)


def test_derivatives_have_names_and_signatures(lib: pad.Library) -> None:
    assert str(inspect.signature(pad.grad(lib.rosenbrock))) == str(inspect.signature(lib.rosenbrock)) == "(x, count)"
    assert str(inspect.signature(pad.hessian(lib.rosenbrock))) == "(x, count)"
    assert str(inspect.signature(pad.pushforward(lib.rosenbrock))) == "(x, count, input0, /)"
    assert pad.grad(lib.rosenbrock).__name__ == "grad(rosenbrock)"


def test_what_cannot_be_called_says_so(lib: pad.Library) -> None:
    assert "either(u: parameter that cannot be passed: a union, x: float64)" in repr(lib.either)
    assert "not callable from Python: parameter `u` is a union" in repr(lib.either)
    assert "not callable" not in repr(lib.plain)


@pytest.mark.parametrize(
    ("name", "value"),
    [("single", 1e300), ("single", -1e39), ("single", 2**24 + 1), ("plain", 2**63 + 1), ("plain", Fraction(1, 3)),
     ("plain", Decimal("0.1")), ("plain", np.longdouble(1) / 3), ("plain", np.int64(2**53 + 1)),
     ("real_part", 1e300 + 0j), ("real_part", 1e300j)],
)  # fmt: skip
def test_numbers_that_do_not_fit_are_refused(lib: pad.Library, name: str, value: object) -> None:
    with pytest.raises(pad.ArgumentError, match=r"range of|holds as it is"):
        lib[name](value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("single", 0.1), ("single", np.inf), ("single", 3.4028234663852886e38), ("single", 2**24), ("plain", 2**63), ("plain", Fraction(1, 4)),
     ("plain", Decimal("0.5")), ("plain", np.longdouble(0.25)), ("plain", np.float32(0.1)), ("plain", True), ("real_part", complex("inf")),
     ("real_part", 3)],
)  # fmt: skip
def test_numbers_that_fit_pass(lib: pad.Library, name: str, value: object) -> None:
    wanted = float(value) if not isinstance(value, complex) else value.real  # type: ignore[arg-type]
    assert lib[name](value) == (np.float32(wanted) if name != "plain" else wanted)
    assert np.isnan(lib[name](np.nan))


def test_sequences_of_numbers_that_do_not_fit(lib: pad.Library) -> None:
    assert lib.sum([1, 2.5, np.inf], 3) == np.inf
    for value in ([1e300, 0.0], [2**24 + 1, 0]):
        with pytest.raises(pad.ArgumentError, match="'x'"):
            lib.sum(value, 2)


FORTRAN = """
module m
contains
  real(8) function Chosen(uplo, x)
    character(*), intent(in) :: uplo
    real(8), intent(in) :: x
    chosen = x
    if (uplo == 'Lower') chosen = 2 * x
  end function
  function outer(a, b) result(c)
    real(8), intent(in) :: a(:), b(:)
    real(8) :: c(size(a), size(b))
    c = spread(a, 2, size(b)) * spread(b, 1, size(a))
  end function
end module
"""


def test_fortran() -> None:
    lib = pad.compile(FORTRAN, "fortran")
    assert lib.CHOSEN is lib.Chosen is lib.chosen and "CHOSEN" in lib
    assert lib.chosen("Lower", 3.0) == lib.chosen(b"Lower", 3.0) == 6.0 and lib.chosen("U", 3.0) == 3.0
    assert pad.grad(lib.chosen, "x")("Lower", 3.0) == 2.0
    with pytest.raises(pad.ArgumentError, match=r"'a'.*0 dimensions instead of 1"):
        lib.outer(1.0, np.arange(3.0))


def test_the_recursion_limit_is_what_it_was(tmp_path: object) -> None:
    text = """
import sys, polyglot_ad as pad
before = sys.getrecursionlimit()
assert pad.grad(pad.compile("double f(double x) { return x * x; }", "c").f)(1.0) == 2
assert sys.getrecursionlimit() == before
"""
    environment = {**os.environ, "POLYGLOT_AD_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
