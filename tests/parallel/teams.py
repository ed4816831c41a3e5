"""Gradients of parallel programs at several numbers of threads, against differences of the program itself."""

from __future__ import annotations

import ctypes
import functools
import re
from pathlib import Path

import numpy as np

import polyglot_ad as pad
from polyglot_ad.langs import openmp

HERE = Path(__file__).parent
TEAMS = (1, 2, 3, 4, 8)
POINT = np.random.default_rng(7).normal(size=23)


@functools.cache
def library(name: str) -> pad.Library:
    return pad.load(HERE / name, openmp=True)


@functools.cache
def runtime() -> ctypes.CDLL:
    return ctypes.CDLL(openmp.runtime().objects[0])


def functions(name: str, pattern: str) -> list[str]:
    return re.findall(pattern, (HERE / name).read_text(), re.M)


def check(function: pad.Function, repeat: int = 5) -> None:
    """Gradient, directional derivative and held pullback, which all must be the same whatever the team."""
    x, n = POINT, len(POINT)
    runtime().omp_set_num_threads(1)
    expected = np.array([(function(x + 1e-6 * e, n) - function(x - 1e-6 * e, n)) / 2e-6 for e in np.eye(n)])
    close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
    gradient = pad.grad(function)
    direction = np.cos(np.arange(n))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            for _ in range(repeat if team > 1 else 1):
                close(gradient(x, n), expected)
            close(pad.jvp(function, (x, n), (direction, None))[1], expected @ direction)
            _, pullback = pad.vjp(function, x, n)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)
    finally:
        runtime().omp_set_num_threads(1)
