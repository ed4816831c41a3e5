"""A dictionary in Fortran: names and `class(*)` side by side in the elements of an array that grows."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([1.1, 0.7, 0.4, 1.9])


def test_derivatives(program):
    function = program("dictionary.f90")["looked_up"]
    assert function(X) == pytest.approx(X[0] * (X[1] * X[2]) ** 2 + 3 * X[3], rel=1e-13)
    gradient = [(X[1] * X[2]) ** 2, 2 * X[0] * X[1] * X[2] ** 2, 2 * X[0] * X[1] ** 2 * X[2], 3]
    np.testing.assert_allclose(pad.grad(function)(X), gradient, rtol=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)
