"""Memory that holds numbers, addresses and integers at different times, or where the analysis does not tell them apart."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

from polyglot_ad.errors import DifferentiationError

from .harness import Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2])

kernels = Kernels(program("mixed"))
kernels.add("captured", X, 4)
kernels.add("captured", X, 1, name="captured by value")


@pytest.mark.parametrize("name", kernels.names)
def test_kernels(name: str) -> None:
    with contextlib.suppress(DifferentiationError):
        kernels.check(name)
