"""Programs in Rust with generics, traits, boxed trees and collections."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(13)
SOURCE = "structures.rs"


def test_generic_operators(scalar):
    def power(c, re, im):
        a, b = 0, 0  # real and imaginary part: the imaginary unit is taken by the differentiation
        for v in c[::-1]:
            a, b = a * re - b * im + v, a * im + b * re + 0.5 * v
        return a * a + b * b

    scalar(SOURCE, "polynomial_power", (R.standard_normal(4), 0.7, -0.3), power)


def test_boxed_tree(scalar):
    scalar(SOURCE, "expression", (R.standard_normal(3),), lambda x: x[0] * np.sin(x[1]) + 3 * x[2])


def test_queue(vector):
    def moving(x, window, out):
        return np.array([np.sum(x[max(0, i - window + 1) : i + 1]) ** 2 for i in range(x.size)])

    vector(SOURCE, "moving", (R.standard_normal(7), 3, np.zeros(7)), moving)


def test_structures(vector):
    dtype = np.dtype([("position", "<f8", (2,)), ("velocity", "<f8", (2,)), ("charge", "<f8"), ("fixed", "?")], align=True)
    particles = np.zeros(3, dtype)
    particles["position"], particles["velocity"] = R.standard_normal((3, 2)), R.standard_normal((3, 2))
    particles["charge"], particles["fixed"] = R.standard_normal(3), [False, True, False]

    def gyrate(p, field, dt, steps):
        for _ in range(steps):
            for i in (0, 2):
                angle = p["charge"][i] * field * dt
                s, c = np.sin(angle), np.cos(angle)
                vx, vy = p["velocity"][i].copy()
                p["velocity"][i] = [c * vx - s * vy, s * vx + c * vy]
                p["position"][i] += dt * p["velocity"][i]
        return p

    vector(SOURCE, "gyrate", (particles, 1.3, 0.1, 4), gyrate)


@pytest.mark.parametrize("index", [1, 2, 5])
def test_result(scalar, index):
    scalar(SOURCE, "weighted", (1.7, index), lambda x, index: 1.5 * x * x if index == 1 else x)


def test_vector_of_closures(scalar):
    def pipeline(x, scale):
        v = np.tanh(x * scale)
        return v + scale * v * v

    scalar(SOURCE, "pipeline", (0.6, 1.2), pipeline)


def test_scan(scalar):
    def drawdown(returns):
        value = peak = 1.0
        worst = 1.0
        for r in returns:
            value = value * (1 + r)
            peak = value if np.real(value) > np.real(peak) else peak
            worst = value / peak if np.real(value / peak) < np.real(worst) else worst
        return worst

    scalar(SOURCE, "drawdown", (0.1 * R.standard_normal(9),), drawdown)


@pytest.mark.parametrize("name", ["figures", "links"])
def test_both_modes_tell_contents_apart(program, name):
    f = program(SOURCE)[name]
    x = np.array([1.3, 0.7, 2.1, -0.4])
    if name == "figures":
        total = 3 * x[0] ** 2 + x[1] * x[2] + 7 * x[3]
        expected = 7 * x[3] * np.array([6 * x[0], x[2], x[1], 7.0]) + np.array([0, 0, 0, 7 * total])
    else:
        expected = 8 * x * np.array([0.5, 1.0, 0.125, 0.25])
    np.testing.assert_allclose(pad.grad(f)(x), expected, rtol=1e-13)
    np.testing.assert_allclose([pad.jvp(f, (x,), (e,))[1] for e in np.eye(4)], expected, rtol=1e-13)


def test_integers_in_places_of_numbers(program):
    """In a vector that grows, in both modes."""
    f = program(SOURCE).slab

    def reference(x):
        return x[1] ** 3 + x[4] ** 3 + x[0] ** 4 + np.sin(x[2]) ** 2 + x[3] ** 4

    x = np.array([0.3, 1.2, 0.5, 0.8, 1.7])
    expected = np.array([reference(x + 1e-30j * e).imag / 1e-30 for e in np.eye(x.size)])
    np.testing.assert_allclose(f(x), reference(x), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(f)(x), expected, rtol=1e-13)
    np.testing.assert_allclose([pad.jvp(f, (x,), (e,))[1] for e in np.eye(x.size)], expected, rtol=1e-13)


def test_short_integers_in_places_of_numbers_and_addresses(program):
    f = program(SOURCE).entries

    def reference(x):
        return x[0] ** 2 + np.sin(x[1] ** 2) + 2 * x[2] ** 2 + 2 * x[3] + x[4] ** 2 + np.sin(x[5] ** 2) + 2 * x[6] ** 2 + x[7] ** 2

    x = np.array([0.3, 1.2, 0.5, 0.8, 1.7, -0.6, 0.9, 1.1])
    expected = np.array([reference(x + 1e-30j * e).imag / 1e-30 for e in np.eye(x.size)])
    np.testing.assert_allclose(f(x), reference(x), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(f)(x), expected, rtol=1e-13)
    np.testing.assert_allclose([pad.jvp(f, (x,), (e,))[1] for e in np.eye(x.size)], expected, rtol=1e-13)


@pytest.mark.parametrize("x", [[0.7, 0.45, 1.3, 0.2, 0.95], [0.1, 0.9], [0.7, 0.45, 1.3, 0.8]])
def test_a_root_that_is_computed_before_it_is_known_to_be_wanted(scalar, x):
    """The optimiser computes the root of the negative number, too, before the branch that leaves."""

    def expected(x):
        w = x - 0.3
        negative = [v for v in w if np.real(v) < 0]
        return np.sin(negative[0] ** 2) if negative else np.prod(np.sqrt(w))

    scalar(SOURCE, "roots_or_first", (np.array(x),), expected)
