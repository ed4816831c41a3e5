"""Constant tables of addresses, of which LLVM makes tables of distances, and functions in tables that are called by name, too."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

N = 6
X = np.array([0.7, 1.3, 0.4, 1.9, 1.1, 0.6])
INDICES = np.arange(N)
ODD = (INDICES + N) % 2 == 1


def written(x):
    return np.sum(np.where(ODD, 2, 1) * x**2 * (INDICES + 1))


def read(x):
    return np.sum(np.where(ODD, 9 * x, 2 * x**2) * np.roll(x, -1))


def named(x):
    return 3 * x[0] + x[1] + np.sum(np.where(ODD, x + x**3 * (INDICES + 1), 3 * x + x**2 * (INDICES + 1)))


def led(x):
    return 3 * x[0] + np.sum(np.where(ODD, x + x**3 * (INDICES + 1), 3 * x + x**2 * (INDICES + 1)))


@pytest.mark.parametrize("expected", [written, read, named, led], ids=lambda f: f.__name__)
def test_tables(program, expected):
    function = getattr(program("tables.c"), expected.__name__)
    gradient = np.array([expected(X + 1e-30j * row).imag for row in np.eye(N)]) / 1e-30
    value, found = pad.value_and_grad(function)(X, N)
    assert value == pytest.approx(expected(X))
    assert found == pytest.approx(gradient)
    direction = np.cos(INDICES)
    assert pad.jvp(function, (X, N), (direction, None)) == pytest.approx((expected(X), gradient @ direction))
    second = np.array([pad.hvp(function, (X, N), (row, None)) for row in np.eye(N)])
    step = 1e-5
    differences = [(pad.grad(function)(X + step * row, N) - pad.grad(function)(X - step * row, N)) / (2 * step) for row in np.eye(N)]
    assert second == pytest.approx(np.array(differences), abs=1e-8)
