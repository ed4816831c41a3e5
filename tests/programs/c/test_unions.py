"""Unions of a number, an address, an index and a function."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([0.7, 1.3, 0.4, 1.9]), np.array([0.3, -0.8, 1.1, 0.5])
VALUES = [lambda x: x[0], lambda x: x[1] ** 2, lambda x: x[2], lambda x: x[3] ** 2]
RIGHT = {
    "copied": lambda x: (x[0] ** 2 + x[2] ** 2) * x[0] + (x[1] ** 2 + x[3] ** 2) * x[1] + (x[0] + x[2]) * x[2],
    "made": lambda x: sum(value(x) for value in VALUES) * x[1],
    "turned": lambda x: x[0] * x[3] + x[1] ** 2 + x[2] * x[3] + sum((k + 1) * VALUES[(k + 3) % 4](x) for k in range(4)),
    "expression": lambda x: 6 * x[0] * x[1] + 2 * x[0] * x[1] * x[2] + x[3],
    "largest": lambda x: x[3] ** 2 * x[0],
    "formulas": lambda x: np.exp(0.1 * ((2.5 * x[0] * 1.5 * x[1] + np.sin(x[2])) * 1.5 * x[3])),
}


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "unions.c")


@pytest.mark.parametrize("name", RIGHT)
def test_derivatives(library, name):
    function, right, h = library[name], RIGHT[name], 1e-30

    def gradient(x):
        return np.array([right(x + 1j * h * e).imag / h for e in np.eye(4)])

    np.testing.assert_allclose(function(X, 4), right(X), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X, 4), gradient(X), rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(function, (X, 4), (V,))[1], gradient(X) @ V, rtol=1e-13)
    along = (gradient(X + 1e-5 * V) - gradient(X - 1e-5 * V)) / 2e-5
    np.testing.assert_allclose(pad.hvp(function, (X, 4), (V,)), along, rtol=1e-8, atol=1e-9)


def test_bits_of_a_number_taken_for_an_index_are_refused(library):
    f, x = library.misread, np.array([0.75, 1.5, 0.25, 1.25])
    assert f(x, 4) == x[0] + np.sin(x[3])
    for derivative in (pad.grad(f), lambda x, n: pad.jvp(f, (x, n), (V, None))):
        assert np.all(np.isfinite(derivative(x * [1, -1, 1, 1], 4)[0]))
        with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
            derivative(x, 4)
