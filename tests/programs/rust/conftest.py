"""What tests of Rust share."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import polyglot_ad as pad

POINTS = [np.array([0.7, 0.45, 1.3, 0.2, 0.95, 0.62]), np.array([0.3, 1.1, 0.25, 0.8, 0.55, 1.4, 0.15])]


@pytest.fixture
def against_differences() -> Callable[..., None]:
    """Holds the gradient of a function of a row of numbers, at two points, against central differences, itself, and forward mode."""

    def run(f: pad.Function, rtol: float) -> None:
        for x in POINTS:
            step, v = 1e-5, np.cos(3 * x)
            differences = np.array([(f(x + step * e) - f(x - step * e)) / (2 * step) for e in np.eye(x.size)])
            gradient = pad.grad(f)(x)
            np.testing.assert_allclose(gradient, differences, rtol=rtol, atol=1e-7)
            np.testing.assert_allclose(pad.grad(f)(x), gradient, rtol=1e-12)
            np.testing.assert_allclose(pad.jvp(f, (x,), (v,))[1], gradient @ v, rtol=1e-10)

    return run
