"""Pointer arguments of Fortran that the callee associates anew: values, and derivatives in both modes, against the closed form."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

VECTORS = ["allocated", "from_before", "section", "reversed", "stored", "sometimes", "by_another", "moved"]


@pytest.fixture(scope="module")
def lib():
    return pad.load(Path(__file__).with_name("associated.f90"))


@pytest.mark.parametrize("name", VECTORS)
@pytest.mark.parametrize("sign", [1, -1])
def test_vectors(lib, name, sign):
    function, x = lib[name], sign * np.array([1.0, 2.0, 3.0])
    y = np.ones(3)
    function(x, y)
    np.testing.assert_array_equal(y, x**2)
    for jacobian in (pad.jacfwd, pad.jacrev):
        np.testing.assert_allclose(jacobian(function)(x, np.ones(3)), np.diag(2 * x), rtol=1e-15)


@pytest.mark.parametrize("layout", [lambda y: y, lambda y: np.zeros((4, 6))[::2, ::2]])
def test_a_matrix_in_any_layout(lib, layout):
    x = np.asfortranarray(np.arange(1.0, 7).reshape(2, 3))
    y = layout(np.zeros((2, 3)))
    lib.matrix(x, y)
    np.testing.assert_array_equal(y, x**2)
    np.testing.assert_allclose(pad.jacrev(lib.matrix)(x, np.zeros((2, 3))).reshape(6, 6), np.diag(2 * x.ravel()), rtol=1e-15)


def test_records(lib):
    x, y = np.array([1.0, 2.0]), np.zeros(2, [("a", "f8"), ("b", "f8")])
    lib.pairs(x, y)
    assert y.tolist() == [(1, 3), (4, 6)]


@pytest.mark.parametrize("name", ["longer", "nowhere"])
def test_other_shapes_are_errors(lib, name):
    x = np.ones(3)
    for call in (lib[name], pad.jacfwd(lib[name]), pad.jacrev(lib[name])):
        with pytest.raises(pad.NativeError, match="target of another shape"):
            call(x, np.zeros(3))
