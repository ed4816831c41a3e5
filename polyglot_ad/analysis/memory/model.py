"""The abstract memory: nodes, locations, contents.

A *node* stands for one or more objects in memory (an alloca, what a call to malloc returns, an argument's array) that the analysis does not
tell apart. Within a node, byte ranges are *locations*; a location has a *content*: the kind of scalar stored there and, for pointers,
where it points. Nodes, locations and contents are merged by union-find (Steensgaard, "Points-to analysis in almost linear time", 1996),
nodes with a shift, because two pointers that must be one may point to different offsets of one object.

A pointer leads to one offset, or to a *spread* of them: start + k·step between bounds, where they are known. What is accessed through a
bounded spread is one location, a *region* of the node, and folded: offsets in it count modulo its stride. Declared arrays are regions, too.
An unbounded spread is a *walk*: it may meet everything in the node at its distances. It is one location with all of that, other than
scalars of another kind: `p->a[i]` in `struct { int n; double a[10]; }` does not read n, because n is no double. What is not known to be
anything is met last. A node that is only walked through, or whose elements are known (an argument's), is folded as a whole.
"""

from __future__ import annotations

import math
from dataclasses import replace

from polyglot_ad.errors import DifferentiationError

from .address_types import ADDRESS
from .contents import Contents
from .nodes import Content, Entries, Location, Node, Region, Walk, alike, is_beyond, overlap, touches, walks_meet
from .regions import FEW, crosses, elements, is_storage, leaves_array
from .separation import WORD, Separation
from .spreads import Spread, folded

PART = "part"
"""The tag of integers that are no whole word, where they are told apart from what moves words (`Memory.checked`)."""


