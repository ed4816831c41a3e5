"""Memory: in-place updates, local and allocated arrays, copies, globals, pointers to pointers."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Const, Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])
Y = X[::-1] * 1.3 - 0.2

kernels = Kernels(program("memory"))
for name in ("in_place", "swaps", "bubble", "moved_up", "moved_down", "cleared", "ring", "overwritten"):
    kernels.add(name, X, 7)
for name in ("local", "local_partly", "local_in_loop", "variable_length", "heap", "heap_zeroed", "heap_in_loop", "heap_maybe", "grown",
             "grown_array", "global_state",
             "global_constant", "rows", "pointer_heap", "histogram", "through_result", "list", "blocks"):  # fmt: skip
    kernels.add(name, X, 7)
kernels.add("heap_maybe", X, 3, name="heap_maybe, on the stack")
kernels.add("dead_store", X, 0.4)
kernels.add("copied", X, Y, 7)
kernels.add("copied_fixed", X, Y)
kernels.add("bytes", X)
kernels.add("pointer_table", X, Y, 7)
kernels.add("exchanged", X, Y, 7)
kernels.add("chosen", X, Y, 3, name="chosen, the first")
kernels.add("chosen", X, Y, 1, name="chosen, the second")
kernels.add("address_taken", 0.4, 0.9)
kernels.add("workspace", X, Y, 7)
kernels.add("workspace", X, Const(Y), 7, name="workspace, not differentiated")
kernels.add("constant_input", X, Const(Y), 7)
kernels.add("gathered", X, np.array([3, 3, 0, 6, 1], np.int32), 5)
kernels.add("scattered", X, np.array([3, 3, 0, 6, 1, 0, 3], np.int32), 7)
for name in ("in_place", "copied", "heap", "variable_length", "pointer_heap", "list", "grown", "grown_array"):
    case = kernels.cases[name]
    if name not in ("in_place", "variable_length", "heap"):
        kernels.add(name, *case.arguments[:-1], 0, name=f"{name}, empty")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_shadows_of_overwritten_memory_are_consumed() -> None:
    """x[0] is overwritten by a constant: what its shadow held does not reach the input's gradient."""
    case = kernels.cases["overwritten"]
    shadow = np.arange(1.0, 8.0)
    lanes = kernels.batch.reverse(case, kernels.modes[1], case.values, [[0.0]], [[shadow, None]]).lanes[0]
    np.testing.assert_allclose(lanes[0], [0.0, 0.0, 3.0 + 2.0, 4.0, 5.0, 6.0, 7.0])


def test_shadows_are_added_into() -> None:
    case = kernels.cases["constant_input"]
    lanes = kernels.batch.reverse(case, kernels.modes[1], case.values, [[1.0]], [[np.full(7, 10.0), None, None]]).lanes[0]
    np.testing.assert_allclose(lanes[0], 10 + 2 * Y * X)
