"""Threads of Rust's standard library, at several numbers of threads, against differences of the programs themselves."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parent / "threads.rs"
X = np.random.default_rng(7).normal(size=23)
NAMES = re.findall(r"^pub fn (\w+)\(x: &\[f64\], t", SOURCE.read_text(), re.M)
FORWARD, HELD = ("scoped", "locked", "atomic"), ("spawned", "barrier")
TEAMS = (1, 2, 3, 4, 8)


@functools.cache
def library() -> pad.Library:
    return pad.load(SOURCE)


@pytest.mark.parametrize("name", NAMES)
def test_threads(name):
    function = library()[name]
    gradient, direction = pad.grad(function), np.cos(np.arange(X.size))
    for team in TEAMS:
        expected = np.array([(function(X + 1e-6 * e, team) - function(X - 1e-6 * e, team)) / 2e-6 for e in np.eye(X.size)])
        close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
        for _ in range(3):
            close(gradient(X, team), expected)
        if name in FORWARD:
            close(pad.jvp(function, (X, team), (direction, None))[1], expected @ direction)
        if name in HELD:
            _, pullback = pad.vjp(function, X, team)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)


def test_what_is_done_once_without_threads():
    """Also without threads, the library calls it through a pointer."""
    np.testing.assert_allclose(pad.grad(library().poisoned)(X)[:2], 2 * X[0] * X[1] * X[1::-1], rtol=1e-14)


@pytest.mark.parametrize("name", ["collected", "waited"])
def test_second_derivatives(name):
    """They are computed in one thread. (Spawned threads with moved vectors, an Arc with a Mutex; a condition variable.)"""
    function, x = library()[name], X[:5]
    gradient, found = pad.grad(function), pad.hessian(function)
    for team in (1, 3):
        expected = np.array([(gradient(x + 1e-5 * e, team) - gradient(x - 1e-5 * e, team)) / 2e-5 for e in np.eye(5)])
        np.testing.assert_allclose(found(x, team), expected, rtol=1e-6, atol=1e-7)


def test_second_derivatives_of_what_waits_are_refused():
    with pytest.raises(pad.DifferentiationError, match=r"(?s)PAD-E208.*wait for each other"):
        pad.hessian(library().barrier)(X[:3], 2)


def test_parking_is_refused():
    with pytest.raises(pad.DifferentiationError, match="Condvar"):
        pad.grad(library().parked)(X)
