"""Arrays of records that are copied as a whole, and accesses that begin in an array and end behind it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.75, 1.5, 0.25, 2.0])
"""Numbers that are exact in single precision."""

CASES = {
    "copied_pairs": (lambda x: (x[1] * x[2]) ** 2, [0, 2 * X[1] * X[2] ** 2, 2 * X[1] ** 2 * X[2], 0]),
    "across_the_end": (lambda x: x[2] + 2 + x[3] ** 2, [0, 0, 1, 2 * X[3]]),
    "across_the_end_copied": (lambda x: x[2] * 2 + x[3] ** 2, [0, 0, 2, 2 * X[3]]),
}


@pytest.fixture(scope="module")
def program():
    return pad.load(Path(__file__).parent / "records.c")


@pytest.mark.parametrize("name", CASES)
def test_the_last_element_counts(program, name):
    f = program[name]
    value, gradient = CASES[name]
    assert f(X, 4) == pytest.approx(value(X))
    np.testing.assert_allclose(pad.grad(f)(X, 4), gradient, rtol=1e-6)
    np.testing.assert_allclose([pad.jvp(f, (X, 4), (e, None))[1] for e in np.eye(4)], gradient, rtol=1e-6)
