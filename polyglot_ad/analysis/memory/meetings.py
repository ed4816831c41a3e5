"""What overlaps in an abstract memory becomes one, in stages, once the program has been heard."""

from __future__ import annotations

import math

from .model import PART, Memory
from .nodes import Location, Node
from .overlaps import sharing
from .separation import WORD


def meet_overlaps(memory: Memory, stage: int) -> None:
    """Join what overlaps: entries of different tags at first where they are known to be of one kind; from stage 1 on also where they
    are not known to be of different ones. Walks do so at stage 2. Nodes with nothing but elements become arrays then."""
    last = stage == 2
    if memory.checked and stage > 0:
        _parts_are_integers(memory)
    for node in memory.nodes:
        if node._parent is None and len({tag for _, tag in node.entries}) > 1:
            for one, other in node.overlays():
                memory.meet_entries(one, other, stage)
            memory.settle()
        if node._parent is None and node.walks:
            for walk in list(node.walks):
                memory.meet_all(node, walk, last)
            memory.settle()
            if last and not memory.guessed:
                _fold_if_uniform(memory, node)
                memory.settle()


def _parts_are_integers(memory: Memory) -> None:
    """What is accessed in parts of a number, and of which nothing is known, is an integer, since that is checked."""
    for node in memory.nodes:
        if node._parent is None and any("f64" in x.content.find().floats for x in node.locations()):
            parts = [x for (_, tag), (size, x) in node.entries.items() if size in (1, 2, 4) and tag in ("", PART)]
            parts += [walk.location for walk in node.walks if walk.size in (1, 2, 4) and walk.tag in ("", PART)]
            for location in parts:
                if location.find().content.find().kind is None:
                    memory.set_kind(location.find().content, "int")
            memory.settle()
            _find_cells(node)


def _find_cells(node: Node) -> None:
    """Where addresses lie in bytes of numbers, or of integers that lie in those of numbers elsewhere in the object: letters that are
    counted without bounds, which are marked for the numbers' sake."""
    for location in node.locations():
        location.over_numbers |= location.content.may_point and "f64" in location.content.find().floats
    pairs = [pair for one, other in sharing(node) for pair in ((one, other), (other, one))]
    marked = {one for one, other in pairs if 0 < one.size < WORD and "f64" in other.content.find().floats}
    for one, other in pairs:
        if one.content.may_point and ("f64" in other.content.find().floats or other in marked):
            one.find().over_numbers = True


def _fold_if_uniform(memory: Memory, node: Node) -> None:
    """A node in which folding joins nothing that is not one location already is an array."""
    stride = math.gcd(node.stride, *(walk.spread.step for walk in node.walks))
    places = [(offset, size, location) for (offset, _), (size, location) in node.entries.items()]
    places += [(walk.offset, walk.size, walk.location) for walk in node.walks]
    walked = {walk.location.find() for walk in node.walks if walk.spread.step == stride and walk.size <= stride}
    found: dict[int, list[Location]] = {}
    for offset, size, location in places:
        for byte in range(min(size, stride)):
            there = found.setdefault((offset + byte) % stride, [])
            if any(other is not location.find() and not _in_every_element(memory, walked, other, location) for other in there):
                return
            if location.find() not in there:
                there.append(location.find())
    # Declared arrays that nobody uses would cut elements of the one that is left into parts.
    node.regions = [region for region in node.regions if any(node.inside(region, offset) is not None for offset, _ in node.entries)]
    memory.stride(node, stride)


def _in_every_element(memory: Memory, walked: set[Location], one: Location, other: Location) -> bool:
    """Whether two locations in the same bytes of an element are kept apart, and found in all of them: beside an array, or at its end,
    one of them says nothing of its elements."""
    if memory.separation.part_of_cell(one, other, 1):
        return True
    return memory.separation.checked_apart(one, other) and {one.find(), other.find()} <= walked
