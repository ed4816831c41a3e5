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
from dataclasses import dataclass, replace

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, of_symbol, union
from polyglot_ad.analysis.symbolic import Address, Obligation, Symbolic
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Block, Constant, Function, GlobalVariable, Value

from .worksharing import Chunk, Worksharing, may_run_again

_FARTHEST = 8
"""The most iterations at the ends of a chunk that are looked at."""
_WAITED = 1 << 56
"""No loop has run so many iterations when anybody looks at the result."""
_GUARDS = (28, 24, 20, 18, 15, 12)
"""Powers of two below which numbers are tried at run time, so that nothing wraps around."""
_PURE = frozenset(("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "and", "or", "xor", "sext", "zext", "trunc",
                   "icmp", "select", "getelementptr", "extractvalue", "insertvalue"))  # fmt: skip
_MINIMA = ("llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax")
_BARRIER = "__kmpc_barrier"


@dataclass(frozen=True)
class Below:
    """Tried at run time: the value, unsigned, is below 2^bits."""

    value: Value
    bits: int


@dataclass(frozen=True)
class Natural:
    """Tried at run time: a polynomial in values of the region is not negative. Other tests see to it that it does not wrap around."""

    value: Polynomial


Test = Below | Natural


@dataclass(frozen=True)
class Way:
    """How to add. Plainly where all `tests` hold and the iteration is no nearer than `border` to an end of its chunk; else atomically.
    `collected`: nobody reads the adjoint before the next barrier; `fixed`: nor later, and the address is always the same
    (privatisation.py). `locked`: custom rules add to the same adjoints, which is why all do so under a lock."""

    atomic: bool
    locked: bool = False
    tests: frozenset[Test] = frozenset()
    border: int = 0
    chunk: Chunk | None = None
    collected: bool = False
    fixed: bool = False

    def both(self, other: Way) -> Way:
        if self.atomic or other.atomic:
            return ATOMIC
        return Way(False, False, self.tests | other.tests, max(self.border, other.border), self.chunk or other.chunk)


PLAIN = Way(False)
ATOMIC = Way(True)
LOCKED = Way(True, True)


@dataclass(frozen=True)
class Read:
    """A read of numbers that have adjoints."""

    instruction: ins.Instruction
    locations: frozenset[Location]
    size: int


