"""FFTW's plans: transforms are linear, so their matrices, column by column, are what derivatives must be; programs against NumPy's."""

from __future__ import annotations

import ctypes.util
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

HERE = Path(__file__).parent
pytestmark = pytest.mark.skipif(
    not Path("/usr/include/fftw3.h").exists() or ctypes.util.find_library("fftw3") is None,
    reason="FFTW is not installed: tools/install_toolchains fftw",
)
C2C, R2C, C2R, R2R = range(4)
ESTIMATE = 64


@pytest.fixture(scope="module")
def program():
    return pad.load(HERE / "transforms.c", flags=["-lfftw3", "-lfftw3f", "-lm"])


def sides(family, sizes, many):
    """Numbers on both sides."""
    whole = int(np.prod(sizes)) * many
    half = whole // sizes[-1] * (sizes[-1] // 2 + 1)
    return {C2C: (2 * whole, 2 * whole), R2C: (whole, 2 * half), C2R: (2 * half, whole), R2R: (whole, whole)}[family]


CASES = {
    "one": (C2C, -1, [5], 1, 1, 0), "back": (C2C, 1, [6], 1, 1, 0), "two": (C2C, 1, [3, 4], 1, 1, 0),
    "in place": (C2C, -1, [2, 3], 2, 1, 1),
    "apart": (C2C, -1, [4], 3, 2, 0),
    "r2c odd": (R2C, 0, [5], 1, 1, 0), "r2c even": (R2C, 0, [6], 2, 1, 0), "r2c two": (R2C, 0, [3, 4], 1, 1, 0),
    "r2c apart": (R2C, 0, [4], 2, 3, 0),
    "r2c three": (R2C, 0, [2, 3, 5], 1, 1, 0),
    "c2r odd": (C2R, 0, [5], 1, 1, 0), "c2r even": (C2R, 0, [6], 2, 1, 0), "c2r two": (C2R, 0, [3, 4], 1, 1, 0),
    "c2r three": (C2R, 0, [2, 3, 4], 1, 1, 0),
    **{f"r2r {kind}": (R2R, kind, [n], 1, 1, 0) for kind in range(11) for n in (5, 6)},
    **{f"r2r two {kind}": (R2R, kind, [3, 4], 1, 1, 1) for kind in range(3, 11)},
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_matrices(program, case):
    family, kind, sizes, many, apart, in_place = CASES[case]
    nx, ny = sides(family, sizes, many)
    rest = (nx, ny, family, kind, len(sizes), np.array(sizes, dtype=np.int32), many, apart, in_place, ESTIMATE)

    def applied(x):
        y = np.zeros(ny)
        program.transform(x, y, *rest)
        return y

    matrix = np.array([applied(unit) for unit in np.eye(nx)]).T
    x, v, w = (np.random.default_rng(seed).standard_normal(n) for seed, n in enumerate((nx, nx, ny)))
    assert np.allclose(applied(x), matrix @ x)
    _, tangent = pad.jvp(program.transform, (x, np.zeros(ny), *rest), (v, np.zeros(ny)))
    assert np.allclose(tangent, matrix @ v, atol=1e-12)
    _, pullback = pad.vjp(program.transform, x, np.zeros(ny), *rest)
    assert np.allclose(pullback(w)[0], matrix.T @ w, atol=1e-12)


def filtered(x, width):
    n = x.size
    k = np.minimum(np.arange(x.shape[0]), x.shape[0] - np.arange(x.shape[0]))[:, None] + np.arange(x.shape[1] // 2 + 1)
    other = x * x
    spectrum = np.fft.rfft2(other)
    for _ in range(3):
        spectrum = np.fft.rfft2(np.fft.irfft2(spectrum / (1 + k * width), x.shape) * other)
    return np.sum(np.arange(1, n + 1) * (np.fft.irfft2(spectrum, x.shape).ravel() * n) ** 2) / n


def test_filter(program):
    x = np.random.default_rng(1).uniform(0.5, 1, (4, 6))
    arguments = (x.ravel(), 4, 6, 0.3)
    assert program.filtered(*arguments) == pytest.approx(filtered(x, 0.3), rel=1e-12)
    pad.check_grads(program.filtered, arguments, order=2, rtol=1e-5)


def test_single_precision(program):
    x = np.array([0.5, 1.5, -1, 2], dtype=np.float32)
    jacobian = np.fft.fft(np.eye(4))
    expected = 2 * np.real(np.conj(jacobian).T @ (np.arange(4) * (jacobian @ x)))
    assert np.allclose(pad.grad(program.narrow)(x, 4), expected, rtol=1e-5)


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason="there is no Fortran compiler")
def test_fortran():
    program = pad.load(HERE / "transforms.f90", flags=["-I/usr/include", "-lfftw3"])
    x = np.random.default_rng(2).standard_normal((3, 4)).T.copy(order="F")
    a = x + 1j * x**2
    b = np.fft.ifft2(np.abs(np.fft.fft2(a)) ** 2) * 12 / 4
    weights = np.arange(1, 5)[:, None] + 2 * np.arange(1, 4)
    assert program.legacy(x, 4, 3) == pytest.approx(np.sum(weights * np.real(b * a)), rel=1e-12)
    pad.check_grads(program.legacy, (x, 4, 3), order=2, rtol=1e-5)
    y = x.ravel()[:7].copy()
    assert program.power(y, 7) == pytest.approx(np.sum(np.arange(1, 5) * np.abs(np.fft.rfft(y * y)) ** 2), rel=1e-12)
    pad.check_grads(program.power, (y, 7), order=2, rtol=1e-5)
