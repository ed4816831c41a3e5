"""In which of the loops around it a value varies.

`for (k…) for (j…) s += a[k][j] * p[j];` reads p[j] once per k, and what it reads is the same each time unless p is written in the loop over
k. Its cache needs a place per j, not per k and j. A value does not vary in a loop when, the counters of the other loops around it being
the same, every iteration of one execution of the loop gives it the same value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, Value

from ..parallel.synchronisation import has_reverse
from .lookup import PURE

if TYPE_CHECKING:
    from .generator import ReverseGenerator

_NOWHERE: frozenset[Loop] = frozenset()


def _may_meet(i: ins.Instruction) -> bool:
    """Whether a thread may learn here what others wrote. Between two such places the program promises that nobody writes what it reads."""
    if not isinstance(i, ins.CallBase):
        return False
    callee = i.called_function
    return callee is None or bool(callee.blocks) or has_reverse(callee.name)


class Variation:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.control = generator.control
        self._known: dict[Value, frozenset[Loop]] = {}
        self._written: dict[tuple[ins.Load, Loop], bool] = {}
        self._blocks: dict[Loop, set[Block]] = {}

    def of(self, value: Value) -> frozenset[Loop]:
        """The loops around a value of the copy in which it varies."""
        if not isinstance(value, ins.Instruction) or value.block is None or value.block not in self.control.flow.index:
            return _NOWHERE
        found = self._known.get(value)
        if found is None:
            self._known[value] = frozenset(self.control.forest.chain(value.block))  # while it is looked into
            found = self._known[value] = self._find(value)
        return found

    def _find(self, value: ins.Instruction) -> frozenset[Loop]:
        assert value.block is not None
        around = frozenset(self.control.forest.chain(value.block))
        if not around:
            return _NOWHERE
        if value in self.control.counters:
            return frozenset((self.control.counters[value].loop,))
        if (variable := self.control.affine.get(value)) is not None:
            loop = self.control.forest.of(value.block)
            assert loop is not None
            return (self.of(variable.start) | self.of(variable.step) | {loop}) & around
        if value.opcode in PURE and value.opcode != "freeze":
            return self._together(value.operands) & around
        if isinstance(value, ins.Load):
            source = self.g.clone.origin.get(self.g.shadows.twins.get(value, value))
            if not isinstance(source, ins.Load) or source.volatile or source.ordering:
                return around
            return (self.of(value.pointer) | {loop for loop in around if self._is_written(source, loop)}) & around
        if isinstance(value, ins.Call) and describe(value).rule is not None and not any(a.type.is_pointer for a in value.arguments):
            return self._together(value.arguments) & around
        return around

    def _together(self, operands: list[Value]) -> frozenset[Loop]:
        return _NOWHERE.union(*map(self.of, operands))

    def _is_written(self, load: ins.Load, loop: Loop) -> bool:
        """Whether what a load of the source reads may be written in a loop of the copy."""
        found = self._written.get((load, loop))
        if found is None:
            program = self.g.program
            locations = program.facts.locations(load.pointer, load.type)
            inside = self._source_blocks(loop)
            found = program.writers(self.g.source).any_in(inside, locations)
            if not found and program.sharing.is_shared(self.g.source, load.pointer) and not program.never_written(locations):
                found = any(_may_meet(i) for block in inside for i in block.instructions)
            self._written[load, loop] = found
        return found

    def _source_blocks(self, loop: Loop) -> set[Block]:
        if loop not in self._blocks:
            origins = (self.g.clone.origin.get(block) for block in loop.blocks)
            self._blocks[loop] = {block for block in origins if isinstance(block, Block)}
        return self._blocks[loop]
