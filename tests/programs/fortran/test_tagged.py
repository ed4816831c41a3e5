"""Objects that are chosen by a text in them, as it is and trimmed. Numbers in texts are refused."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "tagged.f90"
X = np.array([1.1, 0.7, -0.4, 1.9, 0.3])
GRADIENT = np.array([*(1 - np.tanh(X[:2]) ** 2), *(2 * X[2:])])


@pytest.mark.parametrize("name", ["as_it_is", "from_variable", "trimmed", "adjusted"])
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    np.testing.assert_allclose(pad.grad(function)(X), GRADIENT, rtol=1e-13)
    np.testing.assert_allclose(pad.jacfwd(function)(X), GRADIENT, rtol=1e-13)


@pytest.mark.parametrize("derivative", [pad.grad, pad.jacfwd])
def test_numbers_in_texts_are_refused(program, derivative):
    function = program(SOURCE).numbers_in_texts
    assert function(X) == X[0] * X[1]
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E\d+.*Repeat"):
        derivative(function)(X)
