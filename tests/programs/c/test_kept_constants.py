"""What one call leaves in a variable may be the address of a constant, which derivatives know again."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad


def test_a_list_that_ends_at_a_constant(program):
    library = program("kept_constants.c")
    for v in (4.0, 5.0):
        library.push(v)
    x = np.array([2.0, 3.0])
    for function, expected in ((library.walked, [27, 18]), (library.ended, [30, 20])):
        value, gradient = pad.value_and_grad(function)(x)
        assert value == function(x)
        assert gradient == pytest.approx(expected)
        assert [pad.jvp(function, (x,), (e,))[1] for e in np.eye(2)] == pytest.approx(expected)
