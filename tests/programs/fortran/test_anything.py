"""Components of Fortran types that may hold anything, `class(*)`: numbers, integers, texts and objects."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "anything.f90"
X = np.array([1.1, 0.7, 0.4, 1.9])
VALUES = {
    "boxes": X[0] * X[1] * X[2] * X[3] + X[0] * (X[0] ** 2 + 2 * 3 + 3 * X[3] ** 2 + 4 * (X[1] * X[2]) ** 2 + 5 * 5),
    "linked": (2 + X[1] ** 2 + X[2] ** 2 + X[3] ** 2) * X[0] * X[1],
    "changed": X[0] ** 2,
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)
