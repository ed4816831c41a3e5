"""`sortperm` of an argument, whose elements are then read in that order. Held against NumPy; derivatives against complex steps."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "ordered.jl"
X = np.array([0.7, -1.3, 0.45, 1.1])


def _ascending(x):
    places = np.argsort(x.real, kind="stable")
    return x[places[1]] * x[places[2]] + places[0] + 1


def _descending(x):
    places = np.argsort(-x.real, kind="stable")
    return x[places[1]] * x[places[2]] + places[0] + 1


def _by_size(x):
    places = np.argsort(-abs(x.real), kind="stable")
    return x[places[0]] * x[places[-1]] ** 2


def _many(x, n):
    repeated = np.array([x[i % 4] * (i % 7) for i in range(1, n + 1)])
    total = 0
    for i, place in enumerate(np.lexsort((np.arange(n), np.signbit(repeated.real) == 0, repeated.real)), 1):
        total = 0.9 * total + (place + 1) * repeated[place] / i
    return total


CASES = {"ascending": (_ascending, ()), "descending": (_descending, ()), "by_size": (_by_size, ()), "many": (_many, (60,))}


@pytest.mark.parametrize("name", CASES)
def test_derivatives(program, name):
    function, (wanted, rest) = program(SOURCE)[name], CASES[name]
    gradient = np.array([wanted(X + 1e-30j * e, *rest).imag / 1e-30 for e in np.eye(4)])
    assert function(X, *rest) == pytest.approx(wanted(X, *rest), rel=1e-13)
    np.testing.assert_allclose(pad.grad(function)(X, *rest), gradient, rtol=1e-12)
    tangent = pad.jvp(function, (X, *rest), (np.cos(X), *[None] * len(rest)))[1]
    np.testing.assert_allclose(tangent, gradient @ np.cos(X), rtol=1e-12)


def test_what_is_no_number_comes_last(program):
    assert program(SOURCE).special() == 5 + 10 * 4 + 100 * 2 + 1000 * 3 + 10000 * 1
