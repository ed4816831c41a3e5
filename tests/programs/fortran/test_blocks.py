"""COMMON blocks of numbers and integers, declared differently in each routine, as legacy libraries have them."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "blocks.f"
X = np.array([0.7, -1.3, 0.45, 1.1, 0.2])


def test_derivatives(program):
    pad.check_grads(program(SOURCE).steps, (X, 5, 0.8, np.zeros(())), order=2, rtol=1e-6)


def test_bits_of_a_number_in_a_block_are_refused_or_no_number(program):
    f, r = program(SOURCE).bits, np.zeros(())
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        pad.grad(f)(X, 5, 0.8, r)
    assert np.isnan(pad.jvp(f, (X, 5, 0.8, r), (np.ones(5), None, None, None))[1])
