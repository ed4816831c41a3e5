"""Types of Fortran that have an allocatable array of their own type."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "nested.f90"
X = np.array([1.1, 0.7, 0.4, 1.9])
LEAVES = X[2] * (1 + 2 + 3)


def _total(first: float) -> float:
    """Of the tree whose root's first branch has this number."""
    return X[0] + X[0] * (first * (1 + LEAVES) + 2 * X[1] * (1 + 2 * LEAVES))


VALUES = {"tree": _total(X[1]), "grafted": _total(X[1]) * _total(X[3]) + X[0] * (1 + 2 * LEAVES)}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=2, rtol=1e-6)
