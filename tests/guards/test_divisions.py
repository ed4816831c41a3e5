"""Integer division by zero is an exception, in the function and in every derivative of it."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter

C = """
double scaled(double x, int k) { return x * (10 / k); }
double cyclic(const double *x, int n, int k) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i % k]; return s; }
unsigned long remainder_of(unsigned long a, unsigned long b) { return a % b; }
"""
FORTRAN = """
real(8) function scaled(x, k) result(r)
  real(8), intent(in) :: x
  integer, intent(in) :: k
  r = x * (10 / k) + mod(7, k)
end function
"""
X = np.arange(1.0, 6.0)


def test_c():
    lib = pad.compile(C, language="c")
    assert lib.scaled(2.0, 3) == 6.0 and lib.remainder_of(7, 4) == 3
    np.testing.assert_array_equal(pad.grad(lib.cyclic)(X, 5, 2), [10, 8, 1, 2, 1])
    calls = [
        lambda: lib.scaled(2.0, 0),
        lambda: pad.grad(lib.scaled)(2.0, 0),
        lambda: pad.grad(lib.cyclic)(X, 5, 0),
        lambda: pad.vjp(lib.cyclic, X, 5, 0),
        lambda: pad.jvp(lib.cyclic, (X, 5, 0), (X,)),
        lambda: pad.hessian(lib.cyclic)(X, 5, 0),
        lambda: lib.remainder_of(3, 0),
    ]
    for call in calls:
        with pytest.raises(pad.NativeError, match=r"\.c:\d: integer division by zero"):
            call()
    assert lib.cyclic(X, 0, 0) == 0.0  # no iteration, no division


def test_fortran():
    missing = adapter("fortran").report().missing
    if missing:
        pytest.skip(missing)
    lib = pad.compile(FORTRAN, language="fortran")
    assert lib.scaled(2.0, 3) == 7.0
    assert pad.grad(lib.scaled)(2.0, 3) == 3.0
    for call in (lib.scaled, pad.grad(lib.scaled)):
        with pytest.raises(pad.NativeError, match="integer division by zero"):
            call(2.0, 0)
