"""Derivatives of objects whose module has other types that need more than they do, against differences."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([0.7, 0.3, 1.3, 0.4, 0.9]), np.array([0.1, 0.4, -0.3, 0.2, 0.5])


def differences(what):
    return (what(X + 1e-6 * V) - what(X - 1e-6 * V)) / 2e-6


@pytest.mark.parametrize("name", ["sorted", "branched", "assigned"])
def test_derivatives(program, name):
    function = program("neighbours.f90")[name]
    gradient = pad.grad(function)
    assert gradient(X) @ V == pytest.approx(differences(function), rel=1e-7)
    assert pad.jvp(function, (X,), (V,))[1] == pytest.approx(gradient(X) @ V, rel=1e-12)
    np.testing.assert_allclose(pad.hvp(function, (X,), (V,)), differences(gradient), rtol=1e-6)
