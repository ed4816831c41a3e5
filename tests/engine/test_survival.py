"""Memory that is read again in the reverse pass is what it was: allocations in loops, objects that take turns."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import HEADER, Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6])

kernels = Kernels(program("survival"))
for name in ("power", "old_one_changed", "same_one", "sometimes", "turns", "chain", "different"):
    kernels.add(name, X, 5)
kernels.add("chain", X, 1, name="chain of one")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_an_array_per_iteration_is_not_copied() -> None:
    """The program's own arrays are what the reverse pass reads: nothing but addresses is cached inside the loop."""
    lib = pad.compile(HEADER + program("survival"), "c", declarations="void power(const double x[n], int n, double r[1]);")
    explanation = lib.power.explain(np.linspace(0.1, 1, 100), 100, np.zeros(1))
    cached = sum(explanation.bytes(item) or 0 for item in explanation.items if item.kind in ("cached", "control"))
    assert cached < 300
