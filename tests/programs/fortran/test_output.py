"""Programs in Fortran that write and read: what is only written or only read does not matter, a round trip is refused."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "output.f90"


@pytest.mark.parametrize(("name", "x"), [("roundtrip", 0.7), ("scratch", np.ones(3)), ("named", 0.7)])
def test_numbers_through_text_and_files_are_refused(program, name, x):
    function = program(SOURCE)[name]
    assert function(x) > 0
    for jacobian in (pad.jacfwd, pad.jacrev):
        with pytest.raises(pad.DifferentiationError, match="it may read what the program wrote"):
            jacobian(function)(x)


def test_messages_and_parameters(scalar):
    scalar(SOURCE, "logs", (0.7,), lambda x: 1.5 * x**2)
