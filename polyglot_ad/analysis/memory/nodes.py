"""What the abstract memory consists of: nodes, locations, contents (model.py says what they are)."""

from __future__ import annotations

import functools
import math
from bisect import bisect_left, insort
from collections.abc import Iterable
from dataclasses import dataclass

from polyglot_ad.ir.types import Type

from .leaves import KIND_OF_FLOAT
from .spreads import Spread

FLOAT_KINDS = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8, "f80": 16, "f128": 16, "t32": 4, "t64": 8}
"""Kind to bytes in memory; t: with the bytes turned round (`turned.py`)."""


def tag_of(type: Type) -> str:
    """What an access of a scalar type says of memory: a float kind, "ptr", or nothing."""
    scalar = type.scalar
    return KIND_OF_FLOAT.get(scalar, "ptr" if scalar.is_pointer else "")  # type: ignore[call-overload, no-any-return]


@dataclass
class Walk:
    """Accesses of `size` bytes through an unbounded spread; `offset` is one of the places."""

    offset: int
    size: int
    spread: Spread
    tag: str
    location: Location


class Content:
    """What a scalar is: `kind` None (no evidence), "int", a float kind, "ptr", or "mixed" (contradicting evidence). `node`, `offset`: where
    a pointer points. `spread`: the other places it may lead to; None when the offset is exact.
    `floats` are all float kinds for which there is evidence, contradicted or not."""

    __slots__ = ("_growth", "_node", "_offset", "_parent", "_spread", "floats", "integers", "kind")

    def __init__(self, kind: str | None = None) -> None:
        self._parent: Content | None = None
        self.kind = kind
        self.floats: frozenset[str] = frozenset((kind,)) if kind in FLOAT_KINDS else frozenset()
        self.integers = kind == "int"
        """Whether there is evidence of an integer, contradicted or not."""
        self._node: Node | None = None
        self._offset = 0
        self._spread: Spread | None = None
        self._growth = 0

    @property
    def may_point(self) -> bool:
        """Whether there is evidence that this is an address."""
        return self.find()._node is not None

    def find(self) -> Content:
        root = self
        while root._parent is not None:
            root = root._parent
        step = self
        while step._parent is not None:
            step._parent, step = root, step._parent
        return root


class Location:
    """A set of byte ranges of one node that the analysis does not tell apart."""

    __slots__ = ("_parent", "content", "number", "over_numbers", "size", "types")

    def __init__(self, number: int) -> None:
        self._parent: Location | None = None
        self.content = Content()
        self.number = number
        self.size = 0
        """Bytes of the largest scalar that is accessed here."""
        self.over_numbers = False
        """Whether addresses are kept here where numbers are at other times; only asked where that is checked (`kinds.py`)."""
        self.types: set[tuple[str, ...]] = set()
        """As what the program accesses it: paths of access types (`tbaa`), the empty one where that is not said."""

    def find(self) -> Location:
        root = self
        while root._parent is not None:
            root = root._parent
        step = self
        while step._parent is not None:
            step._parent, step = root, step._parent
        return root


@dataclass
class Region:
    """An array inside a node, declared or indexed between known bounds: bytes start to end, elements of `stride` bytes."""

    start: int
    end: int
    stride: int
    bytes: bool = False
    """Whether these are bytes in a row of which nothing else is known."""
    declared: bool = False
    """Whether a type says so, and not an index between bounds."""

    def overlaps(self, other: Region) -> bool:
        return self.start < other.end and other.start < self.end

    def contains(self, other: Region) -> bool:
        return self.start <= other.start and other.end <= self.end


class Entries(dict[tuple[int, str], tuple[int, Location]]):
    """(offset, tag) -> (size, location). None is taken out. Large nodes are asked for what lies near a place as often as the program
    accesses memory, so the offsets are in order, too."""

    __slots__ = ("_offsets", "_widest")

    def __init__(self) -> None:
        super().__init__()
        self._offsets: list[tuple[int, int, tuple[int, str]]] = []
        """(offset, which entry it is, its key)"""
        self._widest = 0

    def __setitem__(self, key: tuple[int, str], entry: tuple[int, Location]) -> None:
        if key not in self:
            insort(self._offsets, (key[0], len(self), key))
        self._widest = max(self._widest, entry[0])
        super().__setitem__(key, entry)

    def between(self, start: int, end: int) -> list[tuple[int, str]]:
        """The keys of all that reach into these bytes, as old as they are, and perhaps of others."""
        first, last = bisect_left(self._offsets, (start - self._widest,)), bisect_left(self._offsets, (end,))
        return [key for _, key in sorted(found[1:] for found in self._offsets[first:last])]