class Memory(Contents):
    """All nodes of a program, and the merging of them."""

    def __init__(self, typed: bool = False, checked: bool = False, parted: bool = False, guessed: bool = False) -> None:
        super().__init__()
        self.typed = typed
        """Whether scalars of different kinds in the same bytes are told apart where the language's types do."""
        self.parted = parted
        """Whether addresses of different types are, too (`address_types.py`)."""
        self.checked = checked
        """Whether numbers and integers in the same bytes are told apart, since the derivative checks it (`kinds.py`)."""
        self.guessed = guessed
        """Whether what walks without bounds is taken to stay in the array that it starts in: so that it is seen where arrays may lie
        (`guess_memory`). Nothing follows from it that a test does not confirm."""
        self.locations = 0
        self.final = False
        """Whether everything the program says has been heard. Answers have been given from then on, and what was told apart stays apart."""
        self.counted_numbers = False
        """Whether the program adds up integers that seem to be the bits of numbers."""
        self.separation = Separation(checked, parted)

    # nodes ------------------------------------------------------------------------------------------------------------------

    def _merge(self, a: Node, a_offset: int, b: Node, b_offset: int) -> None:
        a, a_shift = a.find()
        b, b_shift = b.find()
        shift = (a_offset + a_shift) - (b_offset + b_shift)
        if a is b:
            if shift:
                self._fold_node(a, shift)
            return
        if len(b.entries) > len(a.entries):
            a, b, shift = b, a, -shift
        self._become_one()
        b._parent, b._shift = a, shift
        a.origins |= b.origins
        a.sites += b.sites
        a.functions += [f for f in b.functions if f not in a.functions]
        a.freed |= b.freed
        a.packed |= b.packed
        moved, b.entries = b.entries, Entries()
        walks, b.walks = b.walks, []
        regions = [replace(region, start=region.start + shift, end=region.end + shift) for region in b.regions]
        apart: list[Region] = []
        for region in [region for region in a.regions if not (a.stride or b.stride) and leaves_array(regions, region)]:
            self._release(a, region)
        for region in regions:
            if not (a.stride or b.stride) and (crosses(a, region) or is_storage(a, region) or leaves_array(a.regions, region)):
                apart.append(region)
            else:
                self._add_region(a, region)
        if b.stride:
            self._fold_node(a, b.stride)
        for (offset, tag), (size, location) in moved.items():
            self._join(a, offset + shift, size, tag, location)
            if spread := elements(offset + shift, regions, apart):
                self._walk(a, offset + shift, size, spread, tag, location)
        for walk in walks:
            self._walk(a, walk.offset + shift, walk.size, walk.spread.moved(shift), walk.tag, walk.location)

    def add_region(self, node: Node, start: int, end: int, stride: int) -> None:
        """An array that is declared. Where another one is that has its elements elsewhere, accesses say which there are."""
        node, shift = node.find()
        region = Region(start + shift, end + shift, stride, stride == 1, declared=True)
        if node.stride or not (crosses(node, region) or is_storage(node, region)):
            self._add_region(node, region)

    def _forget_bytes(self, node: Node, start: int, end: int) -> None:
        """Bytes in a row, in which something wider is accessed, were no array but storage (of a COMMON block, of a C++ object): what is
        known of one of them holds for all that were walked through, and no more."""
        if node.stride or self.final:
            return
        for region in [region for region in node.regions if region.bytes and region.start <= start and end <= region.end]:
            self._release(node, region)

    def _release(self, node: Node, region: Region) -> None:
        """These bytes are no array: what is known of one element holds for all that were walked through, and no more."""
        found = [(at, tag, size, x) for (at, tag), (size, x) in node.entries.items() if region.start <= at < region.end]
        spreads = [elements(at, node.regions, [region]) for at, _, _, _ in found]
        node.regions.remove(region)
        self.changes += 1
        for (at, tag, size, location), spread in zip(found, spreads, strict=True):
            assert spread is not None
            self._walk(node, at, size, spread, tag, location)

    def _add_region(self, node: Node, region: Region) -> None:
        if region.stride > 1:
            self._forget_bytes(node, region.start, region.end)
        if node.stride:
            length = region.end - region.start
            region = replace(region, start=region.start % node.stride, end=region.start % node.stride + length)
            if length > node.stride:
                # The array is longer than the element it would lie in: what is known of either holds for all of the node.
                self._fold_node(node, region.stride)
                return
        for known in list(node.regions):
            if known.start <= region.start and region.end <= known.end:
                if region.stride % known.stride == 0:
                    return
                into = (region.start - known.start) % known.stride
                if into + region.end - region.start <= known.stride:
                    # Inside one element, whichever: said of the first, it holds of all.
                    region = replace(region, start=known.start + into, end=known.start + into + region.end - region.start)
                    continue
            elif (
                region.start <= known.start
                and known.end <= region.end
                and (known.start - region.start) % region.stride + known.end - known.start <= region.stride
            ):
                node.regions.remove(known)
                self._add_region(node, region)
                self._add_region(node, known)
                return
            if known.start < region.end and region.start < known.end:
                # Two views of the same bytes: one region that covers both, folded to what they share.
                node.regions.remove(known)
                stride = math.gcd(known.stride, region.stride)
                start, end = min(known.start, region.start), max(known.end, region.end)
                self._add_region(node, Region(start, end, stride, declared=known.declared and region.declared))
                return
        self.changes += 1
        node.regions.append(region)
        node.regions.sort(key=lambda r: (-(r.end - r.start), r.start))
        self._renormalise(node)

    def stride(self, node: Node, stride: int) -> None:
        """A node is an array of elements of `stride` bytes."""
        node, _ = node.find()
        if stride:
            self._fold_node(node, abs(stride))
            self.settle()

    def _fold_node(self, node: Node, stride: int) -> None:
        new = math.gcd(node.stride, stride)
        if new == node.stride:
            return
        node.stride = new
        self._become_one()
        regions, node.regions = node.regions, []
        for region in regions:
            if region.end - region.start > region.stride:
                self._add_region(node, region)
        self._renormalise(node)

    def _renormalise(self, node: Node) -> None:
        entries, node.entries = node.entries, Entries()
        for (offset, tag), (size, location) in entries.items():
            self._join(node, offset, size, tag, location)
        walks, node.walks = node.walks, []
        for walk in walks:
            self._walk(node, walk.offset, walk.size, walk.spread, walk.tag, walk.location)

    # locations --------------------------------------------------------------------------------------------------------------

    def reach(self, pointer: Content, at: int, size: int, tag: str = "") -> Location:
        """The location of `size` bytes, `at` bytes from where a pointer leads."""
        node, offset = self.target(pointer)
        return self.access(node, offset + at, size, self._moved(pointer.find()._spread, at), tag)

    @staticmethod
    def _moved(spread: Spread | None, at: int) -> Spread | None:
        return spread.moved(at) if spread is not None else None

    def access(self, node: Node, offset: int, size: int, spread: Spread | None = None, tag: str = "") -> Location:
        """The location of `size` bytes at `offset`, and at all of `spread`, accessed as the tag says (`tag_of`). What overlaps it and is
        accessed alike becomes one with it."""
        node, shift = node.find()
        tag = tag if self.typed else ""
        if self.checked and not tag and size < WORD:
            tag = PART
        offset, spread = offset + shift, self._moved(spread, shift)
        if spread is not None and spread.inner is not None:
            step, count = spread.inner
            outer = Spread(spread.step, spread.low, spread.high)
            first = self.access(node, offset, size, outer, tag)
            for k in range(1, count):
                self._unify_locations(first, self.access(node, offset + k * step, size, outer.moved(k * step), tag))
            self.settle()
            return first.find()
        if spread is not None and node.stride:
            spread = folded(spread, offset, node.stride)
        if spread is None or spread.step == 0:
            location = self._join(node, offset, size, tag, None)
        elif spread.low is None or spread.high is None:
            location = self._walk(node, offset, size, spread, tag, None)
        else:
            location = self._between(node, offset, size, spread, tag)
        self.settle()
        if self.parted and tag == ADDRESS and not self.final:
            location.find().types.add(())  # nobody says of which type it is
        return location.find()

    def _between(self, node: Node, offset: int, size: int, spread: Spread, tag: str) -> Location:
        assert spread.low is not None and spread.high is not None
        low = spread.low + (offset - spread.low) % spread.step
        region = Region(low, spread.high + size, spread.step, spread.step == size == 1)
        many = spread.high - low >= FEW * spread.step
        # Bounds that are not exact reach into arrays of something else, or over the end of their own.
        beyond = not node.stride and (leaves_array(node.regions, region) or (many and (crosses(node, region) or is_storage(node, region))))
        if beyond or (self.guessed and many):
            return self._walk(node, offset, size, Spread(spread.step, low, spread.high), tag, None)
        if many:
            self._add_region(node, region)
            return self._join(node, offset, size, tag, None)
        location = self._join(node, offset, size, tag, None)
        for place in range(low, spread.high + 1, spread.step):
            self._unify_locations(location, self._join(node, place, size, tag, None))
        return location.find()

    def _join(self, node: Node, offset: int, size: int, tag: str, location: Location | None) -> Location:
        if size > 1:
            self._forget_bytes(node, offset, offset + size)
        for beyond, rest in node.behind(offset, size):
            location = self._join(node, beyond, rest, tag, location)
        offset = node.normalise(offset)
        exact = node.entries.get((offset, tag))
        if exact is not None and exact[0] == size and location is None:
            return exact[1].find()
        overlapping = [
            (key[1], node.entries[key][1]) for key in node.near(offset, size) if overlap(node, offset, size, key[0], node.entries[key][0])
        ]
        for other_tag, other in overlapping:
            if other_tag == tag:
                if location is None:
                    location = other.find()
                self._unify_locations(other, location)
        if location is None and self.final and overlapping:
            location = overlapping[0][1].find()
            if self.parted and len({other.find() for _, other in overlapping if other.find().content.find().kind == "ptr"}) > 1:
                self._become_one()  # an address of which nobody says what type it has: any of them
        location = location or self._new_location()
        location.find().size = max(location.find().size, size)
        if exact is None or exact[0] < size:
            node.entries[offset, tag] = (size, location)
            self.changes += 1
        for _, other in overlapping:
            self.meet_entries(location, other, 0)
        for walk in node.walks:
            if touches(node, walk, offset, size) and not (self.guessed and is_beyond(walk, offset)):
                self._meet(walk, size, location, last=False)
        return location.find()

    def _new_location(self) -> Location:
        self.locations += 1
        self.changes += 1
        return Location(self.locations - 1)

    def _unify_locations(self, a: Location, b: Location) -> None:
        a, b = a.find(), b.find()
        if a is not b:
            self._become_one()
            b._parent = a
            a.types |= b.types
            a.size = max(a.size, b.size)
            a.over_numbers |= b.over_numbers
            self._pending.append((a.content, b.content))

    def _become_one(self) -> None:
        """Places that were told apart are not any more."""
        self.changes += 1
        if self.final:
            raise DifferentiationError(
                "PAD-E900", "this program", "a question about its memory changed what had been answered before",
                "report this program: it is a defect of polyglot_ad",
            )  # fmt: skip

    def unify_locations(self, a: Location, b: Location) -> None:
        self._unify_locations(a, b)
        self.settle()

    # walks ------------------------------------------------------------------------------------------------------------------

    def _walk(self, node: Node, offset: int, size: int, spread: Spread, tag: str, location: Location | None) -> Location:
        """The location of accesses through an unbounded spread."""
        if node.stride:
            within = folded(spread, offset, node.stride)
            if within is None:
                return self._join(node, offset, size, tag, location)
            spread, offset = within, offset % node.stride
        for walk in node.walks:
            same = walk.tag == tag and walk.size == size and walk.spread.step == spread.step and (walk.offset - offset) % spread.step == 0
            if self.guessed and same:
                same = (None in (walk.spread.low, spread.low) and walk.spread.low == spread.low) or (
                    walk.spread.low is not None and spread.low is not None and abs(walk.spread.low - spread.low) <= spread.step
                )
            if same and not (_ends_before(walk.spread, spread, size) or _ends_before(spread, walk.spread, size)):
                if location is not None:
                    self._unify_locations(walk.location, location)
                low, high = walk.spread.low, walk.spread.high
                low = None if low is None or spread.low is None else min(low, spread.low)
                high = None if high is None or spread.high is None else max(high, spread.high)
                if (low, high) != (walk.spread.low, walk.spread.high):
                    walk.spread = Spread(spread.step, low, high)
                    self.changes += 1
                    self.meet_all(node, walk, last=False)
                return walk.location.find()
        walk = Walk(offset, size, spread, tag, location.find() if location is not None else self._new_location())
        walk.location.find().size = max(walk.location.find().size, size)
        node.walks.append(walk)
        self.changes += 1
        self.meet_all(node, walk, last=False)
        return walk.location.find()

    def meet_entries(self, one: Location, other: Location, stage: int) -> None:
        if self.separation.entries_meet(one, other, stage):
            self._unify_locations(one, other)

    def _meet(self, walk: Walk, size: int, location: Location, last: bool) -> None:
        if self.separation.walk_meets(walk, size, location, last or self.final):
            self._unify_locations(walk.location, location)

    def meet_all(self, node: Node, walk: Walk, last: bool) -> None:
        for (offset, _), (size, location) in list(node.entries.items()):
            if touches(node, walk, offset, size) and not (self.guessed and is_beyond(walk, offset)):
                self._meet(walk, size, location, last)
        for other in node.walks if not self.guessed else ():
            if last and alike(walk, other):
                # Of different tags, but the same bytes as of one entry.
                self.meet_entries(walk.location, other.location, 1)
            if other is not walk and walks_meet(walk, other):
                self._meet(
                    walk, walk.size if other.size == 1 else other.size, other.location, last or (other.size == 1 and not self.checked)
                )


def _ends_before(one: Spread, other: Spread, size: int) -> bool:
    """Whether all of a walk lies before another one of as many bytes a step."""
    return one.high is not None and other.low is not None and one.high + size <= other.low
