"""Sparse matrices and seeded random numbers: values against NumPy and Julia itself, derivatives against differences."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.julia.adapter import JULIA
from polyglot_ad.langs.julia.toolchain import find_julia

SOURCE = Path(__file__).with_name("sparse.jl")

pytestmark = pytest.mark.skipif(bool(JULIA.report().missing), reason="no julia")

X = np.array([1.3, 0.7, 0.9])


@pytest.fixture(scope="module")
def lib():
    return pad.load(SOURCE)


def _doubled(x):
    a = np.array([[x[0] + x[2], 0, x[0] * x[1]], [0, x[1], 0], [0.5, 0, x[2]]])
    return np.concatenate([a @ [1, 2, 3], a.T @ x, a[0, :1]])


def _of_diagonals(x):
    a = np.diag([4, 5, 6] * x) + np.diag(x[:2], 1) + np.diag([1.0, 1.0], -1)
    return np.concatenate([2 * a.T[a.T != 0], a @ a @ x, [a.sum()]])


def _twice(x):
    a = np.diag(2 + x) - np.diag(x[:2], 1) - np.diag(x[1:], -1)
    return np.array([a @ x @ (a.T @ (a @ x)) + a.sum(), 7.0])


def _banded(x):
    return np.linalg.solve(np.eye(12) * (2 + x[0]) - x[1] * np.eye(12, k=1) - np.eye(12, k=-1), np.full(12, x[2]))


def _pivoted(x):
    a = np.array([[0, x[1], x[0] * x[2]], [x[0], 0, 2], [x[2], 0, 0.5]])
    return np.linalg.solve(a, [[1, x[0]], [x[1], 2], [3, x[2]]])


def _laplacian(x):
    d, e = 2 * np.eye(4) - np.eye(4, k=1) - np.eye(4, k=-1), np.eye(4)
    return np.linalg.solve(x[0] * np.kron(d, e) + x[1] * np.kron(e, d) + 0.1 * np.eye(16), np.full(16, x[2]))


def _dropped(x):
    return np.concatenate([x**2, x, 3 * x])


@pytest.mark.parametrize("f", [_doubled, _of_diagonals, _twice, _banded, _pivoted, _laplacian, _dropped], ids=lambda f: f.__name__[1:])
def test_values_and_derivatives(lib, f):
    ours = getattr(lib, f.__name__[1:])
    np.testing.assert_allclose(ours(X), f(X), rtol=1e-12)
    _check_jacobian(ours, f)


def _check_jacobian(ours, f):
    h = 1e-6
    differences = np.stack([(f(X + h * e) - f(X - h * e)) / (2 * h) for e in np.eye(3)], axis=-1)
    scale = np.abs(differences).max()
    np.testing.assert_allclose(pad.jacobian(ours)(X), differences, rtol=1e-6, atol=1e-7 * scale)
    forward = np.stack([pad.jvp(ours, (X,), (e,))[1] for e in np.eye(3)], axis=-1)
    np.testing.assert_allclose(forward, differences, rtol=1e-6, atol=1e-7 * scale)


def test_random_numbers_are_those_of_julia(lib):
    code = f'include("{SOURCE}"); foreach(println, simulated([1.3, 0.7, 0.9]))'
    said = subprocess.run([*find_julia().command, "--startup-file=no", "-e", code], capture_output=True, text=True, check=True).stdout
    np.testing.assert_allclose(lib.simulated(X), [float(line) for line in said.split()], rtol=1e-14)
    _check_jacobian(lib.simulated, lib.simulated)


def test_errors_are_those_of_julia(lib):
    with pytest.raises(pad.NativeError, match="SingularException"):
        lib.singular(X)
    with pytest.raises(pad.NativeError, match="dropped dims must all be size 1"):
        lib.not_dropped(X)