class Node:
    """`origins` names what the node stands for: "alloca", "heap", "global", "constant", "argument", "function", "unknown",
    and "shared": by processes."""

    __slots__ = ("_parent", "_shift", "entries", "freed", "functions", "number", "origins", "packed", "regions", "sites", "stride", "walks")

    def __init__(self, number: int, origin: str) -> None:
        self._parent: Node | None = None
        self._shift = 0
        self.number = number
        self.origins = {origin} if origin else set()
        self.sites: list[object] = []
        self.functions: list[object] = []
        self.stride = 0
        self.regions: list[Region] = []
        self.entries = Entries()
        """(offset, tag) -> (size, location), the offset normalised."""
        self.walks: list[Walk] = []
        self.freed = False
        self.packed = False
        """Whether MPI packs numbers into it: of any kind, anywhere."""

    @property
    def only_code(self) -> bool:
        """Whether nothing but functions is here. A node where functions and data were not told apart is data, too."""
        return self.origins == {"function"}

    def find(self) -> tuple[Node, int]:
        """(root, shift): this node's byte 0 is the root's byte `shift`."""
        node, shift = self, 0
        while node._parent is not None:
            shift += node._shift
            node = node._parent
        if node is not self:
            self._parent, self._shift = node, shift
        return node, shift

    def near(self, offset: int, size: int) -> Iterable[tuple[int, str]]:
        """The keys of all entries that may share bytes with an access (`overlap`), as old as they are, and of others."""
        if self.stride:
            return list(self.entries)
        around = [region for region in self.regions if region.start <= offset < region.end]
        start, end = min([offset, *(r.start for r in around)]), max([offset + size, *(r.end for r in around)])
        return self.entries.between(start, end)

    def locations(self) -> list[Location]:
        """All there are, each once."""
        every = [location.find() for _, location in self.entries.values()] + [walk.location.find() for walk in self.walks]
        return list(dict.fromkeys(every))

    def sizes(self) -> list[tuple[Location, int]]:
        """The same with the bytes of what is accessed there; of each size that there is."""
        every = [(location.find(), size) for size, location in self.entries.values()]
        return list(dict.fromkeys([*every, *((walk.location.find(), walk.size) for walk in self.walks)]))

    def has_torn_numbers(self) -> bool:
        """Whether parts of numbers are accessed: as often as not, scalars of another structure that is not told apart from this one."""
        accesses = [(size, location) for size, location in self.entries.values()] + [(walk.size, walk.location) for walk in self.walks]
        return any(size % FLOAT_KINDS[kind] for size, location in accesses for kind in location.find().content.find().floats)

    def overlays(self) -> list[tuple[Location, Location]]:
        """Pairs of locations that are accessed differently and share bytes."""
        found: dict[tuple[Location, Location], None] = {}
        entries = [(offset, tag, size, location.find()) for (offset, tag), (size, location) in self.entries.items()]
        for number, (offset, tag, size, location) in enumerate(entries):
            for other_offset, other_tag, other_size, other in entries[number + 1 :]:
                if tag != other_tag and location is not other and overlap(self, offset, size, other_offset, other_size):
                    found[location, other] = None
        return list(found)

    def shifted(self) -> list[tuple[Location, Location]]:
        """Pairs of locations of one kind of numbers that share bytes and begin at different ones: parts of two numbers make another one."""
        found: dict[tuple[Location, Location], None] = {}
        numbers = [(at, size, x.find()) for (at, _), (size, x) in self.entries.items() if x.find().content.find().floats]
        for number, (at, size, location) in enumerate(numbers):
            for other_at, other_size, other in numbers[number + 1 :]:
                if at == other_at or location.content.find().floats != other.content.find().floats:
                    continue
                whole = min(FLOAT_KINDS[kind] for kind in location.content.find().floats)
                if size == other_size == whole and overlap(self, at, size, other_at, other_size):
                    found[location, other] = None
        return list(found)

    def inside(self, region: Region, offset: int) -> int | None:
        """How far into a region an offset lies, None if it does not. In a folded node a region may reach over the end of the element into
        the next one: where elements begin is a matter of which pointer was seen first."""
        relative = (offset - region.start) % self.stride if self.stride else offset - region.start
        return relative if 0 <= relative < region.end - region.start else None

    def normalise(self, offset: int) -> int:
        if self.stride:
            offset %= self.stride
        for region in self.regions:
            relative = self.inside(region, offset)
            if relative is not None:
                offset = region.start + relative % region.stride
        return offset % self.stride if self.stride else offset

    def behind(self, offset: int, size: int) -> list[tuple[int, int]]:
        """(offset, size) of what an access touches behind the arrays in which it begins: as many bytes of the last element as of any other
        stand for those in it, but these are no element's."""
        found = []
        if self.stride:
            offset %= self.stride
        for region in self.regions:
            relative = self.inside(region, offset)
            if relative is None:
                continue
            left = region.end - region.start - relative
            if size > left:
                found.append((offset + left, size - left))
            offset = region.start + relative % region.stride
        return found


