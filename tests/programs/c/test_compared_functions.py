"""Each derivative has copies of the program's functions: an address that another call has kept is compared with all of them."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

RIGHT = {0: (2.0, 1.0, 0.0), 1: (20.0, 20.0, 10.0), 2: (2.0, 1.0, 0.0), 3: (2.0, 1.0, 0.0), 4: (14.0, 7.0, 0.0)}


@pytest.fixture
def library(program):
    return program("compared_functions.c")


def test_what_the_program_has_kept(library):
    for k, (value, slope, curvature) in RIGHT.items():
        library.keep(k)
        assert library.by_choice(2.0) == value
        assert pad.value_and_grad(library.by_choice)(2.0) == (value, slope)
        assert pad.jvp(library.by_choice, (2.0,), (1.0,)) == (value, slope)
        assert pad.grad(pad.grad(library.by_choice))(2.0) == curvature


def test_what_a_derivative_has_kept(library):
    for k, (value, slope, _) in RIGHT.items():
        assert pad.grad(library.keeps)(3.0, k) == 6.0
        assert library.which() == k
        assert (library.by_choice(2.0), pad.grad(library.by_choice)(2.0)) == (value, slope)
        assert pad.jvp(library.keeps, (3.0, (k + 1) % 5), (1.0, None))[1] == 6.0
        assert library.which() == (k + 1) % 5


def test_what_both_change(library):
    assert [library.swapped(2.0), *pad.value_and_grad(library.swapped)(2.0)] == [4.0, 6.0, 3.0]
    assert pad.jvp(library.swapped, (2.0,), (1.0,)) == (4.0, 4.0)
    assert library.swapped(2.0) == 6.0
    assert pad.value_and_grad(library.swapped)(2.0) == (4.0, 4.0)
