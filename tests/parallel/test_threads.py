"""Programs that use the threads of their languages, at several numbers of threads, against differences of the programs themselves."""

from __future__ import annotations

import functools

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import HERE, POINT, TEAMS, functions

REFUSED = {"cancelled": "PAD-E208"}
C = functions("threads.c", r"^double (\w+)\(const")
CPP = functions("threads.cpp", r'^extern "C" double (\w+)\(const')
N = len(POINT)
FORWARD = ("jobs", "turns", "barriers", "recursion", "lambdas", "queue", "meeting", "once", "async", "detached")
HELD = ("results", "mutex_product", "dealt", "chosen", "locked", "by_value", "passed", "promised", "left", "detached_outside")
"""The modes share the lowering and differ in the launch: these functions are enough."""


@functools.cache
def library(name: str) -> pad.Library:
    return pad.load(HERE / name, flags=["-std=c++20"] if name.endswith(".cpp") else None)


def check(function: pad.Function, repeat: int = 3) -> None:
    gradient, name = pad.grad(function), function.signature.name
    direction = np.cos(np.arange(N))
    for team in TEAMS:
        differences = [(function(POINT + 1e-6 * e, N, team) - function(POINT - 1e-6 * e, N, team)) / 2e-6 for e in np.eye(N)]
        expected = np.array(differences)
        close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
        for _ in range(repeat):
            close(gradient(POINT, N, team), expected)
        if name in FORWARD and repeat < 10:
            close(pad.jvp(function, (POINT, N, team), (direction, None, None))[1], expected @ direction)
        if name in HELD and repeat < 10:
            _, pullback = pad.vjp(function, POINT, N, team)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)


@pytest.mark.parametrize("name", [name for name in C if name not in REFUSED])
def test_posix(name):
    check(library("threads.c")[name])


@pytest.mark.parametrize("name", [name for name in CPP if name not in REFUSED])
def test_cpp(name):
    check(library("threads.cpp")[name])


@pytest.mark.parametrize(("file", "name"), [(f, n) for f, names in (("threads.c", C), ("threads.cpp", CPP)) for n in names if n in REFUSED])
def test_refused(file, name):
    with pytest.raises(pad.DifferentiationError, match=REFUSED[name]) as caught:
        pad.grad(library(file)[name])(POINT, N, 2)
    assert "threads.c" in str(caught.value) or "c++" in str(caught.value)


def test_many_runs():
    """More threads than cores, and they wait for each other."""
    for name in ("turns", "mutex_product", "barriers"):
        check(library("threads.c")[name], repeat=20)


@pytest.mark.parametrize(("file", "name"), [("threads.c", "recursion"), ("threads.cpp", "async")])
def test_second_derivative(file, name):
    """It is computed in one thread."""
    function = library(file)[name]
    gradient, x = pad.grad(function), POINT[:5]
    found = pad.hessian(function)(x, 5, 2)
    expected = np.array([(gradient(x + 1e-5 * e, 5, 2) - gradient(x - 1e-5 * e, 5, 2)) / 2e-5 for e in np.eye(5)])
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("name", ["turns", "barriers", "polled"])
def test_second_derivative_of_what_waits_is_refused(name):
    with pytest.raises(pad.DifferentiationError, match="PAD-E208"):
        pad.hessian(library("threads.c")[name])(POINT[:5], 5, 2)
