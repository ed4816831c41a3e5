"""Everyday Julia that Base does through its runtime library, or through arguments of unknown types."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "everyday.jl"
X = np.array([0.7, -1.3, 0.45, 2.1, -0.6, 1.15])


def _sliced(x):
    total = sum(x * x[::-1] ** 2)
    for k, v in enumerate(x, 1):
        total *= 1 + 2 * v / k if v > 2 else 1
    a = x.reshape(3, 2).T
    shares = a / a.sum(axis=1, keepdims=True)
    return total + (shares**2).sum() + (np.sort(a, axis=0) * [[1], [2]]).sum() + a.max(axis=1) @ [1, 3] + a.sum(axis=0)[1] ** 2


@pytest.mark.parametrize("name", ["selected", "collected", "arranged", "chained", "sliced"])
def test_derivatives(program, name):
    if name == "arranged":
        pytest.xfail("sorting by the bits of numbers, with counts of them, is refused (PAD-E102)")
    pad.check_grads(program(SOURCE)[name], (X,), rtol=1e-6)


def test_values(program):
    library = program(SOURCE)
    x = np.array([0.0, 0.25, -0.5, 0.75, 1.0, -1.0, 2.5, 1e6 + 0.3, -7.3, 12.9, 100.5, 3.0, 4e9])
    quarter = x - 2 * np.round(x / 2)
    wanted = np.sin(np.pi * quarter) + 2 * np.cos(np.pi * quarter)
    turned = np.array([float(turn) for turn in map(_mod2pi, x)])
    np.testing.assert_allclose(library.angles(x), wanted + 4 * turned, rtol=1e-13, atol=1e-13)
    assert library.sliced(X) == pytest.approx(_sliced(X), rel=1e-13)
    assert library.collected(X) == pytest.approx(_collected(X), rel=1e-14)


def _mod2pi(x: float) -> float:
    """By 2 pi with 200 bits."""
    pi = Fraction(31415926535897932384626433832795028841971693993751058209749445923078164062862, 10**76)
    return float(Fraction(x) % (2 * pi))


def _collected(x: np.ndarray) -> float:
    v: list[float] = []
    for a in x:
        v.append(a * a)
        if len(v) > 3:
            v += [v.pop(0) * a, a]
    p = v.pop()
    v.insert(1, p * p)
    del v[0]
    v.insert(0, p)
    q = v.pop(1)
    even = sum(a * (i + 1) for i, a in enumerate(v) if i % 2 == 1) * x[3]
    odd = sum(a * (i + 1) for i, a in enumerate(v) if i % 2 == 0)
    return even * odd + q + 3
