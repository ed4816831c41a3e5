"""Elements of which a function knows only how large they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.errors import DifferentiationError


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "generic_sorts.c")


@pytest.mark.parametrize("name", ["heap", "quick", "quick_whole"])
def test_derivatives(library, name):
    function, h = library[name], 1e-6
    for x in (0.7, 1.3, 2.1):
        right = (function(x + h) - function(x - h)) / (2 * h)
        value, slope = pad.value_and_grad(function)(x)
        assert value == pytest.approx(function(x), rel=1e-12)
        assert slope == pytest.approx(right, rel=1e-6)
        assert pad.jvp(function, (x,), (1.0,))[1] == pytest.approx(slope, rel=1e-12)


def test_an_index_that_wraps_around(library):
    """It leads to another member of an element, which nobody can know before the program runs."""
    assert library.wrapped(1.3, 1) == library.wrapped(1.3, 0) == pytest.approx(1.3**2 * 11)
    for derivative in (lambda far: pad.grad(library.wrapped)(1.3, far), lambda far: pad.jvp(library.wrapped, (1.3, far), (1.0, None))[1]):
        assert derivative(0) == pytest.approx(2 * 1.3 * 11)
        with pytest.raises(DifferentiationError, match="PAD-E101"):
            derivative(1)
