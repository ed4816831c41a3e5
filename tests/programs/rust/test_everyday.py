"""What Rust programs do every day beside arithmetic, against differences, forward mode against reverse, and call after call."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.7, 1.3, 0.45, 2.1, 0.9, 1.6])
V = np.array([0.3, -1.1, 0.8, 0.2, -0.6, 1.4])
STEP = 1e-6


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "everyday.rs")


@pytest.mark.parametrize("name", ["scratch", "dropped", "moved", "bytes", "failed", "generated", "generic", "shortest", "ring"])
def test_derivatives(library, name):
    f = getattr(library, name)
    value = f(X)
    differences = np.array([(f(X + STEP * e) - f(X - STEP * e)) / (2 * STEP) for e in np.eye(6)])
    gradient = pad.grad(f)
    first = gradient(X)
    np.testing.assert_allclose(first, differences, rtol=1e-7, atol=1e-7)
    np.testing.assert_allclose(pad.jvp(f, (X,), (V,))[1], first @ V, rtol=1e-12)
    gradient(X[::-1].copy())
    np.testing.assert_array_equal(gradient(X), first)
    assert f(X) == value
