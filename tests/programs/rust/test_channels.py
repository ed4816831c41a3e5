"""Channels of Rust's standard library, at several numbers of threads, against differences of the programs themselves."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCES = [Path(__file__).parent / name for name in ("channels.rs", "bounded.rs")]
X = np.random.default_rng(7).normal(size=13)
NAMES = [(path, name) for path in SOURCES for name in re.findall(r"^pub fn (\w+)\(x: &\[f64\], t", path.read_text(), re.M)]
FORWARD, HELD = ("answers",), ("workers",)


@functools.cache
def library(path: Path) -> pad.Library:
    return pad.load(path)


@pytest.mark.parametrize("path, name", NAMES)
def test_channels(path, name):
    function = library(path)[name]
    gradient, direction = pad.grad(function), np.cos(np.arange(X.size))
    for team in (1, 3):
        expected = np.array([(function(X + 1e-6 * e, team) - function(X - 1e-6 * e, team)) / 2e-6 for e in np.eye(X.size)])
        close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
        for _ in range(4):
            close(gradient(X, team), expected)
        if name in FORWARD:
            close(pad.jvp(function, (X, team), (direction, None))[1], expected @ direction)
        if name in HELD:
            _, pullback = pad.vjp(function, X, team)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)


def test_channels_without_room():
    """The program itself may use them."""
    roomless = library(SOURCES[1])["roomless"]
    assert roomless(X) == pytest.approx(X[0] * X[1])
    with pytest.raises(pad.NativeError, match=r"sync_channel\(1\)"):
        pad.grad(roomless)(X)