@dataclass(frozen=True)
class _Extent:
    """What a read touches in iteration `index` of a worksharing loop: bytes [low, high) from a base."""

    base: Value
    low: Polynomial
    high: Polynomial
    index: Symbol
    chunk: Chunk
    lows: dict[Symbol, int]
    tests: frozenset[Test]
    last: Polynomial | None


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
        self._extents: dict[ins.Instruction, _Extent | None] = {}
        self._uniform: dict[tuple[Value, Chunk | None], bool] = {}
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
                fixed = found.atomic and self._same_for_all(instruction.pointer, None) and self._is_read_at_once_only(read)
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
        a, b = self._extent(one), self._extent(other)
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

    def _beyond(self, near: _Extent, far: _Extent, border: int, further: Symbol, lows: dict[Symbol, int]) -> frozenset[Test] | None:
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

    def _tried(self, gap: Polynomial, near: _Extent, further: Symbol, lows: dict[Symbol, int]) -> frozenset[Test] | None:
        """What must be tried so that a gap is there, where it depends on a distance between rows that the loops' bounds say nothing of."""
        parts = gap.linear(further)
        if parts is None or parts[0].constant is not None or near.index in gap.symbols:
            return None
        step, room = parts
        if any(room.terms.get(monomial, 0) < factor for monomial, factor in step.terms.items()):
            return None  # that many rows are touched at least
        for limit in _GUARDS:
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

    def _extent(self, read: Read) -> _Extent | None:
        if read.instruction not in self._extents:
            self._extents[read.instruction] = self._find_extent(read)
        return self._extents[read.instruction]

    def _find_extent(self, read: Read) -> _Extent | None:
        load = read.instruction
        chunk = self._worksharing.chunk_of(load.block)
        if not isinstance(load, ins.Load) or chunk is None or load.block is None:
            return None
        address = self._symbolic.address(load.pointer)
        if not self._same_for_all(address.base, chunk):
            return None
        index = self._symbolic.symbol("index", chunk.construct.start)
        counter = self._symbolic.counter(chunk.loop)
        number_of = of_symbol(index) - chunk.base

        start = of_symbol(self._symbolic.symbol("start", chunk.construct.start))

        def numbered(value: Polynomial) -> Polynomial:
            away = (value - chunk.base).constant
            if away is not None:
                return start + away
            value = value.put(counter, number_of)
            return value.put(next(iter(chunk.base.symbols)), start) if len(chunk.base.terms) == len(chunk.base.symbols) == 1 else value

        low = high = numbered(address.offset)
        obligations = {o._replace(value=numbered(o.value)) for o in address.obligations}
        lows: dict[Symbol, int] = {index: 0}
        inner: list[Loop] = []
        loop = self._symbolic.forest.innermost.get(load.block)
        while loop is not None and loop is not chunk.loop:
            inner.append(loop)
            loop = loop.parent
        ends: dict[Symbol, Polynomial] = {}
        for loop in inner:
            found = self._symbolic.last_iteration(loop)
            symbol = self._symbolic.counter(loop)
            lows[symbol] = 0
            if found is not None:
                ends[symbol] = numbered(found.value)
                obligations |= {o._replace(value=numbered(o.value)) for o in found.obligations}
                _at_least(ends[symbol], lows)
        first = self._low_of_first(chunk)
        if first is None:
            return None
        lows[index] = first
        last: Polynomial | None = None
        if chunk.construct.last is not None and self._same_for_all(chunk.construct.last, chunk):
            whole = self._symbolic.integer(chunk.construct.last)
            if all(self._is_uniform(symbol, chunk) for symbol in whole.value.symbols):
                last = whole.value if whole.obligations <= obligations else None
        for symbol in union([low, high, *ends.values(), *(o.value for o in obligations), *([last] if last else [])]):
            if symbol.kind == "value" and isinstance(symbol.what, Value) and load.block is not None:
                least = self._symbolic.low(symbol.what, load.block)
                if least is not None:
                    lows[symbol] = max(least, lows.get(symbol, least))
        for loop in inner:
            symbol = self._symbolic.counter(loop)
            bounds = [_bounds(end, symbol, ends.get(symbol), lows, which) for end, which in ((low, 0), (high, 1))]
            if bounds[0] is None or bounds[1] is None:
                return None
            low, high = bounds[0], bounds[1]
        high = high + read.size
        if not all(symbol is index or self._is_uniform(symbol, chunk) for symbol in union([low, high])):
            return None
        tests = self._tests(obligations, chunk, index, ends)
        if tests is None:
            return None
        return _Extent(address.base, low, high, index, chunk, lows, tests, last)

    def _low_of_first(self, chunk: Chunk) -> int | None:
        first = chunk.construct.first
        if first is None or not isinstance(first, Constant):
            return None
        return self._symbolic.integer(first).value.constant

    # numbers that do not wrap around ------------------------------------------------------------------------------------------

    def _tests(self, obligations: set[Obligation], chunk: Chunk, index: Symbol, ends: dict[Symbol, Polynomial]) -> frozenset[Test] | None:
        """What must be tried at run time so that all obligations are met: nothing if types say enough, None if it is of no use."""
        first = self._low_of_first(chunk)
        if first is None or not 0 <= first < 1 << 32:
            return None if obligations else frozenset()
        construct = chunk.construct
        bits = getattr(construct.last.type, "bits", 64) if construct.last is not None else 64
        symbols = union(o.value for o in obligations)
        plain: dict[Symbol, int] = {}
        for symbol in symbols:
            if symbol is index or symbol.kind in ("counter", "start"):
                plain[symbol] = first + _WAITED
            elif isinstance(symbol.what, Value):
                plain[symbol] = 1 << (symbol.what.type.bits - 1)  # type: ignore[attr-defined]
        if bits <= 32:
            plain.update({symbol: 1 << bits for symbol in (*symbols, index) if symbol is index or symbol.kind == "start"})
        unmet = {o for o in obligations if o.natural or not _holds(o, plain)}
        if not unmet:
            return frozenset()
        last = construct.last
        if last is None or not self._same_for_all(last, chunk):
            return None
        for limit in _GUARDS:
            small = dict(plain)
            small[index] = 1 << limit
            tested: set[Test] = {Below(last, limit)}
            for symbol in union([*(o.value for o in unmet), *ends.values()]):
                if symbol.kind == "value" and isinstance(symbol.what, Value) and self._is_uniform(symbol, chunk):
                    small[symbol] = min(1 << limit, plain.get(symbol, 1 << limit))
                    tested.add(Below(symbol.what, limit))
                elif symbol.kind == "start":
                    small[symbol] = (1 << limit) + 1
                elif symbol.kind == "quotient":
                    small[symbol] = 1 << limit if self._quotient_is_small(symbol, index, chunk) else plain.get(symbol, 1 << 64)
            for symbol, end in ends.items():
                found = end.magnitude(small)
                if found is not None:
                    small[symbol] = found
            counted = [t.value for t in tested if isinstance(t, Below)]
            naturals = {s for s in small if s is index or s.kind in ("counter", "start") or s.what in counted}
            if all(_holds(o, small) and (not o.natural or _natural(o.value, naturals)) for o in unmet):
                return frozenset(tested)
        return None

    def _quotient_is_small(self, symbol: Symbol, index: Symbol, chunk: Chunk) -> bool:
        """Whether a quotient is no larger than the iteration number."""
        dividend = symbol.what[1]  # type: ignore[index]
        return bool(dividend == of_symbol(self._symbolic.counter(chunk.loop)) + chunk.base)

    # what is the same for all threads -----------------------------------------------------------------------------------------

    def _is_uniform(self, symbol: Symbol, chunk: Chunk) -> bool:
        if symbol.kind == "value":
            return isinstance(symbol.what, Value) and self._same_for_all(symbol.what, chunk)
        if symbol.kind == "counter":
            # Of a loop around the construct whose every iteration comes to it.
            loop = symbol.what
            assert isinstance(loop, Loop)
            start = chunk.construct.start.block
            return start is not None and loop.simplified and loop.contains(start) and self._flow.dominates(start, loop.latch)
        if symbol.kind == "quotient":
            parts: tuple[Polynomial, Polynomial] = symbol.what[1:]  # type: ignore[index]
            return all(self._is_uniform(s, chunk) for s in union(parts))
        return False

    def _same_for_all(self, value: Value, chunk: Chunk | None, depth: int = 12) -> bool:
        """Whether a value is the same in all threads of the team while they run through a construct (or the region, if it is none)."""
        if isinstance(value, GlobalVariable):
            return "thread_local" not in value.prefix
        if isinstance(value, Constant | Argument):
            return True
        key = value, chunk
        if key not in self._uniform:
            self._uniform[key] = False  # cycles
            self._uniform[key] = depth > 0 and self._find_same(value, chunk, depth - 1)
        return self._uniform[key]

    def _find_same(self, value: Value, chunk: Chunk | None, depth: int) -> bool:
        if not isinstance(value, ins.Instruction):
            return False
        if isinstance(value, ins.Load):
            read_only = not value.ordering and not value.volatile and not self._written(self._facts.locations(value.pointer, value.type))
            return read_only and self._same_for_all(value.pointer, chunk, depth)
        called = value.called_function if isinstance(value, ins.CallBase) else None
        pure = value.opcode in _PURE or (
            called is not None and called.name.startswith(("llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax"))
        )
        return pure and all(self._same_for_all(o, chunk, depth) for o in value.operands if o is not called)


