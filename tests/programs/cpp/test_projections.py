"""Algorithms of ranges with projections: which member is compared is a constant that functions are handed by reference."""

from __future__ import annotations

import numpy as np
import pytest

X = np.array([0.7, -1.2, 0.3, 2.1, -0.4, 1.6])


def weighted(x, ids):
    return sum((x[k] ** 2 + k) * (place + 1) + x[k] * k for place, k in enumerate(ids))


def order(x):
    return sorted(range(len(x)), key=lambda k: x[k].real)


@pytest.mark.parametrize("name", ["sorted_by_member", "sorted_objects", "smallest"])
def test_sorted(scalar, name):
    chosen = {"sorted_by_member": slice(None), "sorted_objects": slice(None, None, -1), "smallest": slice(3)}[name]
    scalar("projections.cpp", name, (X, 6), lambda x, n: weighted(x, order(x)[chosen]), flags=("-std=c++20",))


def test_middle(scalar):
    def reference(x, n):
        k = order(x)[n // 2]
        return (x[k] ** 2 + k) * x[k] + k

    scalar("projections.cpp", "middle", (X, 6), reference, flags=("-std=c++20",))


def test_one_member_and_another(scalar):
    def reference(x, n):
        by_energy = sorted(range(n), key=lambda k: (x[k] ** 2 + k).real)
        return weighted(x, order(x)) + 0.5 * weighted(x, by_energy)

    scalar("projections.cpp", "by_one_and_by_another", (X, 6), reference, flags=("-std=c++20",))
