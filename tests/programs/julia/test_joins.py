"""Arrays joined, repeated and copied, and texts that are read: values against NumPy, derivatives against differences."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import DifferentiationError, NativeError

SOURCE = "joins.jl"
A = np.array([[2.0, 0.3, -0.5], [0.4, 1.7, 0.2], [0.1, -0.6, 2.4]], order="F")
X = np.array([0.75, 1.25, 3.3])


def _repeated(a, x):
    grid = np.tile(np.repeat(a, 2, axis=0), (1, 2))
    return np.concatenate([np.tile(np.repeat(x, 2), 2), grid.ravel(order="F"), np.tile(x, 2)])


def _once(a, x):
    return np.concatenate([x * [1, 2, 3], [-0.0, 0.0], [2 * x[0]]])


def _histories(a, x):
    now, grid = x.copy(), a.copy()
    for k in range(3):
        now = now * x[0]
        grid[0, k] += now[k]
    return np.concatenate([x, [7.0, *x[1:]], now, grid.ravel(order="F"), [3.0]])


def _inside(a, x):
    parts = [(x[i], x * (i + 1), i + 1) for i in range(3)]
    more = [parts[0], parts[2], parts[2], *parts]
    for k in range(1, 21):
        more.append((x[0] * k, more[k - 1][1], k))
    more.sort(key=lambda part: -part[0] * part[2])
    total = sum(weight * now * (k + 1) for k, (weight, now, _) in enumerate(more))
    return np.concatenate([total, [1.5 * x[0] * 6 * 3, 2.5 * x[0] * 5 * 4]])


CASES = {
    "of_numbers": (A, X, lambda a, x: np.block([[x[:1, None], a[:1]], [a, x[:, None]], [np.array([[1.0, x[1], 3, 4]])]])),
    "with_identity": (A, X, lambda a, x: np.block([[a, np.eye(3)], [np.eye(3), a]])),
    "columns_of": (A, X, lambda a, x: np.column_stack([a, a.T, x, a[:, 1], x[0] * a])),
    "lines_of": (A, X, lambda a, x: np.vstack([a, a[:1], x, a.T * x[1], a])),
    "of_blocks": (A[:2], X, lambda a, x: np.block([[a, 2 * a], [np.zeros((2, 3)), a[:, :2].T, np.ones((2, 1))]])),
    "repeated": (A, X, _repeated),
    "once": (A, X, _once),
    "condition": (A, X, lambda a, x: np.array([np.linalg.cond(a, p) for p in (2, 1, np.inf)])),
    "histories": (A, X, _histories),
    "inside": (A, X, _inside),
    "in_dictionary": (A, X, lambda a, x: np.concatenate([2 * x**2 * [0, 1, 1] + x[0] * x, x**2])),
    "options": (A, X, lambda a, x: 1.6 * x + x**2),
}


@pytest.mark.parametrize("name", CASES)
def test_values_and_derivatives(program, name):
    a, x, right = CASES[name]
    function = program(SOURCE)[name]
    np.testing.assert_allclose(function(np.asfortranarray(a), x), right(a, x), rtol=1e-12)
    pad.check_grads(function, (np.asfortranarray(a), x), rtol=1e-6)


def test_what_does_not_fit_is_an_error(program):
    with pytest.raises(NativeError, match="ArgumentError: block row"):
        program(SOURCE).ragged(A, X)


def test_numbers_are_not_followed_through_text(program):
    function = program(SOURCE).through_text
    assert function(0.25) == 0.5
    with pytest.raises(DifferentiationError, match="not followed through text"):
        pad.grad(function)(0.25)
