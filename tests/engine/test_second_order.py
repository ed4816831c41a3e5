"""Derivatives of derivatives: what the engine makes is a program like any other.

The reverse derivative is prepared again and differentiated in forward mode (Hessian-vector products) and in reverse mode; both are
held against finite differences of the gradient, and against each other.
"""

from __future__ import annotations

import numpy as np
import pytest

from fuzz import Batch, examine

from .harness import FORWARD, HEADER, REVERSE, Case, Const, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6])

SOURCE = HEADER + program("second_order")
CASES = [
    Case("scalar", (0.4, 0.9)),
    Case("rosenbrock", (X, 5)),
    Case("branches", (X, 5, 0.4)),
    Case("in_place", (X, 5)),
    Case("unknown_count", (0.4,)),
    Case("calls", (X, 5)),
    Case("heap", (X, 5)),
    Case("copied", (X, 5)),
    Case("recursion", (X, 5)),
    Case("ways", (X, 5)),
]
NAMES = [case.function for case in CASES]
MODES = (FORWARD, REVERSE)


class Twice:
    """Every case's forward and reverse derivative, differentiated again in both modes."""

    def __init__(self) -> None:
        self.batch = Batch(SOURCE)
        self.nested: dict[tuple[str, Mode], Case] = {}
        self.failed: dict[tuple[str, Mode, Mode], Exception] = {}
        for case in CASES:
            for first in MODES:
                nested = self.nested[case.function, first] = self.batch.nested(case, first)
                for second in MODES:
                    try:
                        self.batch.derive(nested, second)
                    except Exception as error:
                        self.failed[case.function, first, second] = error
        self.batch.load([case.function for case in CASES], level=1)

    def check(self, name: str, first: Mode, seconds: tuple[Mode, ...]) -> None:
        for second in seconds:
            if (name, first, second) in self.failed:
                raise self.failed[name, first, second]
        findings = examine(self.batch, self.nested[name, first], seconds)
        assert not findings, "\n".join(map(str, findings))


@pytest.fixture(scope="module")
def twice() -> Twice:
    return Twice()


@pytest.mark.parametrize("name", NAMES)
def test_forward_over_reverse(twice: Twice, name: str) -> None:
    twice.check(name, REVERSE, (FORWARD,))


@pytest.mark.parametrize("name", NAMES)
def test_forward_over_forward(twice: Twice, name: str) -> None:
    twice.check(name, FORWARD, (FORWARD,))


@pytest.mark.parametrize("name", NAMES)
def test_reverse_over_forward(twice: Twice, name: str) -> None:
    twice.check(name, FORWARD, (FORWARD, REVERSE))


@pytest.mark.parametrize("name", NAMES)
def test_reverse_over_reverse(twice: Twice, name: str) -> None:
    twice.check(name, REVERSE, (FORWARD, REVERSE))


def test_hessian_of_rosenbrock(twice: Twice) -> None:
    """Column by column by forward over reverse, against the closed form."""
    case = twice.nested["rosenbrock", REVERSE]
    hessian = np.zeros((5, 5))
    for k in range(5):
        direction = [np.eye(5)[k], np.zeros(5), *[None] * (len(case.arguments) - 2)]
        outcome = twice.batch.forward(case, FORWARD, case.values, [direction])
        hessian[:, k] = outcome.lanes[0][1]
    expected = np.zeros((5, 5))
    for i in range(4):
        expected[i, i] += 2 - 400 * X[i + 1] + 1200 * X[i] ** 2
        expected[i + 1, i + 1] += 200
        expected[i, i + 1] = expected[i + 1, i] = -400 * X[i]
    np.testing.assert_allclose(hessian, expected, rtol=1e-12)


def test_constant_arguments_stay_constant() -> None:
    batch = Batch(SOURCE)
    nested = batch.nested(Case("branches", (X, 5, Const(0.4))), REVERSE)
    batch.derive(nested, FORWARD)
    batch.load(["branches"], level=1)
    assert not examine(batch, nested, [FORWARD])
