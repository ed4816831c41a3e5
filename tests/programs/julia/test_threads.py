"""Threads and tasks of Julia, at several numbers of threads, against differences of the programs in one thread."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).parent / "threads.jl"
X = np.random.default_rng(3).uniform(0.2, 1.5, 11)
NAMES = re.findall(r"^(?:function )?(\w+)\(x::Vector\{Float64\}\)", SOURCE.read_text(), re.M)
FORWARD = ("mapped", "partial_sums", "locked", "chunked", "recursion", "structures", "dealt_out", "shared_task", "thousands",
           "hundreds_under_a_lock", "never_awaited", "in_turns", "channelled")  # fmt: skip
HELD = ("called", "strided", "recursion", "by_reference", "kept_in_a_list", "spinning", "shared_task", "thousands",
        "never_awaited", "in_turns", "notified")  # fmt: skip
TEAMS = (1, 2, 3, 4, 8)


@functools.cache
def library() -> pad.Library:
    return pad.load(SOURCE)


def first(results):
    """What a function returns: arguments that threads get may be written by them, and are results then, too."""
    return results[0] if isinstance(results, tuple) else results


@pytest.mark.parametrize("name", NAMES)
def test_threads(name, monkeypatch):
    function = library()[name]
    monkeypatch.delenv("JULIA_NUM_THREADS", raising=False)
    expected = np.array([(function(X + 1e-6 * e) - function(X - 1e-6 * e)) / 2e-6 for e in np.eye(X.size)])
    close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
    gradient, direction = pad.grad(function), np.cos(np.arange(X.size))
    value = first(function(X))
    for team in TEAMS:
        monkeypatch.setenv("JULIA_NUM_THREADS", str(team))
        for _ in range(3):
            np.testing.assert_allclose(first(function(X)), value, rtol=1e-12)
            close(gradient(X), expected)
        if name in FORWARD:
            close(first(pad.jvp(function, (X,), (direction,))[1]), expected @ direction)
        if name in HELD:
            results, pullback = pad.vjp(function, X)
            for cotangent in (1.0, -2.0):
                whole = (cotangent, np.zeros_like(X)) if isinstance(results, tuple) else cotangent
                close(pullback(whole)[0], cotangent * expected)


@pytest.mark.parametrize("name", ["both", "locked"])
def test_second_derivatives(name, monkeypatch):
    """They run in one thread."""
    function = library()[name]
    gradient = pad.grad(function)
    monkeypatch.setenv("JULIA_NUM_THREADS", "2")
    expected = np.array([(gradient(X + 1e-5 * e) - gradient(X - 1e-5 * e)) / 2e-5 for e in np.eye(X.size)])
    np.testing.assert_allclose(pad.hessian(function)(X), expected, rtol=1e-6, atol=1e-7)


def test_what_threads_only_read_is_no_result():
    source = """
    function mapped(x::Vector{Float64}, w::Vector{Float64})
        out = similar(x)
        Threads.@threads for i in 1:length(x)
            out[i] = x[i]^2 * w[i]
        end
        w[1] = 0
        return sum(out)
    end
    """
    function = pad.compile(source, "julia").mapped
    _, pullback = pad.vjp(function, X, 2 * X)
    assert [parameter.intent for parameter in function.signature.parameters] == ["in", "inout"]
    np.testing.assert_allclose(pullback((1.0, 0 * X))[0], 4 * X**2, rtol=1e-12)


def test_second_derivatives_of_tasks_that_take_turns_are_refused():
    with pytest.raises(pad.DifferentiationError, match="wait for each other"):
        pad.hessian(library().in_turns)(X)


def test_an_error_waits_for_the_other_threads(monkeypatch):
    """What the first thread raises is an exception, and the next call works."""
    monkeypatch.setenv("JULIA_NUM_THREADS", "3")
    function = library().picked
    gradient = pad.grad(function)
    for call in (function, gradient):
        with pytest.raises(pad.NativeError, match="BoundsError"):
            call(X, 99)
    expected = 2 * X
    expected[0], expected[1] = 0, 4 * X[1]
    np.testing.assert_allclose(gradient(X, 2), expected, rtol=1e-12)


LISTS = """
using Base.Threads: @spawn
function collected(tasks)
    total = 0.0
    for task in tasks
        total += sum(fetch(task))
    end
    return total
end
function numbers(x::Vector{Float64})
    tasks = Task[]
    for k in 1:3
        push!(tasks, @spawn sum(x) * sin(x[k]))
    end
    return collected(tasks)
end
function arrays(x::Vector{Float64})
    tasks = Task[]
    for k in 1:3
        push!(tasks, @spawn x .* sin(x[k]))
    end
    return collected(tasks)
end
words(x::Vector{Float64}) = length(fetch(@spawn "words")) * sum(fetch(@spawn x .* 2))
function alone(x::Vector{Float64})
    tasks = Task[]
    for k in 1:3
        push!(tasks, @spawn sum(x) * sin(x[k]))
    end
    return sum(fetch(tasks[1])) + 2 * fetch(tasks[2])
end
"""


@pytest.mark.parametrize("order", [("words", "arrays", "alone", "numbers"), ("numbers", "alone", "arrays", "words")])
def test_lists_of_tasks_are_those_of_the_function(order):
    """Which functions of a source were asked for before does not tell what the tasks of another one give."""
    library = pad.compile(LISTS, "julia")
    y = np.sin(X[:3])
    product = np.full(X.size, y.sum()) + np.pad(X.sum() * np.cos(X[:3]), (0, X.size - 3))
    single = np.full(X.size, y[0] + 2 * y[1])
    single[:2] += X.sum() * np.cos(X[:2]) * [1, 2]
    expected = {"words": np.full(X.size, 10.0), "arrays": product, "numbers": product, "alone": single}
    for name in order:
        np.testing.assert_allclose(first(pad.grad(library[name])(X)), expected[name], rtol=1e-10)
