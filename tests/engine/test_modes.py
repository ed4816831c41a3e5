"""The options of a derivative: width, activity of each argument, single precision, integers that carry floating-point numbers."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Const, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])
F = X.astype(np.float32)

SOURCE = program("modes")
WIDE = [Mode("forward"), Mode("forward", 3), Mode("reverse"), Mode("reverse", 3), Mode("forward", 2, False), Mode("reverse", 2, False)]
wide = Kernels(SOURCE, WIDE)
wide.add("mixed", X, 0.4, 0.9, 7, results=("double", "double"))
wide.add("mixed", X, Const(0.4), 0.9, 7, results=("double", "double"), name="mixed, a constant")
wide.add("sums", X, X[::-1].copy(), 0.4, 7)
wide.add("heap", X, 5)
wide.add("recursive", 0.4, 4)
wide.add("global", X)


@pytest.mark.parametrize("name", wide.names)
def test_width(name: str) -> None:
    wide.check(name)


activity = Kernels(SOURCE)
for bits in range(8):
    given = [v if bits >> k & 1 else Const(v) for k, v in enumerate((X, X[::-1].copy(), 0.4))]
    activity.add("sums", *given, 7, name=f"sums {bits:03b}")
    given = [v if bits >> k & 1 else Const(v) for k, v in enumerate((X, 0.4, 0.9))]
    activity.add("mixed", *given, 7, results=("double", "double"), name=f"mixed {bits:03b}")


@pytest.mark.parametrize("name", activity.names)
def test_activity_of_arguments(name: str) -> None:
    activity.check(name)


single = Kernels(program("single_precision"))
single.add("dot", F, F[::-1].copy(), 7, results=("float",), precision=SINGLE)
single.add("accumulated", F, 7, precision=SINGLE)
single.add("rounded", X, 5, results=("float",), precision=SINGLE)
single.add("in_place", F, np.float32(0.7), 7, results=("float",), precision=SINGLE)
single.add("halves", F, 7, results=("float",), precision=SINGLE, differences=False)
single.add("moved_and_cleared", np.append(F, F[:1]), results=("float",), precision=SINGLE)
single.add("cleared_twice", F, 3, results=("float",), precision=SINGLE)
single.add("pairs", F, 7, results=("float",), precision=SINGLE)


@pytest.mark.parametrize("name", single.names)
def test_single_precision(name: str) -> None:
    single.check(name)


def test_single_precision_against_double() -> None:
    gradient = single.gradient("dot").lanes[0]
    np.testing.assert_allclose(gradient[0], np.cos(X) * X[::-1], rtol=1e-5)
    np.testing.assert_allclose(gradient[1], np.sin(X), rtol=1e-5)


bits = Kernels(program("bits"))
bits.add("by_integer", X, 7)
bits.add("by_union", X, 7)
bits.add("whole", X)
bits.add("two_floats_in_one", F, results=("float",), precision=SINGLE)
bits.add("exchange", X, X[::-1].copy(), 7)
bits.add("selected", X, 3)
bits.add("signs", X, 7)
bits.add("exponents", X, 7)


@pytest.mark.parametrize("name", bits.names)
def test_integers_that_carry_numbers(name: str) -> None:
    bits.check(name)
