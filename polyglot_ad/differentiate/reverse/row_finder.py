"""Finds the reads that copies of rows can serve (`rows.py`), and writes the code that copies.

A copy is read before the program reads it, so only where the program comes to every one of the loads for sure; and nothing before the
first or behind the last of them is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad import runtime
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.analysis.objects import apart
from polyglot_ad.analysis.polynomials import Polynomial, number
from polyglot_ad.analysis.symbolic import Symbolic
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Value

from ..rewrites.memory.carried_loads import is_harmless
from .control import CountedLoop
from .rows import At, Rows, Shape, no_wrap
from .survival import written_pointer

if TYPE_CHECKING:
    from .generator import ReverseGenerator

_OUTER = 2
"""Loops around the innermost one that a copy may follow."""
_LONGEST = 64
"""Bytes from element to element along a row."""
KEEP: dict[ty.Type, str] = {ty.DOUBLE: "pad.rows.keep8", ty.FLOAT: "pad.rows.keep4"}


class RowFinder:
    """Which loads of the copy are of which group."""

    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.control = generator.control
        self._symbolic = Symbolic(generator.program.layout, self.control.forest, set(self.control.returning))
        self._groups: list[Rows] = []
        self._known: dict[Value, Rows | None] = {}
        self._sure: dict[Loop, bool] = {}

    def of(self, load: Value) -> Rows | None:
        if load not in self._known:
            self._known[load] = self._find(load)
        return self._known[load]

    def _find(self, load: Value) -> Rows | None:
        source = self.g.clone.origin.get(load)
        if not isinstance(load, ins.Load) or not isinstance(source, ins.Load) or load.type not in KEEP or load.volatile or load.ordering:
            return None
        if self.g.program.sharing.concurrent or load.block not in self.control.flow.index:
            return None
        shape = self._shape(load, source)
        if shape is None:
            return None
        for rows in self._groups:
            if rows.enter(load, shape):
                return rows
        rows = Rows(shape)
        rows.members[load] = (0,) * len(shape.loops)
        self._groups.append(rows)
        return rows

    def _shape(self, load: ins.Load, source: ins.Load) -> Shape | None:
        """Of the largest nest around a load that does not write what it reads, and comes to it in every iteration."""
        assert load.block is not None
        chain = self.control.forest.chain(load.block)
        if not chain or not self._always(load):
            return None
        found: Shape | None = None
        for depth in range(1, len(chain) + 1):
            nest, around = chain[-depth], [self.control.loops[loop] for loop in chain[-depth:]]
            if not self._is_sure(nest) or self._is_written(source, nest):
                break
            if not all(record.loop is nest or self.control.invariant_count(record, nest) for record in around):
                break
            shape = self._moving(load, nest, around)
            if shape is None:
                break
            found = shape
        return found

    def _moving(self, load: ins.Load, nest: Loop, around: list[CountedLoop]) -> Shape | None:
        address = self._symbolic.address(load.pointer)
        if address.obligations or not nest.is_invariant(address.base):
            return None
        size = self.g.program.layout.size(load.type)
        rest, loops, steps = address.offset, list[CountedLoop](), list[Polynomial]()
        for record in around:
            parts = rest.linear(self._symbolic.counter(record.loop))
            if parts is None:
                return None
            step, rest = parts
            if step != number(0):
                loops.append(record)
                steps.append(step)
        inner = steps[-1].constant if steps else None
        if not inner or around[-1] is not loops[-1] or len(loops) > 1 + _OUTER or not size <= abs(inner) <= _LONGEST:
            return None
        if not all(self._is_known(part, nest) and not any(n % size for n in part.terms.values()) for part in (*steps, rest)):
            return None
        for record in loops:
            self.control.backedges(record, nest)
        return Shape(nest, tuple(loops), address.base, tuple(_divided(step, size) for step in steps), _divided(rest, size), load.type)

    def _is_known(self, part: Polynomial, nest: Loop) -> bool:
        """Whether a polynomial can be computed before a nest."""
        for symbol in part.symbols:
            what = symbol.what
            if symbol.kind == "counter" and isinstance(what, Loop) and not nest.contains(what.header):
                continue
            if (
                symbol.kind != "value"
                or not isinstance(what, Value)
                or not nest.is_invariant(what)
                or not isinstance(what.type, ty.IntType)
            ):
                return False
            if what.type.bits > 64:
                return False
        return True

    def _always(self, load: ins.Load) -> bool:
        """Whether every iteration of the innermost loop comes to a load."""
        assert load.block is not None
        loop = self.control.forest.of(load.block)
        assert loop is not None
        return all(self.control.flow.dominates(load.block, end) for end in (loop.latch, *(inside for inside, _ in loop.exit_edges)))

    def _is_sure(self, loop: Loop) -> bool:
        """Whether a loop that has begun runs as often as is known beforehand, whatever happens in it."""
        if loop not in self._sure:
            returning = set(self.control.returning)
            calls = (i for block in loop.blocks for i in block.instructions if isinstance(i, ins.CallBase))
            self._sure[loop] = (
                self.control.loops[loop].count is not None
                and all(outside in returning for _, outside in loop.exit_edges)
                and all(_returns(call) for call in calls if call in self.g.clone.origin)
            )
        return self._sure[loop]

    def _is_written(self, load: ins.Load, loop: Loop) -> bool:
        program = self.g.program
        blocks = {origin for block in loop.blocks if isinstance(origin := self.g.clone.origin.get(block), Block)}
        for writer in program.writers(self.g.source).within(blocks, program.facts.locations(load.pointer, load.type)):
            pointer = written_pointer(writer)
            if pointer is None or not apart(load.pointer, pointer, program.call_sites):
                return True
        return False

    # code -------------------------------------------------------------------------------------------------------------------

    def value_of(self, b: Builder, polynomial: Polynomial) -> Value:
        """A polynomial before the nest."""
        total: Value = const_int(ty.I64, 0)
        for monomial, count in polynomial.terms.items():
            term: Value = const_int(ty.I64, count)
            for symbol in monomial:
                what = symbol.what
                value = self.control.loops[what].counter if isinstance(what, Loop) else what
                assert isinstance(value, Value)
                term = b.mul(term, b.cast("sext", value, ty.I64) if value.type is not ty.I64 else value)
            total = b.add(total, term)
        return total

    def guards(self, rows: Rows) -> list[tuple[Value, bool]]:
        """The conditions under which an iteration of the nest comes to the loads."""
        return self.control.guards(rows.shape.loops[-1].loop, rows.shape.nest) or []

    def copy(self, b: Builder, rows: Rows, place: Value, runs: Value | None) -> None:
        """Copy what the nest will read to a place with room for it."""
        shape = rows.shape
        size = self.g.program.layout.size(shape.type)
        lasts = rows.lasts(shape.nest)
        extents = rows.extents(b, lasts)
        begin = self.value_of(b, shape.first)
        for k, step in enumerate(shape.steps[:-1]):
            begin = b.add(begin, self.value_of(b, step * rows.least(k)))
        begin = b.add(begin, const_int(ty.I64, rows.least(len(lasts) - 1)))
        if shape.stride < 0:
            begin = b.add(begin, b.mul(lasts[-1], const_int(ty.I64, shape.stride)))
        if len(lasts) == 1:
            source = b.gep(shape.type, shape.base, [begin])
            count = b.mul(extents[0], const_int(ty.I64, size))
            b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [place, source, count, const_int(ty.I1, 0)])
            return
        low, high = self._ends(b, rows, lasts)
        counts = list(extents[:-1])
        if runs is not None:
            counts[0] = b.select(runs, counts[0], const_int(ty.I64, 0))
        pitches = [self.value_of(b, step) for step in shape.steps[:-1]]
        if len(counts) < _OUTER:
            counts, pitches = [const_int(ty.I64, 1), *counts], [const_int(ty.I64, 0), *pitches]
        if KEEP[shape.type] not in self.g.program.module.functions:
            splice(self.g.program.module, runtime.read("memory", "rows.ll"))
        b.call_named(
            KEEP[shape.type], ty.VOID, [place, shape.base, begin, low, high, extents[-1], counts[0], pitches[0], counts[1], pitches[1]]
        )

    def _ends(self, b: Builder, rows: Rows, lasts: list[Value]) -> tuple[Value, Value]:
        """The least element that is read, and the one behind the greatest."""
        lows, highs = list[Value](), list[Value]()
        steps = [self.value_of(b, step) for step in rows.shape.steps]
        moved = [b.mul(last, step) for last, step in zip(lasts, steps, strict=True)]
        backwards = [b.icmp("slt", step, const_int(ty.I64, 0)) for step in steps]
        none = const_int(ty.I64, 0)
        for distances in rows.members.values():
            low = self.value_of(b, rows.shape.first)
            for distance, step in zip(distances[:-1], steps[:-1], strict=True):
                low = b.add(low, b.mul(step, const_int(ty.I64, distance)))
            low = high = b.add(low, const_int(ty.I64, distances[-1]))
            for move, is_back in zip(moved, backwards, strict=True):
                low = b.add(low, b.select(is_back, move, none))
                high = b.add(high, b.select(is_back, none, move))
            lows.append(low)
            highs.append(high)
        least, greatest = lows[0], highs[0]
        for low, high in zip(lows[1:], highs[1:], strict=True):
            least = b.select(b.icmp("slt", low, least), low, least)
            greatest = b.select(b.icmp("sgt", high, greatest), high, greatest)
        return least, b.add(greatest, const_int(ty.I64, 1))

    def index(self, b: Builder, rows: Rows, load: ins.Load, at: At) -> Value:
        """The element of a copy that a load has read. (None of this overflows: it is in the copy.)"""
        shape, distances = rows.shape, rows.members[load]
        lasts = [at(last) for last in rows.lasts(shape.nest)]
        extents = rows.extents(b, lasts)
        index: Value = const_int(ty.I64, 0)
        inner = len(lasts) - 1
        for k, record in enumerate(shape.loops[:-1]):
            here = no_wrap(b, "add", at(record.counter), const_int(ty.I64, distances[k] - rows.least(k)))
            index = no_wrap(b, "add", no_wrap(b, "mul", index, extents[k]), here)
        along = no_wrap(b, "mul", at(shape.loops[-1].counter), const_int(ty.I64, shape.stride))
        if shape.stride < 0:
            along = no_wrap(b, "add", along, no_wrap(b, "mul", lasts[-1], const_int(ty.I64, -shape.stride)))
        along = no_wrap(b, "add", along, const_int(ty.I64, distances[inner] - rows.least(inner)))
        return no_wrap(b, "add", no_wrap(b, "mul", index, extents[inner]), along)


def _returns(call: ins.CallBase) -> bool:
    return is_harmless(call) or (call.called_function is not None and call.called_function.name.startswith("llvm."))


def _divided(polynomial: Polynomial, size: int) -> Polynomial:
    return Polynomial({monomial: count // size for monomial, count in polynomial.terms.items()})
