"""Programs in C++ of which only the run tells what lies in their memory."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

SOURCE = "dynamic.cpp"
X = np.array([0.7, 1.3, 0.4])


def test_names_as_keys(scalar):
    def named(x, n):
        values = [x[0] * x[1], *(x[:n] ** 2)]
        return sum(v * k * (2 if k == 1 else 1) for k, v in enumerate(values, 1)) * x[1] ** 2

    scalar(SOURCE, "named", (X, 3), named)


def test_hashed_names(program):
    hashed, v = program(SOURCE).hashed, np.array([0.1, 0.4, -0.3])
    right = [X[1] * X[2], X[0] * X[2], X[0] * X[1]]
    np.testing.assert_allclose(pad.grad(hashed)(X), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jacfwd(hashed)(X), right, rtol=1e-14)
    second = np.array([[0, X[2], X[1]], [X[2], 0, X[0]], [X[1], X[0], 0]])
    np.testing.assert_allclose(pad.hvp(hashed, (X,), (v,)), second @ v, rtol=1e-14)


def test_active_keys(scalar):
    def ordered(x, n):
        pairs = sorted(((x[i] ** 2, x[i] * x[(i + 1) % n]) for i in range(n)), key=lambda pair: pair[0].real)
        return sum(a * b * k for k, (a, b) in enumerate(pairs, 1))

    scalar(SOURCE, "ordered", (X, 3), ordered)


def test_variants(scalar):
    scalar(SOURCE, "variants", (X, 3), lambda x, n: sum(i * x[1] if i & 1 else x[i] ** 2 * x[0] for i in range(n)))


def test_variants_read_before_they_are_known(scalar, program):
    def either(x, n):
        return sum(i**2 if i & 1 else 2 * (x[i] * x[0]) ** 2 for i in range(n)) * x[1]

    scalar(SOURCE, "either", (X, 3), either)
    v = np.array([0.1, 0.4, -0.3])
    gradient = pad.grad(program(SOURCE).either)
    second = (gradient(X + 1e-6 * v, 3) - gradient(X - 1e-6 * v, 3)) / 2e-6
    np.testing.assert_allclose(pad.hvp(program(SOURCE).either, (X, 3), (v,)), second, rtol=1e-6)


def test_tagged_unions(scalar):
    scalar(SOURCE, "document", (X,), lambda x: (x[1] ** 2 + 2 * ((x[0] * x[1]) ** 2 + 14) + 9) * x[0])


def test_tail_grown(scalar):
    def grown(x, n):
        data = x[:n] ** 2
        return np.sum(data * x[:n]) + np.sum(data[::-1] * np.sum(data) * x[:n])

    scalar(SOURCE, "grown", (X, 3), grown)


GROWN = """
#include <cstdlib>
struct Tail { int n, cap; double v[1]; };
extern "C" double grown(const double *x, int n) {
    Tail *t = (Tail *)std::malloc(sizeof(Tail));
    t->n = 0, t->cap = 1;
    for (int i = 0; i < n; i++) {
        if (t->n == t->cap) t = (Tail *)std::realloc(t, sizeof(Tail) + ((t->cap *= 2) - 1) * sizeof(double));
        t->v[t->n++] = x[i] * x[i];
    }
    double product = 1;
    for (int i = 0; i < t->n; i++) product *= t->v[i] + 1;
    std::free(t);
    return product;
}
"""


def test_tail_grown_without_types():
    """The counts before the array are copied as far as the old memory has them."""
    grown, v = pad.compile(GROWN, language="c++", flags=["-fno-strict-aliasing"]).grown, np.array([0.1, 0.4, -0.3])
    squares = X**2 + 1
    right = np.prod(squares) * 2 * X / squares
    np.testing.assert_allclose(pad.grad(grown)(X, 3), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jacfwd(grown)(X, 3), right, rtol=1e-14)
    gradient = pad.grad(grown)
    second = (gradient(X + 1e-6 * v, 3) - gradient(X - 1e-6 * v, 3)) / 2e-6
    np.testing.assert_allclose(pad.hvp(grown, (X, 3), (v,)), second, rtol=1e-6)


def test_tail_cleared(scalar):
    scalar(SOURCE, "cleared", (X, 3), lambda x, n: x[n - 1] ** 2 * x[0] + np.sum(x[1:n] ** 2))


def test_anything(scalar):
    scalar(SOURCE, "anything", (X, 3), lambda x, n: (x[0] ** 2 + x[2] ** 2) * x[0] + x[1] * x[0])


def test_anything_of_vectors(scalar):
    def values(x, n):
        return ((1 + x[0] ** 2) * x[1] + (x[1] * x[0]) ** 2) * x[0] ** 2

    scalar(SOURCE, "values", (X, 3), values)


def test_floats_beside_integers(scalar):
    def cells(x, n):
        return sum(x[i] ** 2 * x[0] ** 2 * i + i * 7 % 5 * x[i] * x[0] for i in range(n))

    scalar(SOURCE, "cells", (X.astype(np.float32), 3), cells, rtol=1e-5)


def test_anything_of_integers(scalar):
    scalar(SOURCE, "counted", (X, 3), lambda x, n: sum((i + 2) * x[1] if i & 1 else (x[i] * x[0]) ** 2 for i in range(n)))


def test_structures_that_begin_with_integers(scalar):
    scalar(SOURCE, "powers", (X,), lambda x: (x[2] * x[0] * x[1] + 1) * ((x[2] * x[1]) ** 3 + 1))


def test_structures_of_all_kinds(program):
    tasks, v = program(SOURCE).tasks, np.array([0.1, 0.4, -0.3])
    gradient = pad.grad(tasks)
    right = [3 * X[1] * X[2] + 0.75, 3 * X[0] * X[2] + 1.5 + 10 * X[1] * X[2] ** 2, 3 * X[0] * X[1] + 3.375 + 10 * X[2] * X[1] ** 2]
    np.testing.assert_allclose(gradient(X, 3), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jacfwd(tasks)(X, 3), right, rtol=1e-14)
    # In the derivative words of a tape are moved as integers. Second derivatives take them for numbers, or are refused.
    try:
        second = pad.hvp(tasks, (X, 3), (v,))
    except pad.DifferentiationError as error:
        assert error.code == "PAD-E101"
    else:
        np.testing.assert_allclose(second, (gradient(X + 1e-6 * v, 3) - gradient(X - 1e-6 * v, 3)) / 2e-6, rtol=1e-6)
