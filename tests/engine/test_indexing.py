"""Variable indices into structures: whatever constant the optimiser has moved into the base, all that may be meant is met."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8, 1.1])

kernels = Kernels(program("indexing"))
kernels.add("shifted_member", X, 4)
kernels.add("shifted_beside_floats", X, 4)
kernels.add("counted_from_one", X, 6)
kernels.add("either_of_two", X, 5)
kernels.add("search_tree", X, 8)
kernels.add("polynomial", X, 7)
kernels.add("quadrants", X, 8)
kernels.add("stack_machine", X, np.array([0, 0, 1, 3, 0, 1, 2], "i4"))
kernels.add("table_of_rows", X, 9)
kernels.add("byte_by_byte", X, 6)
kernels.add("sorted_structures", X, 1, 3)
kernels.add("composed", X, X[::-1].copy(), 0.3, 1)
kernels.add("wrapped_multiple", X, np.array([0, 3, 0xAAAAAAAB, 1, 0xAAAAAAAB, 4], "u4").view("i4"), 6)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)
