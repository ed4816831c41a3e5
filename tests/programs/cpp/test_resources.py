"""Containers of `std::pmr` of several kinds that share a memory resource."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.random.default_rng(7).uniform(0.4, 1.6, 5), np.random.default_rng(8).uniform(-1, 1, 5)


def _in_one_buffer(x):
    n = len(x)
    total = sum(sum(x[k::3] ** 2) ** 2 * (k + 1) for k in range(3))
    total += sum(sum(np.sin(x[k::2])) * (k + 2) for k in range(2))
    for i in range(n):
        total = 0.5 * total + x[i] * x[(i + 1) % n]
    return total


def _in_rounds(x):
    total = 0
    for number in (1, 2, 3):
        known = []
        for i, weight in enumerate(number * x):
            known.append(weight**2 + sum(known[j] * weight for j in range(0, i, 2)))
        total += sum(known)
    return total


def _beside_nodes(x):
    squares = [(i + 1, value**2) for i, value in enumerate(x)]
    return sum(value * k + value**2 * (k % 2 + 1) for k, value in squares)


def _until_it_is_full(x):
    total = x[-1]
    for value in x[:3]:
        total = 0.5 * total + value**4
    return total


REFERENCES = {
    "in_one_buffer": ("resources.cpp", _in_one_buffer),
    "beside_nodes": ("resources.cpp", _beside_nodes),
    "until_it_is_full": ("resources.cpp", _until_it_is_full),
    "in_rounds": ("pools.cpp", _in_rounds),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_resources(program, name):
    source, reference = REFERENCES[name]
    function = program(source)[name]
    gradient = np.array([reference(X + 1e-30j * e).imag / 1e-30 for e in np.eye(len(X))])
    value, found = pad.value_and_grad(function)(X, len(X))
    assert value == function(X, len(X)) == pytest.approx(reference(X), rel=1e-12)
    np.testing.assert_allclose(found, gradient, rtol=1e-11)
    assert pad.jvp(function, (X, len(X)), (V, None))[1] == pytest.approx(gradient @ V, rel=1e-11)
