"""FORALL of Fortran on components of objects that are passed."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "forall.f90"
X = np.array([1.1, 0.7, 0.4, 1.9])


def _elements() -> float:
    total = 0.0
    for k in (1, 2):
        x = k * X
        a = np.array([[x[(i + j) % 4] / (i + j) for j in range(1, 5)] for i in range(1, 5)])
        total += X @ (a + np.diag(np.where(x > 0.5, x**2, 0))) @ X
    return float(total)


def _permuted() -> float:
    v = np.zeros(4)
    v[[2, 0, 3, 1]] = X * np.arange(1, 5)
    v[1:] = v[:-1] * X[1:]
    return float(v @ np.arange(1, 5))


VALUES = {"elements": _elements(), "rows": float(sum((X[i] * X[j]) ** 2 for i in range(4) for j in range(i + 1))), "permuted": _permuted()}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)
