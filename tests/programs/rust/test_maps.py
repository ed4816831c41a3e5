"""Hash tables of Rust: elements before an address, a byte for each of them behind it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.3, 1.2, 0.5, 0.8, 1.7])


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "maps.rs")


def differences(f, step):
    return np.array([(f(X + step * e) - f(X - step * e)) / (2 * step) for e in np.eye(X.size)])


def test_accumulated_values(library):
    right = differences(library.tables, 1e-5)
    np.testing.assert_allclose(pad.grad(library.tables)(X), right, rtol=1e-7)
    direction = np.array([0.3, -1.0, 0.7, 0.2, -0.4])
    np.testing.assert_allclose(pad.jvp(library.tables, (X,), (direction,))[1], right @ direction, rtol=1e-7)


def test_structures_as_values(library):
    np.testing.assert_allclose(pad.grad(library.entries)(X), differences(library.entries, 1e-3), rtol=1e-3)


def test_a_table_of_tables(library):
    inner = np.array([np.sum(X[i::2] ** 2) for i in range(2)])
    np.testing.assert_allclose(pad.grad(library.nested)(X), 2 * X * np.cos(inner[np.arange(X.size) % 2]), rtol=1e-12)


@pytest.mark.parametrize("name", ["texts", "formatted"])
def test_texts_as_keys(library, name):
    sums = np.array([np.sum(X[i::3] ** 2) for i in range(3)])
    right = 2 * X * np.array([np.cos(sums[0]), sums[2], sums[1]])[np.arange(X.size) % 3]
    np.testing.assert_allclose(pad.grad(library[name])(X), right, rtol=1e-12)
    direction = np.array([0.3, -1.0, 0.7, 0.2, -0.4])
    np.testing.assert_allclose(pad.jvp(library[name], (X,), (direction,))[1], right @ direction, rtol=1e-12)


def test_texts_put_in_and_looked_up(library):
    right = differences(library.labelled, 1e-5)
    np.testing.assert_allclose(pad.grad(library.labelled)(X), right, rtol=1e-8)
    direction = np.array([0.3, -1.0, 0.7, 0.2, -0.4])
    np.testing.assert_allclose(pad.jvp(library.labelled, (X,), (direction,))[1], right @ direction, rtol=1e-8)


@pytest.mark.parametrize("name", ["cloned", "cloned_rows"])
def test_copies_of_tables(library, name):
    right = differences(library[name], 1e-5)
    np.testing.assert_allclose(pad.grad(library[name])(X), right, rtol=1e-8, atol=1e-9)
    direction = np.array([0.3, -1.0, 0.7, 0.2, -0.4])
    np.testing.assert_allclose(pad.jvp(library[name], (X,), (direction,))[1], right @ direction, rtol=1e-8)


def test_lists_by_texts(library, against_differences):
    """Elements whose size is no power of two: what lies before the address is a product that is tested not to overflow."""
    against_differences(library.lists, 1e-7)


def test_a_set_beside_a_table_with_the_same_keys(library):
    right = differences(library.seen, 1e-5)
    gradient, direction = pad.grad(library.seen), np.array([0.3, -1.0, 0.7, 0.2, -0.4])
    first = gradient(X)
    np.testing.assert_allclose(first, right, rtol=1e-8)
    np.testing.assert_array_equal(gradient(X), first)
    np.testing.assert_allclose(pad.jvp(library.seen, (X,), (direction,))[1], first @ direction, rtol=1e-12)


def test_second_derivatives(library):
    """By forward mode over forward mode."""
    same = np.equal.outer(np.arange(X.size) % 3, np.arange(X.size) % 3)
    sums = same @ X**2
    right = np.diag(2 * np.cos(sums)) - 4 * same * np.outer(X, X) * np.sin(sums)
    np.testing.assert_allclose(pad.hessian(library.classes)(X), right, rtol=1e-12, atol=1e-15)


TWO_SIDED = """
#include <stdlib.h>
double f(double x, long n, long i) {
    char *middle = (char *)malloc(n * 8 + n * 8) + n * 8;
    for (long k = 0; k < n * 8; k++) middle[k] = (char)k;
    ((double *)middle)[-1 - i] = x * x;
    double y = 3 * x;
    for (long k = 0; k < n * 8; k++) y += middle[k] & 1;
    if (i >= 0) y += ((double *)middle)[-1 - i];
    free(middle - n * 8);
    return y;
}
"""


@pytest.mark.parametrize(
    "transform", [pad.grad, lambda f: lambda *args: pad.jvp(f, args, (1.0, None, None))[1]], ids=["reverse", "forward"]
)
def test_an_index_that_leads_to_the_other_side(transform):
    """Where a number is written over the bytes behind the place that is counted from, nobody reads its bits."""
    derivative = transform(pad.compile(TWO_SIDED, language="c").f)
    np.testing.assert_allclose(derivative(1.5, 4, 1), 6.0)
    with pytest.raises(pad.DifferentiationError):
        derivative(1.5, 4, -2)


COPIED = """
#include <stdlib.h>
#include <string.h>
__attribute__((noinline)) static char *table(long mask) {
    char *middle = (char *)malloc((mask + 1) * 8 + mask + 1) + (mask + 1) * 8;
    for (long k = 0; k <= mask; k++) middle[k] = (char)k;
    return middle;
}
__attribute__((noinline)) static char *copied(const char *from, long mask, long elements) {
    char *to = table(mask);
    memcpy(to, from, mask + 1);
    memcpy((double *)to + ~mask, (const double *)from + ~mask, elements * 8);
    return to;
}
double f(double x, long mask, long elements) {
    char *middle = table(mask);
    for (long i = 0; i <= mask; i++) ((double *)middle)[-1 - i] = x * x * (i + 1);
    char *copy = copied(middle, mask, elements);
    double y = 0;
    for (long i = 0; i <= mask; i++) y += ((double *)copy)[-1 - i] * (copy[i] & 3);
    free(middle - (mask + 1) * 8);
    free(copy - (mask + 1) * 8);
    return y;
}
"""


@pytest.mark.parametrize(
    "transform", [pad.grad, lambda f: lambda *args: pad.jvp(f, args, (1.0, None, None))[1]], ids=["reverse", "forward"]
)
def test_a_copy_that_goes_on_to_the_other_side(transform):
    derivative = transform(pad.compile(COPIED, language="c").f)
    np.testing.assert_allclose(derivative(1.5, 7, 8), 3 * sum((i + 1) * (i & 3) for i in range(8)), rtol=1e-14)
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        derivative(1.5, 7, 9)
