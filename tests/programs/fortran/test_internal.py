"""Internal procedures that are passed on, with the variables around them: in LLVM's IR they are trampolines."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "internal.f90"
P = np.array([0.7, 1.3, 1.1])


@pytest.mark.parametrize("name", ["counted", "double", "through", "moved", "kept"])
def test_derivatives(program, name):
    pad.check_grads(program(SOURCE)[name], (P,), order=2, rtol=1e-6)


def test_what_they_compute(program):
    """Simpson's rule is as good as exact here, and so is Newton's method."""
    lib = program(SOURCE)
    a, b, c = P
    assert lib.through(P) == pytest.approx(b / a * (np.exp(2 * a * c) - 1), rel=1e-6)
    gradient = pad.grad(lib.through)(P)
    at = np.exp(2 * a * c)
    np.testing.assert_allclose(gradient, [b * (2 * c * at / a - (at - 1) / a**2), (at - 1) / a, 2 * b * at], rtol=1e-5)
    z = lib.kept(P)
    np.testing.assert_allclose(pad.grad(lib.kept)(P), np.array([z, 1, 0]) / (3 * z**2 - a), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("derivative", [pad.grad, pad.jacfwd])
def test_two_frames_at_a_time_are_an_error(program, derivative):
    """And only they: what was left of them is no matter to the next call."""
    function = program(SOURCE).repeated
    a, b, c = P
    np.testing.assert_allclose(derivative(function)(P, 0), [b, a, 0], rtol=1e-13)
    for _ in range(2):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E301.*called again while procedures inside it are passed on"):
            derivative(function)(P, 2)
        # f + f of the inner call's first argument, and g itself: f (1 + 2 a)
        np.testing.assert_allclose(derivative(function)(P, 1), [b + 2 * (2 * a * b + c), a + 2 * a * a, 1 + 2 * a], rtol=1e-13)
