"""Objects of several kinds in one block of memory, and texts beside numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.random.default_rng(7).uniform(0.4, 1.6, 5), np.random.default_rng(8).uniform(-1, 1, 5)


def _tree(x):
    n = len(x)
    values = {}
    for i, number in enumerate(x):
        key = i * 7 % 4 + 1
        values[key] = values[key] + number**2 if key in values else number
    # Keys come as 1, 4, 3, 2: to the right of 1 is 4, to the left of that 3, and so on.
    found = 0
    for key, factor in ((2, 0.5), (3, 0.5), (4, 0.25), (1, 1)):
        found = factor * (values[key] ** 2 * key + found)
    return found + sum(np.sin(x[i * 3 % n]) * x[i] for i in range(n))


def _expression(x):
    found = x[0]
    for i in range(1, len(x)):
        found = found * (x[i] + x[0]) if i % 2 else found + x[i] + x[0]
    return found


def _table(x):
    sums = [sum(x[k::3] ** 2) for k in range(3)]
    return 3 * sum(sums[k] * sums[(k + 1) % 3] for k in range(3))


def _texts(x):
    return sum(x[::2] ** 2) + sum(x[1::2] ** 4)


def _records(x):
    names = ["mass_", "length_", "time_"]
    rows = [(names[(2 * i + len(x)) % 3], x[i] ** 2, ord("kilograms"[i]) - ord("a"), x[i + 1]) for i in range(3)]
    return sum(a[1] * b[3] * a[2] for a in rows for b in rows if a[0] <= b[0])


REFERENCES = {"tree": _tree, "expression": _expression, "table": _table, "texts": _texts, "records": _records}


@pytest.mark.parametrize(("name", "reference"), REFERENCES.items())
def test_arenas(program, name, reference):
    function = program("arenas.c")[name]
    gradient = np.array([reference(X + 1e-30j * e).imag / 1e-30 for e in np.eye(len(X))])
    value, found = pad.value_and_grad(function)(X, len(X))
    assert value == pytest.approx(reference(X), rel=1e-12)
    np.testing.assert_allclose(found, gradient, rtol=1e-11)
    assert pad.jvp(function, (X, len(X)), (V, None))[1] == pytest.approx(gradient @ V, rel=1e-11)


def test_second_derivatives(program):
    function, h = program("arenas.c")["expression"], 1e-5
    column = (_expression_gradient(X + h * V) - _expression_gradient(X - h * V)) / (2 * h)
    np.testing.assert_allclose(pad.hvp(function, (X, len(X)), (V, None)), column, rtol=1e-7)


def _expression_gradient(x):
    return np.array([_expression(x + 1e-30j * e).imag / 1e-30 for e in np.eye(len(x))])


def test_a_distance_that_is_no_multiple():
    function = pad.load(Path(__file__).parent / "arenas.c", flags=["-fno-strict-aliasing"])["unlike"]
    np.testing.assert_allclose(pad.grad(function)(X, len(X), -1), 2 * X * np.arange(len(X)), rtol=1e-14)
    assert function(X, len(X), 2) == function(X, len(X), -1)
    with pytest.raises(pad.Error, match="no multiple"):
        pad.grad(function)(X, len(X), 2)
