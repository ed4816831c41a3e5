"""Functions of other types than they are called with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([1.3, 0.7, 0.9, 1.1]), np.array([0.4, -1.1, 0.3, 0.8])
FACTORS = {0: lambda v: v * v, 1: lambda v: 3 * v, 2: lambda v: v / 2}


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "casts.c")


def from_a_table(x):
    return sum(FACTORS[i % 3](x[i]) ** 2 for i in range(4))


def from_memory(x):
    return sum(FACTORS[i & 1](x[i]) ** 2 * x[0] for i in range(4))


def threads(x):
    return np.sum(x**2) * np.prod(x)


def check(function, right, *more):
    expected = np.array([right(X + 1e-30j * e).imag / 1e-30 for e in np.eye(4)])
    np.testing.assert_allclose(function(X, *more), right(X), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X, *more), expected, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(function, (X, *more), (V, *(None for _ in more)))[1], expected @ V, rtol=1e-13)


@pytest.mark.parametrize("right", [from_a_table, from_memory, threads], ids=lambda right: right.__name__)
def test_results_that_nobody_reads(library, right):
    check(library[right.__name__], right)


@pytest.mark.parametrize(("name", "right"), [("less", lambda x: np.sum(x**4)), ("another_result", lambda x: np.sum(x**3))])
def test_other_types_are_errors_where_they_are_called(library, name, right):
    function = library[name]
    check(function, right, 9)
    for transform in (pad.grad(function), lambda *args: pad.jvp(function, args, (V, None))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E308"):
            transform(X, 2)
