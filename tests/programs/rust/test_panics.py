"""Panics caught inside a Rust program, and those that leave one that catches others."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

import polyglot_ad as pad

from ..leaks import left_behind

SOURCE = "panics.rs"


@pytest.mark.parametrize("i", [1, 9])
def test_a_bad_index_is_caught(scalar, i):
    def reference(x, i):
        return x[1] ** 3 + x[0] ** 2 if i == 1 else 3 * x[1] * x[0] ** 2

    scalar(SOURCE, "guarded", (np.array([0.5, 0.7, 0.9]), i), reference)


@pytest.mark.parametrize("k", [0, 1])
def test_drops_of_active_data_run_while_unwinding(scalar, k):
    scalar(SOURCE, "drops", (1.3, k), lambda x, k: (x * x if k else 3 * x) * x * x)


def test_in_a_loop(scalar):
    def reference(x, limit):
        s = 1 + 0j
        for v in x:
            s = s + (v * s if v.real < limit.real else 0.1 * s * s)
        return s

    scalar(SOURCE, "in_a_loop", (np.array([0.3, 1.2, 0.5, 2.0]), 1.0), reference)


def test_in_threads(scalar):
    def reference(x, limit):
        return sum(x[1] if v.real > limit.real else v * v * x[0] for v in x)

    scalar(SOURCE, "in_threads", (np.array([0.3, 0.8, 2.5]), 1.0), reference)


@pytest.mark.parametrize("k", [0, 1, 2])
def test_nested_and_resumed(scalar, k):
    scalar(SOURCE, "nested", (1.3, k), lambda x, k: (x * x + x, 2 * x * x, 5 * x * x)[k])


@pytest.mark.parametrize("view", ["primal", "gradient", "tangent"])
def test_a_panic_that_leaves_is_an_error_with_its_text(program, view):
    function, x = program(SOURCE).uncaught, np.linspace(0.1, 0.2, 200)
    assert pad.grad(function)(x, 3)[3] == pytest.approx(4 * x[3])
    call = {
        "primal": partial(function, x, 1000),
        "gradient": partial(pad.grad(function), x, 1000),
        "tangent": partial(pad.jvp, function, (x, 1000), (x, None)),
    }[view]

    def one():
        with pytest.raises(pad.NativeError, match=r"panics.rs:\d+:\d+: index out of bounds: the len is 200 but the index is 1000"):
            call()

    assert left_behind(one, 3_000) < 100


@pytest.mark.parametrize("i", [1, 9])
def test_a_number_that_shared_its_bytes_with_an_address(vector, i):
    vector(SOURCE, "result_of_a_call", (1.3, i), lambda x, i: x**6 if i == 1 else 3 * x)


@pytest.mark.parametrize(("name", "gradient"), [("value_is_dropped", 1.6), ("value_is_steady", 3.5)])
def test_a_value_that_a_panic_carries_is_no_number_of_the_program(program, name, gradient):
    function = program(SOURCE)[name]
    assert pad.grad(function)(0.8) == pytest.approx(gradient)
    assert pad.jvp(function, (0.8,), (1.0,))[1] == pytest.approx(gradient)


def test_an_active_value_that_a_panic_carries_is_refused(program):
    function = program(SOURCE).value_is_active
    assert function(0.8) == pytest.approx(0.8**3)
    for run in (lambda: pad.grad(function)(0.8), lambda: pad.jvp(function, (0.8,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
            run()


def test_a_panic_with_a_value_that_leaves_is_an_error(program):
    function = program(SOURCE).value_leaves
    assert pad.grad(function)(1.2) == pytest.approx(4 * 1.2**3)
    for run in (lambda: function(0.8), lambda: pad.grad(function)(0.8), lambda: pad.jvp(function, (0.8,), (1.0,))):
        with pytest.raises(pad.NativeError, match="a Rust panic"):
            run()
