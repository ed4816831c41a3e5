"""Numbers and integers in one memory: COMMON blocks, types, work arrays, EQUIVALENCE. Where a number's bits are read as an integer, the
derivative is an error when that happens, in both modes."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "kinds.f90"
X = np.array([0.7, -1.3, 0.45, 1.1])
LONG = np.linspace(-1, 1, 12)

CASES = {
    "stacked": (X, 4),
    "queued": (X,),
    "in_the_tail": (LONG, 12),
    "shared_storage": (X,),
}


@pytest.mark.parametrize("name", CASES)
def test_derivatives(program, name):
    pad.check_grads(program(SOURCE)[name], CASES[name], order=2, rtol=1e-6)


def gradients(f, way):
    """The gradient in each mode, of the function with this way."""
    return {
        "grad": lambda: pad.grad(f)(X, 4, way),
        "vjp": lambda: pad.vjp(f, X, 4, way)[1](1.0)[0],
        "jacfwd": lambda: pad.jacfwd(f)(X, 4, way),
        "jvp": lambda: [float(pad.jvp(f, (X, 4, way), (e, None, None))[1]) for e in np.eye(4)],
    }


@pytest.mark.parametrize("way", [1, 5])
def test_integers_beside_numbers(program, way):
    wanted = 3 * X**2 * 5 + np.array([0, 2 * X[1], 0, 0]) if way == 1 else 3 * X**2 * sum(range(2, 9))
    for name, run in gradients(program(SOURCE).as_either, way).items():
        assert np.allclose(run(), wanted, rtol=1e-12), name


@pytest.mark.parametrize("way", [2, 3, 4])
def test_numbers_read_as_integers_are_refused_when_it_happens(program, way):
    for name, run in gradients(program(SOURCE).as_either, way).items():
        if way == 4 and name in ("jacfwd", "jvp"):
            assert np.array_equal(np.isnan(run()), [False, True, False, False]), name
            continue
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E101.*integers and numbers"):
            run()


def test_a_direction_in_which_they_do_not_change(program):
    """Their bits are constant then."""
    f = program(SOURCE).as_either
    assert np.isclose(pad.jvp(f, (X, 4, 2), (np.array([0.0, 0, 0, 1]), None, None))[1], 3 * X[3] ** 2 * f(X, 4, 2) / np.sum(X**3))


def test_numbers_copied_as_integers(program):
    """Where the copy is inlined, pieces of numbers are stored that have never been in memory as such."""
    f = program(SOURCE).copied_in_halves
    wanted = np.array([2 * X[0] * X[3] ** 2, 2 * X[1], 0, 2 * X[0] ** 2 * X[3]])
    assert np.isclose(f(X), (X[0] * X[3]) ** 2 + X[1] ** 2)
    np.testing.assert_allclose(pad.grad(f)(X), wanted, rtol=1e-13)
    direction = np.array([0.3, -1.0, 2.0, 0.7])
    assert np.isclose(pad.jvp(f, (X,), (direction,))[1], wanted @ direction, rtol=1e-13)
