"""Functions of Numba as sources: values against Numba itself, derivatives against closed forms and differences."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

numba = pytest.importorskip("numba", reason="Numba is not installed (the extra numba)")

X = np.array([0.5, 1.2, 2.0])
A = np.arange(6.0).reshape(2, 3)


@numba.njit
def helper(x):
    return math.sin(x) * x


@numba.njit
def energy(x):
    total = 0.0
    for i in range(len(x)):
        total += x[i] * helper(x[i])
    return total


@numba.njit
def waves(x, a=2.0):
    return np.exp(x * a) + np.sqrt(x)


@numba.njit
def several(x, t, z, flag, n):
    if n < 0:
        raise ValueError("n is negative")
    y = x * 2.0
    return y.sum() * n, y.T.copy(), (t[0] + t[1]) * z.real, flag


@numba.njit(parallel=True)
def parallel(x):
    total = 0.0
    for i in numba.prange(x.shape[0]):
        total += x[i] * x[i]
    return total


@numba.njit
def columns(x, y):
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            y[j] += x[i, j] * x[i, j]


@numba.njit("float64(float64, int64)")
def power(x, n):
    result = 1.0
    for _ in range(n):
        result *= x
    return result


_stiffness = numba.types.ExternalFunction("stiffness", numba.float64(numba.float64))


@numba.njit
def calls(x):
    return 2 * _stiffness(x)


@numba.njit
def algebra(a, b):
    if a[0, 0] > 1000:
        b[:] = a[0, :0]  # the message is made when the program runs
    quotient = np.linalg.solve(a, b)
    return np.sum((b @ a) ** 2) + np.linalg.norm(quotient)


@numba.njit
def complex_product(a):
    z = a[0] + 1j * a[1]
    return np.vdot(z, z).real + np.dot(z, z).imag


@numba.njit
def shapes(x):
    y = np.concatenate((x, 2 * x)).reshape(2, 3)
    y[::2] *= 3
    return np.sum(y.T @ y) + np.cumsum(x)[-1] * np.prod(x)


@numba.njit
def squares(x):
    return sum([v * v for v in x])


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load([energy, waves, several, parallel, columns])


def test_numbers_of_arrays(lib):
    assert lib.energy(X) == pytest.approx(energy(X), rel=1e-15)
    np.testing.assert_allclose(pad.grad(lib.energy)(X), 2 * X * np.sin(X) + X**2 * np.cos(X), rtol=1e-12)
    pad.check_grads(lib.energy, (X,), rtol=1e-6)
    exact = 2 * np.sin(X) + 4 * X * np.cos(X) - X**2 * np.sin(X)
    np.testing.assert_allclose(pad.hessian(lib.energy)(X), np.diag(exact), atol=1e-12)


@pytest.mark.parametrize("x", [X, A + 1, np.asfortranarray(A + 1), [0.5, 2.0]], ids=["vector", "rows", "columns", "list"])
def test_arrays_of_arrays(lib, x):
    np.testing.assert_allclose(lib.waves(x), waves(np.array(x), 2.0), rtol=1e-14)
    np.testing.assert_allclose(lib.waves(x, a=1.0), waves(np.array(x), 1.0), rtol=1e-14)
    if not isinstance(x, list):
        pad.check_grads(lib.waves, (x, 0.5), rtol=1e-6)


def test_several_results(lib):
    arguments = (A, (1.0, 2.0), 1 + 2j, True, 3)
    for found, right in zip(lib.several(*arguments), several(*arguments), strict=True):
        np.testing.assert_array_equal(found, right)
    by_array, by_tuple, by_complex, *_ = pad.vjp(lib.several, *arguments)[1]((1.0, np.ones((3, 2)), 1.0, None))
    np.testing.assert_array_equal(by_array, np.full((2, 3), 8.0))
    np.testing.assert_array_equal(by_tuple, [1, 1])
    assert by_complex == 3
    with pytest.raises(pad.NativeError, match="ValueError: n is negative"):
        lib.several(*arguments[:4], -1)


def test_written_arrays_and_parallel_loops(lib):
    y = np.zeros(3)
    lib.columns(A, y)
    np.testing.assert_array_equal(y, np.sum(A**2, axis=0))
    np.testing.assert_array_equal(pad.vjp(lib.columns, A, np.zeros(3))[1](np.ones(3))[0], 2 * A)
    assert lib.parallel(X) == pytest.approx(X @ X)
    np.testing.assert_allclose(pad.grad(lib.parallel)(X), 2 * X)


def test_linked_with_c():
    source = Path(__file__).with_name("oscillator.c")
    both = pad.load([power, calls, source])
    assert both.drive(X, 3) == pytest.approx(np.sum(X**3))
    np.testing.assert_allclose(pad.grad(both.drive)(X, 3), 3 * X**2)
    assert both.power(2.0, 3) == 8
    assert both.calls(2.0) == 16
    assert pad.grad(both.calls)(2.0) == 24
    assert numba.njit(lambda x: len(x))(X) == 3


@pytest.fixture(scope="module")
def linear() -> Any:
    return pad.load([algebra, complex_product, shapes])


SQUARE = np.array([[4.0, 1.0], [2.0, 3.0]])


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("algebra", (SQUARE, np.array([1.0, 2.0]))), ("complex_product", (SQUARE,)), ("shapes", (X,))],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_linear_algebra_and_shapes(linear, name, arguments):
    assert getattr(linear, name)(*arguments) == pytest.approx(globals()[name].py_func(*arguments), rel=1e-13)
    pad.check_grads(getattr(linear, name), arguments, rtol=1e-6)


def test_errors_of_linear_algebra(linear):
    with pytest.raises(pad.NativeError, match="Matrix is singular"):
        linear.algebra(np.ones((2, 2)), np.ones(2))
    with pytest.raises(pad.NativeError, match="ValueError"):
        linear.algebra(1001 + SQUARE, np.ones(2))


def test_what_is_refused(lib):
    with pytest.raises(pad.DifferentiationError, match="bits of an active value"):
        pad.grad(pad.load(squares).squares)(X)
    with pytest.raises(pad.ArgumentError, match="missing a required argument"):
        lib.energy()
    with pytest.raises(pad.CompileError, match="Numba cannot compile it"):
        lib.energy((1, 2, 3.0))
    with pytest.raises(pad.ArgumentError, match="a path or a function of Numba"):
        pad.load(3)
