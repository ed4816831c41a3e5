"""Array constructors of derived types and values of extensions assigned to what is not polymorphic."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "constructed.f90"
X = np.array([1.1, 0.7, -0.4, 1.9, 0.3])
VALUES = {
    "constructed": (X**3).sum() + (X * np.sin(X)).sum(),
    "constructed_holders": 186.44,
    "narrowed": 2 * X[0] ** 2 * X[1] + (X[:3] ** 2 * X[1:4]).sum() * X[0] + 3,
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=2, rtol=1e-6)
