"""Polymorphic variables of Fortran that get objects of other types: what was there is destroyed as what it is, and finalized once."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "reassigned.f90"
X = np.array([1.1, 0.7, -0.4, 1.9, 0.3])
P = X[:2] ** 3 + X[1:3] ** 3
LEFT = 3 * X[0] ** 2 + X[2] ** 2
VALUES = {
    "stored": X[0] ** 2 + X[1],
    "switched": (X[:2] ** 2 + P + P**3 + P**2).sum(),
    "watching": (X[1] + X[0] ** 3 + X[2]) * X[1] + LEFT,
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=2, rtol=1e-6)
