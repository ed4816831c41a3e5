"""A program's own `operator new` and `delete`: their bodies say what they do, whatever they are called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).with_name("allocators.cpp")
X = np.array([0.7, 1.3, -0.4, 1.1])
N = len(X)


def _pooled(x: Any) -> Any:
    return sum(x[i] ** 2 * np.sin(x[i]) * x[0] for i in range(N))


def _taken_again(x: Any) -> Any:
    y = (x[0] * x[1]) ** 2 * x[1]
    return np.exp(0.1 * y) * x[3] * 2 * y


def _marked(x: Any) -> Any:
    v = np.sin(x) * x[0]
    return sum(v[i] ** 2 * v[N - 1 - i] for i in range(N))


def _read_after(x: Any) -> Any:
    p = [np.exp(x[i % N]) * x[0] for i in range(8)]
    return p[0] * p[1] * p[7] * 7 + p[1] ** 2


def _of_a_class(x: Any) -> Any:
    return np.prod([x[i] * x[0] + 6 * (x[i] * x[0]) ** 2 for i in range(N)])


def _moved_down(x: Any) -> Any:
    a = x * x
    return a[2] * a[0] + a[1] * a[1] + a[0] * a[2] + a[0] * a[3]


def _moved_up(x: Any) -> Any:
    a = x * x
    return a[3] * a[0] + a[3] * a[1] + a[2] * a[2] + a[1] * a[3]


def _gradient(f: Callable[[Any], Any], x: Any) -> Any:
    return np.array([f(x + 1e-30j * e).imag / 1e-30 for e in np.eye(N)])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("reference", [_pooled, _taken_again, _marked, _read_after, _of_a_class, _moved_down, _moved_up])
def test_own_operators(reference: Callable[[Any], Any], level: str) -> None:
    function = getattr(pad.load(SOURCE, flags=[level]), reference.__name__.removeprefix("_"))
    expected = _gradient(reference, X)
    assert function(X, N) == pytest.approx(reference(X), rel=1e-13)
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(function)(X, N), expected, rtol=1e-12, atol=1e-13)
    tangents = [pad.jvp(function, (X, N), (e, None))[1] for e in np.eye(N)]
    np.testing.assert_allclose(tangents, expected, rtol=1e-12, atol=1e-13)
    _, pullback = pad.vjp(function, X, N)
    np.testing.assert_allclose(np.ravel(pullback(1.0)[0]), expected, rtol=1e-12, atol=1e-13)
    h = 1e-5
    second = [(_gradient(reference, X + h * e) - _gradient(reference, X - h * e)) / (2 * h) for e in np.eye(N)]
    np.testing.assert_allclose(pad.hessian(function)(X, N), second, rtol=1e-6, atol=1e-6)


def test_what_takes_memory_back_is_called_for_the_program_s_memory_alone() -> None:
    """A shadow is no memory that the program has asked for: its own `operator delete[]` does not see it."""
    library = pad.load(SOURCE, flags=["-O0"])
    for derivative in (lambda: library.marked(X, N), lambda: pad.grad(library.marked)(X, N)):
        before = library.counted()
        derivative()
        assert library.counted() == before + 1
