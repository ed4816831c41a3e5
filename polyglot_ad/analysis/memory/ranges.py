"""What bytes in a row hold: the scalars that an operation on them meets, by members, arrays and walks."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .model import Memory
from .nodes import FLOAT_KINDS, Location, Node, Region
from .spreads import Spread


@dataclass(frozen=True)
class Field:
    """A scalar location relative to a pointer; see `MemoryFacts.fields`."""

    offset: int
    size: int
    location: Location
    tag: str = ""

    @property
    def kind(self) -> str | None:
        return self.location.find().content.find().kind


class Ranges:
    """Answers about bytes from an offset in an object on, or from all the places of a spread."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def fields(
        self, node: Node, offset: int, spread: Spread | None, size: int | None, whole: bool = False, fill: bool = False
    ) -> tuple[list[Field], int]:
        around = next((r for r in node.regions if _holds(node, r, offset, size)), None) if spread is None and not whole else None
        row = array(node, offset, spread) if size is None and around is None and not whole else None
        stride = math.gcd(node.stride, spread.flat().step if spread is not None else 0)
        stride = around.stride if around is not None else row.step if row is not None else stride
        bounds: _Bounds = (None, None)
        if fill and size is None and not stride and not whole and spread is None:
            # Nobody knows how many, and not of what: elements of one size at one time, and of another at the next.
            walks = [w for w in node.walks if not _is_outside(w.spread.low, _sum(w.spread.high, w.size), (offset, None))]
            stride = math.gcd(*(walk.spread.step for walk in walks))
            bounds = (offset, None)
        if not node.stride and (spread is not None or around is not None):
            bounds = _bounds(spread, size) if spread is not None else (around.start, around.end)  # type: ignore[union-attr]
        if row is None and stride and (every := self._one_for_all(node, around, stride, bounds, fill)):
            return every, every[0].size
        # A pointer that moves may do so within an array, in steps of several elements.
        inner = [r for r in node.regions if r is not around and (spread is not None or not stride or r.end - r.start <= stride)]
        found: dict[tuple[int, str], Field] = {}
        for (at, tag), (length, location) in list(node.entries.items()):  # which grow when locations become one
            if around is not None and node.inside(around, at) is None:
                continue
            if row is not None and row.low is not None and at < row.low:
                continue
            if _is_outside(*_extent(node, at, length), bounds):
                continue
            for place in _repeats(node, at, length, inner, stride):
                relative = (place - offset) % stride if stride else place - offset
                if stride and size is not None and size <= relative <= stride - length:
                    continue
                if stride or (relative >= 0 and (size is None or relative + length <= size)):
                    for part, width in _scalars(location, length):
                        self._add_field(found, relative + part, width, tag, location)
        if around is None or not found or not around.declared:  # beside what is only stepped through in an element, others may be
            self._walked(node, offset, size, stride, found, bounds, fill)
        if spread is not None and not whole:  # (The whole object is what it is wherever the pointer leads.)
            for key, f in found.items():
                moved = self.memory.access(node, offset + f.offset, f.size, spread.moved(f.offset), f.tag)
                found[key] = Field(f.offset, f.size, moved, f.tag)
        return [found[key] for key in sorted(found)], stride

    def _one_for_all(self, node: Node, around: Region | None, stride: int, bounds: _Bounds, fill: bool) -> list[Field]:
        """The one location that all of what is stepped through is where no element fits into the steps: of one kind, side by side. What is
        asked of a finished analysis changes nothing: who asks where nobody did before (of text in an array) hears of all there are, and so
        does a fill of numbers and integers, the widest first."""
        # (What lies beside an array is not stepped through with it.)
        within = [
            (length, location)
            for (at, _), (length, location) in node.entries.items()
            if (around is None or node.inside(around, at) is not None) and not _is_outside(*_extent(node, at, length), bounds)
        ]
        walks = [walk for walk in node.walks if not _is_outside(walk.spread.low, _sum(walk.spread.high, walk.size), bounds)]
        within += [(walk.size, walk.location) for walk in walks]
        widest = max((length for length, _ in within), default=0)
        if widest <= stride:
            return []
        first, *others = node.locations() if bounds == (None, None) else list(dict.fromkeys(location.find() for _, location in within))
        if not self.memory.final and not (fill and _are_number_and_integer(first, *others)):
            for other in others:
                self.memory.unify_locations(first, other)
            others = []
        every = dict.fromkeys(location.find() for location in [first, *others])
        found = [Field(0, FLOAT_KINDS.get(location.content.find().kind or "", widest), location) for location in every]
        return sorted(found, key=lambda field: -field.size) if fill else found

    def put(
        self, fields: list[Field], stride: int, target: tuple[Node, int, Spread | None], size: int | None, start: int = 0
    ) -> list[tuple[Location, Location]]:
        """(from, to) for scalars that are copied, the first of which lie `start` bytes behind the pointers."""
        node, offset, spread = target
        repeats = range(1)
        if stride and (size is None or size // stride > 64):
            # Again and again: as through a walk, or between bounds where the size is known.
            before = spread or Spread(0, offset + start, offset + start)
            high = None if size is None or before.high is None else before.high + max(size - stride, 0)
            spread = Spread(math.gcd(stride, before.flat().step), before.low, high)
        elif stride and size is not None:
            repeats = range(0, size, stride)
        found = []
        for field in fields:
            for repeat in repeats:
                at = field.offset + repeat
                if size is None or at < size:
                    moved = spread.moved(at) if spread is not None else None
                    location = self.memory.access(node, offset + at, field.size, moved, field.tag)
                    found.append((field.location.find(), location.find()))
        return [(origin.find(), location.find()) for origin, location in found]

    def _add_field(self, found: dict[tuple[int, str], Field], at: int, size: int, tag: str, location: Location) -> None:
        known = found.get((at, tag))
        if known is not None and self.memory.separation.kinds_apart(known.location, location):
            self.memory.unify_locations(known.location, location)
        if known is None or known.size < size:
            found[at, tag] = Field(at, size, location.find(), tag)

    def _walked(
        self,
        node: Node,
        offset: int,
        size: int | None,
        stride: int,
        found: dict[tuple[int, str], Field],
        bounds: _Bounds,
        fill: bool,
    ) -> None:
        """Add what walks may meet where nothing else is known to be."""
        certain = {field.offset + byte for field in found.values() for byte in range(field.size)}
        taken: dict[int, Location] = {}
        window = stride or size or 0
        for walk in node.walks:
            if _is_outside(walk.spread.low, _sum(walk.spread.high, walk.size), bounds):
                continue
            step = math.gcd(walk.spread.step, stride)
            for relative in range((walk.offset - offset) % step, window - walk.size + 1, step):
                if stride and size is not None and relative >= size:
                    break
                place = offset + relative
                below = walk.spread.low is not None and place < walk.spread.low
                above = walk.spread.high is not None and place > walk.spread.high
                if (not stride and (below or above)) or not certain.isdisjoint(range(relative, relative + walk.size)):
                    continue
                for other in [taken[at] for at in range(relative, relative + walk.size) if at in taken]:
                    # Either of two walks may have been here, so what is here is not known, unless the run tells.
                    if fill and _are_number_and_integer(other, walk.location):
                        continue
                    if not self.memory.separation.perhaps_checked_apart(other, walk.location, self.memory.final):
                        self.memory.unify_locations(other, walk.location)
                for part, width in _scalars(walk.location, walk.size):
                    self._add_field(found, relative + part, width, walk.tag, walk.location)
                taken.update(dict.fromkeys(range(relative, relative + walk.size), walk.location))


def array(node: Node, offset: int, spread: Spread | None) -> Spread | None:
    """The array without a known end that begins at an offset or before it, of elements that are walked through; None: none is known."""
    if node.stride or spread is not None:
        return None
    walks = [walk for walk in node.walks if walk.spread.high is None]
    step = math.gcd(*(walk.spread.step for walk in walks))
    lows = [walk.spread.low for walk in walks if walk.spread.low is not None]
    later = [low for low in lows if low > offset]
    if not walks or (later and (len(lows) < len(walks) or min(lows) > offset or max(later) >= min(lows) + step)):
        return None  # It begins behind the offset, where its first element has no member.
    if len(lows) < len(walks):
        # It may begin anywhere, so only behind all members is nothing else.
        widest = max(walk.size for walk in walks)
        return Spread(step, offset, None) if end_of_members(node) <= offset and widest <= step else None
    low = min(lows)
    lengths = [length for (at, _), (length, _) in node.entries.items() if at + length > low] + [walk.size for walk in node.walks]
    across = any(at < low < at + length for (at, _), (length, _) in node.entries.items())
    return None if across or max(lengths) > step or any(r.end > low for r in node.regions) else Spread(step, low, None)


_Bounds = tuple[int | None, int | None]
"""The first byte of some in a row, and the one behind them; None: nobody knows."""


def _are_number_and_integer(*locations: Location) -> bool:
    kinds = {location.find().content.find().kind for location in locations} - {None}
    return "int" in kinds and len(kinds) == 2 and kinds - {"int"} <= set(FLOAT_KINDS)


def _bounds(spread: Spread, size: int | None) -> _Bounds:
    """Where `size` bytes may lie that begin at the places of a spread."""
    places = spread.flat()
    return places.low, None if size is None else _sum(places.high, size)


def _extent(node: Node, at: int, length: int) -> tuple[int, int]:
    """From where to where the places lie that an entry stands for."""
    around = [region for region in node.regions if node.inside(region, at) is not None]
    return min([at, *(r.start for r in around)]), max([at + length, *(r.end for r in around)])


def _is_outside(start: int | None, end: int | None, bounds: _Bounds) -> bool:
    first, last = bounds
    return (first is not None and end is not None and end <= first) or (last is not None and start is not None and start >= last)


def _sum(end: int | None, distance: int) -> int | None:
    return None if end is None else end + distance


def end_of_members(node: Node) -> int:
    return max([at + size for (at, _), (size, _) in node.entries.items()] + [region.end for region in node.regions], default=0)


def _scalars(location: Location, length: int) -> list[tuple[int, int]]:
    """(offset, size) of the scalars in a location: several when integers of twice a float's size move its contents."""
    size = FLOAT_KINDS.get(location.find().content.find().kind or "", length)
    return [(at, size) for at in range(0, length, size)] if size < length else [(0, length)]


def _holds(node: Node, region: Region, offset: int, size: int | None) -> bool:
    """Whether `size` bytes from `offset` on lie in a region."""
    relative = node.inside(region, offset)
    if size is None:
        # What begins where an inner array does, may be the copy of all elements around it.
        return relative is not None and (relative > 0 or node.stride <= region.end - region.start)
    return relative is not None and relative + size <= region.end - region.start


def element(node: Node, offset: int) -> int:
    """The size of the elements of an array that begins at `offset` with an array inside its first element; 0 where there is none. A copy of
    unknown length from there does not stay in the inner one: what walks through the node steps over it."""
    inner = next((r for r in node.regions if node.inside(r, offset) == 0), None)
    walks = [walk for walk in node.walks if walk.spread.high is None and (walk.spread.low is None or walk.spread.low <= offset)]
    if inner is None or node.stride or not walks:
        return 0
    step = math.gcd(*(walk.spread.step for walk in walks))
    apart = any(r.end - r.start > step or (r.start - offset) % step + r.end - r.start > step for r in node.regions)
    return step if step > inner.end - offset and not apart else 0


def _repeats(node: Node, at: int, length: int, regions: list[Region], stride: int) -> list[int]:
    """The places that one entry of a node stands for, given the arrays around it; of those that differ by the stride, one is enough. Where
    the entry is of several elements at once, those places are enough at which all of these lie in the array: there is no byte of it that
    they leave out, and what such an access touches behind the array is an entry by itself (`Node.behind`)."""
    places = [at]
    for region in reversed(regions):
        relative = node.inside(region, at)
        if relative is None:
            continue
        count = -(-(region.end - region.start - relative) // region.stride)
        if length > region.stride and length % region.stride == 0:
            count = max(1, count - length // region.stride + 1)
        if stride:
            count = min(count, max(1, stride // math.gcd(stride, region.stride)))
        places = [place + k * region.stride for place in places for k in range(count)]
    return places
