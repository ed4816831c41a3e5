"""The minimum cut between what cannot be had again and what is wanted, on graphs small enough to try every cut."""

from __future__ import annotations

import itertools
import random

import pytest

from polyglot_ad.differentiate.reverse.cut import choose_cached
from polyglot_ad.differentiate.reverse.lookup import Means
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Value


class Graph:
    """Stands for `Recomputation`: per vertex its means and its operands."""

    def __init__(self, edges: dict[str, str], cache: str, free: str = "", cost: dict[str, float] | None = None) -> None:
        self.values = {name: Value(ty.DOUBLE, name) for name in {*edges, *"".join(edges.values()), *cache, *free}}
        self.name = {value: name for name, value in self.values.items()}
        self.edges, self.cache, self.free = edges, cache, free
        self.costs = cost or {}

    def means(self, value: Value) -> Means:
        name = self.name[value]
        return Means.FREE if name in self.free else Means.CACHE if name in self.cache else Means.RECOMPUTE

    def operands(self, value: Value) -> list[Value]:
        return [self.values[n] for n in self.edges.get(self.name[value], "")]

    def cost(self, value: Value) -> float:
        return self.costs.get(self.name[value], 1.0)

    def choose(self, wanted: str, kept: str = "") -> str:
        found = choose_cached([self.values[n] for n in wanted], {self.values[n] for n in kept}, self, self.cost)  # type: ignore[arg-type]
        return "".join(sorted(self.name[v] for v in found))

    def suffices(self, wanted: str, cached: set[str]) -> bool:
        """Whether every wanted value can be had from the cached ones, by the definition."""

        def had(name: str) -> bool:
            if name in cached or name in self.free:
                return True
            return name not in self.cache and all(had(n) for n in self.edges.get(name, ""))

        return all(had(name) for name in wanted)


def test_what_cannot_be_had_is_cached() -> None:
    assert Graph({}, cache="a").choose("a") == "a"


def test_what_is_there_is_not() -> None:
    assert Graph({"b": "a"}, cache="", free="a").choose("ab") == ""


def test_a_sum_of_two_is_cached_once() -> None:
    assert Graph({"s": "ab"}, cache="ab").choose("s") == "s"


def test_one_source_of_many_values() -> None:
    assert Graph({"b": "a", "c": "a", "d": "bc"}, cache="a").choose("bcd") == "a"


def test_cheaper_further_up() -> None:
    """The source is outside the loop, what is made of it inside."""
    assert Graph({"b": "a", "c": "b"}, cache="a", cost={"a": 1, "b": 100, "c": 100}).choose("c") == "a"


def test_cheaper_further_down() -> None:
    assert Graph({"b": "a", "c": "b"}, cache="a", cost={"a": 16, "b": 8, "c": 4}).choose("c") == "c"


def test_of_equal_cuts_the_one_that_recomputes_least() -> None:
    assert Graph({"b": "a", "c": "b"}, cache="a").choose("c") == "c"


def test_what_is_kept_already_costs_nothing() -> None:
    assert Graph({"s": "ab", "t": "sb"}, cache="ab").choose("t", kept="b") in ("a", "s", "t")
    assert Graph({"s": "ab"}, cache="ab").choose("s", kept="ab") == ""
    assert Graph({"s": "ab"}, cache="ab").choose("s", kept="s") == ""


@pytest.mark.parametrize("seed", range(150))
def test_against_every_cut(seed: int) -> None:
    """Sufficient, and no cheaper set suffices."""
    r = random.Random(seed)
    names = "abcdefghij"[: r.randint(2, 10)]
    edges = {n: "".join(sorted(set(r.choices(names[:i], k=r.randint(1, 3))))) for i, n in enumerate(names) if i}
    cache = "a" + "".join(n for n in names[1:] if r.random() < 0.2)
    free = "".join(n for n in names if n not in cache and r.random() < 0.15)
    graph = Graph(edges, cache, free, {n: float(r.randint(1, 9)) for n in names})
    wanted = "".join(n for n in names if r.random() < 0.4) or names[-1]
    found = set(graph.choose(wanted))
    assert graph.suffices(wanted, found)

    def price(chosen: set[str]) -> float:
        return sum(graph.costs[n] for n in chosen)

    subsets = (set(s) for k in range(len(names) + 1) for s in itertools.combinations(names, k))
    assert price(found) == min(price(s) for s in subsets if graph.suffices(wanted, s))
