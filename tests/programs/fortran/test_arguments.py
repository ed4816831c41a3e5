"""Programs in Fortran: how arguments and results pass."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(21)
SOURCE = "arguments.f90"


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


@pytest.mark.parametrize("present", [(0.7, R.standard_normal(3), 2), (0.7, None, None), (None, None, 3)])
def test_optional(scalar, present):
    def scaled(x, a, b, n):
        y = x * (1 if a is None else a) + (0 if b is None else np.sum(b * x))
        return y if n is None else y**n

    scalar(SOURCE, "scaled", (1.2, *present), scaled)


def test_shape_of_result(vector):
    vector(SOURCE, "product_of", (matrix(2, 3), matrix(3, 4)), lambda a, b: a @ b)


@pytest.mark.parametrize("n", [2, 5])
def test_bounds_of_result(vector, n):
    vector(SOURCE, "padded", (R.standard_normal(3), n), lambda x, n: np.concatenate([x**2, np.zeros(max(n - 3, 0))]))


def test_length_that_follows_from_another_array(program):
    function = program(SOURCE).weighted
    assert function(np.ones(3), np.ones(6)) == 3
    with pytest.raises(pad.ArgumentError, match="size\\(x, 1\\) = 6"):
        function(np.ones(3), np.ones(5))
