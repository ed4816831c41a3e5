"""Programs in Julia, held against differences of themselves."""

from __future__ import annotations

import numpy as np
import pytest

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
