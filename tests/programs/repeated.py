"""Functions that remember what they were called with: derivatives at points where they, or their derivatives, were called before."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

_POINTS = np.random.default_rng(11).uniform(0.5, 1.5, (3, 6))


def expected(x: np.ndarray) -> np.ndarray:
    """The gradient of Σ (i + 1) sin(x_i) x_i²."""
    return (1 + np.arange(len(x))) * (np.cos(x) * x * x + 2 * x * np.sin(x))


def curvature(x: np.ndarray) -> np.ndarray:
    return (1 + np.arange(len(x))) * ((2 - x * x) * np.sin(x) + 4 * x * np.cos(x))


def check(function: pad.Function, *more: int, second: bool = False) -> None:
    """Of Σ (i + 1) sin(x_i) x_i², whatever it keeps of that. `second`: the second derivative, too."""
    gradient, (a, b, c) = pad.grad(function), _POINTS
    none = (None,) * len(more)

    def close(found: np.ndarray, at: np.ndarray) -> None:
        np.testing.assert_allclose(found, at, rtol=1e-10)

    for _ in range(3):
        close(gradient(a, *more), expected(a))
    function(a, *more)
    function(b, *more)
    for x in (b, b, a):
        close(gradient(x, *more), expected(x))
        value, tangent = pad.jvp(function, (x, *more), (c, *none))
        close(tangent, expected(x) @ c)
        close(value, function(x, *more))
    value, found = pad.value_and_grad(function)(c, *more)
    close(value, np.sum((1 + np.arange(len(c))) * np.sin(c) * c * c))
    close(found, expected(c))
    for _ in range(2 if second else 0):
        close(pad.hvp(function, (c, *more), (a, *none)), curvature(c) * a)
    close(gradient(b, *more), expected(b))
