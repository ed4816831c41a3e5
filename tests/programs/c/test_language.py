"""Constructs of C that scientific programs use now and then."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(21)
SOURCE = "language.c"


def test_computed_jumps(scalar):
    def interpret(x, code):
        stack, at, following, rounds = [], 0, 0, 0
        while code[at] != 5:
            match code[at]:
                case 0:
                    stack.append(x[following % 3])
                    following += 1
                case 1:
                    stack[-2:] = [stack[-2] + stack[-1]]
                case 2:
                    stack[-2:] = [stack[-2] * stack[-1]]
                case 3:
                    stack[-1] = np.sin(stack[-1])
                case 4:
                    rounds += 1
                    at = -1 if rounds < 3 else at
            at += 1
        return stack[-1]

    code = np.array([0, 0, 2, 0, 1, 3, 4, 1, 2, 5], np.int32)
    scalar(SOURCE, "interpret", (R.standard_normal(3), code), interpret)


@pytest.mark.parametrize("k", [0, 1, 2])
def test_relative_jumps(scalar, k):
    scalar(SOURCE, "relative", (0.6, k), lambda x, k: ((x * x if k == 0 else x) + (np.exp(x) if k < 2 else 0)) ** 2)


def test_a_function_that_returns_twice_is_refused(program):
    lib = program(SOURCE)
    for derivative in (pad.grad(lib.jumps_back), lambda x: pad.jvp(lib.jumps_back, (x,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E201") as caught:
            derivative(0.7)
        assert "setjmp" in caught.value.construct and "language.c:" in caught.value.location


def test_addresses_of_local_variables_are_compared(scalar):
    def swept(x, depth):
        a = x + depth
        b = a * a
        return swept(b, depth - 1) * a[0] if depth > 0 else b[0] * a[1] + b[-1]

    scalar(SOURCE, "same_place", (np.array([0.3, -0.2, 0.4]), 3), lambda x, n: swept(x, 2))
