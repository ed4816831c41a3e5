"""Trees whose nodes hold keys, values, addresses and counts side by side: Rust's `BTreeMap`, and the like of its nodes in C."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

NODE = """
#include <stdlib.h>
#include <string.h>
static void insert(char *node, long key, double value) {
    short *length = (short *)(node + 184);
    long *keys = (long *)(node + 8);
    double *values = (double *)(node + 96);
    long at = 0;
    while (at < *length && keys[at] < key) at++;
    memmove(keys + at + 1, keys + at, (*length - at) * sizeof(long));
    memmove(values + at + 1, values + at, (*length - at) * sizeof(double));
    keys[at] = key;
    values[at] = value;
    ++*length;
}
static char *filled(const double *x, const long *keys, long n) {
    char *node = malloc(192);
    *(char **)node = 0;
    *(short *)(node + 184) = 0;
    for (long i = 0; i < n; i++) insert(node, keys[i], x[i] * x[i]);
    return node;
}
double sorted(const double *x, const long *keys, long n) {
    char *node = filled(x, keys, n);
    double sum = 0;
    for (long i = 0; i < *(short *)(node + 184); i++) sum += (i + 1) * ((double *)(node + 96))[i] * (((long *)(node + 8))[i] > 3 ? 2 : 1);
    free(node);
    return sum;
}
double drained(const double *x, const long *keys, long n, long first, long moved) {
    char *node = filled(x, keys, n);
    double *values = (double *)(node + 96), sum = 0;
    memmove(values, values + first, moved * sizeof(double));
    for (long i = 0; i < 4; i++) sum += (i + 1) * values[i];
    free(node);
    return sum;
}
"""


@pytest.fixture(scope="module")
def maps():
    return pad.load(Path(__file__).parent / "trees.rs")


def test_values_of_a_tree(maps):
    x = np.linspace(0.1, 1.3, 40)
    right = 2 * x * np.cos([np.sum(x[i % 17 :: 17] ** 2) for i in range(x.size)])
    np.testing.assert_allclose(pad.grad(maps.accumulated)(x), right, rtol=1e-12)
    direction = np.cos(x)
    np.testing.assert_allclose(pad.jvp(maps.accumulated, (x,), (direction,))[1], right @ direction, rtol=1e-12)


def test_keys_of_two_words(maps):
    x = np.linspace(0.2, 1.1, 9)
    sums = {(a, b): sum(x[i] ** 2 for i in range(x.size) if (i % 3, i % 2) == (a, b)) for a in range(3) for b in range(2)}
    right = [2 * v * np.cos(sums[i % 3, i % 2]) * (1 + i % 3 + 2 * (i % 2)) for i, v in enumerate(x)]
    np.testing.assert_allclose(pad.grad(maps.paired)(x), right, rtol=1e-12)


def _changed(x: np.ndarray) -> complex:
    values = {i * 7 % 31: x[i % x.size] * i for i in range(30)}
    values = {k: np.sin(v * v if k < 10 else v) for k, v in values.items()}
    sum = 0.0
    for k in range(3, 12):
        sum += values.pop(k, 0.0) ** 2
    return sum + np.sum([v * k for k, v in values.items() if 8 <= k < 25]) + values[2]


def test_a_map_that_changes(maps):
    """Against complex steps of the same in Python."""
    x = np.array([0.3, 0.12, 0.5, 0.08, 0.17])
    right = np.array([_changed(x + 1e-30j * e).imag / 1e-30 for e in np.eye(x.size)])
    np.testing.assert_allclose(maps.changed(x), _changed(x), rtol=1e-12)
    np.testing.assert_allclose(pad.grad(maps.changed)(x), right, rtol=1e-11)
    np.testing.assert_allclose(pad.jvp(maps.changed, (x,), (x,))[1], right @ x, rtol=1e-11)


@pytest.mark.parametrize("name", ["grouped", "drained"])
def test_lists_in_a_map(maps, against_differences, name):
    against_differences(maps[name], 1e-7)


@pytest.fixture(scope="module")
def nodes():
    return pad.compile(NODE, language="c", flags=["-fno-strict-aliasing"])


X, KEYS = np.array([0.3, 1.2, 0.5, 0.8]), np.array([4, 1, 7, 2])


def test_arrays_in_one_object(nodes):
    """Keys, values and a count in a block of memory that no type describes: where indices lead is found out."""
    rank = np.argsort(np.argsort(KEYS)) + 1
    right = 2 * X * rank * np.where(KEYS > 3, 2, 1)
    np.testing.assert_allclose(pad.grad(nodes.sorted)(X, KEYS, 4), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(nodes.sorted, (X, KEYS, 4), (X, None, None))[1], right @ X, rtol=1e-14)
    np.testing.assert_allclose(pad.hessian(nodes.sorted)(X, KEYS, 4), np.diag(right / X), rtol=1e-14)


def test_copies_within_an_array(nodes):
    """Of overlapping elements; in order of their keys they are numbers 1, 3, 0 and 2."""
    right = np.zeros(4)
    for place, source in enumerate((1, 2, 3, 3)):
        right[np.argsort(KEYS)[source]] += place + 1
    right *= 2 * X
    np.testing.assert_allclose(pad.grad(nodes.drained)(X, KEYS, 4, 1, 3), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(nodes.drained, (X, KEYS, 4, 1, 3), (X, None, None, None, None))[1], right @ X, rtol=1e-14)


def test_an_index_that_leaves_its_array(nodes):
    with pytest.raises(pad.DifferentiationError, match="leads out of the array"):
        pad.grad(nodes.sorted)(np.ones(12), np.arange(12), 12)


@pytest.mark.parametrize(("first", "moved"), [(1, 11), (-1, 2)])
def test_a_copy_that_leaves_its_array(nodes, first, moved):
    """What it would move besides values is a count, or a key."""
    with pytest.raises(pad.DifferentiationError, match="leads out of the array"):
        pad.grad(nodes.drained)(X, KEYS, 4, first, moved)
