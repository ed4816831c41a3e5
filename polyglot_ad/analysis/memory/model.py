"""The abstract memory: nodes, locations, contents.

A *node* stands for one or more objects in memory (an alloca, what a call to malloc returns, an argument's array) that the analysis does not
tell apart. Within a node, byte ranges are *locations*; a location has a *content*: the kind of scalar stored there and, for pointers,
where it points. Nodes, locations and contents are merged by union-find (Steensgaard, "Points-to analysis in almost linear time", 1996),
nodes with a shift, because two pointers that must be one may point to different offsets of one object.

A node accessed through a variable index of stride s is *folded*: offsets count modulo s. Declared arrays inside a node are *regions*,
folded on their own, so that `struct { int n; double a[10]; }` keeps n and a apart.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

FLOAT_KINDS = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8, "f80": 16, "f128": 16}
"""Kind to bytes in memory."""


class Content:
    """What a scalar is: `kind` None (no evidence), "int", a float kind, "ptr", or "mixed" (contradicting evidence). `node`, `offset`: where
    a pointer points. `spread` is (anchor, modulus) of a pointer that points to offset plus any multiple of the modulus, within the array
    around the anchor; None when the offset is exact. `floats` are all float kinds for which there is evidence, contradicted or not."""

    __slots__ = ("_node", "_offset", "_parent", "_spread", "floats", "kind")

    def __init__(self, kind: str | None = None) -> None:
        self._parent: Content | None = None
        self.kind = kind
        self.floats: frozenset[str] = frozenset((kind,)) if kind in FLOAT_KINDS else frozenset()
        self._node: Node | None = None
        self._offset = 0
        self._spread: tuple[int, int] | None = None

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

    __slots__ = ("_parent", "content", "number")

    def __init__(self, number: int) -> None:
        self._parent: Location | None = None
        self.content = Content()
        self.number = number

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
    """A declared array inside a node: bytes start to end, elements of `stride` bytes."""

    start: int
    end: int
    stride: int

    def allows(self, step: int) -> bool:
        """Whether moving by multiples of `step` may stay inside, from element to element."""
        return step % self.stride == 0 and step < self.end - self.start


class Node:
    """`origins` names what the node stands for: "alloca", "heap", "global", "constant", "argument", "function", "unknown"."""

    __slots__ = ("_parent", "_shift", "entries", "freed", "functions", "number", "origins", "regions", "sites", "stride")

    def __init__(self, number: int, origin: str) -> None:
        self._parent: Node | None = None
        self._shift = 0
        self.number = number
        self.origins = {origin} if origin else set()
        self.sites: list[object] = []
        self.functions: list[object] = []
        self.stride = 0
        self.regions: list[Region] = []
        self.entries: dict[int, tuple[int, Location]] = {}
        """offset -> (size, location), the offset normalised."""
        self.freed = False

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

    def wrap(self, offset: int, anchor: int, modulus: int) -> int:
        """`offset` brought back into the array around `anchor` through which the pointer moves by multiples of `modulus`."""
        for region in reversed(self.regions):
            if self.inside(region, anchor) is not None and region.allows(modulus):
                return region.start + (offset - region.start) % region.stride
        return offset

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


class Memory:
    """All nodes of a program, and the merging of them."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.locations = 0
        self.changes = 0
        """Counts everything learned; a pass that leaves it unchanged has found the fixpoint."""
        self._pending: list[tuple[Content, Content]] = []
        self._merging = False

    def new_node(self, origin: str = "") -> Node:
        node = Node(len(self.nodes), origin)
        self.nodes.append(node)
        return node

    def new_content(self, kind: str | None = None) -> Content:
        return Content(kind)

    def pointer_to(self, node: Node, offset: int = 0, spread: tuple[int, int] | None = None) -> Content:
        content = Content("ptr")
        content._node, content._offset, content._spread = node, offset, spread
        return content

    def spread(self, content: Content) -> tuple[int, int] | None:
        """See `Content`; the anchor is relative to the node that `target` gives."""
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

    @staticmethod
    def _place(content: Content) -> tuple[Node, int]:
        """A content's own target, brought up to date."""
        assert content._node is not None
        node, shift = content._node.find()
        offset = content._offset + shift
        if content._spread is not None:
            anchor, modulus = content._spread[0] + shift, content._spread[1]
            content._spread = anchor, modulus
            offset = node.wrap(offset, anchor, modulus)
        if node.stride:
            offset %= node.stride
        content._node, content._offset = node, offset
        return node, offset

    def point(self, content: Content, node: Node, offset: int, spread: tuple[int, int] | None = None) -> None:
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
        """Two pointers that are one: where they point becomes the same byte, or the same array element."""
        (node, offset), (other, other_offset) = self._place(a), self._place(b)
        spread = a._spread or b._spread
        if a._spread is None and b._spread is not None:
            anchor = b._spread[0] if node is other else b._spread[0] + offset - other_offset
            spread = anchor, b._spread[1]
        elif a._spread is not None and b._spread is not None:
            spread = a._spread[0], math.gcd(a._spread[1], b._spread[1])
        if node is other and offset != other_offset:
            distance = abs(offset - other_offset)
            spread = (spread[0], math.gcd(spread[1], distance)) if spread is not None else (min(offset, other_offset), distance)
        self._merge(node, offset, other, other_offset)
        if spread != a._spread:
            # The offsets of a are about a's own node before the merge; `target` shifts both alike.
            a._spread = spread
            self.changes += 1

    # nodes ------------------------------------------------------------------------------------------------------------------

    def merge(self, a: Node, a_offset: int, b: Node, b_offset: int) -> None:
        """Make byte `a_offset` of a and byte `b_offset` of b the same byte."""
        self._merge(a, a_offset, b, b_offset)
        self._settle()

    def _merge(self, a: Node, a_offset: int, b: Node, b_offset: int) -> None:
        a, a_shift = a.find()
        b, b_shift = b.find()
        shift = (a_offset + a_shift) - (b_offset + b_shift)
        if a is b:
            if shift:
                self._fold(a, shift, min(a_offset + a_shift, b_offset + b_shift))
            return
        if len(b.entries) > len(a.entries):
            a, b, shift = b, a, -shift
        self.changes += 1
        b._parent, b._shift = a, shift
        a.origins |= b.origins
        a.sites += b.sites
        a.functions += [f for f in b.functions if f not in a.functions]
        a.freed |= b.freed
        moved, b.entries = b.entries, {}
        for region in b.regions:
            self._add_region(a, Region(region.start + shift, region.end + shift, region.stride))
        if b.stride:
            self._fold_node(a, b.stride)
        for offset, (size, location) in moved.items():
            self._join(a, offset + shift, size, location)

    def add_region(self, node: Node, start: int, end: int, stride: int) -> None:
        node, shift = node.find()
        self._add_region(node, Region(start + shift, end + shift, stride))

    def _add_region(self, node: Node, region: Region) -> None:
        if node.stride:
            length = region.end - region.start
            region = Region(region.start % node.stride, region.start % node.stride + length, region.stride)
            if length > node.stride:
                # The array is longer than the element it would lie in: what is known of either holds for all of the node.
                self._fold_node(node, region.stride)
                return
        for known in node.regions:
            if (known.start, known.end, known.stride) == (region.start, region.end, region.stride):
                return
            overlap = known.start < region.end and region.start < known.end
            nested = (known.start <= region.start and region.end <= known.start + known.stride) or (
                region.start <= known.start and known.end <= region.start + region.stride
            )
            if overlap and not nested:
                # Two views of the same bytes: one region that covers both, folded to what they share.
                node.regions.remove(known)
                stride = math.gcd(math.gcd(known.stride, region.stride), known.start - region.start)
                self._add_region(node, Region(min(known.start, region.start), max(known.end, region.end), stride))
                return
        node.regions.append(region)
        node.regions.sort(key=lambda r: (-(r.end - r.start), r.start))
        self._renormalise(node)

    def stride(self, node: Node, offset: int, stride: int) -> None:
        """A pointer to `offset` moves by unknown multiples of `stride`."""
        node, shift = node.find()
        self._fold(node, stride, offset + shift)

    def _fold(self, node: Node, stride: int, offset: int) -> None:
        stride = abs(stride)
        if stride == 0:
            return
        offset = node.normalise(offset)
        covering = [r for r in node.regions if node.inside(r, offset) is not None]
        if any(r.allows(stride) for r in covering):
            return
        covering = [r for r in covering if stride < r.end - r.start]
        if covering:
            region = covering[-1]
            region.stride = math.gcd(region.stride, stride)
            self.changes += 1
            self._renormalise(node)
            return
        self._fold_node(node, stride)

    def _fold_node(self, node: Node, stride: int) -> None:
        new = math.gcd(node.stride, stride)
        if new == node.stride:
            return
        node.stride = new
        self.changes += 1
        regions, node.regions = node.regions, []
        for region in regions:
            if region.end - region.start > region.stride:
                self._add_region(node, region)
        self._renormalise(node)

    def _renormalise(self, node: Node) -> None:
        entries, node.entries = node.entries, {}
        for offset, (size, location) in entries.items():
            self._join(node, offset, size, location)

    # locations --------------------------------------------------------------------------------------------------------------

    def access(self, node: Node, offset: int, size: int) -> Location:
        """The location of `size` bytes at `offset`; what overlaps it becomes one with it."""
        node, shift = node.find()
        location = self._join(node, offset + shift, size, None)
        self._settle()
        return location.find()

    def _join(self, node: Node, offset: int, size: int, location: Location | None) -> Location:
        offset = node.normalise(offset)
        exact = node.entries.get(offset)
        if exact is not None and exact[0] == size and location is None:
            return exact[1].find()
        for other_offset, (other_size, other) in list(node.entries.items()):
            if _overlap(node, offset, size, other_offset, other_size):
                if location is None:
                    location = other.find()
                self._unify_locations(other, location)
        if location is None:
            location = Location(self.locations)
            self.locations += 1
            self.changes += 1
        if exact is None or exact[0] < size:
            node.entries[offset] = (size, location)
        return location.find()

    def unify_locations(self, a: Location, b: Location) -> None:
        self._unify_locations(a, b)
        self._settle()

    def _unify_locations(self, a: Location, b: Location) -> None:
        a, b = a.find(), b.find()
        if a is not b:
            b._parent = a
            self.changes += 1
            self._pending.append((a.content, b.content))


def _overlap(node: Node, a: int, a_size: int, b: int, b_size: int) -> bool:
    if a < b + b_size and b < a + a_size:
        return True
    if node.stride:
        period = node.stride
        return (b - a) % period < a_size or (a - b) % period < b_size
    for region in node.regions:
        if node.inside(region, a) is not None and node.inside(region, b) is not None:
            return (b - a) % region.stride < a_size or (a - b) % region.stride < b_size
    return False
