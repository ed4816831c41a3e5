"""Julia's BLAS and LAPACK have integers of 64 bits, and Julia passes the addresses of arrays as integers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(Path(__file__).with_name("linear_algebra.jl"))


def difference(f: Any, x: Any, d: Any, h: float = 1e-6) -> float:
    return float((f(np.asfortranarray(x + h * d)) - f(np.asfortranarray(x - h * d))) / (2 * h))


@pytest.mark.parametrize("name", ["by_lu", "by_cholesky", "by_triangle", "routines"])
def test_library_calls(lib: Any, name: str) -> None:
    rng = np.random.default_rng(8)
    f = getattr(lib, name)
    m = rng.normal(size=(3, 3))
    a, b = np.asfortranarray(m @ m.T + 3 * np.eye(3)), rng.normal(size=3)
    da, db = np.asfortranarray(rng.normal(size=(3, 3))), rng.normal(size=3)
    ga, gb = pad.grad(f, argnums=(0, 1))(a, b)
    assert np.sum(ga * da) == pytest.approx(difference(lambda v: f(v, b), a, da), rel=1e-7)
    assert gb @ db == pytest.approx(difference(lambda v: f(a, v), b, db), rel=1e-7)
    tangent = pad.jvp(f, (a, b), (da, db))[1]
    # What gets the address of an argument as an integer may write it: the argument is an output then.
    tangent = tangent[0] if isinstance(tangent, tuple) else tangent
    assert tangent == pytest.approx(np.sum(ga * da) + gb @ db, rel=1e-12)


def both(f: Any, arguments: tuple[Any, ...], number: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """A gradient by the reverse mode, by the forward mode."""
    x = arguments[number]
    forward = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        tangents = [np.zeros_like(a) for a in arguments]
        tangents[number][at] = 1
        forward[at] = pad.jvp(f, arguments, tuple(tangents))[1]
    return pad.grad(f, argnums=number)(*arguments), forward


@pytest.mark.parametrize("triangle", [np.tril, np.triu])
@pytest.mark.parametrize("zeros", [(), (0,), (1,), (2,), (0, 2), (1, 2)])
def test_determinant_of_a_triangle(lib: Any, triangle: Any, zeros: tuple[int, ...]) -> None:
    """The derivative by an element is its cofactor, also by those that are zero."""
    A = np.asfortranarray(triangle(np.random.default_rng(6).normal(size=(4, 4))))
    A[zeros, zeros] = 0
    cofactors = [[(-1) ** (i + j) * np.linalg.det(np.delete(np.delete(A, i, 0), j, 1)) for j in range(4)] for i in range(4)]
    for found in both(lib.determinant, (A,)):
        np.testing.assert_allclose(found, cofactors, atol=1e-12)


@pytest.mark.parametrize("number", [0, 1])
def test_least_squares_with_dependent_columns(lib: Any, number: int) -> None:
    rng = np.random.default_rng(7)
    A, b = np.asfortranarray(rng.normal(size=(5, 2))), rng.normal(size=5)
    wide = np.linalg.pinv(np.column_stack([A, A[:, 0] - 2 * A[:, 1]]))
    assert lib.least_squares(A, b) == pytest.approx(np.arange(1, 4) @ wide @ b + np.arange(1, 6) @ wide.T @ b[:3])
    reverse, forward = both(lib.least_squares, (A, b), number)
    np.testing.assert_allclose(reverse, forward, rtol=1e-9)
    d = rng.normal(size=(A, b)[number].shape)
    moved = (lambda v: lib.least_squares(v, b)) if number == 0 else (lambda v: lib.least_squares(A, v))
    assert np.sum(reverse * d) == pytest.approx(difference(moved, (A, b)[number], d), rel=1e-6)


def test_sums(lib: Any) -> None:
    rng = np.random.default_rng(9)
    x, d = rng.normal(size=2500), rng.normal(size=2500)
    gradient = pad.grad(lib.sums)(x)
    assert gradient @ d == pytest.approx(difference(lib.sums, x, d), rel=1e-6)
    assert gradient @ d == pytest.approx(pad.jvp(lib.sums, (x,), (d,))[1], rel=1e-12)
