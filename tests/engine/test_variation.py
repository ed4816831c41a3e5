"""Caches have no dimension for loops in which a value does not vary; and have one where it does."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import HEADER, USUAL, Kernels, Mode, program

random = np.random.default_rng(3)
A, P = random.uniform(0.3, 1.1, 36), random.uniform(0.4, 1.2, 6)

kernels = Kernels(program("variation"), (*USUAL, Mode("reverse", 2)))
NAMES = ("layers", "written_between", "in_some", "triangle", "moving", "until", "one_place", "indirect", "called_between")
for name in NAMES:
    kernels.add(name, A, P.copy(), 6)
    if name not in ("one_place",):
        kernels.add(name, A, P.copy(), 1, name=f"{name}, of one")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_bytes() -> None:
    """What is read in all iterations of a loop alike is kept once."""
    declaration = "void layers(const double *a, double p[n], int n, double r[1]);"
    layers = pad.compile(HEADER + program("variation"), "c", declarations=declaration).layers
    explanation = layers.explain(random.uniform(0.3, 1.1, 256), random.uniform(0.4, 1.2, 16), 16, np.zeros(1))
    cached = sum(explanation.bytes(item) or 0 for item in explanation.items if item.kind == "cached")
    assert cached <= 8 * 3 * 16 * 3, str(explanation)
