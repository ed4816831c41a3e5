"""Lists of Fortran whose elements hold objects of different types."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "holders.f90"
X = np.array([1.1, 0.7, 0.4, 1.9])
POLYNOMIALS = [np.polyval([2, X[0], X[i]], X[3]) for i in range(4)]


def _linked(x):
    third = x[2]
    first = lambda t: x[0] * t  # noqa: E731
    second = lambda t: (r := x[1] * x[1] + x[0] * np.sin(t)) * first(r)  # noqa: E731
    above = lambda t: (r := third * t) + second(r)  # noqa: E731
    return (r := x[3] * x[3] + x[0] * np.sin(x[1])) * above(r)


def _reordered(x):
    a = [x[: i + 1] ** 2 for i in range(4)][::-1]
    a[1], a[2] = a[0], a[3]
    b = [[(x[i] * x[j + 1], x[j]) for j in (0, 2, 1)] for i in (1, 0)]
    of_lists = sum((i + 1) * v.sum() for i, v in enumerate(a))
    return of_lists + sum((i + 1) * (j + 1) ** 2 * b[i][j][0] * b[i][j][1] for i in range(2) for j in range(3))


VALUES = {
    "reordered": _reordered(X),
    "filled": X[0] * X[3] ** 2 + 2 * np.polyval(X[::-1], X[3]) + 3 * X[2] * X[3] ** 2 * np.exp(-0.5 * X[3]),
    "copied": 3 * POLYNOMIALS[0] + 3 * POLYNOMIALS[2] + 4 * X[3] ** 4
    - (np.polyval([2, X[0], X[0]], X[0]) + 2 * X[1] * X[0] ** 3 + 4 * X[3] * X[0] ** 3),
    "put_together": X[0] + X[1] ** 2 + 2 * X[2] * X[1] ** 2 + 3 * X[3],
    "grown": (X[0] + 3 * X[2]) * X[1] * np.exp(-X[0] * X[1]) + 2 * X[1] ** 4 + 4 * X[3] * X[1] ** 3,
    "linked": _linked(X),
    "staged": X[0] ** 3 + X[1] ** 3 + X[3] ** 3
    + sum(X[i] * (np.sin(X[1]) if i % 2 else X[1] ** 3) * (X[0] + X[i]) for i in range(4)),
    "sorted": X[0] + X[3] ** 2 + X[0] * (X[1] ** 2 + X[1] * X[2] ** 3),
}  # fmt: skip


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=1, rtol=1e-6)


def test_second_derivatives(program):
    pad.check_grads(program(SOURCE)["linked"], (X,), order=2, rtol=1e-5)
