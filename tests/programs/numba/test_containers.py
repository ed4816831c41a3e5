"""Lists and random numbers in functions of Numba, and what Numba itself compiles beside them."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import polyglot_ad as pad

numba = pytest.importorskip("numba", reason="Numba is not installed (the extra numba)")

X = np.array([0.7, 1.1, 0.9, 1.3, 0.8])


@numba.njit
def arrays(x):
    rows = [x[:2].copy(), x * 2]
    rows.append(x[1:4] ** 2)
    rows.insert(0, x[::-1].copy())
    rows.pop()
    more = [row * 2 for row in rows]
    more.reverse()
    rows.extend(more)
    del rows[1]
    total = 0.0
    for row in rows:
        total = total * 0.5 + (row * row).sum() * row[0]
    return total


@numba.njit
def records(x):
    found = [(x[i], x[i] * 2, i) for i in range(5)]
    found.append((x[0], x[1], 7))
    total = 0.0
    for a, b, k in found[::2]:
        total += a * b * k
    return total + found[-1][0]


@numba.njit
def nested(x):
    rows = [[x[0], x[1]], [x[2]]]
    rows[1].append(x[3])
    rows.append([x[4], x[0]])
    total = 0.0
    for row in rows:
        for value in row:
            total = total * x[0] + value
    return total


@numba.njit
def sums(x):
    values = [v * v for v in x]
    values.sort()
    return values[0] * values[4] + values[2]


@numba.njit
def option(x):
    np.random.seed(11)
    total = 0.0
    for _ in range(200):
        total += max(x[0] * math.exp(x[1] - 0.5 * x[2] ** 2 + x[2] * np.random.normal()) - x[3], 0.0)
    return total / 200 * math.exp(-x[1])


@numba.njit
def drawn(x):
    np.random.seed(7)
    a, b, order = np.random.randn(4, 5), np.random.uniform(0.0, 1.0, 5), np.random.permutation(5)
    return ((a @ x) ** 2).sum() + (b * x).sum() + np.random.exponential(2.0) * x[order[0]] + np.random.randint(3) * x[1]


@numba.njit
def parts(x):
    return math.frexp(x[2])[0] * x[0] + math.ldexp(x[1], 3) + math.gamma(x[3]) + math.lgamma(x[4])


@pytest.mark.parametrize("function", [arrays, records, nested, sums, option, drawn, parts], ids=lambda f: str(f.__name__))
def test_lists_random_numbers_and_parts_of_numbers(function):
    ours = getattr(pad.load(function), function.__name__)
    gradient = [(function(X + 1e-6 * e) - function(X - 1e-6 * e)) / 2e-6 for e in np.eye(5)]
    assert ours(X) == pytest.approx(function(X), rel=1e-13)
    np.testing.assert_allclose(pad.grad(ours)(X), gradient, rtol=1e-6, atol=1e-7)
    assert pad.jvp(ours, (X,), (X,))[1] == pytest.approx(X @ gradient, rel=1e-6)


@numba.njit
def many(x):
    np.random.seed(5)
    total = 0.0
    for k in range(3000):
        total += np.random.normal() * x[k % 5] * x[0]
    return total


def test_each_thread_draws_from_its_own_generator():
    gradient = pad.grad(pad.load(many).many)
    alone = gradient(X)
    with ThreadPoolExecutor(4) as pool:
        assert all(np.array_equal(one, alone) for one in pool.map(lambda _: gradient(X), range(400)))


@numba.njit
def seeded_late(x):
    first = np.random.normal()
    np.random.seed(7)
    return first * x[0] + np.random.normal() * x[1]


def test_numbers_that_are_drawn_before_the_seed():
    ours = pad.load(seeded_late).seeded_late
    one, other = pad.grad(ours)(X), pad.grad(ours)(X)
    np.random.seed(7)
    assert one[1] == other[1] == pytest.approx(np.random.normal())
    assert one[0] != 0.0


@numba.njit
def unseeded(x):
    return np.random.normal() * x[0]


def test_random_numbers_without_a_seed_are_refused():
    with pytest.raises(pad.CompileError, match=r"np\.random\.seed"):
        pad.load(unseeded).unseeded(X)


@numba.njit
def helper(v):
    return v * v + 1


@numba.njit
def joined(x):
    return helper(x[0]) + np.hstack((x, x * 2))[6] * x[2]


@numba.njit
def joined_too(x):
    return helper(x[1]) + np.hstack((x, x * 2))[6]


def test_what_numba_compiles_for_calls_is_its_own():
    """Neither side takes what the other has compiled: Numba's is optimised, ours is not in its JIT."""
    gradient = [2 * X[0], 2 * X[2], 2 * X[1], 0, 0]
    first = pad.load(joined).joined
    assert pad.grad(first)(X) == pytest.approx(gradient)
    assert helper.signatures == []
    assert (helper(2.0), helper(3)) == (5.0, 10)
    assert joined(X) == pytest.approx(first(X))
    assert joined_too(X) == pytest.approx(X[1] ** 2 + 1 + 2 * X[1])
    assert pad.grad(pad.load(joined_too).joined_too)(X) == pytest.approx([0, 2 * X[1] + 2, 0, 0, 0])
    assert pad.grad(pad.load(joined).joined)(X) == pytest.approx(gradient)
