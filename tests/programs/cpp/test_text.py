"""Text in C++: parameters are read, messages are written, but a number that goes through text is refused, not lost."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "text.cpp"


@pytest.mark.parametrize("name", ["streams", "strings"])
def test_numbers_through_text_are_refused(program, name):
    function = program(SOURCE)[name]
    for derivative in (pad.grad(function), lambda x: pad.jvp(function, (x,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
            derivative(1.3)


def test_parameters_and_messages(scalar):
    scalar(SOURCE, "messages", (0.7, 0), lambda x, loud: 2.5 * x * x + 0.75)


def test_a_file_of_parameters(scalar):
    def parameters(x, n):
        for _ in range(3):
            x = x - x**3
        return np.sum(x**2)

    scalar(SOURCE, "parameters", (np.array([0.7, 0.4, -0.3]), 3), parameters)


def test_names_beside_numbers(program):
    named, x = program(SOURCE).named, np.array([0.7, 1.3, 0.4])
    # 2 x0³ + x0 x1² + x0 x2² / 2: the last name comes first, and all have two letters.
    right = [6 * x[0] ** 2 + x[1] ** 2 + 0.5 * x[2] ** 2, 2 * x[0] * x[1], x[0] * x[2]]
    np.testing.assert_allclose(pad.grad(named)(x, 3), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jacfwd(named)(x, 3), right, rtol=1e-14)


def test_names_that_numbers_say_are_refused(program):
    written, x = program(SOURCE).written, np.array([0.7, 1.3])
    for derivative in (pad.grad(written), pad.jacfwd(written)):
        with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
            derivative(x)
