"""The choice between cache and recompute: a minimum vertex cut.

Vertices are primal values. An edge leads from an operand to what is recomputed from it. Values that cannot be recomputed hang on the
source, values that the reverse pass asks for on the sink; whatever separates the two, if cached, suffices. A vertex costs its bytes times
the number of times it is stored. Of all minimum cuts the one nearest the sink is taken: it recomputes least. (Max-flow by Dinic, 1970; the
formulation follows Enzyme's, Moses and Churavy, NeurIPS 2020.)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from polyglot_ad.ir.values import Value

from .lookup import Means, Recomputation


def choose_cached(wanted: Iterable[Value], kept: set[Value], how: Recomputation, cost: Callable[[Value], float]) -> set[Value]:
    """The values to cache so that every wanted one can be had. `kept` are cached already and cost nothing more."""
    wanted = [v for v in wanted if v not in kept and how.means(v) is not Means.FREE]
    network = _Network()
    source, sink = network.vertex(), network.vertex()
    inside: dict[Value, tuple[int, int]] = {}
    work: list[Value] = []

    def enter(value: Value) -> tuple[int, int]:
        if value not in inside:
            inside[value] = network.vertex(), network.vertex()
            network.edge(*inside[value], cost(value))
            work.append(value)
        return inside[value]

    for value in wanted:
        network.edge(enter(value)[1], sink, INFINITE)
    while work:
        value = work.pop()
        if how.means(value) is Means.CACHE:
            network.edge(source, inside[value][0], INFINITE)
            continue
        for operand in how.operands(value):
            if operand not in kept and how.means(operand) is not Means.FREE:
                network.edge(enter(operand)[1], inside[value][0], INFINITE)
    network.saturate(source, sink)
    reaching = network.reaching(sink)
    return {value for value, (entry, leave) in inside.items() if leave in reaching and entry not in reaching}


INFINITE = float("inf")


class _Network:
    def __init__(self) -> None:
        self.heads: list[list[int]] = []
        self.to: list[int] = []
        self.room: list[float] = []

    def vertex(self) -> int:
        self.heads.append([])
        return len(self.heads) - 1

    def edge(self, a: int, b: int, capacity: float) -> None:
        """Edge 2k is the edge, 2k + 1 its reverse."""
        for start, end, room in ((a, b, capacity), (b, a, 0.0)):
            self.heads[start].append(len(self.to))
            self.to.append(end)
            self.room.append(room)

    def saturate(self, source: int, sink: int) -> None:
        while True:
            level = self._levels(source)
            if sink not in level:
                return
            at = dict.fromkeys(level, 0)
            while self._augment(source, sink, level, at):
                pass

    def _levels(self, source: int) -> dict[int, int]:
        level = {source: 0}
        queue = deque((source,))
        while queue:
            vertex = queue.popleft()
            for edge in self.heads[vertex]:
                if self.room[edge] > 0 and self.to[edge] not in level:
                    level[self.to[edge]] = level[vertex] + 1
                    queue.append(self.to[edge])
        return level

    def _augment(self, source: int, sink: int, level: dict[int, int], at: dict[int, int]) -> bool:
        path: list[int] = []
        vertex = source
        while vertex != sink:
            edges = self.heads[vertex]
            while at[vertex] < len(edges):
                edge = edges[at[vertex]]
                target = self.to[edge]
                if self.room[edge] > 0 and level.get(target) == level[vertex] + 1:
                    path.append(edge)
                    vertex = target
                    break
                at[vertex] += 1
            else:
                if not path:
                    return False
                edge = path.pop()
                vertex = self.to[edge ^ 1]
                at[vertex] += 1
        amount = min(self.room[edge] for edge in path)
        assert amount < INFINITE, "a wanted value can be had by no means"
        for edge in path:
            self.room[edge] -= amount
            self.room[edge ^ 1] += amount
        return True

    def reaching(self, sink: int) -> set[int]:
        """Vertices from which the sink is reached in the residual network."""
        found = {sink}
        work = [sink]
        while work:
            vertex = work.pop()
            for edge in self.heads[vertex]:
                if self.room[edge ^ 1] > 0 and self.to[edge] not in found:
                    found.add(self.to[edge])
                    work.append(self.to[edge])
        return found
