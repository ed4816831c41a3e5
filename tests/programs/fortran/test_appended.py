"""Array constructors that append to a list: objects of several types, and sections."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "appended.f90"
X = np.array([1.3, 0.7, 0.4, 2.1])


def _strided(x):
    table = np.array([x[0] * np.arange(1, 7), np.full(6, x[1]), np.full(6, x[2] ** 2)])
    a = np.concatenate([part for row in table for part in (row[::2], x[3::-1])])
    return (a[::-3] ** 2).sum() + (a * np.arange(1, a.size + 1)).sum()


VALUES = {
    "appended": 3 * X[0] ** 2 * X[3] + 2 * X[1] * X[2] * X[3] ** 2 + 3 * X[2] ** 2 * X[3] ** 3,
    "strided": _strided(X),
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)
