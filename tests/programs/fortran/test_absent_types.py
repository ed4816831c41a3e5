"""Types that a source knows, and of which a function makes no objects, are nothing to its derivatives."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "absent_types.f90"
X = np.array([1.3, 0.7, 0.4, 2.1])
OTHER = np.array([0.7, 1.3, 0.4, 2.1])
VALUES = {
    "marks": (X, -X[0] * X[1] * X[2]),
    "changes": (X, (X[0] * X[1]) ** 2 * X[2]),
    "chosen": (X, X[0] * X[1] * X[3] + (X[0] * X[1]) ** 2),
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    x, value = VALUES[name]
    assert function(x) == pytest.approx(value, rel=1e-13)
    pad.check_grads(function, (x,), order=1, rtol=1e-6)


def test_the_other_type(program):
    function = program(SOURCE)["chosen"]
    assert function(OTHER) == pytest.approx(OTHER[2] * (OTHER[1] - OTHER[3]), rel=1e-13)
    pad.check_grads(function, (OTHER,), order=1, rtol=1e-6)
