"""Control flow: predecessors, reverse postorder, dominators, reachability.

Dominators after Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.values import Block, Function


class ControlFlow:
    """Facts of one function, or of the part of it that begins with the block `entry`. Blocks that the entry does not reach are absent from
    all of them."""

    def __init__(self, function: Function, entry: Block | None = None) -> None:
        self.function = function
        self.order = _reverse_postorder(function.entry if entry is None else entry)
        self.index = {block: i for i, block in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {block: [] for block in self.order}
        """Each predecessor once, however many edges it has."""
        for block in self.order:
            for successor in dict.fromkeys(block.successors):
                self.predecessors[successor].append(block)

    @cached_property
    def immediate_dominator(self) -> dict[Block, Block]:
        entry = self.order[0]
        idom: dict[Block, Block] = {entry: entry}
        changed = True
        while changed:
            changed = False
            for block in self.order[1:]:
                new: Block | None = None
                for predecessor in self.predecessors[block]:
                    if predecessor in idom:
                        new = predecessor if new is None else self._intersect(idom, predecessor, new)
                assert new is not None
                if idom.get(block) is not new:
                    idom[block] = new
                    changed = True
        return idom

    def _intersect(self, idom: dict[Block, Block], a: Block, b: Block) -> Block:
        index = self.index
        while a is not b:
            while index[a] > index[b]:
                a = idom[a]
            while index[b] > index[a]:
                b = idom[b]
        return a

    def dominates(self, a: Block, b: Block) -> bool:
        idom, entry = self.immediate_dominator, self.order[0]
        while self.index[b] > self.index[a] and b is not entry:
            b = idom[b]
        return a is b

    @cached_property
    def _jumps(self) -> dict[Block, tuple[int, Block]]:
        """For each block how many dominators it has, and one of them that is about half of these, a quarter, … away: by these jumps and
        single steps any of them is reached in a number of steps that grows with the logarithm of theirs."""
        entry = self.order[0]
        found: dict[Block, tuple[int, Block]] = {entry: (0, entry)}
        for block in self.order[1:]:
            above = self.immediate_dominator[block]
            depth, far = found[above]
            farther = found[far]
            equal = depth - farther[0] == farther[0] - found[farther[1]][0]
            found[block] = depth + 1, farther[1] if equal else above
        return found

    def common_dominator(self, blocks: Iterable[Block]) -> Block:
        """The nearest block that dominates all of these, which must be some and reachable."""
        idom, jumps = self.immediate_dominator, self._jumps
        first, *rest = dict.fromkeys(blocks)
        for block in rest:
            while jumps[first][0] != jumps[block][0]:
                deep, high = (first, block) if jumps[first][0] > jumps[block][0] else (block, first)
                far = jumps[deep][1]
                first, block = far if jumps[far][0] >= jumps[high][0] else idom[deep], high
            while first is not block:
                if jumps[first][1] is jumps[block][1]:
                    first, block = idom[first], idom[block]
                else:
                    first, block = jumps[first][1], jumps[block][1]
        return first

    @cached_property
    def reachable(self) -> dict[Block, int]:
        """For each block, the set (as a bit mask over `index`) of blocks that some path of at least one edge leads to."""
        reach = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(self.order):
                mask = 0
                for successor in block.successors:
                    mask |= reach[successor] | (1 << self.index[successor])
                if mask != reach[block]:
                    reach[block] = mask
                    changed = True
        return reach

    def may_follow(self, first: Instruction, later: Instruction) -> bool:
        """Whether `later` may execute after an execution of `first`."""
        a, b = first.block, later.block
        assert a is not None and b is not None
        if a not in self.index or b not in self.index:
            return False
        if (self.reachable[a] >> self.index[b]) & 1:
            return True
        return a is b and a.position(later) > a.position(first)


def _reverse_postorder(entry: Block) -> list[Block]:
    seen = {entry}
    postorder: list[Block] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, rest = stack[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successor.successors)))
                break
        else:
            postorder.append(block)
            stack.pop()
    return postorder[::-1]
