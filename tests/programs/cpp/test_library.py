"""Programs in C++ with containers whose code is in libstdc++."""

from __future__ import annotations

import numpy as np
import pytest

R = np.random.default_rng(21)
SOURCE = "library.cpp"


@pytest.mark.parametrize("step", [5, 11])
def test_map(scalar, step):
    def tree(x, n, step):
        values = {}
        for i in range(n):
            values[i * step % n] = values.get(i * step % n, 0) + x[i] ** 2
        for i in range(0, n, 3):
            values.pop(i * 7 % n, None)
        total = 0
        for place, key in enumerate(sorted(values), 1):
            total = total + values[key] * key * place + np.sin(values[key]) * (place + 1)
        return total

    scalar(SOURCE, "tree", (R.standard_normal(24), 24, step), tree)
