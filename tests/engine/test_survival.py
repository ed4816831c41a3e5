"""Memory that is read again in the reverse pass is what it was: allocations in loops, objects that take turns."""

from __future__ import annotations

import ctypes
import gc

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import HEADER, USUAL, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6])

kernels = Kernels(program("survival"), (*USUAL, Mode("reverse", 2)))
NAMES = ("power", "old_one_changed", "same_one", "sometimes", "turns", "chain", "different", "scratch", "scratch_read_again",
         "scratch_changed", "scratch_two_ways", "scratch_in_recursion", "kept_elsewhere")  # fmt: skip
for name in NAMES:
    kernels.add(name, X, 5)
kernels.add("chain", X, 1, name="chain of one")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    declarations = "".join(f"void {name}(const double x[n], int n, double r[1]);" for name in NAMES)
    return pad.compile(HEADER + program("survival"), "c", declarations=declarations)


def in_use() -> int:
    """Bytes that malloc has given out, without what Python's collector would free."""

    class Mallinfo(ctypes.Structure):
        _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "a", "b", "c", "d", "e", "f", "uordblks", "g", "h")]

    gc.collect()
    mallinfo2 = ctypes.CDLL(None).mallinfo2
    mallinfo2.restype = Mallinfo
    return int(mallinfo2().uordblks)


@pytest.mark.parametrize("name", NAMES)
def test_gradients_leave_nothing_behind(lib: pad.Library, name: str) -> None:
    gradient = pad.grad(lib[name])
    arguments = (np.ascontiguousarray(X), 5, np.zeros(1))
    for _ in range(20):
        gradient(*arguments)
    grown = []
    for _ in range(3):  # NumPy and Python take memory of their own now and then; a leak shows every time
        before = in_use()
        for _ in range(300):
            gradient(*arguments)
        grown.append(in_use() - before)
    assert min(grown) < 300 * 8  # less than one object of the program per call


def test_temporaries_have_one_shadow_at_a_time(lib: pad.Library) -> None:
    for name in ("scratch", "scratch_read_again"):
        explanation = lib[name].explain(np.linspace(0.1, 1, 100), 100, np.zeros(1))
        assert sum(explanation.bytes(item) or 0 for item in explanation.items if item.kind == "shadow") == 800
        assert any(item.kind == "held" for item in explanation.items) == (name == "scratch_read_again")


def test_an_array_per_iteration_is_not_copied(lib: pad.Library) -> None:
    """The program's own arrays are what the reverse pass reads: nothing but addresses is cached inside the loop."""
    explanation = lib.power.explain(np.linspace(0.1, 1, 100), 100, np.zeros(1))
    cached = sum(explanation.bytes(item) or 0 for item in explanation.items if item.kind in ("cached", "control"))
    assert cached < 300
