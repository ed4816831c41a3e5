"""Containers whose nodes lead back to a head in the container: several in one class, and all that is done to whole containers."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.random.default_rng(7).uniform(0.4, 1.6, 5), np.random.default_rng(8).uniform(-1, 1, 5)


def _trees_in_a_class(x):
    n = len(x)
    edges = sum(x[i] * x[3] for i in range(n) if i != 1)
    return edges * x[0] + np.sum(np.sin(x)) * x[1] * x[2]


def _queues_in_a_class(x):
    n, clock, log = len(x), 0, []
    later = sorted(((x[i] ** 2, i, 1 + x[i]) for i in range(n)), key=lambda e: np.real(e[0]))
    waiting = [(x[i], i, x[(i + 1) % n]) for i in range(n)]
    for e in later:
        clock += e[0] * e[2]
        if e[1] % 2:
            waiting.insert(0, e)
        log.insert(0, (e[1], clock))
    total = 0
    for k, e in enumerate(sorted(waiting, key=lambda e: np.real(e[0]))):
        total = 0.9 * total + e[2] * e[0] * (1 + k)
    return total + sum((kind + 1) * np.sin(clock) for kind, clock in log)


def _what_heads_do(x):
    whole, one = dict(enumerate(x)), {3: x[1]}
    trees = [one, {**one, **whole}, whole, whole]
    found = 0
    for tree in trees:
        found = 0.5 * found + sum((key + 1) * value**2 for key, value in tree.items())
    joined = [x[0], x[2], *x]
    numbers = [x[1] * x[2], *joined, *joined, *x, *x, x[2]]
    return found + sum(0.9 ** (k + 1) * value**2 for k, value in enumerate(numbers))


def _behind_allocators(x):
    numbers = [*x[0] * x, *x[0] * x, *x[::-1] ** 2, *x[::-1] ** 2]
    keyed = [x[0] + x[3], x[1] + x[4], x[2]]
    return sum(0.9 ** (k + 1) * value for k, value in enumerate(numbers)) + sum(0.5 * (k + 1) * value**2 for k, value in enumerate(keyed))


REFERENCES = {
    "trees_in_a_class": _trees_in_a_class,
    "queues_in_a_class": _queues_in_a_class,
    "what_heads_do": _what_heads_do,
    "behind_allocators": _behind_allocators,
}


@pytest.mark.parametrize(("name", "reference"), REFERENCES.items())
def test_heads(program, name, reference):
    function = program("heads.cpp")[name]
    gradient = np.array([reference(X + 1e-30j * e).imag / 1e-30 for e in np.eye(len(X))])
    value, found = pad.value_and_grad(function)(X, len(X))
    assert value == pytest.approx(reference(X), rel=1e-12)
    np.testing.assert_allclose(found, gradient, rtol=1e-11)
    assert pad.jvp(function, (X, len(X)), (V, None))[1] == pytest.approx(gradient @ V, rel=1e-11)
