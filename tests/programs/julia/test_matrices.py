"""Matrices and ranges: values against NumPy, derivatives against differences."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.linalg

import polyglot_ad as pad

SOURCE = "matrices.jl"
A = np.array([[2.0, 0.3, -0.5], [0.4, 1.7, 0.2], [0.1, -0.6, 2.4]], order="F")
B = np.array([[0.3, 0.1, -0.2], [0.5, 0.2, 0.1], [0.0, 0.4, -0.3]], order="F")
X = np.array([0.75, 1.25, 3.3])


def _complex(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    z = a + 1j * b
    return (z.conj().T @ z).real + (z @ a).imag + np.abs(np.linalg.solve(z, b + 1j * a)) ** 2


def _factors(a: np.ndarray) -> np.ndarray:
    q, r = np.linalg.qr(a)
    return q + r + scipy.linalg.qr(a, pivoting=True)[1]


def _evenly(x: np.ndarray) -> np.ndarray:
    count = int((9 - x[0]) / x[1]) + 1
    return np.concatenate([np.linspace(x[0], x[1], 4), np.linspace(x[0], x[2], 7) ** 2, x[0] + x[1] * np.arange(count)])


def _stepped(x: np.ndarray) -> np.ndarray:
    return np.concatenate([x[0] + x[1] * np.arange(5), [3 * x[1]], 2.5 * np.linspace(0, x[2], 3)])


def _fitted(a: np.ndarray, x: np.ndarray) -> np.ndarray:
    return np.concatenate([np.linalg.solve(a, x), np.linalg.lstsq(a[:, :2], x)[0], np.linalg.solve(a.T, x)])


def _viewed(a, b):
    v, w = (a @ b)[::2, 1:], b[::2, :2]
    return v.T @ w + w @ v


def _divided(a, b):
    row = a[:1, :2] @ b[:2, :1]
    return b @ np.linalg.inv(a.T) + (a[:, :1] @ np.linalg.inv(row)) @ b[:1] + np.linalg.inv((a @ b)[1:, 1:] + a[:2, :2])[0, 0] * b[:, 1:2]


def _with_forms(a, x):
    d, m = np.diag(x) + a, a @ a.T
    s = d @ d.T - np.triu(m) - np.triu(m, 1).T
    bands = np.diag(x) + np.diag(x[:2], 1) + np.diag(x[:2], -1)
    return np.triu(s) - a + 2 * (a - bands) - np.diag(x)


CASES = {
    "of_views": ((A,), lambda a: a[:2, :2] @ a[:2, :2] + a[:2] @ a[:, 1:]),
    "viewed": ((A, B), _viewed),
    "divided": ((A, B), _divided),
    "of_complex": ((A, B), _complex),
    "with_factors": ((A, B), lambda a, b: (a[0, 1] * a @ b.T + 0.5 + 2 * a.T @ a) @ a[:, 0]),
    "powers": ((A,), lambda a: np.linalg.matrix_power(a, 3) + np.linalg.matrix_power(a, -2) + a),
    "exponential": ((A,), lambda a: scipy.linalg.expm(a) + 1e-6 * scipy.linalg.expm(8 * a)),
    "factors": ((A,), _factors),
    "with_forms": ((A, X), _with_forms),
    "fitted": ((A, X), _fitted),
    "literal": ((X,), lambda x: np.array([[x[0], x[1], x[2]], [x[2], 2.0, x[0]], [x[0] * x[1], x[2], x[1]]])),
    "evenly": ((X,), _evenly),
    "stepped": ((X,), _stepped),
}


@pytest.mark.parametrize("name", CASES)
def test_values_and_derivatives(program, name):
    arguments, right = CASES[name]
    function = program(SOURCE)[name]
    np.testing.assert_allclose(function(*arguments), right(*arguments), rtol=1e-12)
    pad.check_grads(function, arguments, rtol=1e-6)


def test_numbers_of_16_bits(program):
    """Rounded in between: the derivative is that of what is rounded."""
    function = program(SOURCE).narrow
    x = np.array([0.5, 1.1, -3.0])
    np.testing.assert_array_equal(function(x), (np.float16(x) * np.float16(2) - np.float16(0.25)).astype(float))
    np.testing.assert_allclose(pad.vjp(function, x)[1](np.ones(3))[0], 2)
    np.testing.assert_allclose(pad.jvp(function, (x,), (np.ones(3),))[1], 2)
