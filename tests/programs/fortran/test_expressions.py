"""Trees of Fortran objects that structure constructors make."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([1.1, 0.7, 0.4])


def test_components_take_the_types_of_what_they_are_given(program):
    nested = program("expressions.f90")["nested"]
    x, y, z = X
    assert nested(X) == pytest.approx(x**2 * (x * (x * x + y**2) + z), rel=1e-14)
    slopes = [5 * x**4 + 3 * x**2 * y**2 + 2 * x * z, 2 * x**3 * y, x**2]
    assert pad.grad(nested)(X) == pytest.approx(slopes, rel=1e-12)
    assert [pad.jvp(nested, (X,), (e,))[1] for e in np.eye(3)] == pytest.approx(slopes, rel=1e-12)
