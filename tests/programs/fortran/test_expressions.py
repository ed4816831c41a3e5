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


def test_an_object_has_the_type_of_its_source(program):
    """The source is of one type, so that memory of it is never looked at as another's."""
    chosen = program("sources.f90")["chosen"]
    x, y, z = X
    assert chosen(X) == pytest.approx(x**3 + y**3 + 3 * x * z**2, rel=1e-14)
    slopes = [3 * x**2 + 3 * z**2, 3 * y**2, 6 * x * z]
    assert pad.grad(chosen)(X) == pytest.approx(slopes, rel=1e-12)
    assert [pad.jvp(chosen, (X,), (e,))[1] for e in np.eye(3)] == pytest.approx(slopes, rel=1e-12)


def test_what_pointers_and_modules_hold_is_copied_with_its_type(program):
    copied = program("sources.f90")["copied"]
    x, y, z = X
    assert copied(X) == pytest.approx(2 * x * y**3 + y * z**3, rel=1e-14)
    slopes = [2 * y**3, 6 * x * y**2 + z**3, 3 * y * z**2]
    assert pad.grad(copied)(X) == pytest.approx(slopes, rel=1e-12)
    assert [pad.jvp(copied, (X,), (e,))[1] for e in np.eye(3)] == pytest.approx(slopes, rel=1e-12)
