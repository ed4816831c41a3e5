"""Where the copies of rows lie (`rows.py`): a buffer per group, as a stack. The reverse pass enters a nest as often as the program
did, last time first. The buffer grows where it is not known beforehand how many copies there will be."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

from .buffers import Buffers, Growing, request, rounded
from .row_finder import RowFinder
from .rows import At, Rows

if TYPE_CHECKING:
    from polyglot_ad.analysis.loops import Loop
    from polyglot_ad.ir import instructions as ins

    from .generator import ReverseGenerator

_ALIGN = 16
_INSIDE = ("inbounds",)


class RowBuffers:
    def __init__(self, generator: ReverseGenerator, finder: RowFinder, buffers: Buffers) -> None:
        self.g = generator
        self.control = generator.control
        self.finder = finder
        self.buffers = buffers
        self._of: dict[Rows, Growing] = {}

    def keep(self, rows: Rows) -> None:
        """Copy what a nest will read, before it begins."""
        nest = rows.shape.nest
        assert nest.preheader is not None
        growing = self._of[rows] = self.buffers.growing("rows")
        where = (
            "in one block, allocated before the loop" if self._allocate(rows, growing) else "in a buffer that grows by one block at a time"
        )
        b = Builder(before=nest.preheader.terminator)
        runs, size = self._runs(b, rows, lambda value: value), self._bytes(b, rows, nest, lambda value: value)
        if runs is not None:
            size = b.select(runs, size, const_int(ty.I64, 0))
        self._note(b, rows, size, where)
        base = b.load(ty.I64, growing.top)
        need = b.add(base, size)
        self.buffers.reserve(b.store(need, growing.top), growing, need)
        self.finder.copy(b, rows, b.gep(ty.I8, b.load(ty.PTR, growing.buffer.memory), [base]), runs)

    def _allocate(self, rows: Rows, growing: Growing) -> bool:
        """Room for all copies, before the outermost loop around, if it is known how many there may be."""
        nest = rows.shape.nest
        assert nest.preheader is not None
        chain = self.control.forest.chain(nest.preheader)
        start = chain[0] if chain else nest
        records = [*(self.control.loops[loop] for loop in chain), *rows.shape.loops]
        if not all(r.count is not None and (r.loop is start or self.control.invariant_count(r, start)) for r in records):
            return False
        assert start.preheader is not None
        for record in records:
            self.control.backedges(record, start)
        b = Builder(before=start.preheader.terminator)
        total = self._bytes(b, rows, start, lambda value: value)
        for loop in chain:
            total = b.mul(total, b.add(self.control.loops[loop].backedges[start], const_int(ty.I64, 1)))
        b.store(total, growing.capacity)
        b.store(self.g.memory.allocate(b, total, "rows"), growing.buffer.memory)
        return True

    def _bytes(self, b: Builder, rows: Rows, around: Loop, at: At) -> Value:
        """Of one copy, by the lengths of the loops as they are known before a loop around."""
        elements = rows.elements(b, rows.extents(b, [at(last) for last in rows.lasts(around)]))
        return rounded(b, b.mul(elements, const_int(ty.I64, self.g.program.layout.size(rows.shape.type))), _ALIGN)

    def _runs(self, b: Builder, rows: Rows, at: At) -> Value | None:
        """Whether the nest comes to the loads at all; None for certainly."""
        found: Value | None = None
        for condition, wanted in self.finder.guards(rows):
            one = at(condition)
            if not wanted:
                one = b.binary("xor", one, const_int(ty.I1, 1))
            found = one if found is None else b.binary("and", found, one)
        return found

    def _note(self, b: Builder, rows: Rows, size: Value, where: str) -> None:
        recorder, loads = self.g.recorder, list(rows.members)
        nest = rows.shape.nest
        assert nest.preheader is not None
        loops = [*self.control.forest.chain(nest.preheader), *(record.loop for record in rows.shape.loops)]
        width = abs(rows.shape.stride) * self.g.program.layout.size(rows.shape.type)
        why = f"read at {len(loads)} places of the loop, and overwritten after it: kept once"
        counter = recorder.note("cached", loads[0], width, loops, where, why, f"rows of {recorder.describe(loads[0])}")
        recorder.count(b, counter, size)

    def enter(self) -> None:
        """Where the nest is entered from behind, its copy is the last one."""
        for rows, growing in self._of.items():
            for block, _ in self.control.loops[rows.shape.nest].entered:
                b = Builder(before=block.terminator)
                at = partial(request, b)
                runs, size = self._runs(b, rows, at), self._bytes(b, rows, rows.shape.nest, at)
                if runs is not None:
                    size = b.select(runs, size, const_int(ty.I64, 0))
                begin = b.sub(b.load(ty.I64, growing.top), size)
                b.store(begin, growing.top)
                b.store(begin, growing.reverse_base)

    def load(self, b: Builder, load: ins.Load, rows: Rows, at: At) -> Value:
        """What a load has read, in the reverse pass."""
        growing = self._of[rows]
        begin = b.gep(ty.I8, b.load(ty.PTR, growing.buffer.memory), [b.load(ty.I64, growing.reverse_base)], flags=_INSIDE)
        found = b.load(load.type, b.gep(load.type, begin, [self.finder.index(b, rows, load, at)], flags=_INSIDE))
        self.g.scopes.cache(found, rows)
        return found
