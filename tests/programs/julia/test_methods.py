"""Programs in Julia, held against differences of themselves."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(2)
SOURCE = "methods.jl"
X = R.standard_normal(6)


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("nbody", (matrix(3, 3), R.random(3) + 0.5, 2, 0.05)),
        ("cvec", (X[:4].copy(),)),
        ("descend", (X[:3].copy(), 0.1, 4)),
        ("duffing", (-1.0, 1.0, 0.2, 6)),
        ("pushing", (X[:4].copy(), 7)),
    ],
)
def test_values(measured_scalar, name, args):
    measured_scalar(SOURCE, name, args)


@pytest.mark.parametrize(("name", "args"), [("lufact", (matrix(3, 3), X[:3].copy())), ("convolve!", (np.zeros(6), X, X[:2].copy()))])
def test_arrays(measured, name, args):
    measured(SOURCE, name, args, step=2e-4)


@pytest.mark.parametrize(("name", "more"), [("constant_expression", ()), ("grown_expression", (5,))])
def test_trees_of_constants(program, name, more):
    function, x = program(SOURCE)[name], np.abs(X[:4]) + 0.5
    tangents = (None,) * len(more)
    gradient = pad.grad(function)(x, *more)
    difference = [(function(x + d, *more) - function(x - d, *more)) / 2e-6 for d in 1e-6 * np.eye(4)]
    np.testing.assert_allclose(gradient, difference, rtol=1e-7, atol=1e-8)
    np.testing.assert_allclose(pad.jvp(function, (x, *more), (np.cos(x), *tangents))[1], gradient @ np.cos(x), rtol=1e-12)
