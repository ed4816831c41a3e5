"""What shares bytes in an abstract memory and is told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .nodes import Location, Node, touches, walks_meet

if TYPE_CHECKING:
    from .model import Memory


def is_confused(memory: Memory) -> bool:
    """Whether numbers and integers are not told apart somewhere."""
    if memory.counted_numbers:
        return True
    nodes = [node for node in memory.nodes if node._parent is None]
    contents = [location.content.find() for node in nodes for location in node.locations()]
    return any(c.kind == "mixed" and c.integers and c.floats for c in contents) or any(node.has_torn_numbers() for node in nodes)


def overlaid(memory: Memory) -> list[tuple[Location, Location]]:
    """Pairs of locations that hold different kinds in the same bytes, or addresses of different types, which memory may do one after
    the other."""
    found = [(a.find(), b.find()) for node in memory.nodes if node._parent is None for a, b in node.overlays()]
    return found + [pair for pair in kept_apart(memory) if memory.parted and {x.content.find().kind for x in pair} == {"ptr"}]


def shifted(memory: Memory) -> dict[Location, list[Location]]:
    """Locations of numbers to the others that share bytes with them and begin elsewhere."""
    found: dict[Location, list[Location]] = {}
    for node in memory.nodes:
        for a, b in node.shifted() if node._parent is None and len(node.entries) > 1 else ():
            found.setdefault(a.find(), []).append(b.find())
            found.setdefault(b.find(), []).append(a.find())
    return found


def kept_apart(memory: Memory) -> list[tuple[Location, Location]]:
    """Pairs that overlap, of which one is a walk's and that are not one location."""
    pairs = (pair for node in memory.nodes if node._parent is None for pair in kept_apart_in(node))
    return list(dict.fromkeys(pairs))


def kept_apart_in(node: Node) -> Iterator[tuple[Location, Location]]:
    """Those of one node."""
    for number, walk in enumerate(node.walks):
        met = [location for (offset, _), (size, location) in node.entries.items() if touches(node, walk, offset, size)]
        met += [other.location for other in node.walks[number + 1 :] if walks_meet(walk, other)]
        ours = walk.location.find()
        yield from ((ours, location.find()) for location in met if location.find() is not ours)


def sharing(node: Node) -> list[tuple[Location, Location]]:
    """Pairs of one node that share bytes, and are accessed differently or walked through."""
    return [*node.overlays(), *kept_apart_in(node)]
