"""Numbers through `transfer`, arrays of any rank, and random numbers where active ones are at other times."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "transfers.f90"
X = np.array([0.7, -1.3, 0.45, 2.1, -0.6, 1.15])


@pytest.mark.parametrize("name", ["transferred", "any_rank", "random", "words"])
def test_derivatives(program, name):
    pad.check_grads(program(SOURCE)[name], (X,), order=2, rtol=1e-6)


def test_values(program):
    library = program(SOURCE)
    z = X.view(complex) ** 2
    wanted = (z.view(float) * np.arange(1, 7)).sum() + X[1] * X[3]
    assert library.transferred(X) == pytest.approx(wanted, rel=1e-14)
    a = X.reshape((2, 3), order="F")
    wanted = (X**2).sum() + (a[0] * a[1]).sum() * X[0] + X[0] ** 2 + X[3] ** 2 + (a[0] * a[1])[[0, 2]].sum()
    assert library.any_rank(X) == pytest.approx(wanted, rel=1e-14)
    wanted = X[0] ** 2 * X[2] * X[4] + (X[:2] ** 2).sum() + (X[1:4] ** 3).sum() + 3 * X[4] * X[0] + X[5] ** 2
    assert library.words(X) == pytest.approx(wanted, rel=1e-14)


def test_neighbours_of_numbers_move_with_them(program):
    function = program(SOURCE).neighbours
    x = X.copy()
    x[:3] = 1, 4, -2  # where exponents change, too
    exponent = np.frexp(x[3:])[1]
    wanted = [x[1], np.nextafter(x[0], 9), 2 * np.nextafter(x[2], 9)]
    for i in range(3):  # scale(x) fraction(x) set_exponent(x, 1): 2^i x * 2^-e x * 2^(1-e) x
        factor = 2.0 ** (i + 4) * 2.0 ** -exponent[i] * 2.0 ** (1 - exponent[i])
        wanted.append(3 * factor * x[3 + i] ** 2 + np.spacing(abs(x[3 + i])) + exponent[i])
    assert pad.grad(function)(x) == pytest.approx(np.array(wanted), rel=1e-14)
    assert pad.jacfwd(function)(x) == pytest.approx(np.array(wanted), rel=1e-14)


def test_texts_are_refused_with_a_way_out_that_works(program):
    library = program(SOURCE)
    for derivative in (pad.grad, pad.jacfwd):
        with pytest.raises(pad.DifferentiationError, match=r"not followed through texts\n.*transfer.* to integer\(1\) is followed"):
            derivative(library.through_text)(X)
        assert derivative(library.through_bytes)(X) == pytest.approx(2 * X, rel=1e-15)


def test_random_numbers_are_drawn_in_the_order_of_elements(program):
    at_once, one_by_one = np.zeros((3, 3), order="F"), np.zeros((3, 3), order="F")
    program(SOURCE).drawn(3, at_once, one_by_one)
    assert np.array_equal(at_once, one_by_one) and len(set(at_once.flat)) == 9
