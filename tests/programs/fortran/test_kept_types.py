"""What one call leaves in a module's variables has a type, which derivatives know again."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([1.1, 0.7])
EXPECTED = {
    1: {"exact": 4 * X, "extended": 4 * X, "unlimited": 8 * X**3, "copied": np.full(2, 4 * X.sum())},
    2: {"exact": 9 * X**2, "extended": 9 * X**2, "unlimited": 9 * X**2, "copied": np.full(2, 3.0)},
    3: {"exact": np.ones(2), "extended": 4 * X, "unlimited": X, "copied": np.full(2, 4 * X.sum())},
}


@pytest.mark.parametrize("name", EXPECTED[1])
def test_types(program, name):
    library = program("kept_types.f90")
    function = library[name]
    for kind, expected in EXPECTED.items():
        library.keep(kind)
        value, gradient = pad.value_and_grad(function)(X)
        assert value == function(X)
        assert gradient == pytest.approx(expected[name], rel=1e-14)
        assert [pad.jvp(function, (X,), (e,))[1] for e in np.eye(2)] == pytest.approx(expected[name], rel=1e-14)
