"""Julia: reductions inside of the functions of reductions."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.83, 1.21, 0.64, 1.37])
NAMES = ["of_lists", "in_functions", "deep", "in_generators", "largest", "of_objects", "of_tuples", "columns", "in_place", "long"]


@pytest.mark.parametrize("name", NAMES)
def test_against_differences(program, name):
    pad.check_grads(getattr(program("folds.jl"), name), (X,), rtol=1e-6)


def test_values_are_those_of_base(program):
    """Sums go by pairs of halves (1,024 elements), products from the left."""
    library = program("folds.jl")
    terms = [sum(X[(i + j) % 4] / (i + j) for j in range(1, 21)) for i in range(1, 3001)]
    assert library.long(X) == pytest.approx(np.sum(terms), rel=1e-14)
    assert library.in_functions(X) == pytest.approx(np.sum(np.outer(X, X) @ X), rel=1e-14)
    with pytest.raises(pad.NativeError, match="ArgumentError"):
        library.nothing_there(X)


def test_an_argument_that_lies_in_a_list_is_not_written(program):
    _, tangent = pad.jvp(program("folds.jl").of_objects, (X,), (np.ones(4),))
    assert np.ndim(tangent) == 0
