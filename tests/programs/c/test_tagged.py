"""Values that are an integer or a number, as a tag says, in registers (rewrites/words/told_integers.py)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([0.7, 1.3, 0.4, 1.9]), np.array([0.3, -0.8, 1.1, 0.5])


def polynomial(x):
    s = 0
    for k in range(4):
        s = s * x[0] + (k if k % 2 else x[k])
    return -s


def machine(x):
    s = x[0] * x[1]
    for k in range(4):
        s = (s + 4 - k if k == 0 else s + (4 - k)) * x[3]
    return s


def in_turn(x):
    s = 1
    for k in range(20):
        if isinstance(s, int):
            s = 3 * s + 1
            if s > 100:
                s = x[k % 4] * s * 0.01
        else:
            s = np.sin(s) + x[(k + 1) % 4]
            if k % 5 == 4:
                s = k
    return s * (s + x[0])


def in_place(x):
    a, s = x[0] * x[3], 0
    for k in range(4):
        v, w, u = a if k % 2 else 3, a if k % 3 else 4, a if k > 1 else -3
        t = a if k >= 2 else 0
        s += v * x[1] + w * u * x[2] + t
        a += s
    return s


RIGHT = {
    "polynomial": polynomial,
    "machine": machine,
    "lists": lambda x: x[0] * (x[1] - 2) + 7 * np.sin(x[2]) * x[3],
    "in_turn": in_turn,
    "sum_of_bits": lambda x: (x[0] + 4) * x[1],
    "bits_as_number": lambda x: (4 - (1023 << 52)) * 2.0**-52 * x[1],
    "bits_in_memory": lambda x: 2 * x[1],
    "in_place": in_place,
    "bits_passed_on": lambda x: x[0] * x[3] * x[1],
    "bits_multiplied": lambda x: 12 * x[1],
}


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "tagged.c")


@pytest.mark.parametrize("name", RIGHT)
def test_derivatives(library, name):
    function, right, h = library[name], RIGHT[name], 1e-30

    def gradient(x):
        return np.array([right(x + 1j * h * e).imag / h for e in np.eye(4)])

    np.testing.assert_allclose(function(X, 4), right(X), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X, 4), gradient(X), rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(function, (X, 4), (V,))[1], gradient(X) @ V, rtol=1e-13)
    along = (gradient(X + 1e-5 * V) - gradient(X - 1e-5 * V)) / 2e-5
    np.testing.assert_allclose(pad.hvp(function, (X, 4), (V,)), along, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("name", ["sum_of_bits", "bits_as_number", "bits_in_memory", "bits_passed_on", "bits_multiplied"])
def test_bits_of_a_number_that_are_taken_for_an_integer_are_refused(library, name):
    f, x, v = library[name], np.append(X, 0.9), np.append(V, 0.2)
    f(x, 5)
    for derivative in (pad.grad(f), lambda x, n: pad.jvp(f, (x, n), (v,))):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
            derivative(x, 5)
