"""Numbers in words that are moved as addresses: unions, generic containers, exchanges."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import DifferentiationError

X, V = np.array([1.3, 0.7]), np.array([0.4, -1.1])
RIGHT = {
    "passed": lambda a, b: a**2 * b,
    "moved": lambda a, b: a**2 * b,
    "exchanged": lambda a, b: 3 * 2 * b + 2 * a * b * a,
    "selected": lambda a, b: a**2 * b**2 + a,
    "returned": lambda a, b: 3 * a**2 * b,
    "generic": lambda a, b: np.prod([(b if i % 2 else a) * i * a * 0.5 for i in range(1, 6)]),
    "listed": lambda a, b: (4 * a) ** 2 / 8 + (3 * b) ** 2 / 4 + (2 * a) ** 2 / 2 + b**2,
    "in_pieces": lambda a, b: a**2 * b,
    "in_the_tail": lambda a, b: a**2 * (sum((i * 3 % 8 + 1) * (i + 1) for i in range(8)) + 16 * b),
    "either": lambda a, b: 2 * (a * b) ** 2 + 2 * a * b,
}


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "words.c")


@pytest.mark.parametrize("name", RIGHT)
def test_derivatives(library, name):
    function, right, h = library[name], RIGHT[name], 1e-30

    def gradient(x):
        return np.array([right(*(x + 1j * h * e)).imag / h for e in np.eye(2)])

    np.testing.assert_allclose(function(X), right(*X), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X), gradient(X), rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(function, (X,), (V,))[1], gradient(X) @ V, rtol=1e-13)
    along = (gradient(X + 1e-5 * V) - gradient(X - 1e-5 * V)) / 2e-5
    np.testing.assert_allclose(pad.hvp(function, (X,), (V,)), along, rtol=1e-8)


def test_two_numbers_in_one_word(library):
    function = library.halves
    np.testing.assert_allclose(pad.grad(function)(X), [2 * X[0] * X[1], X[0] ** 2], rtol=1e-6)
    np.testing.assert_allclose(pad.jvp(function, (X,), (V,))[1], np.dot([2 * X[0] * X[1], X[0] ** 2], V), rtol=1e-6)


def test_numbers_and_addresses_in_one_container(library):
    """Neither could be known of a word that is pushed."""
    np.testing.assert_allclose(library.mixed(X), X[0] * X[1] ** 2)
    for derivative in (lambda: pad.grad(library.mixed)(X), lambda: pad.jvp(library.mixed, (X,), (V,))):
        with pytest.raises(DifferentiationError):
            derivative()


def test_bytes_of_numbers(library):
    """A loop over a number's bytes copies the number."""
    np.testing.assert_allclose(library.by_bytes(X), X[0] ** 2 + X[1])
    np.testing.assert_allclose(pad.grad(library.by_bytes)(X), [2 * X[0], 1], rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(library.by_bytes, (X,), (V,))[1], 2 * X[0] * V[0] + V[1], rtol=1e-14)


@pytest.mark.parametrize("name", ["as_double", "as_integers", "as_shorts"])
def test_objects_accessed_as_what_they_are_not(library, name):
    """Types do not tell accesses apart that begin at one object, however wide they are."""
    np.testing.assert_allclose(library[name](X), X[0] * X[1], rtol=1e-7)
    for derivative in (lambda: pad.grad(library[name])(X), lambda: pad.jvp(library[name], (X,), (V,))):
        with pytest.raises(DifferentiationError):
            derivative()
