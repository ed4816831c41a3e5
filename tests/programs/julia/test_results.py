"""What crosses between Julia and Python besides arrays and numbers."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "results.jl"
X = np.array([0.7, 1.3, 0.4])


def test_keyword_arguments(program):
    library = program(SOURCE)
    assert library.scaled(X) == pytest.approx(4.8)
    assert library.scaled(X, scale=5.0) == pytest.approx(12)
    assert library.scaled(X, power=2, scale=0.5) == pytest.approx(0.5 * X @ X)
    assert library.scaled(x=X, power=2) == pytest.approx(2 * X @ X)
    np.testing.assert_allclose(pad.grad(library.scaled)(X, power=3), 6 * X**2)
    assert pad.grad(library.scaled, argnums="scale")(X, scale=3.0) == pytest.approx(2.4)
    assert library.any_keywords(2.0, factor=3.0) == 6
    with pytest.raises(pad.ArgumentError, match="scale, power"):
        library.scaled(X, size=1)


def test_lists(program):
    library = program(SOURCE)
    assert library.untyped([1.0, 2.0]) == 5
    assert library.untyped([[1, 2], [3, 4]]) == 30
    assert library.scaled([1, 2]) == 6


def test_tuples_with_arrays(program):
    library = program(SOURCE)
    squares, total = library.pair(X)
    np.testing.assert_array_equal(squares, X**2)
    assert total == pytest.approx(2.4)
    np.testing.assert_allclose(pad.vjp(library.pair, X)[1]((np.ones(3), 2.0))[0], 2 * X + 2)
    found = library.named(X)
    assert found.count == 3
    np.testing.assert_array_equal(found.squares, X**2)
    _, tangents = pad.jvp(library.named, (X,), (np.ones(3),))
    np.testing.assert_allclose(tangents[0], 2 * X)
    assert float(tangents[1]) == pytest.approx(3)
    pad.check_grads(library.pair, (X,), rtol=1e-6)
    pad.check_grads(library.mixed, (X,), rtol=1e-6)


def test_views(program):
    library = program(SOURCE)
    np.testing.assert_array_equal(library.viewed(X), X[1:] ** 2)
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    np.testing.assert_array_equal(library.turned(a), a.T)
    np.testing.assert_allclose(library.between(X), np.linspace(X[0], X[1], 3))
    pad.check_grads(library.viewed, (X,), rtol=1e-6)
    first, product, twice, positive = library.mixed(X)
    np.testing.assert_array_equal(first, X[:2])
    np.testing.assert_array_equal(product, np.outer(X, X))
    assert (twice, positive) == (1.4, True)


def test_tasks_that_only_read(program):
    library = program(SOURCE)
    x = X.copy()
    x.flags.writeable = False
    assert library.reads(x) == pytest.approx(2.0 * 0.7)
    np.testing.assert_allclose(pad.grad(library.reads)(x), [2.7, 0.7, 0])
    with pytest.raises(pad.ArgumentError, match="read-only"):
        library.writes(x)
