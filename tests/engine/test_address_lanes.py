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


WORDS = """
#include <string.h>
typedef unsigned __int128 u128;
struct pair { double *at; double *other; } __attribute__((aligned(16)));
__attribute__((noinline)) static void merged(u128 *out, const u128 *a, const u128 *b) {
    *out = (*a & (u128)~0UL) | (*b & ~(u128)~0UL);
}
__attribute__((noinline)) static u128 scaled(const struct pair *p) {
    u128 whole;
    memcpy(&whole, p, sizeof whole);
    return whole * 3 / 3;
}
__attribute__((noinline)) static void put(struct pair *p, u128 whole) { memcpy(p, &whole, sizeof whole); }
double masked(const double *x) {
    double a = x[0] * x[1], b = x[0] + 2 * x[1];
    struct pair first = {&a, &b}, second = {&b, &a}, mixed;
    merged((u128 *)&mixed, (const u128 *)&first, (const u128 *)&second);
    return *mixed.at * *mixed.other + *first.other;
}
double computed(const double *x) {
    double a = x[0] * x[1];
    struct pair first = {&a, 0}, second;
    put(&second, scaled(&first));
    return *second.at;
}
"""


def test_words_kept_by_masks() -> None:
    masked = pad.compile(WORDS, language="c").masked
    x = np.array([3.0, 5.0])
    right = np.array([2 * x[0] * x[1] ** 2 + 1, 2 * x[0] ** 2 * x[1] + 2])
    np.testing.assert_allclose(pad.grad(masked)(x), right, rtol=1e-12)
    np.testing.assert_allclose([pad.jvp(masked, (x,), (e,))[1] for e in np.eye(2)], right, rtol=1e-12)


@pytest.mark.parametrize("transform", [pad.grad, lambda f: lambda x: pad.jvp(f, (x,), (x,))])
def test_products_of_addresses_are_refused(transform) -> None:
    computed = pad.compile(WORDS, language="c").computed
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        transform(computed)(np.array([3.0, 5.0]))


HASHES = """
#include <string.h>
typedef unsigned __int128 u128;
typedef unsigned long word;
__attribute__((noinline)) static word hash(word at, word key) {
    u128 product = (u128)at * key;
    return (word)product ^ (word)(product >> 64);
}
__attribute__((noinline)) static word scaled(word at, word key) { return (word)((u128)at * key >> 1); }
__attribute__((noinline)) static double *read(const word *from) {
    double *at;
    memcpy(&at, from, sizeof at);
    return at;
}
double hashed(const double *x) {
    double table[8];
    volatile word key = 0x9E3779B97F4A7C15;
    double *volatile place = table;
    for (int i = 0; i < 8; ++i) table[i] = x[i & 1] * i;
    word slot = hash((word)place, key) & 7;
    table[slot] = x[0] * x[1];
    return table[slot] * x[1];
}
double taken_back(const double *x) {
    double a = x[0] * x[1];
    volatile word key = 3;
    return *(double *)(word)((u128)(word)&a * key / key);
}
double through_memory(const double *x) {
    double a = x[0] * x[1];
    volatile word key = 2;
    word at = scaled((word)&a, key);
    return *read(&at);
}
"""


def test_hashes_of_addresses() -> None:
    """Tables of Rust begin with one (the seed of `foldhash`)."""
    hashed = pad.compile(HASHES, language="c").hashed
    x = np.array([3.0, 5.0])
    right = [x[1] ** 2, 2 * x[0] * x[1]]
    np.testing.assert_allclose(pad.grad(hashed)(x), right, rtol=1e-12)
    np.testing.assert_allclose([pad.jvp(hashed, (x,), (e,))[1] for e in np.eye(2)], right, rtol=1e-12)


@pytest.mark.parametrize("name", ["taken_back", "through_memory"])
@pytest.mark.parametrize("transform", [pad.grad, lambda f: lambda x: pad.jvp(f, (x,), (x,))])
def test_addresses_made_of_such_products_are_refused(transform, name) -> None:
    function = pad.compile(HASHES, language="c")[name]
    with pytest.raises(pad.DifferentiationError, match="PAD-E105"):
        transform(function)(np.array([3.0, 5.0]))
