"""Branches of every shape: the reverse pass must find the way that control took."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Kernels, program

X = np.array([0.9, 1.7, -0.4, 2.2, 0.1, -1.3, 0.6])

kernels = Kernels(program("control_flow"))
for x in (0.7, 1.4):
    kernels.add("diamond", x, name=f"diamond {x}")
    kernels.add("half_diamond", x, name=f"half_diamond {x}")
for x, y in ((1.0, 2.0), (1.5, -2.0), (0.5, -0.2), (-1.0, 2.0), (-1.0, 0.3)):
    kernels.add("nested", x, y, name=f"nested {x} {y}")
for k in range(5):
    kernels.add("chain", 0.8, k, name=f"chain {k}")
for k in (0, 1, 2, 3, 4, 5, -1):
    kernels.add("dense_switch", 0.8, k, name=f"dense_switch {k}")
for k in (0, 1, 2, 3, 7):
    kernels.add("falling_switch", 0.8, k, name=f"falling_switch {k}")
kernels.add("sparse_switch", X, 7)
for x, y in ((1.2, 0.1), (0.2, 0.9), (0.2, 0.1)):
    kernels.add("short_circuit", x, y, name=f"short_circuit {x} {y}")
kernels.add("early_return", X, 7)
kernels.add("early_return", X, 4, name="early_return not taken")
for x in (0.3, 0.9, 2.5):
    kernels.add("forward_goto", x, name=f"forward_goto {x}")
kernels.add("backward_goto", 0.4)
kernels.add("unreachable_end", 0.4, 3)
kernels.add("same_arms", 0.4, 3)
kernels.add("many_exits", X, 7)
kernels.add("many_exits", -X, 7, name="many_exits, another")
kernels.add("pick", X, 2)
kernels.add("boolean_state", X, 7)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_an_arm_without_dependence_has_gradient_zero() -> None:
    assert kernels.gradient("chain 3").lanes[0][0] == 0.0


def test_early_return() -> None:
    """The return in the sixth iteration: (the sum of squares of five) times x[5]."""
    expected = np.append(2 * X[:5] * X[5], [np.sum(X[:5] ** 2), 0.0])
    np.testing.assert_allclose(kernels.gradient("early_return").lanes[0][0], expected)
