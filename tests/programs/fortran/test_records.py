"""Values of class(*) of several types, texts among them, that are replaced by others."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([1.1, 0.7, 0.4, 1.9])


def test_values_of_another_type(program):
    function = program("records.f90").replaced
    a, b, c, d = X
    assert function(X) == pytest.approx(d**2 * b * c + 4 * a, rel=1e-14)
    expected = [4, d**2 * c, d**2 * b, 2 * d * b * c]
    assert pad.grad(function)(X) == pytest.approx(expected, rel=1e-13)
    assert [pad.jvp(function, (X,), (e,))[1] for e in np.eye(4)] == pytest.approx(expected, rel=1e-13)
