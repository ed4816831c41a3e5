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
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar, cast

from polyglot_ad.analysis.tbaa import apart
from polyglot_ad.errors import DifferentiationError

from .address_types import ADDRESS
from .nodes import FLOAT_KINDS, Content, Entries, Location, Node, Region, Walk, alike, overlap, touches, walks_meet
from .spreads import Spread, folded

Answer = TypeVar("Answer")
_GROWTH = 4
"""How often the bounds of a spread are widened step by step before they are given up."""
_WORD = 8
"""Bytes of an address."""
_PART = "part"
"""The tag of integers that are no whole word, where they are told apart from what moves words (`Memory.checked`)."""
_FEW = 4
"""So many places are joined one by one; more become a region."""


class Memory:
    """All nodes of a program, and the merging of them."""

    def __init__(self, typed: bool = False, checked: bool = False, parted: bool = False) -> None:
        self.typed = typed
        """Whether scalars of different kinds in the same bytes are told apart where the language's types do."""
        self.parted = parted
        """Whether addresses of different types are, too (`address_types.py`)."""
        self.checked = checked
        """Whether numbers and integers in the same bytes are told apart, since the derivative checks it (`kinds.py`)."""
        self.nodes: list[Node] = []
        self.locations = 0
        self.changes = 0
        """Counts everything learned; a pass that leaves it unchanged has found the fixpoint."""
        self.final = False
        """Whether everything the program says has been heard. Answers have been given from then on, and what was told apart stays apart."""
        self.counted_numbers = False
        """Whether the program adds up integers that seem to be the bits of numbers."""
        self._pending: list[tuple[Content, Content]] = []
        self._merging = False
        self._answers: dict[Hashable, object] = {}
        self._answered_at = (0, 0)

    def new_node(self, origin: str = "") -> Node:
        node = Node(len(self.nodes), origin)
        self.nodes.append(node)
        return node

    def pointer_to(self, node: Node, offset: int = 0, spread: Spread | None = None) -> Content:
        content = Content("ptr")
        content._node, content._offset, content._spread = node, offset, spread
        return content

    def spread(self, content: Content) -> Spread | None:
        """The other offsets a pointer may have, in terms of what `target` gives."""
        self.target(content)
        return content.find()._spread

    # contents ---------------------------------------------------------------------------------------------------------------

    def target(self, content: Content) -> tuple[Node, int]:
        """Where a pointer points: (root node, offset). A content that never pointed anywhere gets a node of its own, and is a pointer."""
        content = content.find()
        if content._node is None:
            content._node, content._offset = self.new_node(), 0
            self.set_kind(content, "ptr")
        return self._place(content)

    def remembered(self, question: Hashable, answer: Callable[[], Answer]) -> Answer:
        """What was answered before, if nothing has been learned since then. (Where nobody knows what functions do, the same is asked for
        each call of one, and the answer may be as long as the program.)"""
        known = (self.changes, len(self.nodes))
        if self._answered_at != known:
            self._answers.clear()
            self._answered_at = known
        if question in self._answers:
            return cast("Answer", self._answers[question])
        found = answer()
        if known == (self.changes, len(self.nodes)):
            self._answers[question] = found
        return found

    def reachable(self, start: Iterable[Node], through_code: bool = True) -> tuple[Node, ...]:
        """These nodes and all that addresses in them lead to; `through_code`: also by way of memory that is only seen to hold functions."""
        roots = tuple(node.find()[0] for node in start)
        return self.remembered(("reachable", roots, through_code), lambda: self._reachable(roots, through_code))

    def _reachable(self, start: Iterable[Node], through_code: bool) -> tuple[Node, ...]:
        found: dict[Node, None] = {}
        work = list(start)
        while work:
            node = work.pop().find()[0]
            if node in found or (node.only_code and not through_code):
                continue
            found[node] = None
            work += [self.target(x.content)[0] for x in node.locations() if x.content.may_point]
        return tuple(found)

    @staticmethod
    def _place(content: Content) -> tuple[Node, int]:
        """A content's own target, brought up to date."""
        assert content._node is not None
        node, shift = content._node.find()
        offset, spread = content._offset + shift, content._spread
        if spread is not None and shift:
            spread = spread.moved(shift)
        if node.stride:
            spread = folded(spread, offset, node.stride)
            distance = offset % node.stride - offset
            offset += distance
            spread = spread.moved(distance) if spread is not None else None
        content._node, content._offset, content._spread = node, offset, spread
        return node, offset

    def point(self, content: Content, node: Node, offset: int, spread: Spread | None = None) -> None:
        """State where a scalar points. Stating it again teaches nothing and counts as no change."""
        content = content.find()
        self.set_kind(content, "ptr")
        if content._node is None:
            content._node, content._offset, content._spread = node, offset, spread
            self.changes += 1
        else:
            self._merge_targets(content, self.pointer_to(node, offset, spread))
            self._settle()

    def set_kind(self, content: Content, kind: str) -> None:
        content = content.find()
        content.integers |= kind == "int"
        if kind in FLOAT_KINDS and kind not in content.floats:
            content.floats |= {kind}
            self.changes += 1
        if content.kind is None:
            content.kind = kind
            self.changes += 1
        elif content.kind not in (kind, "mixed"):
            content.kind = "mixed"
            self.changes += 1

    def unify(self, a: Content, b: Content) -> None:
        self._pending.append((a, b))
        self._settle()

    def _settle(self) -> None:
        if self._merging:
            return
        self._merging = True
        while self._pending:
            a, b = (c.find() for c in self._pending.pop())
            if a is b:
                continue
            self.changes += 1
            b._parent = a
            a.floats |= b.floats
            a.integers |= b.integers
            if b.kind is not None:
                if a.kind is None:
                    a.kind = b.kind
                elif a.kind != b.kind:
                    a.kind = "mixed"
            if b._node is not None:
                if a._node is None:
                    a._node, a._offset, a._spread = b._node, b._offset, b._spread
                else:
                    self._merge_targets(a, b)
        self._merging = False

    def _merge_targets(self, a: Content, b: Content) -> None:
        """Two pointers that are one: it leads to all that either of them does."""
        (node, offset), (other, other_offset) = self._place(a), self._place(b)
        ours, theirs = a._spread, b._spread
        if node is not other:
            theirs = theirs.moved(offset - other_offset) if theirs is not None else None
            self._merge(node, offset, other, other_offset)
            other_offset = offset
        spread = ours
        if offset == other_offset and (ours is None or theirs is None):
            spread = ours or theirs  # the place in common is one of the others
        elif ours != theirs or offset != other_offset:
            mine, yours = ours or Spread(0, offset, offset), theirs or Spread(0, other_offset, other_offset)
            inner = mine.inner
            if mine.inner != yours.inner:
                mine, yours, inner = mine.flat(), yours.flat(), None
            low = None if mine.low is None or yours.low is None else min(mine.low, yours.low)
            high = None if mine.high is None or yours.high is None else max(mine.high, yours.high)
            spread = Spread(math.gcd(mine.step, yours.step, offset - other_offset), low, high, inner)
        if spread != ours:
            assert spread is not None
            a._growth += 1
            if a._growth > _GROWTH and ours is not None:
                low, high = spread.low if spread.low == ours.low else None, spread.high if spread.high == ours.high else None
                spread = Spread(spread.step, low, high, spread.inner)
            # The offsets of a are about a's own node before the merge; `target` shifts them all alike.
            a._spread = spread
            self.changes += 1

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
        for region in [region for region in a.regions if not (a.stride or b.stride) and _leaves(regions, region)]:
            self._release(a, region)
        for region in regions:
            if not (a.stride or b.stride) and (self._crosses(a, region) or _is_storage(a, region) or _leaves(a.regions, region)):
                apart.append(region)
            else:
                self._add_region(a, region)
        if b.stride:
            self._fold_node(a, b.stride)
        for (offset, tag), (size, location) in moved.items():
            self._join(a, offset + shift, size, tag, location)
            if spread := _elements(offset + shift, regions, apart):
                self._walk(a, offset + shift, size, spread, tag, location)
        for walk in walks:
            self._walk(a, walk.offset + shift, walk.size, walk.spread.moved(shift), walk.tag, walk.location)

    def add_region(self, node: Node, start: int, end: int, stride: int) -> None:
        """An array that is declared. Where another one is that has its elements elsewhere, accesses say which there are."""
        node, shift = node.find()
        region = Region(start + shift, end + shift, stride, stride == 1, declared=True)
        if node.stride or not (self._crosses(node, region) or _is_storage(node, region)):
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
        spreads = [_elements(at, node.regions, [region]) for at, _, _, _ in found]
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
            self._settle()

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
        if self.checked and not tag and size < _WORD:
            tag = _PART
        offset, spread = offset + shift, self._moved(spread, shift)
        if spread is not None and spread.inner is not None:
            step, count = spread.inner
            outer = Spread(spread.step, spread.low, spread.high)
            first = self.access(node, offset, size, outer, tag)
            for k in range(1, count):
                self._unify_locations(first, self.access(node, offset + k * step, size, outer.moved(k * step), tag))
            self._settle()
            return first.find()
        if spread is not None and node.stride:
            spread = folded(spread, offset, node.stride)
        if spread is None or spread.step == 0:
            location = self._join(node, offset, size, tag, None)
        elif spread.low is None or spread.high is None:
            location = self._walk(node, offset, size, spread, tag, None)
        else:
            location = self._between(node, offset, size, spread, tag)
        self._settle()
        if self.parted and tag == ADDRESS and not self.final:
            location.find().types.add(())  # nobody says of which type it is
        return location.find()

    def _between(self, node: Node, offset: int, size: int, spread: Spread, tag: str) -> Location:
        assert spread.low is not None and spread.high is not None
        low = spread.low + (offset - spread.low) % spread.step
        region = Region(low, spread.high + size, spread.step, spread.step == size == 1)
        many = spread.high - low >= _FEW * spread.step
        # Bounds that are not exact reach into arrays of something else, or over the end of their own.
        beyond = not node.stride and (
            _leaves(node.regions, region) or (many and (self._crosses(node, region) or _is_storage(node, region)))
        )
        if beyond:
            return self._walk(node, offset, size, Spread(spread.step, low, spread.high), tag, None)
        if many:
            self._add_region(node, region)
            return self._join(node, offset, size, tag, None)
        location = self._join(node, offset, size, tag, None)
        for place in range(low, spread.high + 1, spread.step):
            self._unify_locations(location, self._join(node, place, size, tag, None))
        return location.find()

    @staticmethod
    def _crosses(node: Node, region: Region) -> bool:
        """Whether a region shares bytes with another one, and neither lies in the elements of the other."""
        for known in node.regions:
            if region.end <= known.start or known.end <= region.start:
                continue
            inner, outer = (region, known) if known.start <= region.start and region.end <= known.end else (known, region)
            within = outer.start <= inner.start and inner.end <= outer.end
            if not within and _disagree(known, region):
                return True
            into = (inner.start - outer.start) % outer.stride
            if within and inner.stride % outer.stride and into + inner.end - inner.start > outer.stride:
                return True
        return False

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
            self._meet_entries(location, other, 0)
        for walk in node.walks:
            if touches(node, walk, offset, size):
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
        self._settle()

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
            if same and not (_ends_before(walk.spread, spread, size) or _ends_before(spread, walk.spread, size)):
                if location is not None:
                    self._unify_locations(walk.location, location)
                low, high = walk.spread.low, walk.spread.high
                low = None if low is None or spread.low is None else min(low, spread.low)
                high = None if high is None or spread.high is None else max(high, spread.high)
                if (low, high) != (walk.spread.low, walk.spread.high):
                    walk.spread = Spread(spread.step, low, high)
                    self.changes += 1
                    self._meet_all(node, walk, last=False)
                return walk.location.find()
        walk = Walk(offset, size, spread, tag, location.find() if location is not None else self._new_location())
        walk.location.find().size = max(walk.location.find().size, size)
        node.walks.append(walk)
        self.changes += 1
        self._meet_all(node, walk, last=False)
        return walk.location.find()

    def meet(self, stage: int) -> None:
        """Join what overlaps: entries of different tags at first where they are known to be of one kind; from stage 1 on also where they
        are not known to be of different ones. Walks do so at stage 2. Nodes with nothing but elements become arrays then."""
        last = stage == 2
        if self.checked and stage > 0:
            self._parts_are_integers()
        for node in self.nodes:
            if node._parent is None and len({tag for _, tag in node.entries}) > 1:
                for one, other in node.overlays():
                    self._meet_entries(one, other, stage)
                self._settle()
            if node._parent is None and node.walks:
                for walk in list(node.walks):
                    self._meet_all(node, walk, last)
                self._settle()
                if last:
                    self._fold_if_uniform(node)
                    self._settle()

    def _parts_are_integers(self) -> None:
        """What is accessed in parts of a number, and of which nothing is known, is an integer, since that is checked."""
        for node in self.nodes:
            if node._parent is None and any("f64" in x.content.find().floats for x in node.locations()):
                parts = [x for (_, tag), (size, x) in node.entries.items() if size in (1, 2, 4) and tag in ("", _PART)]
                parts += [walk.location for walk in node.walks if walk.size in (1, 2, 4) and walk.tag in ("", _PART)]
                for location in parts:
                    if location.find().content.find().kind is None:
                        self.set_kind(location.find().content, "int")
                self._settle()
                self._find_cells(node)

    @staticmethod
    def _find_cells(node: Node) -> None:
        """Where addresses lie in bytes of numbers."""
        for location in node.locations():
            location.over_numbers |= location.content.may_point and "f64" in location.content.find().floats
        for pair in Memory.sharing(node):
            for one, other in (pair, pair[::-1]):
                if one.content.may_point and "f64" in other.content.find().floats:
                    one.find().over_numbers = True

    def _meet_entries(self, one: Location, other: Location, stage: int) -> None:
        """Two entries of the same bytes: they are one unless they hold different kinds, and the language says that what is accessed as one
        is never accessed as the other."""
        if one.find() is other.find() or self._part_of_cell(one, other, stage):
            return
        ours, theirs = one.find().content.find().kind, other.find().content.find().kind
        known = ours is not None and theirs is not None
        if self.parted and ours == theirs == "ptr":
            meets = stage > 0 and not self.typed_apart(one.find(), other.find())
        elif known and (ours == theirs or "mixed" in (ours, theirs)):
            meets = True
        else:
            meets = stage > 0 and not (known and (self.checked_apart(one, other) or self.typed_apart(one.find(), other.find())))
        if meets:
            self._unify_locations(one, other)

    def checked_apart(self, one: Location, other: Location) -> bool:
        """Whether one holds numbers and the other integers, in a program that is checked."""
        ours, theirs = one.find().content.find(), other.find().content.find()
        numbers = self.checked and "int" in (ours.kind, theirs.kind) and bool(ours.floats or theirs.floats)
        return numbers or self._part_of_cell(one, other, 1)

    def perhaps_checked_apart(self, one: Location, other: Location) -> bool:
        """Whether it is so, or nobody knows yet."""
        if self.checked_apart(one, other) or not self.checked or self.final:
            return self.checked_apart(one, other)
        return None in (one.find().content.find().kind, other.find().content.find().kind) or self._part_of_cell(one, other, 0)

    def _part_of_cell(self, one: Location, other: Location, stage: int) -> bool:
        """Whether one holds integers that are no whole word, and the other addresses where numbers are at other times, in a program that is
        checked: what clears the one leaves no address in the other."""
        if not self.checked:
            return False
        for integer, word in ((one.find(), other.find()), (other.find(), one.find())):
            content = integer.content.find()
            short = content.kind == "int" and not content.floats and not content.may_point and 0 < integer.size < _WORD
            if short and (word.over_numbers or (stage == 0 and word.content.may_point)):
                return True
        return False

    @staticmethod
    def typed_apart(one: Location, other: Location) -> bool:
        return bool(one.types) and bool(other.types) and all(apart(a, b) for a in one.types for b in other.types)

    def is_confused(self) -> bool:
        """Whether numbers and integers are not told apart somewhere."""
        if self.counted_numbers:
            return True
        nodes = [node for node in self.nodes if node._parent is None]
        contents = [location.content.find() for node in nodes for location in node.locations()]
        return any(c.kind == "mixed" and c.integers and c.floats for c in contents) or any(node.has_torn_numbers() for node in nodes)

    def overlaid(self) -> list[tuple[Location, Location]]:
        """Pairs of locations that hold different kinds in the same bytes, or addresses of different types, which memory may do one after
        the other."""
        found = [(a.find(), b.find()) for node in self.nodes if node._parent is None for a, b in node.overlays()]
        return found + [pair for pair in self.kept_apart() if self.parted and {x.content.find().kind for x in pair} == {"ptr"}]

    def shifted(self) -> dict[Location, list[Location]]:
        """Locations of numbers to the others that share bytes with them and begin elsewhere."""
        found: dict[Location, list[Location]] = {}
        for node in self.nodes:
            for a, b in node.shifted() if node._parent is None and len(node.entries) > 1 else ():
                found.setdefault(a.find(), []).append(b.find())
                found.setdefault(b.find(), []).append(a.find())
        return found

    def _meet_all(self, node: Node, walk: Walk, last: bool) -> None:
        for (offset, _), (size, location) in list(node.entries.items()):
            if touches(node, walk, offset, size):
                self._meet(walk, size, location, last)
        for other in node.walks:
            if last and alike(walk, other):
                # Of different tags, but the same bytes as of one entry.
                self._meet_entries(walk.location, other.location, 1)
            if other is not walk and walks_meet(walk, other):
                self._meet(
                    walk, walk.size if other.size == 1 else other.size, other.location, last or (other.size == 1 and not self.checked)
                )

    def _meet(self, walk: Walk, size: int, location: Location, last: bool) -> None:
        """Who walks through memory byte by byte may meet anything."""
        ours, theirs = walk.location.find().content.find().kind, location.find().content.find().kind
        if walk.size == 1 and self.checked and theirs in (None, *FLOAT_KINDS):
            meets = theirs is None and (last or self.final)
        elif walk.size == 1:
            meets = True
        elif self._part_of_cell(walk.location, location, 1 if last or self.final else 0):
            meets = False
        elif self.parted and ours == theirs == "ptr":
            meets = (last or self.final) and not self.typed_apart(walk.location.find(), location.find())
        elif ours is not None and theirs is not None:
            meets = ours == theirs or "mixed" in (ours, theirs)
        else:
            # What is only copied, in parts of a float or an address, is neither of them.
            meets = (last or self.final) and not (ours not in (None, "int") and size < walk.size)
        if meets:
            self._unify_locations(walk.location, location)

    def kept_apart(self) -> list[tuple[Location, Location]]:
        """Pairs that overlap, of which one is a walk's and that are not one location."""
        pairs = (pair for node in self.nodes if node._parent is None for pair in self.kept_apart_in(node))
        return list(dict.fromkeys(pairs))

    @staticmethod
    def kept_apart_in(node: Node) -> Iterator[tuple[Location, Location]]:
        """Those of one node."""
        for number, walk in enumerate(node.walks):
            met = [location for (offset, _), (size, location) in node.entries.items() if touches(node, walk, offset, size)]
            met += [other.location for other in node.walks[number + 1 :] if walks_meet(walk, other)]
            ours = walk.location.find()
            yield from ((ours, location.find()) for location in met if location.find() is not ours)

    @staticmethod
    def sharing(node: Node) -> list[tuple[Location, Location]]:
        """Pairs of one node that share bytes, and are accessed differently or walked through."""
        return [*node.overlays(), *Memory.kept_apart_in(node)]

    @staticmethod
    def apart(a: Location, b: Location) -> bool:
        """Whether two locations are known to hold scalars of different kinds."""
        ours, theirs = a.find().content.find().kind, b.find().content.find().kind
        return ours is not None and theirs is not None and ours != theirs

    def _fold_if_uniform(self, node: Node) -> None:
        """A node in which folding joins nothing that is not one location already is an array."""
        stride = math.gcd(node.stride, *(walk.spread.step for walk in node.walks))
        places = [(offset, size, location) for (offset, _), (size, location) in node.entries.items()]
        places += [(walk.offset, walk.size, walk.location) for walk in node.walks]
        walked = {walk.location.find() for walk in node.walks if walk.spread.step == stride and walk.size <= stride}
        found: dict[int, list[Location]] = {}
        for offset, size, location in places:
            for byte in range(min(size, stride)):
                there = found.setdefault((offset + byte) % stride, [])
                if any(other is not location.find() and not self._in_every_element(walked, other, location) for other in there):
                    return
                if location.find() not in there:
                    there.append(location.find())
        # Declared arrays that nobody uses would cut elements of the one that is left into parts.
        node.regions = [region for region in node.regions if any(node.inside(region, offset) is not None for offset, _ in node.entries)]
        self._fold_node(node, stride)

    def _in_every_element(self, walked: set[Location], one: Location, other: Location) -> bool:
        """Whether two locations in the same bytes of an element are kept apart, and found in all of them: beside an array, or at its end,
        one of them says nothing of its elements."""
        if self._part_of_cell(one, other, 1):
            return True
        return self.checked_apart(one, other) and {one.find(), other.find()} <= walked


