"""Hash tables, whose heads and single buckets lie beside them in what is differentiated."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.random.default_rng(5).uniform(0.4, 1.6, 9), np.random.default_rng(6).uniform(-1, 1, 9)


def _groups(x):
    groups = [x[k::4] for k in range(4)]
    copied = [groups[0], groups[1], np.sin(groups[2]), groups[3]]
    changed = [groups[0], np.array([x[0] * x[1], *groups[1]]), groups[2]]
    return sum((k + 1) * np.prod(g) for table in (changed, copied) for k, g in enumerate(table))


def _distances(x):
    n, found = len(x), [0.0] + [1e9] * (len(x) - 1)
    for _ in range(n):
        for i in range(n):
            for to, length in (((i + 1) % n, x[i]), ((i + 3) % n, 2 * x[(i + 2) % n])):
                found[to] = min(found[to], found[i] + length, key=np.real)
    return sum(d * d for d in found)


def _rows(x):
    return np.sum((np.arange(len(x)) % 2 + 1) * x**3)


def _model(x):
    a, b = x[2], x[3]
    for _ in range(len(x)):
        a = a + 0.1 * x[0] * b
        b = b - 0.1 * x[1] * a
    return a * b


def _functions(x):
    return np.sum(x[0] * (x[0] * x) ** 2 + np.sin(x[1]))


def _what_tables_do(x):
    n = len(x)
    many, few = {i: x[i] ** 2 for i in range(n)}, {5: x[0], 6: 2 * x[1]}
    tables = [few, {3: x[0]}, many, {2: x[2]}, {k: v for k, v in many.items() if k > 1}]
    squares = sum(v * v * (k + 1) for table in tables for k, v in table.items())
    return squares + sum(i * x[i] * x[2] for i in range(3)) + sum(i % 5 * x[i] * x[0] for i in range(n))


@pytest.mark.parametrize(
    ("name", "reference"),
    [
        ("products_of_groups", _groups),
        ("squared_distances", _distances),
        ("rows_by_owner", _rows),
        ("two_tables_in_a_class", _model),
        ("functions_by_name", _functions),
        ("what_tables_do", _what_tables_do),
    ],
)
def test_tables(program, name, reference):
    function = program("tables.cpp")[name]
    gradient = np.array([reference(X + 1e-30j * e).imag / 1e-30 for e in np.eye(len(X))])
    value, found = pad.value_and_grad(function)(X, len(X))
    assert value == pytest.approx(reference(X), rel=1e-12)
    np.testing.assert_allclose(found, gradient, rtol=1e-11)
    assert pad.jvp(function, (X, len(X)), (V, None))[1] == pytest.approx(gradient @ V, rel=1e-11)
