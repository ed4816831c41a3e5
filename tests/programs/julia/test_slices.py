"""Julia: `cat`, `selectdim`, and the first places of an order: values against NumPy, derivatives against differences."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "slices.jl"
X = np.array([0.7, 1.4, 0.45])
OUTER = np.outer(X, X)
GRID = np.stack([OUTER + 1, OUTER + 2], axis=2)
EXPECTED = {
    "stacked": np.concatenate([OUTER, 2 * OUTER]),
    "beside": np.concatenate([OUTER, OUTER**2, X[:, None] + X], axis=1),
    "layers": np.concatenate([GRID, GRID**2], axis=2),
    "raised": np.stack([X, X**2], axis=1),
    "raised_twice": np.stack([X, X**2], axis=1)[:, None, :],
    "picked": np.sum(GRID[1] * GRID[:, :2, 0]) + np.sum(OUTER[:, :2] * X[:, None]) + X[1],
    "first_places": (X[0] + X[2]) * X[0],
}


@pytest.mark.parametrize("name", EXPECTED)
def test_against_numpy(program, name):
    f = getattr(program(SOURCE), name)
    np.testing.assert_allclose(f(X), EXPECTED[name], rtol=1e-14)
    pad.check_grads(f, (X,), rtol=1e-6)


def test_sizes_that_do_not_agree(program):
    with pytest.raises(pad.NativeError, match="DimensionMismatch"):
        program(SOURCE).apart(X)
