"""The edges of the flow graph, and the spots that stand for many edges."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Value

from ..memory import Location, MemoryFacts, Node

Spot = Value | Location | Node
"""A node of the flow graph."""


class Edges:
    """`constant`: spots through which nothing flows, since the user says so."""

    def __init__(self, facts: MemoryFacts, constant: Collection[Spot]) -> None:
        self.facts = facts
        self.constant = constant
        self.forward: dict[Spot, list[Spot]] = {}
        self.backward: dict[Spot, list[Spot]] = {}

    def edge(self, source: Spot, target: Spot) -> None:
        self.forward.setdefault(source, []).append(target)
        self.backward.setdefault(target, []).append(source)

    def both_ways(self, spot: Spot, nodes: tuple[Node, ...], among: Callable[[Node], Sequence[Spot]]) -> None:
        """Flow between a spot and all that is `among` what these nodes hold.

        By way of one more spot, in common with all that may meet the same: with edges of its own, each call of a function that is not known
        would have as many as the program has places. Through what they meet, these flow to each other anyway."""
        shared = self.facts.memory.remembered(("flow", self, nodes, among), lambda: self._hub([x for node in nodes for x in among(node)]))
        for other in [shared] if isinstance(shared, Value) else shared:
            self.edge(other, spot)
            self.edge(spot, other)

    def _hub(self, spots: Sequence[Spot]) -> Value | Sequence[Spot]:
        if all(spot in self.constant for spot in spots):
            return spots  # nothing flows through these
        hub = Value(ty.I64, "memory in reach")
        for spot in spots:
            self.edge(spot, hub)
            self.edge(hub, spot)
        return hub
