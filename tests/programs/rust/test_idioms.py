"""Rust as it is written for numerical work (iterators, traits, shared graphs, results, heaps, closures, threads): against differences."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

NAMES = (
    "windowed", "scanned", "converged", "quadrature", "potentials", "bodies", "relaxed", "results", "patterns", "filtered", "shortest",
    "quantiles", "memoised", "configured", "composed", "delayed", "leapfrog", "halves", "borrowed", "shared", "sent",
    "grouped", "reached",
)  # fmt: skip
POINTS = [np.array([0.7, 0.45, 1.3, 0.2, 0.95, 0.62]), np.array([0.3, 1.1, 0.25, 0.8, 0.55, 1.4, 0.15])]


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "idioms.rs")


@pytest.mark.parametrize("name", NAMES)
def test_derivatives(library, name):
    f = getattr(library, name)
    for x in POINTS:
        step, v = 1e-5, np.cos(3 * x)
        differences = np.array([(f(x + step * e) - f(x - step * e)) / (2 * step) for e in np.eye(x.size)])
        gradient = pad.grad(f)(x)
        np.testing.assert_allclose(gradient, differences, rtol=1e-6, atol=1e-7)
        np.testing.assert_allclose(pad.jvp(f, (x,), (v,))[1], gradient @ v, rtol=1e-10, atol=1e-12)
