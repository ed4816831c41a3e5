"""Arithmetic, casts and the ways C moves numbers about."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Const, Kernels, Mode, program

kernels = Kernels(program("arithmetic"))
kernels.add("cube", 0.7)
kernels.add("cube", -2.0, name="cube of a negative")
kernels.add("cube", 0.0, name="cube of zero")
kernels.add("quotient", 0.7, 1.9)
kernels.add("quotient", Const(0.7), 1.9, name="quotient by one")
kernels.add("quotient", 0.7, Const(1.9), name="quotient by the other")
kernels.add("negated", 0.4)
kernels.add("remainder_", 7.3, 2.1)
kernels.add("horner", 1.3)
kernels.add("through_float", 0.625, precision=SINGLE, differences=False)
kernels.add("float_and_back", 0.625, precision=SINGLE, differences=False)
kernels.add("integer_part", 3.4)
kernels.add("from_integer", 3, 0.7)
kernels.add("from_unsigned", 4, 0.7)
kernels.add("from_wide", 3, 0.7)
kernels.add("boolean", 0.3, 0.7)
kernels.add("boolean", 0.7, 0.3, name="boolean, the other way")
kernels.add("comma", 0.8)
kernels.add("constant", 0.8)
kernels.add("unused", 0.8, 0.9)
kernels.add("two_results", 0.8, 1.7, results=("double", "double"))
kernels.add("integer_result", 2.8, results=("double", "i32"))
kernels.add("ordered", 0.8, 1.7)
kernels.add("reassigned", 0.8)
kernels.add("square_through", 0.8)
kernels.add("polynomial", 0.8, -1.1, 0.4)
kernels.add("bitwise_abs", -0.8)
kernels.add("bitwise_negation", -0.8)
kernels.add("long_double", 0.8)
kernels.add("half_way", 0.75, precision=SINGLE, differences=False)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


CLOSED_FORMS = [
    ("cube", [3 * 0.7**2]),
    ("cube of zero", [0.0]),
    ("quotient", [1 / 1.9 + 2 * 1.9 / 0.7**3, -0.7 / 1.9**2 - 1 / 0.7**2]),
    ("through_float", [3.0]),
    ("float_and_back", [3 * 0.625**2]),
    ("integer_part", [3.0]),
    ("constant", [0.0]),
    ("unused", [1.6, 0.0]),
    ("bitwise_abs", [1.6]),
    ("bitwise_negation", [-3 * 0.8**2]),
    ("half_way", [1.5]),
]


@pytest.mark.parametrize(("name", "expected"), CLOSED_FORMS, ids=[name for name, _ in CLOSED_FORMS])
def test_closed_forms(name: str, expected: list[float]) -> None:
    found = [g for g, on in zip(kernels.gradient(name).lanes[0], kernels.cases[name].differentiated, strict=True) if on]
    np.testing.assert_allclose(np.array(found, float), expected, rtol=1e-7)


def test_cotangents_scale_the_gradient() -> None:
    case = kernels.cases["two_results"]
    lanes = kernels.batch.reverse(case, Mode("reverse"), case.values, [[2.0, -3.0]], [[None, None]]).lanes[0]
    np.testing.assert_allclose(lanes, [2 * 1.7 - 3 / 1.7, 2 * 0.8 + 3 * 0.8 / 1.7**2])
