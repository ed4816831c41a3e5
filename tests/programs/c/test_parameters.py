"""`{function, void *params}`, as numerical libraries in C take what they integrate, with parameters of several types in one program."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.4, 1.0, 0.3])
H = 1e-6


@pytest.fixture(scope="module")
def program():
    return pad.load(Path(__file__).parent / "parameters.c")


CASES = [
    ("one_after_the_other", ()),
    ("callers_own", ()),
    ("chosen", (0,)),
    ("chosen", (1,)),
    ("one_in_another", ()),
    ("by_a_table", ()),
    ("allocated", ()),
]


@pytest.mark.parametrize(("name", "more"), CASES)
def test_each_function_has_its_own(program, name, more):
    f = program[name]
    slopes = [(f(X + H * e, *more) - f(X - H * e, *more)) / (2 * H) for e in np.eye(len(X))]
    gradient = pad.grad(f)(X, *more)
    np.testing.assert_allclose(gradient, slopes, rtol=1e-8, atol=1e-9)
    tangents = [pad.jvp(f, (X, *more), (e,)) for e in np.eye(len(X))]
    assert {value for value, _ in tangents} == {f(X, *more)}
    np.testing.assert_allclose([t for _, t in tangents], gradient, rtol=1e-13, atol=1e-15)
    np.testing.assert_array_equal(pad.grad(f)(X, *more), gradient)
