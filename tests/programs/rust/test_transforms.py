"""Transforms that are planned: plans of several kinds behind one trait, with tables, other plans, and integers of 128 bits."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import polyglot_ad as pad

X = np.array([0.7, 1.3, 0.45, 1.1, 0.9, 1.6])


def test_products_of_128_bits_beside_addresses():
    planned = pad.load(Path(__file__).parent / "transforms.rs").planned
    right = np.array([(planned(X + 1e-6 * e) - planned(X - 1e-6 * e)) / 2e-6 for e in np.eye(X.size)])
    np.testing.assert_allclose(pad.grad(planned)(X), right, rtol=1e-7)
    direction = np.array([0.3, -1.0, 0.7, 0.2, -0.4, 0.5])
    np.testing.assert_allclose(pad.jvp(planned, (X,), (direction,))[1], right @ direction, rtol=1e-7)
