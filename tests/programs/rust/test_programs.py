"""Programs in Rust."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import polyglot_ad as pad

from ..leaks import left_behind

R = np.random.default_rng(2)
SOURCE = "numerics.rs"


def test_rosenbrock(scalar):
    scalar(SOURCE, "rosenbrock", (R.standard_normal(5),), lambda x: np.sum((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2))


def test_logsumexp(scalar):
    scalar(SOURCE, "logsumexp", (R.standard_normal(6),), lambda x: np.log(np.sum(np.exp(x))))


def heat(u, k, steps):
    for _ in range(steps):
        new = u.copy()
        new[1:-1] = u[1:-1] + k * (u[:-2] - 2 * u[1:-1] + u[2:])
        u = new
    return u


@pytest.mark.parametrize("steps", [4, 5])
def test_stencil(vector, steps):
    vector(SOURCE, "heat", (R.standard_normal(7), 0.2, steps), heat)


def test_structure(scalar):
    dtype = np.dtype([("stiffness", "<f8"), ("length", "<f8"), ("damping", "<f8")])
    spring = np.array((2.0, 1.5, 0.3), dtype)

    def settle(spring, start, dt, steps):
        x, v = start, 0.0
        for _ in range(steps):
            speed = v if np.real(v) >= 0 else -v
            v = v + dt * (-spring["stiffness"] * (x - spring["length"]) - spring["damping"] * v * speed)
            x = x + dt * v
        return x

    scalar(SOURCE, "settle", (spring, 0.2, 0.05, 30), settle)


def test_enumeration(scalar):
    def area(kinds, sizes):
        s = list(sizes)
        total = 0.0
        for kind in kinds:
            if kind == 0:
                total = total + np.pi * s.pop(0) ** 2
            elif kind == 1:
                total = total + s.pop(0) * s.pop(0)
            else:
                a, b, c = s.pop(0), s.pop(0), s.pop(0)
                h = (a + b + c) / 2
                total = total + np.sqrt(h * (h - a) * (h - b) * (h - c))
        return total

    scalar(SOURCE, "total_area", (np.array([1, 0, 2, 0], np.int32), np.array([1.5, 2.0, 0.7, 3.0, 4.0, 4.5, 1.2])), area)


def test_sparse(vector):
    start, column = np.array([0, 2, 2, 5], np.uint64), np.array([0, 3, 1, 2, 3], np.uint64)

    def matvec(start, column, value, x, y):
        return np.array([value[int(a) : int(b)] @ x[column[int(a) : int(b)]] for a, b in itertools.pairwise(start)])

    vector(SOURCE, "csr_matvec", (start, column, R.standard_normal(5), R.standard_normal(4), np.zeros(3)), matvec)


def test_newton_with_a_closure(scalar):
    def omega(z):
        w = 1.0
        for _ in range(60):
            w = w - (w + np.log(w) - z) / (1 + 1 / w)
        return w

    scalar(SOURCE, "wright_omega", (1.7,), omega)


def test_sort_of_the_standard_library(scalar):
    def loss(r):
        squares = r * r
        return np.sum(squares[np.argsort(squares.real)] / np.arange(1, r.size + 1))

    scalar(SOURCE, "sorted_loss", (R.standard_normal(10),), loss)


def test_references(vector):
    def accumulate(weights, x, total):
        return total + np.sum(weights * np.tanh(x[:6].reshape(2, 3)))

    vector(SOURCE, "accumulate", (R.standard_normal(3), R.standard_normal(7), np.array(0.5)), accumulate)


@pytest.mark.parametrize("kind", [0, 1])
def test_trait_object(scalar, kind):
    def energy(kind, parameter, r):
        return np.sum(4 * parameter * (r**-12 - r**-6) if kind == 0 else 0.5 * parameter * (r - 1) ** 2)

    scalar(SOURCE, "potential_energy", (kind, 0.7, np.array([0.9, 1.1, 1.5])), energy)


def test_single_precision(scalar):
    scalar(SOURCE, "mean_square", (R.standard_normal(9).astype(np.float32) + 1,), lambda x: np.mean(x) ** 2, rtol=1e-4)


def test_a_bad_index_is_an_exception(program):
    """A panic in the program arrives in Python, from the primal and from the derivative."""
    function = program(SOURCE).total_area
    kinds, sizes = np.array([2], np.int32), np.array([1.0])
    with pytest.raises(pad.NativeError, match="index out of bounds"):
        function(kinds, sizes)
    with pytest.raises(pad.NativeError, match="index out of bounds"):
        pad.grad(function, 1)(kinds, sizes)


@pytest.mark.parametrize("mode", ["gradient", "tangent"])
def test_ten_thousand_panics_leave_nothing_behind(program, mode):
    function, x = program(SOURCE).leaves, np.linspace(0.1, 0.2, 200)
    gradient = pad.grad(function)

    def one():
        with pytest.raises(pad.NativeError, match="index out of bounds"):
            gradient(x, 1000) if mode == "gradient" else pad.jvp(function, (x, 1000), (x, None))

    assert left_behind(one, 10_000) < 100
