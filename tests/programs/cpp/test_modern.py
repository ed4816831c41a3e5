"""What C++20 programs are made of, against differences of the programs themselves."""

from __future__ import annotations

import numpy as np
import pytest

X = np.array([0.7, -1.2, 0.3, 2.1, -0.4, 1.6])
NAMES = ["generated", "viewed", "cheapest", "rayleigh", "expressions", "small_buffers", "kept_by_key"]


@pytest.mark.parametrize("name", NAMES)
def test_modern(measured_scalar, name):
    measured_scalar("modern.cpp", name, (X, 6), flags=("-std=c++20",))
