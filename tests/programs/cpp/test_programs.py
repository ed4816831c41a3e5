"""Programs in C++."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(3)
SOURCE = "numerics.cpp"


def test_vector_and_lambda(scalar):
    scalar(SOURCE, "stats::logsumexp", (R.standard_normal(6),), lambda x: np.log(np.sum(np.exp(x))))


@pytest.mark.parametrize("n", [5, 40])
def test_std_sort(scalar, n):
    def loss(x, n):
        return np.sum(x[np.argsort(x.real)] ** 2 / np.arange(1, n + 1))

    scalar(SOURCE, "stats::weighted_median_loss", (R.standard_normal(n), n), loss)


def test_templates(scalar):
    scalar(SOURCE, "quartic_slope", (1.3, 0.7, -0.4), lambda x, a, b: 4 * a * x**3 + b)


def test_class(scalar):
    a = R.standard_normal((3, 3))
    scalar(SOURCE, "trace_of_power", (a, 3, 4), lambda a, n, p: np.trace(np.linalg.matrix_power(a, p)))


def test_virtual_functions(scalar):
    def energy(r, n, depth, width, charge):
        return np.sum(depth * (1 - np.exp(-width * (r[::2] - 1))) ** 2) + np.sum(charge / r[1::2])

    scalar(SOURCE, "chain_energy", (R.uniform(0.8, 2, 5), 5, 1.2, 0.8, -0.5), energy)


def test_std_function_that_captures_a_number(scalar):
    """Its storage holds a number here and an address there."""
    t = np.linspace(0, 1.5, 21)
    weights = np.array([1, *[4, 2] * 9, 4, 1]) * 1.5 / 60
    scalar(SOURCE, "elliptic", (0.6,), lambda k: np.sum(weights * np.sqrt(1 - k * k * np.sin(t) ** 2)))


def test_references(vector):
    def polar(x, y, r, phi):
        return np.sqrt(x * x + y * y), np.arctan(y / x)

    vector(SOURCE, "polar", (np.array(1.2), np.array(0.7), np.array(0.0), np.array(0.0)), polar)


def test_structures(scalar):
    particles = np.zeros(4, np.dtype([("position", "<f8", (2,)), ("charge", "<f8")]))
    particles["position"], particles["charge"] = R.standard_normal((4, 2)), R.standard_normal(4)

    def energy(p, n):
        pairs = [(i, j) for i in range(n) for j in range(i)]
        distance = [np.sqrt(np.sum((p["position"][i] - p["position"][j]) ** 2)) for i, j in pairs]
        return sum(p["charge"][i] * p["charge"][j] / d for (i, j), d in zip(pairs, distance))

    scalar(SOURCE, "pair_energy", (particles, 4), energy)


def test_growing_vector(vector):
    def values(c, start, out):
        path = []
        while start != 1:
            path.append(start)
            start = 3 * start + 1 if start % 2 else start // 2
        x = 0.1 * np.resize(np.array(path), out.size)
        return c[0] + c[1] * x + c[2] * x**2 + c[3] * x**3

    vector(SOURCE, "collatz_values", (R.standard_normal(4), 6, np.zeros(10)), values)


@pytest.mark.parametrize("x", [2.0, -2.0])
def test_an_exception_caught_inside(scalar, x):
    scalar(SOURCE, "caught_root", (x,), lambda x: x * x if x.real < 0 else np.sqrt(x))


def test_an_exception_arrives(program):
    function = program(SOURCE).checked_root
    assert pad.grad(function)(4.0) == 0.25
    with pytest.raises(pad.NativeError, match="negative number"):
        function(-1.0)
    with pytest.raises(pad.NativeError, match="negative number"):
        pad.grad(function)(-1.0)
