"""Addresses in vectors and in integers of 128 bits, beside numbers or other addresses."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .harness import Kernels, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8])

kernels = Kernels(program("address_lanes"))
for name in ("number_and_address", "through_an_inlined_call", "swapped", "chosen_in_a_loop", "wide_integer", "four_words", "stored"):
    kernels.add(name, X, 7)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


@pytest.mark.parametrize("transform", [pad.grad, lambda f: lambda *x: pad.jvp(f, x, x)])
def test_vectors_with_addresses_that_are_passed_on_are_refused(transform) -> None:
    """Such a vector is known in one function."""
    text = """
    #include <string.h>
    typedef double v2 __attribute__((vector_size(16)));
    typedef long l2 __attribute__((vector_size(16)));
    struct scaled { double factor; const double *at; };
    __attribute__((noinline)) static v2 made(double factor, const double *at) {
        struct scaled box = {factor, at};
        v2 moved;
        memcpy(&moved, &box, sizeof moved);
        return moved;
    }
    double f(double x) {
        double a = x * x;
        v2 v = made(x, &a);
        return v[0] * *(const double *)((l2)v)[1];
    }
    """
    f = pad.compile(text, "c").f
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        transform(f)(0.5)
