"""Closures of Julia that change what they capture, held against differences."""

from __future__ import annotations

import numpy as np
import pytest

SOURCE = "captured.jl"
X = np.array([0.7, 1.3, 0.4])
CASES = [
    ("total", ()), ("several", (1.5,)), ("nested", ()), ("named", ()), ("parametric", (2.0,)), ("from_integer", ()), ("from_nothing", ()),
    ("to_integer", ()), ("argument", (0.6,)), ("Inner.comprehension", ()),
]  # fmt: skip


@pytest.mark.parametrize(("name", "args"), CASES)
def test_values(measured_scalar, name, args):
    measured_scalar(SOURCE, name, (X, *args))
