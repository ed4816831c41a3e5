"""Programs in C++ with containers, algorithms, complex numbers, variants and inheritance."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(12)
SOURCE = "containers.cpp"


def refused(code: str):
    """The primal agrees; its derivative is an error, never a number."""
    return pytest.raises(pad.DifferentiationError, match=code)


def test_transform(scalar):
    scalar(SOURCE, "inner", (R.standard_normal(5), R.standard_normal(5)), lambda a, b: a @ b)


def test_vector_of_vectors(scalar):
    def nested(a, n, m):
        rows = a * np.arange(1, n + 1)[:, None]
        rows = rows[np.argsort(rows[:, 0].real)]
        return np.sum(rows**2 * np.arange(1, n + 1)[:, None])

    scalar(SOURCE, "nested", (R.standard_normal((4, 3)), 4, 3), nested)


def test_complex(scalar):
    def distance(re, im, steps):
        # pairs of numbers, since the imaginary unit is taken by the differentiation
        z, dz = (0 * re, 0 * re), (0 * re, 0 * re)

        def times(a, b):
            return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]

        for _ in range(steps):
            t = times(z, dz)
            dz = (2 * t[0] + 1, 2 * t[1])
            s = times(z, z)
            z = (s[0] + re, s[1] + im)

        size, slope = np.sqrt(z[0] ** 2 + z[1] ** 2), np.sqrt(dz[0] ** 2 + dz[1] ** 2)
        return size * np.log(size) / slope

    scalar(SOURCE, "mandelbrot_distance", (0.4, 0.5, 6), distance)


def test_map(scalar):
    key = np.array([3, 1, 3, 2, 1], np.int32)
    with refused("PAD-E301"):  # the tree is walked by a function of the C++ library, whose code is not in the program
        scalar(SOURCE, "histogram", (R.standard_normal(5), key, 5), lambda x, key, n: sum(k * np.sum(x[key == k]) ** 2 for k in (1, 2, 3)))


def test_variant(scalar):
    def profile(x, n, width, skew):
        gaussian, other = x[1::2], x[::2]
        return np.sum(np.exp(-(gaussian**2) / width**2)) + np.sum(width / (other**2 + width**2) + skew * other)

    with refused("PAD-E101"):  # alternatives of different types in the same bytes
        scalar(SOURCE, "profile", (R.standard_normal(5), 5, 1.3, 0.2), profile)


@pytest.mark.parametrize("c", [-1.0, 3.0])
def test_optional(scalar, c):
    def root(a, b, c):
        d = b * b - 4 * a * c
        return (-b + np.sqrt(d)) / (2 * a) if d.real >= 0 else 0 * a

    scalar(SOURCE, "real_root_or_zero", (1.0, 0.7, c), root)


def test_valarray(scalar):
    scalar(SOURCE, "waves", (R.standard_normal(5), 5), lambda x, n: np.sum((2 * np.sin(x) + x * x) ** 2))


def test_expression_templates(vector):
    vector(SOURCE, "lazy", (R.standard_normal(4), 0.7, np.zeros(4)), lambda x, s, out: x + s * x[::-1])


def test_layers(scalar):
    def network(w, x):
        y = w[:12].reshape(4, 3) @ x
        return (w[12:] @ np.where(y.real > 0, y, 0.1 * y)) ** 2

    with refused("PAD-E10[14]") if scalar.view == "second" else contextlib.nullcontext():
        scalar(SOURCE, "network", (R.standard_normal(16), R.standard_normal(3)), network)


def test_queue(scalar):
    def walk(weight, n):
        queue, total = [(0, 1.0)], 0.0
        while queue:
            i, path = queue.pop(0)
            if i < n:
                here = path * weight[i]
                total = total + here
                queue += [(2 * i + 1, here), (2 * i + 2, 0.5 * here)]
        return total

    with refused("PAD-E10[14]"):  # one allocation function serves numbers and addresses
        scalar(SOURCE, "breadth_first", (R.standard_normal(9), 9), walk)


def test_shared_pointer(scalar):
    with refused("PAD-E301"):  # the control block's destructor is called through memory
        scalar(SOURCE, "shared", (1.3,), lambda x: 2 * x**3)


def test_tuple(scalar):
    scalar(SOURCE, "coefficient_of_variation", (R.uniform(1, 2, 6), 6), lambda x, n: np.sqrt(np.mean((x - np.mean(x)) ** 2)) / np.mean(x))
