"""Lengths of arrays that are parameters of their own may be left out, as in f2py."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.fortran.f2py import outputs

W, X = np.asfortranarray(np.arange(6.0).reshape(2, 3)), np.arange(1.0, 4.0)
GRADIENT = 2 * W.T @ (W @ X)


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.load(Path(__file__).parent / "lengths.f90")


@pytest.mark.parametrize(
    "call", [((2, 3, W, X), {}), ((W, X), {}), ((None, None, W, X), {}), ((), {"w": W, "x": X}), ((2,), {"w": W, "x": X})]
)
def test_left_out(lib: pad.Library, call: tuple) -> None:
    args, kwargs = call
    assert lib.weigh(*args, **kwargs) == np.sum((W @ X) ** 2)
    np.testing.assert_allclose(pad.grad(lib.weigh, "x")(*args, **kwargs), GRADIENT, rtol=1e-14)
    np.testing.assert_allclose(pad.hessian(lib.weigh, "x")(*args, **kwargs), 2 * W.T @ W, rtol=1e-14)


def test_values_come_back_and_are_written(lib: pad.Library) -> None:
    y = np.ones(3)
    assert lib.saxp(2.0, X, y) is None
    np.testing.assert_array_equal(y, 1 + 2 * X)
    for result in (lib.squares(X), lib.squares(X, 3), lib.squares(X, None), lib.squares(x=X)):
        np.testing.assert_array_equal(result, X**2)
    np.testing.assert_array_equal(lib.squares(X, 2), X[:2] ** 2)
    np.testing.assert_allclose(pad.jacobian(lib.squares)(X), np.diag(2 * X))
    assert pad.jvp(lib.weigh, (None, None, W, X), (None, None, None, X))[1] == pytest.approx(GRADIENT @ X, rel=1e-14)
    batch = np.stack([X, 2 * X])
    np.testing.assert_allclose(pad.vmap(pad.grad(lib.weigh, "x"), (None, 0))(W, batch), [GRADIENT, 2 * GRADIENT], rtol=1e-14)


def test_what_does_not_follow_must_be_given(lib: pad.Library) -> None:
    for call in (lambda: lib.weigh(X), lambda: lib.derived(X), lambda: lib.derived(x=X, n=1)):
        with pytest.raises(pad.ArgumentError, match="missing"):
            call()
    with pytest.raises(pad.ArgumentError, match=r"argument 'y': .* with the extents \(n = 3\)"):
        lib.saxp(2.0, X, np.ones(2))
    with pytest.raises(pad.ArgumentError, match="'n' was left out, and does not follow from 'x'"):
        lib.squares(3.0)
    np.testing.assert_array_equal(lib.derived(1, 2, X), [3.0, 3.0])


def test_comments_of_f2py() -> None:
    """Outputs that comments name may be left out, and come back; what they say of inputs, the compiler and the arrays say."""
    lib = pad.load(Path(__file__).parent / "f2py.f")
    np.testing.assert_array_equal(lib.square(X), X**2)
    np.testing.assert_array_equal(pad.jacobian(lib.square)(X), np.diag(2 * X))
    y = np.array(2.0)
    assert lib.both(3.0, y) == 9.0 and y == 6.0
    assert pad.jvp(lib.both, (3.0, np.array(2.0), np.array(0.0)), (1.0, 0.0, 0.0))[1] == (2.0, 3.0)
    with pytest.raises(pad.ArgumentError, match="missing 'y'"):
        lib.quiet(3.0)


def test_what_a_comment_calls_an_output_may_be_read() -> None:
    """Its first content counts where it is given, and has a derivative; left out, it is zero."""
    lib = pad.load(Path(__file__).parent / "f2py.f")
    y = np.array([5.0, -1.0, 2.0])
    np.testing.assert_array_equal(lib.added(X), X)
    np.testing.assert_allclose(pad.jvp(lib.added, (X, None, y), (X, None, y))[1], (y + 1) * X + X * y, rtol=1e-14)
    for mode in (pad.jacfwd, pad.jacrev):
        by_x, by_y = mode(lib.added, (0, 2))(X, 3, y)
        np.testing.assert_allclose(by_x, np.diag(y + 1), rtol=1e-14)
        np.testing.assert_allclose(by_y, np.diag(X), rtol=1e-14)


def test_procedures_of_the_comments() -> None:
    text = """
module m
contains
  function area(r) result(a)
    real :: r, a
    !f2py intent(out) a
  contains
    subroutine inner(b)
      !f2py intent(out) :: b, c(n, 2), d
    end subroutine inner
    !f2py intent(out) e
  end function
  pure recursive subroutine other(x)  ! function of x
    !f2py intent(inout) x
    !f2py intent(out=y) z
  end subroutine
  !f2py intent(out) nowhere
end module
"""
    assert outputs(text) == {"area": ["a", "e"], "inner": ["b", "c", "d"], "other": ["z"]}
