"""Programs in Fortran that choose procedures at run time."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "objects.f90"


def lennard_jones(depth, width, r):
    return 4 * depth * ((width / r) ** 12 - (width / r) ** 6)


def morse(depth, a, r0, r):
    return depth * (1 - np.exp(-a * (r - r0))) ** 2


def test_pointers_to_a_class(scalar):
    def alternating(depth, width, r, n):
        total = sum(morse(depth, width, 0.9, r * i) if i % 2 else lennard_jones(depth, width, r * i) for i in range(1, n + 1))
        return total * lennard_jones(depth, width, r) * morse(depth, width, 0.9, r)

    scalar(SOURCE, "alternating", (0.7, 1.1, 1.3, 4), alternating)


@pytest.mark.parametrize("kind", [1, 2])
def test_allocated_as_one_type_or_another(scalar, kind):
    def allocated_as(kind, a, b, r):
        if kind == 1:
            return (lennard_jones(a, b, r) + lennard_jones(a, b, 2 * r)) * b
        return morse(a, b, 1, r) + morse(a, b, 1, 2 * r) + a

    scalar(SOURCE, "allocated_as", (kind, 0.7, 1.1, 1.3), allocated_as)


@pytest.mark.parametrize("kind", [1, 2])
def test_selection_by_type(scalar, kind):
    def selected(x, r, kind):
        return x * x * r if kind == 1 else (r * 2 * x + x) * (2 * x * r + r**3 + 2 * x)

    scalar(SOURCE, "selected", (0.7, 1.3, kind), selected)


def test_an_object_that_is_freed_is_finalized(program):
    function = program(SOURCE).finalized_sometimes
    for times in (1, 5):
        pad.check_grads(function, (np.array([1.3, 0.7]), times), order=2, rtol=1e-6)


def test_what_the_library_alone_frees_is_refused_where_it_happens(program):
    function = program(SOURCE).freed_sometimes
    np.testing.assert_array_equal(pad.grad(function)(np.ones(2), 1), [2, 2])
    with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
        pad.grad(function)(np.ones(2), 5)


def test_what_a_finalizer_computes_is_not_lost(program):
    function = program(SOURCE).counted_when_freed
    x = np.array([1.3, 0.7])
    assert function(x) == pytest.approx(1.3**3 * 0.7**2)
    pad.check_grads(function, (x,), order=2, rtol=1e-6)


def test_tree_of_pointers(program):
    """Descriptors and numbers that are not told apart are not copied over each other: the gradient, or a refusal."""
    function = program(SOURCE).tree
    x = np.array([0.5, -0.3, 0.8, 0.2])
    assert np.isclose(function(x), -0.5 * 0.5 * 0.3)
    try:
        found = pad.grad(function)(x)
    except pad.DifferentiationError:
        return
    np.testing.assert_allclose(found, [-0.3, 0.25, 0, 0])
    np.testing.assert_allclose(pad.jacfwd(function)(x), found)  # shadows of type descriptions, which point to each other in circles
