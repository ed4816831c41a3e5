"""Loops along arrays that read neighbours: what they carry from iteration to iteration, and the rows that are kept for the reverse pass.

Every gradient is held against central differences of the program itself and against forward mode, which has neither.
"""

from __future__ import annotations

import ctypes
import mmap
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parents[1] / "programs" / "rows" / "stencils.c"
KERNELS = (
    *("burgers", "in_place", "downwards", "stride_two", "one_sided", "leapfrog", "partly_overwritten", "varying_bounds", "limited"),
    *("left_early", "until", "plane", "columns", "cube", "triangle", "perhaps", "called", "swapped_once", "structures", "single"),
)
IN_FLOAT = {"structures": 1e-6, "single": 1e-4}
"""What is in single precision, and how far from forward mode it may be."""


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(SOURCE)


def central(f: Any, x: np.ndarray, d: np.ndarray, h: float) -> Any:
    ends = [f(x + k * h * d) for k in (-2, -1, 1, 2)]
    return (ends[0] - 8 * ends[1] + 8 * ends[2] - ends[3]) / (12 * h)


@pytest.mark.parametrize("name", KERNELS)
def test_gradient(lib: Any, name: str) -> None:
    f = lib[name]
    gradient = pad.grad(f)
    random = np.random.default_rng(3)
    for n, steps in ((33, 7), (40, 1), (12, 4), (5, 3), (3, 2)):
        x, d = 0.3 + 0.5 * random.random(n), random.normal(size=n)
        found = gradient(x, n, steps) @ d
        _, forward = pad.jvp(f, (x, n, steps), (d, None, None))
        assert found == pytest.approx(forward, rel=IN_FLOAT.get(name, 1e-11), abs=1e-12)
        if name not in IN_FLOAT:
            assert found == pytest.approx(central(lambda y, n=n, steps=steps: f(y, n, steps), x, d, 1e-4), rel=1e-8, abs=1e-9)


@pytest.mark.parametrize("name", ["burgers", "plane"])
def test_other_derivatives(lib: Any, name: str) -> None:
    """Derivatives of the derivative, in two orders of modes; pullbacks that are held; a memory budget."""
    f, n, steps = lib[name], 21, 5
    random = np.random.default_rng(4)
    x, d = 0.3 + 0.5 * random.random(n), random.normal(size=n)
    gradient = pad.grad(f)
    expected = central(lambda y: gradient(y, n, steps), x, d, 1e-4)
    np.testing.assert_allclose(pad.hvp(f, (x, n, steps), (d, None, None)), expected, rtol=1e-7, atol=1e-8)
    np.testing.assert_allclose(pad.jvp(gradient, (x, n, steps), (d, None, None))[1], expected, rtol=1e-7, atol=1e-8)
    _, pullback = pad.vjp(f, x, n, steps)
    for factor in (1.0, 2.0):
        np.testing.assert_allclose(pullback(factor)[0], factor * gradient(x, n, steps), rtol=1e-12)
    np.testing.assert_allclose(pad.grad(f, memory="20 kB")(x, n, 60), gradient(x, n, 60), rtol=1e-11)


def test_rows_are_kept_once(lib: Any) -> None:
    """Eight bytes per cell and step, whatever is read how often."""
    x, n, steps = 0.3 + 0.5 * np.random.default_rng(5).random(400), 400, 100
    for name, cells in (("burgers", 400), ("cube", 10 * 9 * 40)):
        explained = str(lib[name].explain(x, n, steps))
        total = next(line for line in explained.splitlines() if re.match(r" *cached: [0-9]+ values?, ", line))
        assert "kept once" in explained
        number, unit = total.split(", ")[1].split()
        assert float(number) * {"B": 1, "kB": 1e3, "MB": 1e6}[unit] < 1.2 * 8 * cells * steps, total
        within = pad.grad(lib[name], memory="1 MB")
        np.testing.assert_allclose(within(x, n, steps), pad.grad(lib[name])(x, n, steps), rtol=1e-11)
        assert within.schedule.tape_bytes < 1.2 * 8 * cells


@pytest.mark.skipif(sys.platform != "linux", reason="pages are protected")
def test_nothing_else_is_read(lib: Any) -> None:
    """The arrays end where pages begin that cannot be read, but for the corners, which the loops do not read."""
    libc, page = ctypes.CDLL(None), mmap.PAGESIZE
    rows, width, steps = 6, 9, 4
    count = rows * width
    expected = None
    for front in (False, True):
        memory = mmap.mmap(-1, 4 * page)
        begin = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        # The first, or the last, number of the array is on the page that is protected.
        offset = page - 8 if front else 3 * page - 8 * (count - 1)
        u = np.frombuffer(memory, np.float64, count, offset)
        u[:] = 0.3 + 0.5 * np.random.default_rng(6).random(count)
        du, v, dv = np.zeros(count), np.zeros(count), np.zeros(count)
        assert libc.mprotect(ctypes.c_void_p(begin + (0 if front else 3 * page)), page, 0) == 0
        pad.autodiff(
            pad.Reverse, lib.cross, pad.Duplicated(u, du), pad.Duplicated(v, dv), pad.Const(rows), pad.Const(width), pad.Const(steps)
        )
        assert libc.mprotect(ctypes.c_void_p(begin + (0 if front else 3 * page)), page, 3) == 0
        expected = du if expected is None else expected
        np.testing.assert_array_equal(du, expected)
        assert np.count_nonzero(du) > 10
