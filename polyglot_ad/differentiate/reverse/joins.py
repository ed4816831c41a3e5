"""Kept values on their way out of branches.

A value that is defined in a branch and kept for the reverse pass is stored in a slot. What LLVM does to make a value of such a slot takes
time that grows with what lies between the store and the loads, which is the rest of the function, unless the store dominates them. So the
value goes through a phi where the branch ends, undefined on the other ways, and is stored there.

The end of a branch is the one block of its dominance frontier from which the function returns. Control that returns and has come through
the branch comes through its end: it leaves what the branch dominates, since the end, which is in no loop, is reached without the branch and
leads to the return. Blocks from which the function does not return (an exception goes on, the program stops) do not count: no reverse pass
follows them. But where control only throws, ways from branches join, too, and what is stored there is stored too late for the other ways.
"""

from __future__ import annotations

from functools import cached_property

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Block, Function, Value

_MANY = 32
"""Ways that meet in one block from which on values stay in slots: each would have a phi as long."""
_PADS = frozenset({"landingpad", "catchswitch", "catchpad", "cleanuppad"})


class Joins:
    """Those of the forward half of a function, which is complete and ends at the block `end`."""

    def __init__(self, function: Function, end: Block) -> None:
        self._flow = ControlFlow(function)
        self._inside = find_loops(self._flow).innermost
        self._end = end

    def brought(self, value: Value, block: Block) -> tuple[Value, Block]:
        """The value as it is where the branches end in which `block` stands, as far as each has one end, and the block in which that is."""
        while (join := self._join(block)) is not None:
            value, block = self._phi(value, block, join), join
        return value, block

    def always(self, block: Block) -> bool:
        """Whether control that comes to the end has come through a block once."""
        return block in self._returning and block not in self._inside and not self._frontier.get(block)

    def _join(self, block: Block) -> Block | None:
        joins = self._frontier.get(block, ())
        if len(joins) != 1 or block in self._inside or block not in self._returning:
            return None
        (join,) = joins
        first = next(i for i in join.instructions if i.opcode != "phi")
        many = len(self._flow.predecessors[join]) >= _MANY
        return None if many or join in self._inside or first.opcode in _PADS else join

    def _phi(self, value: Value, block: Block, join: Block) -> ins.Phi:
        phi = ins.Phi(value.type, (), "kept")
        join.insert(0, phi)
        for predecessor in self._flow.predecessors[join]:
            incoming = value if self._flow.dominates(block, predecessor) else val.ConstantUndef(value.type)
            for _ in range(sum(1 for successor in predecessor.successors if successor is join)):
                phi.add_incoming(incoming, predecessor)
        return phi

    @cached_property
    def _returning(self) -> set[Block]:
        """Blocks from which the end is reached, and itself."""
        found: set[Block] = set()
        work = [self._end] if self._end in self._flow.index else []
        while work:
            block = work.pop()
            if block not in found:
                found.add(block)
                work += self._flow.predecessors[block]
        return found

    @cached_property
    def _frontier(self) -> dict[Block, set[Block]]:
        """For each block, those that it does not dominate, though one of their predecessors, and from which the end is reached."""
        above = self._flow.immediate_dominator
        found: dict[Block, set[Block]] = {}
        for block in self._flow.order:
            predecessors = self._flow.predecessors[block] if block in self._returning else ()
            if len(predecessors) > 1:
                for at in predecessors:
                    while at is not above[block]:
                        found.setdefault(at, set()).add(block)
                        at = above[at]
        return found
