"""Programs in Julia with mutable structures, linear algebra, named tuples, complex numbers and recursion."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(15)
SOURCE = "structures.jl"


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


def test_mutable_structure(scalar):
    def pendulum(angle, h, n):
        x, v = angle, 0.0
        for _ in range(n):
            v = v - h * np.sin(x)
            x = x + h * v
        return x**2 + v**2 + n

    scalar(SOURCE, "pendulum", (0.8, 0.1, 12), pendulum)


def test_matrix_times_vector(scalar):
    scalar(SOURCE, "quadratic_form", (matrix(3, 3), R.standard_normal(3)), lambda a, x: x @ a @ x)


def test_norm(scalar):
    scalar(SOURCE, "normalised", (R.standard_normal(4),), lambda x: np.sum(x / np.sqrt(x @ x) * np.arange(1, 5)))


def test_extrema(scalar):
    def ratio(x):
        return x[np.argmax(x.real)] / (x[np.argmin(x.real)] ** 2 + 1)

    scalar(SOURCE, "minmax_ratio", (R.standard_normal(6),), ratio)


def test_keywords_and_named_tuples(scalar):
    scalar(SOURCE, "with_keywords", (0.7, 0.3), lambda x, y: x * np.exp(y))


def test_exception(program):
    function = program(SOURCE).checked
    assert pad.grad(function)(4.0) == 0.25
    with pytest.raises(pad.NativeError, match="DomainError"):
        pad.grad(function)(-1.0)


def test_recursion(scalar):
    def tree(x, lo, hi):
        if lo == hi:
            return x[lo - 1] ** 2
        mid = (lo + hi) // 2
        return tree(x, lo, mid) + 0.5 * tree(x, mid + 1, hi)

    scalar(SOURCE, "recursive_sum", (R.standard_normal(7), 1, 7), tree)


def test_complex(scalar):
    def orbit(re, im, n):
        a = b = 0.0
        for _ in range(n):
            a, b = a * a - b * b + re, 2 * a * b + im
        return a * a + b * b

    scalar(SOURCE, "complex_orbit", (0.3, 0.4, 5), orbit)


def test_sort(scalar):
    scalar(SOURCE, "sorted_weights", (R.standard_normal(8),), lambda x: np.sum(x[np.argsort(x.real)] / np.arange(1, 9)))


def test_iteration(scalar):
    scalar(SOURCE, "zipped", (R.standard_normal(4), R.standard_normal(4)), lambda x, y: np.sum(np.arange(1, 5) * x * y))


def test_tuple_of_coefficients(scalar):
    def stencil(x, a):
        return np.sum((a * x[:-2] + (1 - 2 * a) * x[1:-1] + a * x[2:]) ** 2)

    scalar(SOURCE, "stencil", (R.standard_normal(7), 0.3), stencil)


def test_result_and_mutation(vector):
    vector(SOURCE, "scale!", (R.standard_normal(4), 1.3), lambda x, a: (np.sum(x) * a, x * a))


def test_fold(scalar):
    scalar(SOURCE, "poly", (0.7,), lambda x: 1 - 0.5 * x + 0.25 * x**2)


def test_matrix_product(scalar):
    scalar(SOURCE, "matrix_chain", (matrix(3, 3), 3), lambda a, n: np.trace(a @ a @ a))


def test_array_type_of_its_own(scalar):
    def turned(x):
        held, order = list(x), [(i + 1) % len(x) for i in range(len(x))]
        held[order[2]] = held[order[0]] * held[order[1]]
        w = [2 * held[i] + 1 for i in order]
        held = [a * held[i] for a, i in zip(w, order, strict=True)]
        r = [held[i] for i in order]
        return sum(w) + sum(v * (i + 1) for i, v in enumerate(r)) + max(r, key=np.real) + r[0] ** 2 + r[1] ** 2 + r[1] + r[2]

    scalar(SOURCE, "turned", (np.array([0.6, 1.3, 0.9, 1.7, 1.1]),), turned)


def test_fields_by_name(scalar):
    scalar(SOURCE, "named", (R.standard_normal(4),), lambda x: (x[0] + x[2]) * x[3] + 2 * x[1] ** 2 + x[2] ** 3 + x[0] ** 3)


def test_elements_by_number(scalar):
    def numbered(x):
        return x[0] + 4 + 3 * x[2] + x[0] ** 2 + 4 + x[2] ** 2 + x[1] ** 2 + 3 * x[0] + x[1] + x[2] + x[3]

    scalar(SOURCE, "numbered", (R.standard_normal(4),), numbered)
