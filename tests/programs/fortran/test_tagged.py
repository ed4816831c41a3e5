"""Objects that are chosen by a text in them. `trim` of it is refused, and the error says the ways that work."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "tagged.f90"
X = np.array([1.1, 0.7, -0.4, 1.9, 0.3])
GRADIENT = np.array([*(1 - np.tanh(X[:2]) ** 2), *(2 * X[2:])])


@pytest.mark.parametrize("name", ["as_it_is", "from_variable"])
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    np.testing.assert_allclose(pad.grad(function)(X), GRADIENT, rtol=1e-13)
    np.testing.assert_allclose(pad.jacfwd(function)(X), GRADIENT, rtol=1e-13)


@pytest.mark.parametrize("derivative", [pad.grad, pad.jacfwd])
def test_trim_of_a_component_is_refused(program, derivative):
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E301.*Trim") as caught:
        derivative(program(SOURCE).trimmed)(X)
    assert "leave `trim` out" in caught.value.help
    assert caught.value.location.endswith(":51")
