"""REDUCE with functions of the program, and arguments of intent(out) that are left out."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "reductions.f90"
X = np.array([0.7, -1.3, 0.45, 1.1])
M = np.asfortranarray(np.array([[0.7, -1.3, 0.45], [1.1, 0.6, -0.2]]))


@pytest.mark.parametrize(("name", "x"), [("reduced", X), ("reduced_along", M)])
def test_derivatives(program, name, x):
    pad.check_grads(program(SOURCE)[name], (x,), order=2, rtol=1e-6)


def test_values(program):
    library = program(SOURCE)
    wanted = X.prod() + 0.5 * X[1] + np.sin(X[0]) + 0.7 * 1.1 + 2
    assert library.reduced(X) == pytest.approx(wanted, rel=1e-14)
    rows, columns = M.prod(axis=1), [0.7 * 1.1, 0.6, 0.45]
    assert library.reduced_along(M) == pytest.approx((rows**2).sum() + sum(columns) + M.prod(), rel=1e-14)


def test_other_kinds(program):
    def wanted(x):
        single = x[0]
        for b in x[1:]:
            single = single * b + b
        return 5 * (single + ((1 + 2j) ** x.size * x.prod()).real)

    h = 1e-6
    library = program(SOURCE)
    assert library.reduced_kinds(X) == pytest.approx(wanted(X), rel=1e-6)
    right = [(wanted(X + h * e) - wanted(X - h * e)) / (2 * h) for e in np.eye(4)]
    assert np.allclose(pad.grad(library.reduced_kinds)(X), right, rtol=1e-5)
    assert np.allclose(pad.jacfwd(library.reduced_kinds)(X), right, rtol=1e-5)


def test_what_is_only_written_may_be_left_out(program):
    library = program(SOURCE)
    b, c, d = library.outputs(X, 4)
    assert b == np.sum(X**2) and np.allclose(c, X**3) and np.array_equal(d, [X, -X])
    given = np.zeros(4)
    b, d = library.outputs(X, 4, c=given)
    assert b == np.sum(X**2) and np.allclose(given, X**3) and d.shape == (2, 4)
    assert library.one_output(X, 4) == library.one_output(a=X, n=4) == np.sum(X**2)
    assert library.one_output(X, 4, np.zeros(())) is None


@pytest.mark.parametrize("arguments", [(X, 4), (X, 4, None), (X, 4, np.zeros(()))], ids=["left out", "None", "given"])
def test_derivatives_without_what_is_only_written(program, arguments):
    f = program(SOURCE).one_output
    assert np.allclose(pad.grad(f)(*arguments), 2 * X)
    value, gradient = pad.value_and_grad(f)(*arguments)
    assert value == np.sum(X**2) and np.allclose(gradient, 2 * X)
    assert np.allclose(pad.hessian(f)(*arguments), 2 * np.eye(4))
    outputs, tangent = pad.jvp(f, arguments, (np.ones(4),))
    assert outputs == np.sum(X**2) and tangent == pytest.approx(2 * X.sum())
    assert np.allclose(pad.vjp(f, *arguments)[1](1.0)[0], 2 * X)


def test_a_shape_that_does_not_follow(program):
    with pytest.raises(pad.Error, match="missing 'b'"):
        program(SOURCE).assumed(X)
