"""The general version: arguments that overlap, or may. And the promise `noalias`, where it is true."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from fuzz import Batch

from .harness import HEADER, Case, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8, 1.1])
GENERAL = (Mode("forward", 1, False), Mode("reverse", 1, False))

kernels = Kernels(program("aliasing"), GENERAL)
for name in ("shifted", "smoothed", "copies", "called"):
    kernels.add(name, X, X[::-1].copy(), 6)
kernels.add("reread", X, X[::-1].copy())
TWO = np.dtype([("a", "f8"), ("b", "f8")])
kernels.add("structures", X.view(TWO), X[::-1].copy().view(TWO), 3)
kernels.add("two_views", X, X[::-1].copy().view(TWO), 6)


@pytest.mark.parametrize("name", kernels.names)
def test_apart(name: str) -> None:
    kernels.check(name)


OVERLAPS = [("shifted", (0, 0, 4)), ("shifted", (0, 3, 4)), ("shifted", (2, 0, 5)), ("smoothed", (0, 0, 6)), ("smoothed", (0, 1, 6)),
            ("smoothed", (2, 0, 5)),
            ("reread", (0, 0)), ("reread", (0, 1)), ("reread", (1, 0)), ("copies", (0, 2, 4)), ("copies", (3, 0, 4)), ("called", (0, 0, 6)),
            ("called", (0, 2, 5)), ("structures", (0, 0, 3)), ("structures", (0, 2, 3)), ("two_views", (0, 0, 6)), ("two_views", (0, 2,
            6))]  # fmt: skip


def _at(memory: np.ndarray, offset: int) -> ctypes.c_void_p:
    return ctypes.c_void_p(memory.ctypes.data + 8 * offset)


def _call(batch: Batch, symbol: str, passed: list[object], results: np.ndarray) -> None:
    function = batch._library[symbol]
    function.restype = None
    function(*passed, _at(results, 0))


@pytest.mark.parametrize(("name", "places"), OVERLAPS, ids=[f"{n}{p}" for n, p in OVERLAPS])
def test_overlapping(name: str, places: tuple[int, ...]) -> None:
    """Both pointers lead into one array of eight numbers, and their shadows into one shadow."""
    batch = kernels.ready(name)
    case = kernels.cases[name]
    a, b, *rest = places
    count = [ctypes.c_int(n) for n in rest]
    generator = np.random.default_rng(1)
    direction, weight = generator.standard_normal(8), generator.standard_normal(8)

    def primal(memory: np.ndarray) -> np.ndarray:
        memory, results = memory.copy(), np.zeros(1)
        _call(batch, name, [_at(memory, a), _at(memory, b), *count], results)
        return np.append(memory, results)

    h = 1e-5
    expected = (primal(X + h * direction) - primal(X - h * direction)) / (2 * h)

    memory, tangent, results = X.copy(), direction.copy(), np.zeros(2)
    _call(batch, batch.symbol(case, GENERAL[0]), [_at(memory, a), _at(tangent, a), _at(memory, b), _at(tangent, b), *count], results)
    np.testing.assert_allclose(np.append(memory, results[0]), primal(X), rtol=1e-13)
    forward = np.append(tangent, results[1])
    np.testing.assert_allclose(forward, expected, rtol=1e-6, atol=1e-8)

    memory, adjoint, results = X.copy(), weight.copy(), np.zeros(1)
    cotangent = [ctypes.c_double(0.7)]
    _call(
        batch,
        batch.symbol(case, GENERAL[1]),
        [_at(memory, a), _at(adjoint, a), _at(memory, b), _at(adjoint, b), *count, *cotangent],
        results,
    )
    np.testing.assert_allclose(np.append(memory, results[0]), primal(X), rtol=1e-13)
    np.testing.assert_allclose(adjoint @ direction, np.append(weight, 0.7) @ forward, rtol=1e-11)


def test_one_number_changed_by_another_pointer_is_not_read_again() -> None:
    """What the promise would allow to recompute from memory must be kept without it."""
    source = HEADER + "void f(double *x, double *y, double *r) { double a = x[0]; double b = a * a; y[0] = 3; *r = b * a; }"
    batch, case = Batch(source), Case("f", (X.copy(), X.copy()))
    mode = Mode("reverse", 1, False)
    batch.derive(case, mode)
    batch.load(["f"])
    memory, adjoint, results = X.copy(), np.zeros(8), np.zeros(1)
    _call(
        batch, batch.symbol(case, mode), [_at(memory, 0), _at(adjoint, 0), _at(memory, 0), _at(adjoint, 0), ctypes.c_double(1.0)], results
    )
    np.testing.assert_allclose(adjoint[0], 3 * X[0] ** 2)
