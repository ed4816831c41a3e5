"""What an iteration of a worksharing loop touches, as polynomials in its number, and what is tried so that these do not wrap around."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, of_symbol, union
from polyglot_ad.analysis.symbolic import Obligation, Symbolic
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Constant, Value

from .uniform import Uniform
from .ways import Below, Read, Test
from .worksharing import Chunk, Worksharing

_WAITED = 1 << 56
"""No loop has run so many iterations when anybody looks at the result."""
GUARDS = (28, 24, 20, 18, 15, 12)
"""Powers of two below which numbers are tried at run time, so that nothing wraps around."""


@dataclass(frozen=True)
class Extent:
    """What a read touches in iteration `index` of a worksharing loop: bytes [low, high) from a base."""

    base: Value
    low: Polynomial
    high: Polynomial
    index: Symbol
    chunk: Chunk
    lows: dict[Symbol, int]
    tests: frozenset[Test]
    last: Polynomial | None


class Extents:
    def __init__(self, symbolic: Symbolic, worksharing: Worksharing, uniform: Uniform) -> None:
        self._symbolic = symbolic
        self._worksharing = worksharing
        self._uniform = uniform
        self._extents: dict[ins.Instruction, Extent | None] = {}

    def of(self, read: Read) -> Extent | None:
        if read.instruction not in self._extents:
            self._extents[read.instruction] = self._find_extent(read)
        return self._extents[read.instruction]

    def _find_extent(self, read: Read) -> Extent | None:
        load = read.instruction
        chunk = self._worksharing.chunk_of(load.block)
        if not isinstance(load, ins.Load) or chunk is None or load.block is None:
            return None
        address = self._symbolic.address(load.pointer)
        if not self._uniform.same_for_all(address.base, chunk):
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
        if chunk.construct.last is not None and self._uniform.same_for_all(chunk.construct.last, chunk):
            whole = self._symbolic.integer(chunk.construct.last)
            if all(self._uniform.is_uniform(symbol, chunk) for symbol in whole.value.symbols):
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
        if not all(symbol is index or self._uniform.is_uniform(symbol, chunk) for symbol in union([low, high])):
            return None
        tests = self._tests(obligations, chunk, index, ends)
        if tests is None:
            return None
        return Extent(address.base, low, high, index, chunk, lows, tests, last)

    def _low_of_first(self, chunk: Chunk) -> int | None:
        first = chunk.construct.first
        if first is None or not isinstance(first, Constant):
            return None
        return self._symbolic.integer(first).value.constant

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
        if last is None or not self._uniform.same_for_all(last, chunk):
            return None
        for limit in GUARDS:
            small = dict(plain)
            small[index] = 1 << limit
            tested: set[Test] = {Below(last, limit)}
            for symbol in union([*(o.value for o in unmet), *ends.values()]):
                if symbol.kind == "value" and isinstance(symbol.what, Value) and self._uniform.is_uniform(symbol, chunk):
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
