"""Iterations that allocate memory which lives on, or leave addresses in memory: the same gradients within a memory budget."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

HERE = Path(__file__).parent
X = 0.3 * np.random.default_rng(0).random(20) + 0.2
W = np.random.default_rng(1).standard_normal(20)
BUDGETS = {
    "several": (1 << 20, 60_000),
    "settled": (1 << 20, 15_000, 7_000),
    "grown": (1 << 20, 15_000, 7_000),
    "nested": (1 << 20, 60_000),
}
LOOPS = {"several": 4, "nested": 2, "ring": 4}


@pytest.fixture(scope="module")
def fresh():
    return pad.load(HERE / "fresh.cpp")


@pytest.fixture(scope="module")
def addresses():
    return pad.load(HERE / "addresses.cpp")


@pytest.mark.parametrize("name", ["replaced", "moved", "swapped", "levels", "grown", "settled", "several"])
def test_iterations_that_allocate(fresh, name):
    check(fresh[name], name)


@pytest.mark.parametrize("name", ["levels", "objects", "rows", "members", "later", "list", "ring", "nested"])
def test_iterations_that_leave_addresses(addresses, name):
    check(addresses[name], name)


def test_memory_that_outlives_the_call(addresses):
    with pytest.raises(pad.DifferentiationError, match="freed before the reverse pass") as error:
        pad.grad(addresses["global"], "x", memory="1 MB")(X, 20, 50, 0.01)
    assert error.value.code == "PAD-E206"


def check(function, name):
    args = (X, 20, 50, 0.01)
    slope = (function(X + 1e-6 * W, *args[1:]) - function(X - 1e-6 * W, *args[1:])) / 2e-6
    for memory in BUDGETS.get(name, (1 << 20, 12_000, 6_000)):
        inside = pad.value_and_grad(function, "x", memory=memory)
        value, gradient = inside(*args)
        assert value == function(*args)
        assert gradient @ W == pytest.approx(slope, rel=1e-7)
        np.testing.assert_array_equal(inside(*args)[1], gradient)
        assert inside.schedule.planned <= memory
        assert inside.schedule.loops == LOOPS.get(name, 1)
    assert inside.schedule.advanced > 0


def test_few_iterations(fresh):
    inside = pad.grad(fresh.replaced, "x", memory=6_000)
    for steps in range(12):
        np.testing.assert_allclose(inside(X, 20, steps, 0.01), pad.grad(fresh.replaced, "x")(X, 20, steps, 0.01), rtol=1e-13)


def test_in_files(fresh, tmp_path):
    """States of different sizes, of which some are in memory."""
    for name, budgets in (("replaced", (20_000, 9_000)), ("grown", (60_000, 30_000))):
        plain = pad.grad(fresh[name], "x")(X, 20, 300, 0.001)
        for memory in budgets:
            inside = pad.grad(fresh[name], "x", memory=(memory, tmp_path))
            np.testing.assert_allclose(inside(X, 20, 300, 0.001), plain, rtol=1e-12)
    with pytest.raises(pad.DifferentiationError, match="the tape of one iteration is more than"):  # 20 kB, of the last ones
        pad.grad(fresh.grown, "x", memory=(20_000, tmp_path))(X, 20, 300, 0.001)


_LIMITED = """
import resource, sys
import numpy as np
import polyglot_ad as pad

gradient = pad.grad(pad.load(sys.argv[1]).moved, "x", memory=20_000_000)
u = 0.1 * np.sin(np.linspace(0, 6, 10_000))
gradient(u[:50].copy(), 50, 5, 1e-3)
with open("/proc/self/status") as file:
    now = next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmSize"))
resource.setrlimit(resource.RLIMIT_AS, (now + 32_000_000, now + 32_000_000))
for _ in range(2):
    found = gradient(u, 10_000, 1_000, 1e-3)
assert gradient.schedule.planned <= 20_000_000
print(repr(float(found @ u)))
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the size of the process is not known here")
def test_within_a_limit_of_the_system():
    """Kept whole, the states and their shadows have 240 MB."""
    made = subprocess.run([sys.executable, "-c", _LIMITED, str(HERE / "fresh.cpp")], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    u, tangent = 0.1 * np.sin(np.linspace(0, 6, 10_000)), 0.1 * np.sin(np.linspace(0, 6, 10_000))
    u = u + 1e-30j * tangent
    for _ in range(1_000):
        v = u.copy()
        v[1:-1] += -1e-3 * u[1:-1] * (u[2:] - u[:-2]) + 1e-4 * (u[2:] - 2 * u[1:-1] + u[:-2])
        u = v
    assert float(made.stdout) == pytest.approx((u @ u).imag / 1e-30, rel=1e-10)
