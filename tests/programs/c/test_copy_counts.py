"""Copies by loops are as long as the loops, however these count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parent / "copy_counts.c"
NAMES = re.findall(r"^LOOP\((\w+)", SOURCE.read_text(), re.MULTILINE)


@pytest.fixture(scope="module")
def library():
    return pad.load(SOURCE)


@pytest.mark.parametrize("name", NAMES)
def test_derivatives(library, name):
    function, x, h = library[name], 1.3, 1e-6
    right = (function(x + h) - function(x - h)) / (2 * h)
    value, slope = pad.value_and_grad(function)(x)
    assert value == pytest.approx(function(x), rel=1e-12)
    assert slope == pytest.approx(right, rel=1e-6)
    assert pad.jvp(function, (x,), (1.0,))[1] == pytest.approx(slope, rel=1e-12)
