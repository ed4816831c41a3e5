"""Enumerations of Rust that carry an integer in one variant and numbers in others, against differences, forward mode against reverse."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

POINTS = [np.array([0.7, 0.45, 1.3, 0.2, 0.95, 0.62]), np.array([0.3, 1.1, 0.25, 0.8, 0.55, 1.4, 0.15])]


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "enumerations.rs")


@pytest.mark.parametrize("name", ["nodes", "popped", "in_turn", "bits"])
def test_derivatives(library, name, against_differences):
    against_differences(getattr(library, name), rtol=1e-7)


def test_an_error_in_memory_that_has_grown(library):
    x = POINTS[0]
    right = np.where(np.arange(6) % 2 == 0, 2 * x, 0) + 9 * np.eye(6)[0]
    v = np.cos(3 * x)
    for _ in range(3):
        with pytest.raises(pad.DifferentiationError, match="PAD-E102"):
            pad.jvp(library.mistaken, (x, 0), (v, None))
        np.testing.assert_allclose(pad.jvp(library.mistaken, (x, 1), (v, None))[1], right @ v, rtol=1e-12)
    np.testing.assert_allclose(pad.grad(library.mistaken)(x, 1), right, rtol=1e-12)


@pytest.mark.parametrize("name", ["mistaken", "mistaken_words", "mistaken_word", "mistaken_row"])
def test_an_argument_that_is_taken_for_an_integer(library, name):
    """Both modes raise where bits of an argument's number are read as an integer, and only there."""
    f, x = getattr(library, name), POINTS[0]
    outputs = 2 if name == "mistaken_words" else 1
    v = np.cos(3 * x)

    def pulled(kind):
        _, pullback = pad.vjp(f, x, kind)
        return pullback((1.0, np.zeros(6)) if outputs == 2 else 1.0)[0]

    for _ in range(2):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
            pad.jvp(f, (x, 0), (v, None))
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
            pulled(0)
        tangent = pad.jvp(f, (x, 1), (v, None))[1]
        np.testing.assert_allclose((tangent[0] if outputs == 2 else tangent), pulled(1) @ v, rtol=1e-12)


def test_an_integer_kept_in_an_argument(library):
    x = POINTS[0]
    _, pullback = pad.vjp(library.kept, x, 1234567)
    np.testing.assert_allclose(pullback((1.0, np.zeros(6)))[0], 567 * np.array([x[1], x[0], 0, 0, 0, 0]), rtol=1e-12)
