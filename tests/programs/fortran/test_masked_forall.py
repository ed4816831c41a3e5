"""FORALL of Fortran with masks, and with WHERE in it."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "masked_forall.f90"
X = np.array([1.1, 0.7, 0.4, 1.9])
N = len(X)


def _wheres() -> float:
    a = np.outer(X / np.arange(1, N + 1), X)
    rows = [np.where(a[i] > 0.9, a[:, i] * X[i], np.where(a[i] > 0.4, a[i] + X[i] ** 2, X)) for i in range(N)]
    # each statement of the block is done for all i before the next one begins
    first = np.array([np.where(a[i] > 0.9, a[:, i] * X[i], a[i]) for i in range(N)])
    second = np.array([np.where((a[i] <= 0.9) & (a[i] > 0.4), first[i] + X[i] ** 2, first[i]) for i in range(N)])
    third = np.array([np.where(a[i] <= 0.4, X, second[i]) for i in range(N)])
    assert np.array_equal(third, np.array(rows))
    return float(np.sum(third**2))


def _complexes() -> float:
    on = X > 0.5
    z = np.array([[complex(X[i], X[j] * (i + 1)) for j in range(N)] for i in range(N)])
    old = z.copy()
    for i, j in np.ndindex(N, N):
        if on[i] and abs(old[i, j]) > 1.3:
            z[j, i] = old[i, j] * X[j]
    old = z.copy()
    for i in range(N):
        if X[i] > 0.45:
            z[: i + 1, i] = old[i, : i + 1] * X[i]
    old = z.copy()
    for i in range(N):
        z[on, i] = np.conj(old[i, on]) + X[on]
    return float(np.sum(np.abs(z) ** 2))


def _objects() -> float:
    weights = np.arange(N, 0, -1)
    return float(sum(w * X[i] ** 2 + w**2 * np.sum(X[: i + 1] * X[i]) for i, w in enumerate(weights)))


VALUES = {"wheres": _wheres(), "complexes": _complexes(), "objects": _objects()}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)


def test_second_derivative(program):
    function = program(SOURCE)["wheres"]
    v, step = np.array([0.3, -0.2, 0.5, 0.1]), 1e-5
    gradient = pad.grad(function)
    assert pad.hvp(function, (X,), (v,)) == pytest.approx((gradient(X + step * v) - gradient(X - step * v)) / (2 * step), rel=1e-6)
