"""What scalars are and where pointers lead: contents, and the merging of those that must be one."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar, cast

from .nodes import FLOAT_KINDS, Content, Node
from .spreads import Spread, folded

Answer = TypeVar("Answer")
_GROWTH = 4
"""How often the bounds of a spread are widened step by step before they are given up."""


class Contents(ABC):
    """All contents of a program. Two pointers that are one merge the nodes that they lead to (`model.Memory`)."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.changes = 0
        """Counts everything learned; a pass that leaves it unchanged has found the fixpoint."""
        self._pending: list[tuple[Content, Content]] = []
        self._merging = False
        self._answers: dict[Hashable, object] = {}
        self._answered_at = (0, 0)

    @abstractmethod
    def _merge(self, a: Node, a_offset: int, b: Node, b_offset: int) -> None:
        """Two places that are one: so are their nodes."""

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
            self.settle()

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
        self.settle()

    def settle(self) -> None:
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

    # what is asked ----------------------------------------------------------------------------------------------------------

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
