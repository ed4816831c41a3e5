"""Structures that are copied and exchanged by loops over their bytes and words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import DifferentiationError

SOURCE = Path(__file__).parent / "copy_loops.c"
EXCHANGED = ["bytes", "by_index", "do_while", "down", "words", "longs", "until", "pairs", "small", "two", "large", "onto_itself"]
COPIED = ["insertion", "insertions", "copies", "wordcopies", "removed", "inserted", "of_unknown_length", "text"]
REFUSED = ["overlapping_copy", "overlapping_down", "overlapping_swap", "one_half", "both_halves"]
STEPS = {"small": 1e-2}
"""Of central differences, where numbers are kept with single precision."""


@pytest.fixture(scope="module", params=["-O2", "-O0"])
def library(request):
    return pad.load(SOURCE, flags=[request.param])


@pytest.mark.parametrize("name", EXCHANGED + COPIED)
def test_derivatives(library, name):
    function, h = library[name], STEPS.get(name, 1e-6)
    for x in (0.7, 1.3, 2.1):
        right = (function(x + h) - function(x - h)) / (2 * h)
        value, slope = pad.value_and_grad(function)(x)
        assert value == pytest.approx(function(x), rel=1e-12)
        assert slope == pytest.approx(right, rel=5e-3 if name in STEPS else 1e-6)
        assert pad.jvp(function, (x,), (1.0,))[1] == pytest.approx(slope, rel=1e-5 if name in STEPS else 1e-12)


@pytest.mark.parametrize("name", REFUSED)
def test_places_that_overlap_and_parts_of_numbers(library, name):
    function = library[name]
    with pytest.raises(DifferentiationError, match="PAD-E101"):
        pad.grad(function)(1.3)
    with pytest.raises(DifferentiationError, match="PAD-E101"):
        pad.jvp(function, (1.3,), (1.0,))


def test_a_copy_that_ends_within_a_number(library):
    with pytest.raises(DifferentiationError, match="PAD-E104"):
        pad.grad(library.torn, argnums=0)(np.arange(1.0, 7.0), np.ones(6))


def test_a_copy_that_ends_behind_a_number(library):
    np.testing.assert_allclose(pad.grad(library.whole_later, argnums=0)(np.arange(1.0, 7.0), np.ones(6)), [2, 1, 0, 0, 10, 0])


def test_second_derivative(library):
    slope, h = pad.grad(library["longs"]), 1e-6
    np.testing.assert_allclose(pad.grad(slope)(1.3), (slope(1.3 + h) - slope(1.3 - h)) / (2 * h), rtol=1e-6)
