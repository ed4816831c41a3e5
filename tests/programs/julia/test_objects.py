"""Objects of several types in one vector: values by the formulas, derivatives against differences."""

from __future__ import annotations

import numpy as np
import pytest

SOURCE = "objects.jl"
X = np.array([0.7, 0.4, 1.3, 0.9])
VALUES = {
    "mixed": X[0] ** 2 * 2 + X[1] ** 3 + X[2] ** 2,
    "arrays": np.sum(X**2) + 2 * X[1] * X[2],
    "dynamic": (X[0] * X[2] + 2) * X[2] + X[1],
    "closures": np.sin((X[0] ** 2 + X[1]) * X[2]),
    "functions": np.sin(X[0]) * np.sin(X[1]) + np.exp(X[0] + X[1]),
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(measured_scalar, program, name):
    assert program(SOURCE)[name](X) == pytest.approx(VALUES[name], rel=1e-14)
    measured_scalar(SOURCE, name, (X,))


def test_structures_of_the_caller(program):
    counter = np.zeros((), [("value", "f8")])
    counter["value"] = 3
    assert program(SOURCE).counted(X, counter) == 9 * X[0]
    assert counter["value"] == 4
