"""Records of several integers and a number, as structures and as tuples, sorted by a comparator."""

from __future__ import annotations

import numpy as np

R = np.random.default_rng(7)


def by_row_and_column(x, n):
    total = 0
    for k in sorted(range(2 * n), key=lambda k: (k * 5 % 7, k)):
        total = total * 0.5 + (x[k % n] * (k + 1)) ** 2 * (k * 5 % 7 + 1) + k
    return total


def test_entries_of_a_sparse_matrix(scalar):
    scalar("sorting.cpp", "sorted_entries", (R.standard_normal(4), 4), by_row_and_column)


def test_tuples(scalar):
    scalar("sorting.cpp", "sorted_tuples", (R.standard_normal(4), 4), by_row_and_column)
