"""First and second derivatives through containers that earlier calls of a program left."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([0.7, 1.3, 0.4]), np.array([0.1, 0.4, -0.3])


@pytest.mark.parametrize("name", ["mapped", "shaped", "local"])
def test_derivatives_after_a_first_call(program, name):
    library = program("left.cpp")
    function = library[name]

    def after_a_call(what, *arguments):
        library.again()
        function(1.1 * X, 3)
        return what(*arguments)

    def differences(what):
        return (after_a_call(what, X + 1e-6 * V, 3) - after_a_call(what, X - 1e-6 * V, 3)) / 2e-6

    for _ in range(2):
        assert after_a_call(pad.grad(function), X, 3) @ V == pytest.approx(differences(function), rel=1e-7)
        np.testing.assert_allclose(after_a_call(pad.hvp, function, (X, 3), (V,)), differences(pad.grad(function)), rtol=1e-6)
