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
def decompositions(x):
    a = x.reshape(3, 2) + np.eye(3)[:, :2]
    q, r = np.linalg.qr(a)
    u, s, v = np.linalg.svd(a, False)
    w, z = np.linalg.eigh(a.T @ a)
    general, _ = np.linalg.eig(np.array([[2.0, x[0]], [x[1], 5.0]]))
    factors = q[2, 0] * r[0, 1] + s[0] * s[1] ** 2 + np.abs(u[0, 0] * v[1, 0])
    return factors + w[0] * np.abs(z[0, 1]) + general[0] ** 2 + np.sum(np.linalg.pinv(a) ** 2)


@numba.njit
def least_squares(x):
    total = 0.0
    for a in (np.array([[1.0, x[0]], [x[1], 2.0], [x[2], x[3]], [1.0, 3.0]]), np.outer(x[:4], x[4:])):
        found = np.linalg.lstsq(a, x[1:5].copy(), 1e-10)  # the second one has rank 1
        total += np.sum(found[0] ** 2) + np.sum(found[1]) + found[3][0]
    return total


@numba.njit
def complex_powers(x):
    z = complex(x[0], x[1])
    w = z ** complex(x[2], x[3]) + z**3 * x[4]
    return w.real * w.imag + x[5]


@numba.njit
def order(x):
    y = np.sort(x)
    return np.sum(np.where(y > 0.5, y**3, np.sin(y)) * np.arange(y.size)) + np.interp(0.4, np.linspace(0.0, 1.0, y.size), y)


@numba.njit
def from_place(x, i):
    if i >= x.size:
        return 0.0
    return x[i] ** 2 + x[0] * from_place(x, i + 1)


@numba.njit
def from_the_first(x):
    return from_place(x, 0)


@numba.njit
def counted(x):
    found = {1: x[0]}
    return found[1]


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


SIX = np.array([0.31, 0.72, 0.93, 0.44, 0.85, 0.16])


@pytest.mark.parametrize("function", [decompositions, least_squares, complex_powers, order, from_the_first], ids=lambda f: str(f.__name__))
def test_what_numba_has_compiled_before(function):
    """Numba's own copies of what the function calls are optimised then; what they only read is no result of a derivative."""
    gradient = [(function(SIX + 1e-6 * e) - function(SIX - 1e-6 * e)) / 2e-6 for e in np.eye(6)]
    ours = getattr(pad.load(function), function.__name__)
    np.testing.assert_allclose(pad.grad(ours)(SIX), gradient, rtol=1e-7, atol=1e-8)
    value, tangent = pad.jvp(ours, (SIX,), (SIX,))
    assert value == pytest.approx(function(SIX), rel=1e-12)
    assert tangent == pytest.approx(SIX @ gradient, rel=1e-7)


def test_errors_of_linear_algebra(linear):
    with pytest.raises(pad.NativeError, match="Matrix is singular"):
        linear.algebra(np.ones((2, 2)), np.ones(2))
    with pytest.raises(pad.NativeError, match="ValueError"):
        linear.algebra(1001 + SQUARE, np.ones(2))


def test_what_is_refused(lib):
    with pytest.raises(pad.CompileError, match="numba_dict_"):
        pad.load(counted).counted(X)
    with pytest.raises(pad.ArgumentError, match="missing a required argument"):
        lib.energy()
    with pytest.raises(pad.CompileError, match="Numba cannot compile it"):
        lib.energy((1, 2, 3.0))
    with pytest.raises(pad.ArgumentError, match="a path or a function of Numba"):
        pad.load(3)
