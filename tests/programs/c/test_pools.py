"""Numbers and integers of every width in one memory, with nothing that tells where the ones end and the others begin. Whoever reads the
bits of a number is refused when it happens, in both modes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parent / "pools.c"
X = np.array([1.3, 0.4, 0.9, 2.2])
RIGHT = (
    "counted_8",
    "counted_16",
    "counted_32",
    "counted_64",
    "flagged",
    "reused",
    "moved",
    "in_vectors",
    "cleared_counts",
    "cleared_by_turns",
    "cleared_before",
    "names_beside",
)
TYPED = ("cleared_counts", "cleared_by_turns", "cleared_before", "cleared_for_others", "cleared_with_a_head")
REFUSED = ("bits_8", "bits_16", "bits_32", "bits_64", "rest_of_one", "stored_through_an_index", "letter_of_a_number")


@pytest.fixture(scope="module")
def program():
    return pad.load(SOURCE, flags=["-fno-strict-aliasing"])


def ways(f):
    return {
        "grad": lambda: pad.grad(f)(X, 4),
        "vjp": lambda: pad.vjp(f, X, 4)[1](1.0)[0],
        "jvp": lambda: np.array([pad.jvp(f, (X, 4), (e, None))[1] for e in np.eye(4)]),
    }


@pytest.mark.parametrize("name", RIGHT)
def test_integers_beside_numbers(program, name):
    f = program[name]
    wanted = [(f(X + 1e-6 * e, 4) - f(X - 1e-6 * e, 4)) / 2e-6 for e in np.eye(4)]
    for way, run in ways(f).items():
        assert np.allclose(run(), wanted, rtol=1e-6, atol=1e-7), way


@pytest.mark.parametrize("name", TYPED)
def test_cleared_memory_with_types(name):
    """Types keep integers and numbers apart, so that nothing is checked when it runs."""
    f = pad.load(SOURCE)[name]
    wanted = [(f(X + 1e-6 * e, 4) - f(X - 1e-6 * e, 4)) / 2e-6 for e in np.eye(4)]
    for way, run in ways(f).items():
        assert np.allclose(run(), wanted, rtol=1e-6, atol=1e-7), way


def test_slots_that_grow(program):
    """A copy of as many elements as there are, in which numbers and indices are told apart only since that is checked."""
    f = program.slots
    wanted = [(f(X + 1e-6 * e, 4) - f(X - 1e-6 * e, 4)) / 2e-6 for e in np.eye(4)]
    np.testing.assert_allclose(pad.grad(f)(X, 4), wanted, rtol=1e-6)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
        pad.grad(program.slots_misread)(X, 4)


@pytest.mark.parametrize("name", REFUSED)
def test_bits_of_numbers_are_refused(program, name):
    for run in ways(program[name]).values():
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
            run()


def test_a_number_of_which_a_byte_is_overwritten(program):
    f = program.overwritten
    for way, run in ways(f).items():
        if way == "jvp":
            assert np.isnan(run()[0])
            continue
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E101.*integers and numbers"):
            run()


def test_a_number_of_which_bytes_are_cleared(program):
    """It is refused, or there is no number for what would depend on it."""
    for run in ways(program.cleared_in_part).values():
        try:
            found = run()
        except pad.DifferentiationError as error:
            assert error.code in ("PAD-E101", "PAD-E102", "PAD-E104")
        else:
            assert np.isnan(found[1])


def test_an_address_that_is_moved_in_letters(program):
    """It leads to a number with a derivative, so that what is made of its pieces is refused."""
    for run in ways(program.address_in_letters).values():
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[1245]"):
            run()
