"""Functions with other parameters than they would be called with: an error where one is called, which a flag decides."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.7, 1.3, 0.45])


@pytest.fixture(scope="module")
def after():
    return pad.load(Path(__file__).parent / "dummies.c").after


def _steps(x, h, m):
    for _ in range(m):
        x = x - h * x**2
    return x


def _after(x):
    return sum((i + 1) * y * z for i, (y, z) in enumerate(zip(_steps(x, 0.1, 5), _steps(x, 0.2, 3), strict=True)))


def test_a_dummy_that_is_not_called(after):
    gradient = np.array([_after(X + 1e-30j * e).imag / 1e-30 for e in np.eye(3)])
    np.testing.assert_allclose(pad.grad(after)(X, 3, 0), gradient, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(after, (X, 3, 0), (np.cos(X), None, None))[1], gradient @ np.cos(X), rtol=1e-13)


def test_a_dummy_that_is_called(after):
    for run in (lambda: pad.grad(after)(X, 3, 1), lambda: pad.jvp(after, (X, 3, 1), (X, None, None))):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E301.*an indirect call(.|\n)*called with 5 arguments"):
            run()
