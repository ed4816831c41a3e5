"""Pages of sums: several kinds of numbers on one, odd addresses, barriers, teams in teams, pages that are hardly filled."""

from __future__ import annotations

import functools
import random

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.differentiate.parallel import segments

from .teams import HERE, POINT, TEAMS, runtime

NAMES = {"nested_sum": 1e-11, "phases": 1e-11, "packed": 1e-5, "leaves": 1e-11, "along": 1e-5}
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


@pytest.mark.parametrize("n", [1, 7, 8, 9, 20, 511, 512, 513, 3000])
def test_what_all_threads_read_along_pages(n, team):
    random, rows = np.random.default_rng(n), 13
    memory = random.normal(size=n + 600)
    a = random.normal(size=rows * n)
    gradient = pad.grad(library().squares, argnums=(0, 1))
    for first in (0, 1, 511, 600):
        v = memory[first : first + n]
        sums = a.reshape(rows, n) @ v
        for threads in TEAMS:
            team(threads)
            of_v, of_a = gradient(v, a, n, rows)
            np.testing.assert_allclose(of_v, 2 * sums @ a.reshape(rows, n), rtol=1e-11, atol=1e-11 * n)
            np.testing.assert_allclose(of_a, np.outer(2 * sums, v).ravel(), rtol=1e-11, atol=1e-11 * n)


def test_loops_along_pages_that_are_hardly_filled(team):
    random, size, reads = np.random.default_rng(2), 2_000_000, 4000
    x, id = random.normal(size=size), random.integers(0, size - 51, reads).astype(np.int32)
    near = id[:, None] + np.arange(51)
    values = x[near]
    sums = values[:, 0] + (values[:, :50] * values[:, :0:-1]).sum(1)
    parts = np.zeros((reads, 51))
    parts[:, 0] += 1
    parts[:, :50] += values[:, :0:-1]
    parts[:, 1:] += values[:, 49::-1]
    expected = np.zeros(size)
    np.add.at(expected, near, 2 * sums[:, None] * parts)
    gradient = pad.grad(library().far_and_along)
    for threads in TEAMS[:4]:
        team(threads)
        for _ in range(3):
            np.testing.assert_allclose(gradient(x, id, reads), expected, rtol=1e-9, atol=1e-9)


PRODUCT = """
double product(const double *v, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < 100; i++) {
    double t = 0;
    for (int j = 0; j < n; j++) t += v[j] * (FACTOR + i);
    s += t * t;
  }
  return s;
}
"""


def test_loops_along_pages_are_copied(monkeypatch):
    made = []
    make = segments._Segments.make
    monkeypatch.setattr(segments._Segments, "make", lambda self, body: (made.append(len(self.sites)), make(self, body)))
    factor = random.random()
    # What was compiled once is found on disk.
    function = pad.compile(PRODUCT.replace("FACTOR", repr(factor)), language="c", openmp=True).product
    found = pad.grad(function)(np.ones(40), 40)
    np.testing.assert_allclose(found, 80 * ((factor + np.arange(100)) ** 2).sum())
    assert made == [1]
