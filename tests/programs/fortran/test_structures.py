"""Programs in Fortran with classes, pointers, allocatable components, interfaces, complex numbers and common blocks."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

R = np.random.default_rng(14)
SOURCE = "structures.f90"


def test_allocatable_components(scalar):
    def integral(n, stretch, p):
        x = np.concatenate([[0], np.exp(stretch * np.log(np.arange(1, n) / (n - 1)))])
        return np.sum(np.diff(x) * np.exp(-p * x[1:]))

    scalar(SOURCE, "mesh_integral", (6, 1.4, 0.8), integral)


def test_pointer_list(scalar):
    scalar(SOURCE, "list_sum", (R.standard_normal(6),), lambda x: np.sum(x[::-1] ** 2 * 0.5 ** np.arange(x.size)))


def test_elemental(scalar):
    x = np.asfortranarray(R.standard_normal((3, 2)))
    scalar(SOURCE, "elemental_loss", (x, 0.7), lambda x, s: np.sum(s * np.log(1 + np.exp(x / s)) * np.array([1, 2])))


def test_generic_interface(scalar):
    def loss(x):
        return x[0] / np.sqrt(1 + x[0] ** 2) + np.sum(x / np.sqrt(1 + np.sum(x**2)))

    scalar(SOURCE, "generic_loss", (R.standard_normal(4),), loss)


def test_complex(scalar):
    def impedance(resistance, inductance, frequency):
        a, b = resistance, frequency * inductance
        d = a * a + b * b
        c, e = a / d + 0.1, -b / d + 0.2 * frequency
        d = c * c + e * e
        re, im = c / d, -e / d
        return np.sqrt(re * re + im * im) + np.exp(-im) * np.cos(re)

    scalar(SOURCE, "impedance", (1.2, 0.4, 3.0), impedance)


def test_select_case(scalar):
    scalar(SOURCE, "by_name", (0.8,), lambda x: 2 * x + x**3 * np.sin(x))


def test_do_concurrent(scalar):
    def total(x):
        return np.sum(np.where(x.real > 0, x**2 / (1 + np.arange(1, x.size + 1)), 0))

    scalar(SOURCE, "concurrent_sum", (R.standard_normal(7),), total)


def test_pointer_to_a_section(scalar):
    a, b = R.standard_normal(5), R.standard_normal(5) + 3
    scalar(SOURCE, "solve_by_pointer", (a, b), lambda a, b: np.sum(b[::2] ** 2))


def test_common_block(vector):
    vector(SOURCE, "with_common", (np.array(0.7), np.array(0.0)), lambda x, y: 2 * x**3)


def test_storage_that_the_next_call_frees(program):
    function = program(SOURCE).kept_table
    x = np.array([1.0, 2.0])
    for _ in range(3):
        assert function(x) == 9
        np.testing.assert_allclose(pad.grad(function)(x), 3 * x**2, rtol=1e-14)
        np.testing.assert_allclose(pad.hessian(function)(x), np.diag(6 * x), rtol=1e-14)


def test_forall_over_components(scalar):
    def relaxed(u):
        p = u + u**2 + 1
        change = np.concatenate([[0], p[2:] - 4 * p[1:-1], [0]])
        return np.sum((p + change) ** 2)

    scalar(SOURCE, "relaxed", (R.standard_normal(5),), relaxed)
