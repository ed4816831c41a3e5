"""Pages of sums: several kinds of numbers on one, odd addresses, barriers, teams in teams, pages that are hardly filled."""

from __future__ import annotations

import functools

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import HERE, POINT, TEAMS, runtime

NAMES = {"nested_sum": 1e-11, "phases": 1e-11, "packed": 1e-5, "leaves": 1e-11}
"""How much other orders of additions may change; of single precision more."""


@functools.cache
def library() -> pad.Library:
    return pad.load(HERE / "pages.c", openmp=True)


@pytest.fixture
def team():
    yield runtime().omp_set_num_threads
    runtime().omp_set_num_threads(1)


@pytest.mark.parametrize("name", NAMES)
def test_teams_agree(name, team):
    function, n = library()[name], len(POINT)
    team(1)
    expected, direction = pad.grad(function)(POINT, n), np.cos(np.arange(n))
    np.testing.assert_allclose(expected @ direction, pad.jvp(function, (POINT, n), (direction, None))[1], rtol=NAMES[name])
    for threads in TEAMS[1:]:
        team(threads)
        for _ in range(5):
            found = pad.grad(function)(POINT, n)
            np.testing.assert_allclose(found, expected, rtol=NAMES[name], atol=NAMES[name] * np.abs(expected).max())


def test_pages_that_are_hardly_filled(team):
    random, size, reads = np.random.default_rng(1), 4_000_000, 40_000
    x, id = random.normal(size=size), random.integers(0, size, reads).astype(np.int32)
    id[::5] = random.integers(0, 1000, len(id[::5]))
    expected = np.zeros(size)
    np.add.at(expected, id, 2 * x[id] * x[np.arange(reads) % 7])
    np.add.at(expected, np.arange(reads) % 7, x[id] ** 2)
    gradient = pad.grad(library().far_apart)
    for threads in TEAMS[1:4]:
        team(threads)
        for _ in range(3):
            np.testing.assert_allclose(gradient(x, id, reads), expected, rtol=1e-9, atol=1e-9)
