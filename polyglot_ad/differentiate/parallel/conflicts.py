"""Which additions to adjoints may meet those of other threads, and how that is avoided (docs/parallel.md, "Additions to shared adjoints").

The reverse pass adds to an adjoint where the program reads a number. Two threads may add to the same one where both read the same number
without synchronisation between them. Every pair of reads that the program makes in one region is looked at:

* A number that the thread itself also writes, with no synchronisation between, nobody else reads meanwhile: that would be a data race.
* Reads of different memory, or with a barrier between them, do not meet.
* Reads in one worksharing loop meet only if iterations of different threads touch the same bytes. What an iteration touches is known as
  a polynomial in the iteration number, between bounds; it must lie beyond what all later iterations touch, or before it. Where this
  holds from a distance of a few iterations on, only iterations near the ends of a chunk meet those of others.

All that is left is added atomically.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, of_symbol, union
from polyglot_ad.analysis.symbolic import Address, Symbolic
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Block, Function, Value

from .extents import GUARDS, Extent, Extents
from .uniform import Uniform
from .ways import ATOMIC, PLAIN, Below, Natural, Read, Test, Way
from .worksharing import Chunk, Worksharing, may_run_again

_FARTHEST = 8
"""The most iterations at the ends of a chunk that are looked at."""
_BARRIER = "__kmpc_barrier"


class Conflicts:
    """Of one region: `reads` are those in the region itself, `others` those in functions that it calls, tasks included. `written` says
    whether anything that runs in several threads may write these locations, `written_inside` whether functions that the region
    calls may."""

    def __init__(
        self, region: Function, flow: ControlFlow, layout: DataLayout, facts: MemoryFacts, effects: Effects,
        reads: list[Read], others: list[Read], written: Callable[[list[Location]], bool], written_inside: Callable[[list[Location]], bool],
    ) -> None:  # fmt: skip
        self.region = region
        self._flow = flow
        self._facts = facts
        self._effects = effects
        forest = find_loops(flow)
        returning = {b for b in flow.order if b.terminator.opcode == "ret" or any(_returns(flow, b))}
        self._symbolic = Symbolic(layout, forest, returning)
        self._worksharing = Worksharing(region, flow, forest, self._symbolic)
        self._uniform = Uniform(flow, facts, written)
        self._extents = Extents(self._symbolic, self._worksharing, self._uniform)
        self._written = written
        self._written_inside = written_inside
        self._others = others
        self._own = {r.instruction for r in reads if self._writes_too(r)}
        self._reads = [r for r in reads if r.instruction not in self._own]
        calls = [
            i for i in region.instructions() if isinstance(i, ins.CallBase) and i.called_function is not None and i.block in flow.index
        ]
        self._barriers = [c for c in calls if c.called_function is not None and c.called_function.name == _BARRIER]
        self._writers = [
            i for i in region.instructions() if i.block in flow.index and i not in self._barriers and effects.writes(i) != frozenset()
        ]
        self._phases = self._find_phases()
        self._again: dict[ins.Instruction, bool] = {}
        self._ways: dict[ins.Instruction, Way] = {}

    def way(self, instruction: ins.Instruction) -> Way:
        """How the reverse of a read adds to adjoints."""
        if instruction in self._own:
            return PLAIN
        found = self._ways.get(instruction)
        if found is None:
            read = next((r for r in self._reads if r.instruction is instruction), None)
            found = self._decide(read) if read is not None else ATOMIC
            if read is not None and found != PLAIN and isinstance(instruction, ins.Load) and self._is_quiet(read):
                fixed = found.atomic and self._uniform.same_for_all(instruction.pointer, None) and self._is_read_at_once_only(read)
                found = replace(found, collected=True, fixed=fixed)
            self._ways[instruction] = found
        return found

    # sums ---------------------------------------------------------------------------------------------------------------------

    def _is_quiet(self, read: Read) -> bool:
        """Whether nobody writes what is read before the next barrier, so that the reverse pass does not look at the adjoint."""
        places = list(read.locations)
        if self._written_inside(places):
            return False
        phase = self._phases[read.instruction]
        return not any(self._phases[w] & phase and self._effects.may_write(w, places) for w in self._writers)

    def _is_read_at_once_only(self, read: Read) -> bool:
        """Whether what is read is neither written nor read elsewhere with a barrier between. (Barriers add up tables, not fixed sums.)"""
        if self._written(list(read.locations)):
            return False
        return all(self._at_once(read, other) for other in self._reads if _meet(read, other))

    def _decide(self, read: Read) -> Way:
        if any(_meet(read, other) for other in self._others):
            return ATOMIC
        way = PLAIN
        for other in self._reads:
            if _meet(read, other) and self._at_once(read, other):
                way = way.both(self._apart(read, other))
                if way.atomic:
                    break
        return way

    # what the thread writes itself --------------------------------------------------------------------------------------------

    def _writes_too(self, read: Read) -> bool:
        """Whether the thread that reads a number writes it too, with no synchronisation between."""
        load = read.instruction
        block = load.block
        if not isinstance(load, ins.Load) or load.ordering or block is None or block not in self._flow.index:
            return False
        at = block.position(load)
        place: Address | None = None
        for side in (block.instructions[at + 1 :], block.instructions[:at][::-1]):
            for i in side:
                if isinstance(i, ins.Store) and not i.ordering and i.value.type is load.type:
                    if i.pointer is load.pointer:
                        return True
                    place = place or self._symbolic.address(load.pointer)
                    other = self._symbolic.address(i.pointer)
                    exact = not place.obligations and not other.obligations
                    if exact and other.base is place.base and other.offset == place.offset:
                        return True
                if self._synchronises(i):
                    break
        return False

    def _synchronises(self, i: ins.Instruction) -> bool:
        """Whether an instruction may let another thread go on, or wait for one."""
        if i.opcode in ("fence", "atomicrmw", "cmpxchg") or (isinstance(i, ins.Load | ins.Store) and (i.ordering or i.volatile)):
            return True
        if not isinstance(i, ins.CallBase):
            return False
        callee = i.called_function
        if callee is None or describe(i).event:
            return True
        return not (callee.name.startswith("llvm.") or self._effects.writes(i) == frozenset())

    # phases -------------------------------------------------------------------------------------------------------------------

    def _find_phases(self) -> dict[ins.Instruction, int]:
        """For each read or write, the set (a bit mask) of barriers, and the start of the region, after which it may come without another.
        All threads come to the same barriers in the same order."""
        found: dict[ins.Instruction, int] = dict.fromkeys((*(r.instruction for r in self._reads), *self._writers), 0)
        starts: list[tuple[Block, int]] = [(self.region.entry, 0)]
        starts += [(b.block, b.block.position(b) + 1) for b in self._barriers if b.block is not None]
        stop = set(self._barriers)
        for bit, start in enumerate(starts):
            work, seen = [start], {start}
            while work:
                block, at = work.pop()
                for i in block.instructions[at:]:
                    if i in found:
                        found[i] |= 1 << bit
                    if i in stop:
                        break
                else:
                    for successor in block.successors:
                        if (successor, 0) not in seen:
                            seen.add((successor, 0))
                            work.append((successor, 0))
        return found

    def _at_once(self, one: Read, other: Read) -> bool:
        """Whether two threads may make these reads with no barrier between."""
        return bool(self._phases[one.instruction] & self._phases[other.instruction])

    # iterations ---------------------------------------------------------------------------------------------------------------

    def _apart(self, one: Read, other: Read) -> Way:
        """How to add if two threads make these reads."""
        a, b = self._extents.of(one), self._extents.of(other)
        if a is None or b is None or a.base is not b.base or a.chunk.construct is not b.chunk.construct or self._runs_again(a.chunk):
            return ATOMIC
        lows = {**b.lows, **a.lows}
        for symbol in a.lows.keys() & b.lows.keys():
            lows[symbol] = max(a.lows[symbol], b.lows[symbol])
        further = self._symbolic.symbol("further", a.index)
        lows[further] = 0
        for border in range(_FARTHEST + 1):
            found = [self._beyond(x, y, border, further, lows) for x, y in ((a, b), (b, a))]
            if found[0] is not None and found[1] is not None:
                return Way(False, False, a.tests | b.tests | found[0] | found[1], border, a.chunk)
        return ATOMIC

    def _beyond(self, near: Extent, far: Extent, border: int, further: Symbol, lows: dict[Symbol, int]) -> frozenset[Test] | None:
        """Whether an iteration more than `border` later touches only what lies on one side of what an iteration touches: what must be
        tried at run time for that, None if nothing helps."""
        later = of_symbol(near.index) + of_symbol(further) + (border + 1)
        for gap in (far.low.put(far.index, later) - near.high, near.low - far.high.put(far.index, later)):
            if gap.at_least_zero(lows):
                return frozenset()
            if near.last is not None:
                # Counted from the last iteration back.
                before = self._symbolic.symbol("before", near.index)
                back = near.last - of_symbol(further) - (border + 1) - of_symbol(before)
                if near.index not in near.last.symbols and gap.put(near.index, back).at_least_zero({**lows, before: 0}):
                    return frozenset()
        return self._tried(far.low.put(far.index, later) - near.high, near, further, lows)

    def _tried(self, gap: Polynomial, near: Extent, further: Symbol, lows: dict[Symbol, int]) -> frozenset[Test] | None:
        """What must be tried so that a gap is there, where it depends on a distance between rows that the loops' bounds say nothing of."""
        parts = gap.linear(further)
        if parts is None or parts[0].constant is not None or near.index in gap.symbols:
            return None
        step, room = parts
        if any(room.terms.get(monomial, 0) < factor for monomial, factor in step.terms.items()):
            return None  # that many rows are touched at least
        for limit in GUARDS:
            symbols = union([step, room])
            small = dict.fromkeys(symbols, 1 << limit)
            sizes = [value.magnitude(small) for value in (step, room)]
            if all(symbol.kind == "value" for symbol in symbols) and all(size is not None and size < 1 << 62 for size in sizes):
                tests: set[Test] = {Below(symbol.what, limit) for symbol in symbols if isinstance(symbol.what, Value)}
                return frozenset(tests | {Natural(value) for value in (step, room) if not value.at_least_zero(lows)})
        return None

    def _runs_again(self, chunk: Chunk) -> bool:
        start = chunk.construct.start
        if start not in self._again:
            self._again[start] = may_run_again(start, self._barriers)
        return self._again[start]


def _meet(one: Read, other: Read) -> bool:
    return not one.locations.isdisjoint(other.locations)


def _returns(flow: ControlFlow, block: Block) -> list[bool]:
    reach = flow.reachable[block]
    return [True for b in flow.order if b.terminator.opcode == "ret" and (reach >> flow.index[b]) & 1]
