"""Programs in Fortran that choose procedures at run time."""

from __future__ import annotations

import numpy as np

SOURCE = "objects.f90"


def lennard_jones(depth, width, r):
    return 4 * depth * ((width / r) ** 12 - (width / r) ** 6)


def morse(depth, a, r0, r):
    return depth * (1 - np.exp(-a * (r - r0))) ** 2


def test_pointers_to_a_class(scalar):
    def alternating(depth, width, r, n):
        total = sum(morse(depth, width, 0.9, r * i) if i % 2 else lennard_jones(depth, width, r * i) for i in range(1, n + 1))
        return total * lennard_jones(depth, width, r) * morse(depth, width, 0.9, r)

    scalar(SOURCE, "alternating", (0.7, 1.1, 1.3, 4), alternating)
