"""By which loops a cached value is indexed.

Loops whose trip counts are known before the outermost of them starts form one *plan*: index ((n1·N2 + n2)·N3 + n3). A plan inside another
loop is entered many times: its entries are stacked. So are those of a loop of unknown length, one iteration at a time. Loops in which a
value does not vary (`variation.py`) have no part in its index.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Value

from .variation import Variation

if TYPE_CHECKING:
    from .control import Control, CountedLoop


@dataclass(frozen=True)
class Plan:
    """Loops that share one index, outermost first, and the loop before which room is reserved: the first of them, or one around it in
    which nothing that is kept varies. `dynamic`: one loop of unknown length. `stacked`: `start` may be entered many times."""

    start: CountedLoop
    loops: tuple[CountedLoop, ...]
    dynamic: bool
    stacked: bool

    @property
    def dimensions(self) -> list[Value]:
        """Numbers of backedges that indexing in the reverse pass needs."""
        if self.dynamic:
            return []
        return [r.backedges[self.start.loop] for r in (self.loops if self.stacked else self.loops[1:])]


class Plans:
    def __init__(self, control: Control, variation: Variation) -> None:
        self._control = control
        self._variation = variation
        self._known: dict[tuple[Loop, frozenset[Loop]], Plan | None] = {}

    def of(self, value: Value) -> Plan | None:
        """How a value of the copy is indexed; None for a place of its own."""
        assert isinstance(value, ins.Instruction) and value.block is not None
        chain = self._control.forest.chain(value.block)
        if not chain:
            return None
        key = (chain[-1], self._variation.of(value))
        if key not in self._known:
            plan = self._known[key] = self._make(chain, key[1])
            if plan is not None and not plan.dynamic:
                for record in plan.loops:
                    self._control.backedges(record, plan.start.loop)
        return self._known[key]

    def loops_of(self, value: Value) -> list[Loop]:
        """The loops per iteration of which a value is kept."""
        assert isinstance(value, ins.Instruction) and value.block is not None
        plan, chain = self.of(value), self._control.forest.chain(value.block)
        if plan is None:
            return []
        return [*chain[: chain.index(plan.start.loop)], *(record.loop for record in plan.loops)]

    def _make(self, chain: list[Loop], varies: frozenset[Loop]) -> Plan | None:
        """The nest, from the innermost loop outwards as far as the lengths of its loops are known before it starts. Loops in which the
        value does not vary do not count, whatever their length."""
        records = [self._control.loops[loop] for loop in chain]
        at = len(chain) - 1
        loops = [records[at]] if chain[at] in varies else []
        if loops and loops[0].count is None:
            return Plan(records[at], tuple(loops), True, True)
        while at > 0:
            around, varying = chain[at - 1], chain[at - 1] in varies
            if (varying and records[at - 1].count is None) or not all(self._control.invariant_count(r, around) for r in loops):
                break
            at -= 1
            if varying:
                loops.insert(0, records[at])
        return Plan(records[at], tuple(loops), False, at > 0) if loops or at > 0 else None
