"""Structures of an integer and a float in one word of 64 bits, which functions take, change and return."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.array([1.3, 0.7, 0.9, 1.1]), np.array([0.4, -1.1, 0.3, 0.8])


@pytest.fixture(scope="module")
def libraries():
    text = (Path(__file__).parent / "pairs.c").read_text()
    return [pad.compile(f"typedef {real} real;\n{text}", language="c") for real in ("float", "double")]


@pytest.mark.parametrize("name", ["steps", "in_a_loop", "numbered", "as_index", "sorted", "shorts"])
def test_against_differences_of_the_same_program_with_doubles(libraries, name):
    function, exact = (library[name] for library in libraries)
    right = np.array([(exact(X + 1e-5 * e) - exact(X - 1e-5 * e)) / 2e-5 for e in np.eye(4)])
    np.testing.assert_allclose(function(X), exact(X), rtol=1e-5)
    np.testing.assert_allclose(pad.grad(function)(X), right, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(pad.jvp(function, (X,), (V,))[1], right @ V, rtol=1e-5)


CARRIED = """
typedef struct { unsigned k; float v; } Pair;
__attribute__((noinline)) static unsigned long added(unsigned long word, unsigned long more) { return word + more; }
float f(float x, unsigned n) {
    union { Pair p; unsigned long w; } u = {.p = {n, x}};
    u.w = added(u.w, n + 7ul);
    return u.p.v * 2 + u.p.k;
}
"""


def test_a_carry_into_the_bits_of_a_number_is_refused():
    function, x = pad.compile(CARRIED, language="c").f, np.float32(1.5)
    for transform in (pad.grad(function), lambda *args: pad.jvp(function, args, (np.float32(1), None))):
        with pytest.raises(pad.DifferentiationError, match="add"):
            transform(x, 4294967290)
