"""Text in C++: parameters are read, messages are written, but a number that goes through text is refused, not lost."""

from __future__ import annotations

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
