"""Memos in the containers of C++, and in memory that grows, is sorted or hashed anew."""

from __future__ import annotations

import pytest

from ..repeated import check


@pytest.mark.parametrize("name", ["in_a_tree", "node_first", "hashed", "hashed_points", "by_tuples", "by_vectors"])
def test_containers(program, name):
    check(program("memos.cpp")[name], 6, second=name in ("hashed", "grown"))


@pytest.mark.parametrize("name", ["grown", "sorted", "by_library", "chained", "last_used", "listed", "limited"])
def test_memory(program, name):
    check(program("memos.cpp")[name], 6, second=name in ("hashed", "grown"))


@pytest.mark.parametrize("name", ["taken", "taken_bytes", "two_places", "versions"])
def test_what_is_compared_is_kept(program, name):
    check(program("memos.cpp")[name], 6)


@pytest.mark.parametrize("name", ["by_value", "by_pointer", "by_function", "returned", "of_objects"])
def test_calls(program, name):
    check(program("memos.cpp")[name], 6)


@pytest.mark.parametrize(
    "name", ["squares_apart", "most_apart", "all_close", "difference", "ratios", "relative", "in_a_vector", "by_recursion", "pairs"]
)
def test_distances(program, name):
    check(program("memos.cpp")[name], 6)
