"""`restrict` on functions and their helpers, buffers that change places, local arrays, fields of structures: in all modes, against
differences. What one call of a helper promises does not hold for the next one, and caches of all shapes lie where they are looked for."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Kernels, program

random = np.random.default_rng(3)
u = random.uniform(0.2, 1, 6)
corners = np.array([0, 1, 2, 1, 3, 2, 3, 4, 0], np.int32)

kernels = Kernels(program("restrict"))
for steps in (1, 4, 5):
    kernels.add("swapped", u, np.zeros(6), 6, steps, name=f"swapped, {steps} steps")
kernels.add("swapped_twice", u, np.zeros(6), 6)
kernels.add("recurrent", 2, 3, random.uniform(-1, 1, 8), random.uniform(-1, 1, 6), random.uniform(-1, 1, 8))
kernels.add("local_matrices", random.uniform(-1, 1, 10), corners, 3)
kernels.add("fields", random.uniform(0.5, 1.5, 28), 4, 3)
kernels.add("mixed_caches", random.uniform(0.4, 0.9, 5), 5)
kernels.add("many_until", random.uniform(0.4, 0.9, 5), 5)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)
