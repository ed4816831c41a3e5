"""Arrays of several plain types (`Vector{Union{Float64,Nothing}}`). Behind their elements Julia keeps a byte for each that says which type
it is of. Held against the same functions in Python; derivatives against complex steps."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "selected.jl"
X = np.array([0.7, 1.3, 0.45, 1.1])


def _filtered(x):
    return sum(v**2 if v.real > 0.5 else 1 for v in x)


def _grown(x):
    total = 0
    for i in range(1, 24):
        total = total + i * x[0] if i % 3 == 0 else 0.9 * total + (x[i % 4] * i) ** 2
    return total


def _copied(x):
    total = 0
    for v in (x[0], x[1], x[0], x[2], x[1]):
        total = total * x[3] + v
    return total


def _remembered(x):
    a, b = x[0], x[1]
    for _ in range(2, 12):
        a, b = b, b * x[2] + a
    return b


def _wide(x):
    return x[0] ** 3 + (x[1] ** 2 + x[2] ** 2) * x[1] + x[3] ** 3 + (x[0] ** 2 + x[1] ** 2) * x[0]


_SQUARES = [0, 1, 3, 0, 2, 3, 1]
"""Which are there: those of each third index are not."""


WANTED = {
    "instead": lambda x: sum(x[i] ** 2 for i in _SQUARES) + 3 * x[1],
    "measured": lambda x: sum(x[i] ** 2 for i in _SQUARES) * x[1] ** 2,
    "filtered": _filtered,
    "grown": _grown,
    "copied": _copied,
    "remembered": _remembered,
    "skipped": lambda x: (x**2).sum(),
    "wide": _wide,
}


@pytest.mark.parametrize("name", WANTED)
def test_derivatives(program, name):
    function, wanted = program(SOURCE)[name], WANTED[name]
    gradient = np.array([wanted(X + 1e-30j * e).imag / 1e-30 for e in np.eye(4)])
    assert function(X) == pytest.approx(wanted(X), rel=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X), gradient, rtol=1e-12)
    np.testing.assert_allclose(pad.jvp(function, (X,), (np.cos(X),))[1], gradient @ np.cos(X), rtol=1e-12)


def _changed(x):
    values = [x[3], 1, x[0], None, x[1], 3.0, x[2]]
    values[2:4] = [None, x[0], None]  # insert!(values, 3, nothing) comes before what stood there
    other = list(values)
    other[0] = 7
    del values[1]
    total = 0
    for one in (values, other, values[::-1], values + other):
        for i, value in enumerate(one, 1):
            if value is None:
                total += i * x[0]
            elif isinstance(value, int):
                total += value
            else:
                total = 0.9 * total + i * value**2
    return total


def _samples(x):
    total = 0
    for i in range(1, 10, 2):
        total = 0.8 * total + x[0] * i * x[1] * i
    for i in range(1, 21, 2):
        total = 0.8 * total + x[2] * x[3] * i * i
    return total


def _reshaped(x):
    return x[0] ** 2 + x[1] ** 2 + x[3] ** 2


@pytest.mark.parametrize(("name", "wanted"), [("changed", _changed), ("samples", _samples), ("reshaped", _reshaped)])
def test_values(program, name, wanted):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(wanted(X), rel=1e-14)
