"""Stacks of `class(*)` in Fortran, from which `move_alloc` takes objects of several types, numbers and integers among them."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "popped.f90"
X = np.array([1.1, 0.7, 0.4])


x, y, z = X
MIXED = (3 * (z * z + x * y) + X @ X, [3 * y + 2 * x, 3 * x + 2 * y, 8 * z])
ARRAYS = (2 * x * y + 4 * (y * y + z * z) + X @ X, [2 * y + 2 * x, 2 * x + 10 * y, 10 * z])
"""Values and gradients."""


@pytest.mark.parametrize(("name", "expected"), [("listed", MIXED), ("piled", MIXED), ("arrays", ARRAYS)])
def test_derivatives(program, name, expected):
    function = program(SOURCE)[name]
    value, gradient = expected
    assert function(X) == pytest.approx(value, rel=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X), gradient, rtol=1e-13)
    np.testing.assert_allclose(pad.jacfwd(function)(X), gradient, rtol=1e-13)


@pytest.mark.parametrize("derivative", [pad.grad, pad.jacfwd])
def test_types_of_another_file_are_refused(program, derivative):
    """The library copies what is pushed then: numbers of which nobody knows would have no derivative."""
    function = program(SOURCE, "popped_elsewhere.f90").of_another_file
    assert function(X) == pytest.approx(x * y + y * z, rel=1e-14)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E301.*AllocateSource"):
        derivative(function)(X)
