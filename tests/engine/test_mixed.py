"""Memory that holds numbers, addresses and integers at different times, or where the analysis does not tell them apart."""

from __future__ import annotations

import numpy as np
import pytest

from fuzz import Batch
from polyglot_ad.errors import DifferentiationError

from .harness import FORWARD, HEADER, REVERSE, Case, Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2])

kernels = Kernels(program("mixed"))
kernels.add("captured", X, 4)
kernels.add("captured", X, 1, name="captured by value")
kernels.add("tagged", X, 4)
kernels.add("changing", X, 23)
kernels.add("number_or_integer", X, 4)
kernels.add("returned_either", X, 4)


@pytest.mark.parametrize("name", kernels.names)
def test_kernels(name: str) -> None:
    kernels.check(name)


def test_bits_of_a_number_have_no_derivative_as_an_integer() -> None:
    """Where only the run can tell that it is a number, the derivative is no number; zero would be wrong."""
    batch, case = Batch(HEADER + program("mixed")), Case("bits_of_some", (X, 4))
    for mode in (FORWARD, REVERSE):
        batch.derive(case, mode)
        with pytest.raises(DifferentiationError, match="PAD-E102"):
            batch.derive(Case("bits_of_all", (X, 4)), mode)
    batch.load(["bits_of_some"])
    direction = np.ones(4)
    assert np.isnan(batch.forward(case, FORWARD, case.values, [[direction, None]]).result_lanes[0][0])
    found = batch.reverse(case, REVERSE, case.values, [[1.0]], [[np.zeros(4), None]]).lanes[0][0]
    assert np.array_equal(np.isnan(found), [False, True, False, True]) and found[0] == found[2] == 0


def test_integers_among_bits_are_not_told_apart() -> None:
    """A counter in memory where words are moved, that may be bits of numbers: nothing proves that it is none of these."""
    batch = Batch(HEADER + program("mixed"))
    for mode in (FORWARD, REVERSE):
        with pytest.raises(DifferentiationError, match=r"PAD-E10[125]"):
            batch.derive(Case("machine", (X, 4)), mode)