def _meet(one: Read, other: Read) -> bool:
    return not one.locations.isdisjoint(other.locations)


def _returns(flow: ControlFlow, block: Block) -> list[bool]:
    reach = flow.reachable[block]
    return [True for b in flow.order if b.terminator.opcode == "ret" and (reach >> flow.index[b]) & 1]


def _at_least(end: Polynomial, lows: dict[Symbol, int]) -> None:
    """A loop whose body runs has a last iteration: `end` is not negative."""
    for symbol in end.symbols:
        parts = end.linear(symbol)
        if parts is not None and parts[0].constant == 1 and (rest := parts[1].constant) is not None and symbol.kind == "value":
            lows[symbol] = max(-rest, lows.get(symbol, -rest))


def _bounds(value: Polynomial, symbol: Symbol, end: Polynomial | None, lows: dict[Symbol, int], which: int) -> Polynomial | None:
    """The least (`which` 0) or greatest of a polynomial as a counter runs from 0 to its end."""
    parts = value.linear(symbol)
    if parts is None:
        return None
    factor, rest = parts
    if not factor.terms:
        return rest
    upwards = factor.at_least_zero(lows)
    if not upwards and not (-factor).at_least_zero(lows):
        return None
    if upwards == (which == 0):
        return rest
    return rest + factor * end if end is not None else None


def _holds(obligation: Obligation, most: dict[Symbol, int]) -> bool:
    found = obligation.value.magnitude(most)
    return found is not None and found < 1 << (obligation.bits - 1)


def _natural(value: Polynomial, naturals: set[Symbol]) -> bool:
    return all(factor >= 0 and all(s in naturals for s in monomial) for monomial, factor in value.terms.items())
