"""Addresses that are rounded to multiples: alignment by hand, by the compiler's operation, and allocators that do so."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parent / "aligned.c"
X = np.array([1.3, 0.4, 0.9, 2.2])
RIGHT = ("local_buffer", "rounded_down", "base_kept_before", "arena", "arena_by_the_compiler")


@pytest.fixture(scope="module")
def program():
    return pad.load(SOURCE)


@pytest.mark.parametrize("name", RIGHT)
def test_aligned_memory(program, name):
    """Also where the shadow's memory lies differently to those multiples: by chance at one call, so there are several."""
    f = program[name]
    wanted = [(f(X + 1e-6 * e, 4) - f(X - 1e-6 * e, 4)) / 2e-6 for e in np.eye(4)]
    gradient = pad.grad(f)
    for _ in range(5):
        np.testing.assert_allclose(gradient(X, 4), wanted, rtol=1e-6, atol=1e-7)
        forward = [pad.jvp(f, (X, 4), (e, None))[1] for e in np.eye(4)]
        np.testing.assert_allclose(forward, wanted, rtol=1e-6, atol=1e-7)


def test_a_byte_of_a_number_in_an_arena(program):
    f = program.arena_misread
    for run in (lambda: pad.grad(f)(X, 4), lambda: pad.jvp(f, (X, 4), (X, None))):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[124]"):
            run()
