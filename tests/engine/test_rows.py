"""Loops along arrays that read neighbours: what they carry from iteration to iteration, and the rows that are kept for the reverse pass.

Every gradient is held against central differences of the program itself and against forward mode, which has neither.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parents[1] / "programs" / "rows" / "stencils.c"
KERNELS = ("burgers", "in_place", "downwards", "stride_two", "one_sided", "leapfrog", "partly_overwritten", "varying_bounds", "limited",
           "left_early", "until", "plane", "columns", "cube", "triangle", "perhaps", "called", "swapped_once", "structures")  # fmt: skip


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(SOURCE)


@pytest.mark.parametrize("name", KERNELS)
def test_gradient(lib: Any, name: str) -> None:
    f = lib[name]
    gradient = pad.grad(f)
    random = np.random.default_rng(3)
    for n, steps in ((33, 7), (40, 1), (12, 4), (5, 3)):
        x, d = 0.3 + 0.5 * random.random(n), random.normal(size=n)
        found = gradient(x, n, steps)
        value, forward = pad.jvp(f, (x, n, steps), (d, None, None))
        assert value == f(x, n, steps)
        assert found @ d == pytest.approx(forward, rel=1e-6 if name == "structures" else 1e-11, abs=1e-12)
        if name == "structures":
            continue  # half of it is in single precision
        h = 1e-4
        ends = [f(x + k * h * d, n, steps) for k in (-2, -1, 1, 2)]
        assert found @ d == pytest.approx((ends[0] - 8 * ends[1] + 8 * ends[2] - ends[3]) / (12 * h), rel=1e-8, abs=1e-9)
