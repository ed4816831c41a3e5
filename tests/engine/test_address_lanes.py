"""Addresses in vectors and in integers of 128 bits, beside numbers or other addresses."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.analysis.memory import analyse_memory
from polyglot_ad.differentiate.rewrites.memory.address_lanes import split_address_lanes
from polyglot_ad.ir.parser import parse

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


LANES = """
define <2 x i64> @f(ptr %p, ptr %q, i1 %c) {{
entry:
  %box = alloca {{ i64, i64 }}, align 16
  store ptr %p, ptr %box, align 16
  %words = load <2 x i64>, ptr %box, align 16
  %parts = bitcast <2 x i64> %words to <4 x i32>
  br i1 %c, label %more, label %end
more:
  %other = load <4 x i32>, ptr %q, align 16
  %sum = {computed}
  br label %end
end:
  %all = phi <4 x i32> [ %parts, %entry ], [ %sum, %more ]
  %made = bitcast <4 x i32> %all to <2 x i64>
  store <2 x i64> %made, ptr %q, align 16
  ret <2 x i64> %made
}}
"""


def test_integers_added_up_in_narrow_lanes_are_no_addresses() -> None:
    """Whatever else lies in that memory (Eigen's counts of a sparse matrix): no half of an address is added to another."""
    module = parse(LANES.format(computed="add <4 x i32> %parts, %other"))
    assert not split_address_lanes(module, analyse_memory(module, []))
    module = parse(LANES.format(computed="shufflevector <4 x i32> %parts, <4 x i32> %other, <4 x i32> <i32 0, i32 1, i32 6, i32 7>"))
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        split_address_lanes(module, analyse_memory(module, []))


BYTES = """
define void @f(ptr %p, ptr %q) {{
entry:
  store ptr %q, ptr %p, align 16
  %bytes = load <16 x i8>, ptr %p, align 16
  %signs = {computed}
  %words = bitcast <16 x i8> %signs to <2 x i64>
  %marked = or <2 x i64> %words, splat (i64 -9187201950435737472)
  store <2 x i64> %marked, ptr %p, align 16
  ret void
}}
"""


def test_signs_of_bytes_are_no_addresses() -> None:
    """Control bytes of a hash table that is filled anew; bytes that are moved as they are may be an address's."""
    sevens = ", ".join(["i8 7"] * 16)
    module = parse(BYTES.format(computed=f"ashr <16 x i8> %bytes, <{sevens}>"))
    assert not split_address_lanes(module, analyse_memory(module, []))
    module = parse(BYTES.format(computed="freeze <16 x i8> %bytes"))
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        split_address_lanes(module, analyse_memory(module, []))
