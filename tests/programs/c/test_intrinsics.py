"""Vector instructions of x86 in C, against what Intel says they do."""

from __future__ import annotations

import platform

import numpy as np
import pytest

import polyglot_ad as pad

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="instructions of x86-64")
SOURCE = "intrinsics.c"


def larger(a, b):
    return np.where(a.real > b.real, a, b)


def smaller(a, b):
    return np.where(a.real < b.real, a, b)


def pairs(x):
    a, b, d = x[:2], x[2:4], x * x
    low = [larger(a, b)[0], a[1]]
    sums = [x[0] + x[1], d[0] + d[1], x[2] + x[3], d[2] + d[3]]
    differences = [x[0] - x[1], d[0] - d[1], x[2] - x[3], d[2] - d[3]]
    halves = [a[0] + a[1], b[0] + b[1], a[0] - a[1], b[0] - b[1]]
    return np.concatenate([larger(a, b), smaller(a, b), halves, low, sums, differences, larger(x, d)])


def quadruples(x):
    b = x * x
    sums, differences = ([f(v[k], v[k + 1]) for v in (x, b) for k in (0, 2)] for f in (np.add, np.subtract))
    return np.concatenate([sums, differences, [smaller(x, b)[0], *x[1:]]])


def gathers(x):
    masked = [x[0], x[0] * x[1], x[0] * x[1], x[3]]
    return np.concatenate([x[[1, 1, 3, 0]], x[[2, 0]], x[[0, 1, 3, 0]], x[[1, 3]], masked])


def in_turn(x):
    d, e, sign = x * x, x[[1, 0, 3, 2]], np.array([-1, 1, -1, 1])
    product = x[0] * x[2], x[1] * x[3]
    down, near, up = np.floor(x.real), np.rint(d.real), np.array([np.ceil(x[2].real), x[1]])
    return np.concatenate(
        [x[:2] + sign[:2] * x[2:], d + sign * e, x * d + sign * e, x * d - sign * e, [sum(product), 0, product[1], product[1]],
         np.where(e.real < 0, d, x), np.where(x[1:3].real < 0, x[2:], x[:2]), x * down, x * near, x[:2] * up]
    )  # fmt: skip


def products(x):
    b = x * x
    first = x[0] * b[0] + x[1] * b[1] + x[3] * b[3]
    low, high = sum((b * b)[:3]), sum((x * b)[:3])
    turned = x + np.array([-1, 1, -1, 1]) * b
    return np.concatenate([[first, 0, first, 0, 0, low, 0, low, 0, high, 0, high], turned, np.where(x.real < 0, x * b, b)])


def moved_lanes(x):
    return np.concatenate([x[1:3] * x[2:] ** 2, 2 * np.array([x[3], x[0], 0, x[0], x[3], 0]), x[[0, 2]] * x[[1, 3]], x * x])


@pytest.mark.parametrize(
    ("name", "reference", "dtype", "rtol"),
    [
        ("pairs", pairs, "d", 1e-12),
        ("quadruples", quadruples, "f", 1e-5),
        ("gathers", gathers, "d", 1e-12),
        ("in_turn", in_turn, "d", 1e-12),
        ("products", products, "f", 1e-5),
        ("moved_lanes", moved_lanes, "d", 1e-12),
    ],
)
def test_derivatives(program, name, reference, dtype, rtol):
    function = program(SOURCE)[name]
    x = np.array([0.7, -1.3, 0.45, 2.1], dtype)
    jacobian = np.array([reference(x.astype(complex) + 1e-30j * unit).imag / 1e-30 for unit in np.eye(4)]).T
    y = np.zeros(len(jacobian), dtype)
    output, tangent = pad.jvp(function, (x, y), (np.array([1, 2, 3, 4], dtype), None))
    np.testing.assert_allclose(output, reference(x.astype(complex)).real, rtol=rtol)
    np.testing.assert_allclose(tangent, jacobian @ [1, 2, 3, 4], rtol=rtol)
    weights = np.arange(1, len(y) + 1).astype(dtype)
    np.testing.assert_allclose(pad.vjp(function, x, y)[1](weights)[0], weights @ jacobian, rtol=rtol)


def test_gathers_of_floats(program):
    """By indices that are gathered themselves; lanes without an index are zero."""
    function = program(SOURCE)["small_gathers"]
    x, order, y = np.array([0.7, -1.3, 0.45, 2.1], "f"), np.array([2, 0, 3, 3], np.int32), np.zeros(16, "f")
    places = [*order[[0, 1, 2, 3, 3, 2, 1, 0]], 3, 2, None, None, 1, 3, 0, 0]
    read = np.array([[place == k for k in range(4)] for place in places], "f")
    output, tangent = pad.jvp(function, (x, order, y), (np.array([1, 2, 3, 4], "f"), None, None))
    np.testing.assert_array_equal(output, read @ x)
    np.testing.assert_array_equal(tangent, read @ np.array([1, 2, 3, 4], "f"))
    weights = np.arange(1, 17).astype("f")
    np.testing.assert_array_equal(pad.vjp(function, x, order, y)[1](weights)[0], weights @ read)


def estimates(x):
    d = x * x
    wide = np.concatenate([d, x])
    return np.concatenate(
        [1 / np.sqrt(d), 1 / x, 1 / wide, 1 / np.sqrt(wide * wide), [1 / np.sqrt(x[0] ** 3), *(d * x)[1:]], [1 / d[0], *d[1:]]]
    )


def test_estimates(program):
    """The values are the processor's, good to 12 bits; the derivatives are those of what is estimated."""
    function = program(SOURCE)["estimates"]
    x = np.array([0.7, 1.3, 0.45, 2.1], "f")
    jacobian = np.array([estimates(x.astype(complex) + 1e-30j * unit).imag / 1e-30 for unit in np.eye(4)]).T
    output, tangent = pad.jvp(function, (x, np.zeros(32, "f")), (np.array([1, 2, 3, 4], "f"), None))
    np.testing.assert_array_equal(output, (y := np.zeros(32, "f"), function(x, y))[0])
    np.testing.assert_allclose(output, estimates(x.astype(complex)).real, rtol=4e-4)
    np.testing.assert_allclose(tangent, jacobian @ [1, 2, 3, 4], rtol=2e-3)
    weights = np.arange(1, 33).astype("f")
    np.testing.assert_allclose(pad.vjp(function, x, np.zeros(32, "f"))[1](weights)[0], weights @ jacobian, rtol=2e-3)
