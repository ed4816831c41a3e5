"""Strongly connected components of a graph."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def components(roots: Iterable[T], successors: Callable[[T], Iterable[T]]) -> list[list[T]]:
    """The components of what can be reached from `roots`, each after those that it leads to (Tarjan, 1972; without recursion)."""
    number: dict[T, int] = {}
    low: dict[T, int] = {}
    stack: list[T] = []
    waiting: set[T] = set()
    found: list[list[T]] = []

    def enter(node: T) -> tuple[T, Iterable[T]]:
        number[node] = low[node] = len(number)
        stack.append(node)
        waiting.add(node)
        return node, iter(successors(node))

    for root in roots:
        if root in number:
            continue
        path = [enter(root)]
        while path:
            node, rest = path[-1]
            following = next((other for other in rest if other not in number or other in waiting), None)
            if following is None:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == number[node]:
                    at = stack.index(node)
                    found.append(stack[at:])
                    waiting.difference_update(stack[at:])
                    del stack[at:]
            elif following in number:
                low[node] = min(low[node], number[following])
            else:
                path.append(enter(following))
    return found
