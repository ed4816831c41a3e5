"""Loops: counted and not, nested, triangular, with several exits, with state carried from one iteration to the next."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])
M = np.linspace(0.2, 1.3, 12)

kernels = Kernels(program("loops"))
for name in ("up", "up_to", "not_equal", "down", "down_unsigned", "by_two", "by_three_down", "wide", "small", "wide_unsigned",
             "doubling", "halves", "quarters", "past_the_end", "by_pointer",
             "by_pointer_down", "product", "triangular", "lower", "three_deep", "inner_until", "break_in_middle", "break_two", "skip",
             "two_in_a_row",
             "last", "argmax", "maximum", "kept_after", "left_in_middle", "two_exits_of_one_test", "inner_behind_test",
             "from_a_call"):  # fmt: skip
    kernels.add(name, X, 7)
kernels.add("scan", X.copy(), 7)
kernels.add("fibonacci", 0.4, 0.9, 9)
kernels.add("until", 0.4)
kernels.add("collatz", 0.4, 7)
kernels.add("newton", 2.0)
kernels.add("counted_by_data", X, np.array([2, 0, 3, 1], np.int32), 4)
kernels.add("sparse", M[:5], np.array([0, 2, 1, 3, 2], np.int32), np.array([0, 2, 2, 5], np.int32), X, 3)
kernels.add("table", M, M[::-1].copy(), 3, 4)
kernels.add("stencil", X, X[::-1].copy(), 7, 5)
kernels.add("stencil", X, X[::-1].copy(), 7, 4, name="stencil, an even number of steps")
kernels.add("invariant_call", X, 7, 0.3)
kernels.add("endless_of_one", 0.4)
kernels.add("empty_body", 0.4, 3)
for name, lengths in (("at once", [1, 2, 3, 1]), ("later", [3, 1, 4, 1])):
    kernels.add("leaves_both", np.array([0.9, 1.3, 0.7, 1.1]), np.array(lengths, np.int32), 4, name=f"leaves_both, {name}")
# No iteration at all, and one.
for name in (
    "up",
    "not_equal",
    "down",
    "by_two",
    "by_pointer",
    "by_pointer_down",
    "product",
    "triangular",
    "three_deep",
    "skip",
    "two_in_a_row",
    "last",
    "left_in_middle",
    "two_exits_of_one_test",
    "inner_behind_test",
):
    kernels.add(name, X, 0, name=f"{name}, no iteration")
    kernels.add(name, X, 1, name=f"{name}, one iteration")
kernels.add("counted_by_data", X, np.zeros(4, np.int32), 4, name="counted_by_data, all zero")
kernels.add("until", 11.0, name="until, at once")
kernels.add("collatz", 0.4, 1, name="collatz, at once")
kernels.add("stencil", X, X[::-1].copy(), 7, 0, name="stencil, no step")
kernels.add("stencil", X, X[::-1].copy(), 2, 3, name="stencil, nothing inside")
kernels.add("fibonacci", 0.4, 0.9, 0, name="fibonacci of zero")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_product() -> None:
    np.testing.assert_allclose(kernels.gradient("product").lanes[0][0], np.prod(X) / X)


def test_newton_has_the_derivative_of_the_root() -> None:
    np.testing.assert_allclose(kernels.gradient("newton").lanes[0][0], 1 / (2 * np.sqrt(2.0)), rtol=1e-12)


def test_argmax_and_maximum() -> None:
    expected = np.where(np.max(X) == X, 2 * X, 0)
    np.testing.assert_allclose(kernels.gradient("argmax").lanes[0][0], expected)
    np.testing.assert_allclose(kernels.gradient("maximum").lanes[0][0], expected)
