"""Kernels as numerical codes have them, in all modes; and that their gradients keep no more than they need."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from .harness import Kernels, program

random = np.random.default_rng(5)
I32 = np.int32


def sparse(n: int, each: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(values, columns, rows) of a matrix with `each` entries per row."""
    columns = np.concatenate([np.sort(random.choice(n, each, replace=False)) for _ in range(n)]).astype(I32)
    return random.uniform(-1, 1, n * each) / each, columns, np.arange(0, n * each + 1, each, dtype=I32)


def flat(source: str) -> str:
    """The source with a flat function `flat_NAME` for each of its functions."""
    wrappers = ""
    for name, parameters in re.findall(r"^double (\w+)\((.*)\) \{", source, re.M):
        names = ", ".join(re.findall(r"(\w+)(?:,|$)", parameters))
        wrappers += f"void flat_{name}({parameters}, double *result) {{ *result = {name}({names}); }}\n"
    return source + wrappers


kernels = Kernels(flat(program("kernels")))


def add(name: str, *arguments: Any, variant: str = "") -> None:
    kernels.add(f"flat_{name}", *arguments, name=f"{name}, {variant}" if variant else name)


u = random.uniform(-1, 1, 9)
add("stencil", u, 9, 4)
add("stencil", u, 9, 3, variant="odd")
add("stencil", u, 2, 3, variant="nothing inside")
add("heat", random.uniform(-1, 1, 25), 5, 3)
add("heat", random.uniform(-1, 1, 4), 2, 3, variant="nothing inside")
add("matmul", random.uniform(-1, 1, 16), random.uniform(-1, 1, 16), 4)
add("convolution", random.uniform(-1, 1, 36), random.uniform(-1, 1, 9), 6, 3)
add("lstm", random.uniform(-1, 1, 4 * 3 * 4), random.uniform(-1, 1, 5), 3, 5)
add("bodies", random.uniform(0.5, 1.5, 21), 3, 3, 0.05)
add("csr", *sparse(6, 3), random.uniform(-1, 1, 6), 6, 3)
add("conjugate_gradients", random.uniform(-1, 1, 16), random.uniform(-1, 1, 4), 4, 3)
add("newton_roots", random.uniform(0.5, 3, 4), 4)
add("fft", random.uniform(-1, 1, 8), 8)
add("insertion_sort", random.uniform(-1, 1, 8), 8)
add("lattice_boltzmann", random.uniform(0.5, 1, 81), 3, 2)
add("table_lookup", random.uniform(-1, 1, 6), random.uniform(0.05, 0.95, 5), 6, 5)
add("quadrature", np.array([0.7, 0.4, 3.0]), 0.1, 1.3, 1e-5)
add("brusselator", random.uniform(0.5, 1.5, 8), np.array([1.0, 1.7, 0.1]), 4, 3, 0.1)
add("lorenz", np.array([10.0, 28.0, 2.7]), 12, 0.01)
add("mixture", random.uniform(-0.5, 0.5, 12), random.uniform(-1, 1, 10), 5, 2, 3)
add("decay", 0.7, 9)
add("decay", 0.7, 0, variant="no iteration")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)
