"""Programs in C++ with containers, algorithms, complex numbers, variants and inheritance."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(12)
SOURCE = "containers.cpp"


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

    scalar(SOURCE, "network", (R.standard_normal(16), R.standard_normal(3)), network)


def test_tuple(scalar):
    scalar(SOURCE, "coefficient_of_variation", (R.uniform(1, 2, 6), 6), lambda x, n: np.sqrt(np.mean((x - np.mean(x)) ** 2)) / np.mean(x))


def test_sets_and_maps_by_number(vector):
    def ordered(x, n):
        rank = np.argsort(x.real)
        squares = np.sort(x * x)[::-1]
        total = np.arange(1, n + 1) @ x[rank] ** 2 + np.arange(n + 1, 2 * n + 1) @ squares
        total = total + np.arange(2 * n + 1, 3 * n + 1) @ (x[rank] ** 2 * (rank + 1))
        return total * 2 * n

    vector(SOURCE, "ordered", (np.array([0.7, -1.2, 0.4, 1.9, -0.35, 2.2]), 6), ordered)


def test_lists_spliced(vector):
    def spliced(x, n):
        rest = x[3:][x[3:].real <= 1.5]
        return np.sum(rest**2) * np.prod(x[:3]) + len(rest)

    vector(SOURCE, "spliced", (np.array([0.7, -1.2, 0.4, 1.9, -0.35, 2.2]), 6), spliced)


def test_containers_side_by_side(vector):
    def side_by_side(x, n):
        squares = x * x
        ends = [*(2 * x[1::2])[::-1], *(x[::2] * x[0])]
        total = 0
        for v in squares[np.argsort(squares.real)]:
            total = total * 0.7 + v
        for v in ends:
            total = total * 0.9 + v * v
        total += np.sum(x[np.argsort(-x.real)] ** 2 * np.arange(1, n + 1))
        return total * ends[1] * 2 * n

    vector(SOURCE, "side_by_side", (np.array([0.7, -1.2, 0.4, 1.9, -0.35, 2.2]), 6), side_by_side)


def test_shared_atomic(scalar):
    scalar(SOURCE, "shared_atomic", (R.standard_normal(4), 4), lambda x, n: np.sum(x**2) ** 2 * x[0])


def test_tree_of_shared_pointers(scalar):
    def value(x, i=0):
        if i >= len(x):
            return 1
        v, above = x * x[0], (i - 1) // 2
        from_above = v[above] * (above + 2) * v[i] if i else 0
        return v[i] * value(x, 2 * i + 1) * (i + 2) + value(x, 2 * i + 2) * 0.5 + from_above

    scalar(SOURCE, "shared_tree", (R.standard_normal(5), 5), lambda x, n: 2 * value(x))


def test_search_from_behind(scalar):
    def trimmed(x, n):
        return np.sum(x * 0.5 ** np.arange(n)) * np.sum(x**2 * x[0] ** np.arange(n)) * n

    scalar(SOURCE, "trimmed", (R.standard_normal(7), 7), trimmed)


SHAPES = """
#include <variant>
#include <vector>
struct Circle { double r; double area() const { return 3 * r * r; } };
struct Rectangle { double w, h; double area() const { return w * h; } };
extern "C" double areas(const double *x, int n) {
    std::vector<std::variant<Circle, Rectangle>> shapes;
    for (int i = 0; i < n; i++)
        if (i % 2) shapes.push_back(Circle{x[i]});
        else shapes.push_back(Rectangle{x[i], x[1]});
    double sum = 0;
    for (int k = 0; k < 2; k++)
        for (auto &shape : shapes) sum += std::visit([](auto &s) { return s.area(); }, shape) * x[k];
    return sum;
}
"""


def test_second_derivatives_of_shapes_by_value():
    """Elements of 24 bytes, which the reverse pass steps through: their numbers and tags stay apart in the derivative, too."""
    function, x = pad.compile(SHAPES, language="c++", flags=["-std=c++17"]).areas, np.array([0.7, 1.3, -0.4, 1.1])

    def gradient(x):
        def areas(x):
            return (x[0] + x[1]) * sum(3 * x[i] ** 2 if i % 2 else x[i] * x[1] for i in range(len(x)))

        return np.array([areas(x + 1e-30j * e).imag / 1e-30 for e in np.eye(len(x))])

    direction, h = np.cos(x), 1e-5
    np.testing.assert_allclose(pad.grad(function)(x, 4), gradient(x), rtol=1e-12)
    second = (gradient(x + h * direction) - gradient(x - h * direction)) / (2 * h)
    np.testing.assert_allclose(pad.hvp(function, (x, 4), (direction, None)), second, rtol=1e-8)
