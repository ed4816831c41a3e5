"""Programs in C with structures, pointers, recursion, function tables, complex numbers and bits."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(11)
SOURCE = "structures.c"


def test_linked_list(scalar):
    scalar(SOURCE, "list_energy", (R.standard_normal(6), 6), lambda x, n: np.sum(x[::-1] ** 2 * 0.5 ** np.arange(n)))


def test_expression_tree(scalar):
    scalar(SOURCE, "expression", (R.standard_normal(3),), lambda x: x[0] * np.sin(x[1]) + x[2] ** 2)


def test_pivoted_elimination(scalar):
    scalar(SOURCE, "determinant", (R.standard_normal((4, 4)), 4), lambda a, n: np.linalg.det(a))


def test_growing_array(scalar):
    def peaks(x, n):
        r = x.real
        found = [x[i] - (x[i - 1] + x[i + 1]) / 2 for i in range(1, n - 1) if r[i] > r[i - 1] and r[i] > r[i + 1]]
        return sum(v * (i + 1) for i, v in enumerate(found))

    scalar(SOURCE, "peaks", (R.standard_normal(24), 24), peaks)


def test_structures_with_an_array_are_moved(scalar, program):
    def grown(x, n):
        return np.sum(x) ** 2 + np.sum(x**2 * np.arange(1, n + 1))

    x = R.standard_normal(4)
    scalar(SOURCE, "grown_by_copy", (x, 4), grown)
    with pytest.raises(pad.DifferentiationError, match="E104"):
        pad.grad(program(SOURCE).grown_by_move)(x, 4)


def test_records_behind_members_are_moved(scalar):
    def logged(x, n):
        i = np.arange(2 * n)
        time, value = x[i % n] * (i + 1), x[(i + 1) % n] * x[0]
        return np.sum(time * value) + 2 * np.sum((time[1:] - time[:-1]) * value[1:]) + np.sum(value[1::3] ** 2)

    scalar(SOURCE, "logged", (R.standard_normal(4), 4), logged)


def test_function_table(scalar):
    def layered(x, layers, n):
        for layer in layers:
            x = [lambda v: v, lambda v: v * v, np.exp, np.tanh][layer](x)
        return x

    scalar(SOURCE, "layered", (0.7, np.array([3, 1, 2, 0, 3], np.int32), 5), layered)


def test_complex_recursion(scalar):
    def power(signal, n, low, high):
        k = np.arange(low, high)[:, None] * np.arange(n) * 2 * np.pi / n
        return np.sum((np.cos(k) @ signal) ** 2 + (np.sin(k) @ signal) ** 2)

    scalar(SOURCE, "band_power", (R.standard_normal(16), 16, 2, 6), power)


POINT = np.dtype([("x", "<f8"), ("y", "<f8")])
EDGE = np.dtype([("from", POINT), ("to", POINT), ("weight", "<f4"), ("used", "<i4")])


def test_nested_structures(scalar):
    edges = np.zeros(4, EDGE)
    for end in ("from", "to"):
        edges[end]["x"], edges[end]["y"] = R.standard_normal(4), R.standard_normal(4)
    edges["weight"], edges["used"] = R.uniform(1, 2, 4), [1, 1, 0, 1]

    def total(e, n):
        length = np.sqrt((e["to"]["x"] - e["from"]["x"]) ** 2 + (e["to"]["y"] - e["from"]["y"]) ** 2)
        return np.sum(np.where(e["used"] != 0, e["weight"] * length, 0))

    scalar(SOURCE, "total_length", (edges, 4), total, rtol=1e-5)


def test_structure_by_value(vector):
    def rotate(p, angle):
        out = np.zeros((), [("x", complex), ("y", complex)])
        out["x"] = p["x"] * np.cos(angle) - p["y"] * np.sin(angle)
        out["y"] = p["x"] * np.sin(angle) + p["y"] * np.cos(angle)
        return out

    vector(SOURCE, "rotate", (np.array((1.2, -0.7), POINT), 0.6), rotate)


def test_adaptive_quadrature(scalar):
    def f(x, p):
        return np.exp(-p * x) * np.sin(5 * x)

    def adaptive(a, b, fa, fm, fb, p, depth):
        m, h = (a + b) / 2, b - a
        fl, fr = f((a + m) / 2, p), f((m + b) / 2, p)
        whole, halves = h / 6 * (fa + 4 * fm + fb), h / 12 * (fa + 4 * fl + 2 * fm + 4 * fr + fb)
        if depth == 0 or abs((halves - whole).real) < 1e-7:
            return halves
        return adaptive(a, m, fa, fl, fm, p, depth - 1) + adaptive(m, b, fm, fr, fb, p, depth - 1)

    def quadrature(a, b, p):
        return adaptive(a, b, f(a, p), f((a + b) / 2, p), f(b, p), p, 12)

    scalar(SOURCE, "quadrature", (0.0, 2.0, 0.3), quadrature)


def test_random_walk(scalar):
    def walk(drift, volatility, seed, steps):
        state, x = seed, 1.0
        for _ in range(steps):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            x = x * np.exp(drift + volatility * ((state >> 11) / 2**53 - 0.5))
        return x

    scalar(SOURCE, "random_walk", (0.01, 0.2, 42, 20), walk)


@pytest.mark.parametrize("x", [0.3, 7.0])
def test_bits_of_a_float(program, x):
    """The bits carry no derivative; Newton's steps carry it all but for what they have not yet corrected."""
    import polyglot_ad as pad

    function = program(SOURCE).inverse_root
    assert function(x) == pytest.approx(x**-0.5, rel=1e-6)
    try:
        gradient = pad.grad(function)(x)
    except pad.DifferentiationError:
        return
    assert gradient == pytest.approx(-0.5 * x**-1.5, rel=1e-5)


def test_dynamic_programming(scalar):
    def alignment(a, n, b, m, gap):
        table = np.zeros((n + 1, m + 1), complex)
        for i in range(n + 1):
            for j in range(m + 1):
                if i == 0 or j == 0:
                    table[i, j] = gap * (i + j)
                else:
                    options = [table[i - 1, j - 1] + (a[i - 1] - b[j - 1]) ** 2, table[i, j - 1] + gap, table[i - 1, j] + gap]
                    table[i, j] = min(options, key=lambda v: v.real)
        return table[n, m]

    scalar(SOURCE, "alignment", (R.standard_normal(5), 5, R.standard_normal(4), 4, 0.6), alignment)


def test_memory_between_calls(scalar):
    scalar(SOURCE, "chebyshev", (7, 0.3), lambda k, x: np.cos(k * np.arccos(x)))


def test_variadic_function(program):
    """Either the gradient or a refusal: the arguments travel through memory that the platform's convention lays out."""
    import polyglot_ad as pad

    function = program(SOURCE).variadic
    assert function(2.0) == 6.0
    try:
        gradient = pad.grad(function)(2.0)
    except pad.DifferentiationError:
        return
    assert gradient == 5.0


def test_structures_that_end_in_an_array(scalar):
    def letters(x, n):
        return sum((i % 3 + 1) * np.sum(x[: i + 1]) * x[i] for i in range(n))

    scalar(SOURCE, "letters", (R.standard_normal(7), 7), letters)
