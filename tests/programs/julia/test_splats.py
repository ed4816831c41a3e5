"""Splatted vectors (`f(x...)`): as many arguments as there are elements."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "splats.jl"
X = np.array([0.7, 1.3, 0.45, 1.1])


def _product(a, b, c):
    return a * b + c**2


def _fixed(x):
    return _product(*x[:3]) + _product(*np.sin(x[1:])) + _product(*x[:3])


def _fitted(x):
    return sum((x[0] * np.exp(-x[1] * t) + x[2] - x[3]) ** 2 for t in np.arange(0, 2.5, 0.5))


def _any_number(x):
    return (x[0] + x[1] ** 2 + x[2] ** 2 + x[3] ** 2) * (x[0] + x[1] ** 2) + 2 * x[2] + x[3] ** 2


def _pushed(x):
    return (2 * (x[0] ** 2 + x[1] ** 2) + x[2] ** 2 + x[3] ** 2) * x[3]


def _joined(x):
    v = np.concatenate([x[:k] * k for k in range(1, 5)])
    return (sum(v**2) + v[-1]) * (x[1] + 3 * x[1] ** 2)


WANTED = {
    "joined": _joined,
    "fixed": _fixed,
    "fitted": _fitted,
    "keyword": np.prod,
    "any_number": _any_number,
    "made": lambda x: x[1] * x[2] ** x[3] + x[0] ** 2 + x[1] * x[2] * x[0],
    "pushed": _pushed,
}


@pytest.mark.parametrize("name", WANTED)
def test_derivatives(program, name):
    function, wanted = program(SOURCE)[name], WANTED[name]
    gradient = np.array([wanted(X + 1e-30j * e).imag / 1e-30 for e in np.eye(4)])
    assert function(X) == pytest.approx(wanted(X), rel=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X), gradient, rtol=1e-12)
    np.testing.assert_allclose(pad.jvp(function, (X,), (np.cos(X),))[1], gradient @ np.cos(X), rtol=1e-12)


def test_a_length_without_a_method(program):
    function = program(SOURCE).of_length
    assert function(X, 3) == pytest.approx(_product(*X[:3]))
    with pytest.raises(pad.NativeError, match="MethodError"):
        function(X, 2)