def _ends_before(one: Spread, other: Spread, size: int) -> bool:
    """Whether all of a walk lies before another one of as many bytes a step."""
    return one.high is not None and other.low is not None and one.high + size <= other.low


def _is_storage(node: Node, region: Region) -> bool:
    """Whether something wider is accessed within bytes that are declared in a row; an access that goes beyond them is of something else,
    whose padding they may be."""
    if not region.bytes or node.stride:
        return False
    places = [(at, at + size) for (at, _), (size, _) in node.entries.items() if size > 1]
    places += [(r.start, r.end) for r in node.regions if r.stride > 1]
    return any(region.start <= start and end <= region.end for start, end in places)


def _leaves(declared: list[Region], region: Region) -> bool:
    """Whether what an index between bounds covers goes a few elements beyond an array that is declared there. Bounds that are not exact do,
    and behind the array lies what is no element of it. (Those of a type, which say nothing, go further.)"""
    if region.declared:
        return False
    more = _FEW * region.stride
    known = [one for one in declared if one.declared and not one.bytes and one.overlaps(region)]
    whole = [one for one in known if not any(other is not one and other.contains(one) for other in known)]
    return any(
        not one.contains(region) and one.end - one.start > region.stride
        for one in whole
        if one.start - more <= region.start and region.end <= one.end + more
    )


def _disagree(one: Region, other: Region) -> bool:
    """Whether of two regions that overlap neither has elements that are made of the other's: they lie elsewhere, or are those of an array
    inside of one element."""
    fine, coarse = sorted((one, other), key=lambda region: region.stride)
    inside = fine.stride < coarse.stride and fine.end - fine.start <= coarse.stride
    return inside or bool(coarse.stride % fine.stride or (one.start - other.start) % fine.stride)


def _elements(offset: int, regions: list[Region], apart: list[Region]) -> Spread | None:
    """All places for which one stands, of an array (`apart`) that crosses others in the node that it comes into."""
    around = [region for region in regions if region.start <= offset < region.end]
    if not any(region in apart for region in around):
        return None
    step = math.gcd(*(region.stride for region in around))
    low, end = min(region.start for region in around), max(region.end for region in around)
    low += (offset - low) % step
    return Spread(step, low, low + (end - 1 - low) // step * step)
