"""Julia: the user's own methods of `setproperty!` and `sum`, and callable objects in reductions."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.83, 1.21, 0.64])
VALUES = {
    "doubled": 2 * X[0] * X[1] * X[2] + X[1],
    "own_sum": 3 * X[0] ** 2,
    "callables": 6 * X[0] * X.sum() + 18 * X[1] + (6 * X[2]) ** 3 * X.prod(),
}


@pytest.mark.parametrize("name", ["doubled", "ring", "callables", "own_sum"])
def test_against_differences(program, name):
    f = getattr(program("fields.jl"), name)
    if name in VALUES:
        assert f(X) == pytest.approx(VALUES[name], rel=1e-14)
    pad.check_grads(f, (X,), rtol=1e-6)
