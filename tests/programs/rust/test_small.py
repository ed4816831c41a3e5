"""Small vectors, whose numbers lie where others have an address."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.7, -1.3, 0.45, 2.1])


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "small.rs")


def test_few(library):
    square = X**2
    right = 2 * X * (np.prod(square) / square + np.eye(4)[1])
    np.testing.assert_allclose(pad.grad(library.few)(X), right, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(library.few, (X,), (np.ones(4),))[1], right.sum(), rtol=1e-13)


@pytest.mark.parametrize("k", range(3))
def test_each_place(library, k):
    x = X[:3]
    right = 2 * x * (np.eye(3)[k] * x[0] ** 2 + np.eye(3)[0] * x[k] ** 2 + x[1]) + np.eye(3)[1] * np.sum(x**2)
    np.testing.assert_allclose(pad.grad(library.each_place)(x, k), right, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(library.each_place, (x, k), (np.ones(3), None))[1], right.sum(), rtol=1e-13)


def test_many(library):
    x = np.concatenate([X, X[:2] + 1])
    right = 2 * x * x[1] ** 2 + np.eye(6)[1] * 2 * x[1] * np.sum(x**2)
    np.testing.assert_allclose(pad.grad(library.many)(x), right, rtol=1e-13)


def test_numbers_moved_as_addresses(library):
    right = [X[1] * X[2] + 2 * X[0], X[0] * X[2], X[0] * X[1], 0]
    np.testing.assert_allclose(pad.grad(library.by_address)(X), right, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(library.by_address, (X,), (np.ones(4),))[1], np.sum(right), rtol=1e-13)


def test_numbers_collected_where_addresses_were(library):
    n = np.arange(1, 5)

    def value(x):
        return np.sum((x**2 * np.sin(x + x[0]) * n) ** 2 * n)

    right = [value(X + 1e-30j * e).imag / 1e-30 for e in np.eye(4)]
    np.testing.assert_allclose(library.collected(X), value(X), rtol=1e-13)
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(library.collected)(X), right, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(library.collected, (X,), (np.ones(4),))[1], np.sum(right), rtol=1e-13)


def test_numbers_of_threads_collected_where_their_handles_were(library):
    right = 2 / X * [1, 1, 2, 2]
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(library.collected_from_threads)(X), right, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(library.collected_from_threads, (X,), (X,))[1], 12, rtol=1e-13)