def touches(node: Node, walk: Walk, offset: int, size: int) -> bool:
    """Whether a walk may touch an entry, which may stand for several places of a region."""
    around = tuple((r.start, r.end, r.stride) for r in node.regions if node.inside(r, offset) is not None)
    return _touches(node.stride, around, walk.offset, walk.size, walk.spread.step, walk.spread.low, walk.spread.high, offset, size)


@functools.lru_cache(maxsize=1 << 16)
def _touches(
    stride: int,
    around: tuple[tuple[int, int, int], ...],
    walked: int,
    walked_size: int,
    step: int,
    low: int | None,
    high: int | None,
    offset: int,
    size: int,
) -> bool:
    """The same of a node of this stride, and of the regions (start, end, stride) in which the entry lies. It is asked as often as the
    program accesses nodes that are walked through, and mostly the same."""
    start, end = offset, offset + size
    for region_start, region_end, _ in around:
        start, end = min(start, region_start), max(end, region_end)
    below = low is not None and end <= low
    above = high is not None and start >= high + walked_size
    if not stride and (below or above):
        return False
    places, step = _places(stride, around, offset, step)
    return any((at - walked) % step < walked_size or (walked - at) % step < size for at in places)


def _places(stride: int, around: tuple[tuple[int, int, int], ...], offset: int, step: int) -> tuple[Iterable[int], int]:
    """Where the places that an entry stands for lie, as seen by who goes in these steps: one of those that are steps apart is enough. With
    the steps in which the places repeat: shorter ones, where a region has so many elements that each of those is met."""
    places = {offset % step: offset}
    for start, end, element in reversed(around):
        count, shared = -(-(end - start) // element), math.gcd(step, element)
        first = start + ((offset - start) % stride if stride else offset - start) % element - offset
        if count >= step // shared:
            step, count = shared, 1
        found = (place + first + k * element for place in places.values() for k in range(count))
        places = {at % step: at for at in found}
    return places.values(), step


def is_beyond(walk: Walk, offset: int) -> bool:
    """Whether an entry is none of the first two elements of what is walked through."""
    return walk.spread.low is None or offset - walk.spread.low not in (0, walk.spread.step)


def alike(a: Walk, b: Walk) -> bool:
    same = a is not b and a.size == b.size and a.spread.step == b.spread.step and (a.offset - b.offset) % a.spread.step == 0
    return same and walks_meet(a, b)


def walks_meet(a: Walk, b: Walk) -> bool:
    step = math.gcd(a.spread.step, b.spread.step)
    for one, other in ((a, b), (b, a)):
        if one.spread.low is not None and other.spread.high is not None and other.spread.high + other.size <= one.spread.low:
            return False
    return (b.offset - a.offset) % step < a.size or (a.offset - b.offset) % step < b.size


def overlap(node: Node, a: int, a_size: int, b: int, b_size: int) -> bool:
    if a < b + b_size and b < a + a_size:
        return True
    if node.stride:
        period = node.stride
        return (b - a) % period < a_size or (a - b) % period < b_size
    for region in node.regions:
        if node.inside(region, a) is not None and node.inside(region, b) is not None:
            return (b - a) % region.stride < a_size or (a - b) % region.stride < b_size
    return False
