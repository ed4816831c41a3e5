"""Programs in Julia."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(5)
SOURCE = "numerics.jl"


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


def test_broadcasts(scalar):
    scalar(SOURCE, "rosenbrock", (R.standard_normal(5),), lambda x: np.sum((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2))


def test_closure_in_a_sum(scalar):
    scalar(SOURCE, "logsumexp", (R.standard_normal(6),), lambda x: np.log(np.sum(np.exp(x))))


def heat(u, k, steps):
    for _ in range(steps):
        inner = u[1:-1, 1:-1]
        new = u.copy()
        new[1:-1, 1:-1] = inner + k * (u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner)
        u = new
    return u


@pytest.mark.parametrize("steps", [4, 5])
def test_swapped_buffers(vector, steps):
    vector(SOURCE, "heat!", (matrix(5, 6), 0.2, steps), heat)


def test_higher_order_function(scalar):
    def oscillate(stiffness, rest, x, steps):
        v = 0.0
        for _ in range(steps):
            v = v + 0.05 * (-stiffness * (x - rest) - 0.1 * x**3)
            x = x + 0.05 * v
        return x

    scalar(SOURCE, "oscillate", (1.2, 0.4, 1.0, 20), oscillate)


def test_dispatch(scalar):
    scalar(SOURCE, "total_area", (1.2, 0.4, 1.7), lambda r, a, b: np.pi * r**2 + 2 * a * b)


def test_returned_array(vector):
    vector(SOURCE, "row_norms", (matrix(3, 4),), lambda a: np.sqrt(np.sum(a**2, axis=1)))


def test_newton(scalar):
    def omega(z):
        w = 1.0
        for _ in range(60):
            w = w - (w + np.log(w) - z) / (1 + 1 / w)
        return w

    scalar(SOURCE, "newton", (1.7,), omega)


def test_cholesky(scalar):
    def logdet(a):
        lower = np.zeros(a.shape, complex)
        for i in range(len(a)):
            for j in range(i + 1):
                rest = a[i, j] - lower[i, :j] @ lower[j, :j]
                lower[i, j] = np.sqrt(rest) if i == j else rest / lower[j, j]
        return 2 * np.sum(np.log(np.diag(lower)))

    a = matrix(4, 4)
    scalar(SOURCE, "cholesky_logdet", (np.asfortranarray(a @ a.T + 4 * np.eye(4)),), logdet)


def test_views(scalar):
    def smoothed(x, weight):
        means = [np.mean(x[max(0, i - 1) : i + 2]) for i in range(x.size)]
        return np.sum(((1 - weight) * x + weight * np.array(means)) ** 2)

    scalar(SOURCE, "smoothed", (R.standard_normal(7), 0.3), smoothed)


@pytest.mark.parametrize("n", [3, -2])
def test_powers(scalar, n):
    scalar(SOURCE, "mixed_power", (1.3, n), lambda x, n: x**n + x**2.5 + np.sinh(x) * np.cos(x))


def test_growing_array(scalar):
    def grow(x):
        positive = x[x.real > 0]
        return np.sum(positive**2) * positive.size

    scalar(SOURCE, "grow", (R.standard_normal(9),), grow)


def test_single_precision(scalar):
    scalar(SOURCE, "single", (R.standard_normal(9).astype(np.float32) + 1,), lambda x: np.sum(x) ** 2 / x.size, rtol=1e-4)


def test_bad_index_is_an_exception(program):
    function = program(SOURCE).cholesky_logdet
    with pytest.raises(pad.NativeError, match="BoundsError"):
        function(np.asfortranarray(np.eye(3)[:, :2]))
    with pytest.raises(pad.NativeError, match="BoundsError"):
        pad.grad(function)(np.asfortranarray(np.eye(3)[:, :2]))
