"""What a function touches through its pointers, in terms of its arguments: known where all accesses are at addresses that follow from these
(an array's rows, in counted loops), in the function itself and in those that it calls, parallel regions among them.

What the iterations of a worksharing loop touch is what some thread touches: there the counter stands for the iteration number, which runs
through all that the construct deals out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, number, of_symbol
from polyglot_ad.analysis.symbolic import Address, Integer, Obligation, Symbolic
from polyglot_ad.callees import touches_memory
from polyglot_ad.differentiate.parallel.synchronisation import NOTE
from polyglot_ad.differentiate.parallel.worksharing import Chunk, Construct, Worksharing
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Block, Function, Value

_MOST_ACCESSES = 64
_DEEPEST = 4
"""Calls in calls."""
_RUNTIME = ("__kmpc_global_thread_num", "__kmpc_for_static_", "__kmpc_dispatch_", "__kmpc_barrier", "__kmpc_flush", "__kmpc_critical",
            "__kmpc_end_critical", "__kmpc_master", "__kmpc_end_master", "__kmpc_masked", "__kmpc_end_masked", "__kmpc_single",
            "__kmpc_end_single", "__kmpc_ordered", "__kmpc_end_ordered", "__kmpc_push_num_threads", "__kmpc_push_proc_bind",
            "omp_get_", NOTE)  # fmt: skip
"""What the OpenMP runtime touches for a region: nothing beyond the variables that it is given."""


@dataclass
class Footprints:
    """Per pointer parameter: the (offset, bytes) of all accesses through it, and whether one of them writes. `lasts`: what the counter of
    each loop is in its last iteration; `obligations`: what must fit for the polynomials to be what the program computes."""

    accesses: dict[int, list[tuple[Polynomial, Polynomial]]] = field(default_factory=dict)
    written: set[int] = field(default_factory=set)
    lasts: dict[Symbol, Polynomial] = field(default_factory=dict)
    obligations: set[Obligation] = field(default_factory=set)
    choices: dict[Symbol, tuple[bool, Polynomial, Polynomial]] = field(default_factory=dict)
    """Symbols that are the greater (True) or the smaller of two."""
    quotients: dict[Symbol, tuple[Polynomial, int]] = field(default_factory=dict)
    """Symbols that are something divided by a number greater than zero, rounded in either way."""

    def pairs(self, alone: Sequence[int], threads: bool = False) -> list[tuple[int, int]]:
        """The parameters that must lie apart; `alone`: those of which the source says so. `threads`: where several add to adjoints, what is
        only read must, too: its adjoints are written."""
        found = sorted(self.accesses)
        return [
            (a, b)
            for k, a in enumerate(found)
            for b in found[k + 1 :]
            if (threads or a in self.written or b in self.written) and a not in alone and b not in alone
        ]


def footprints(root: Function, count: int, layout: DataLayout) -> Footprints | None:
    """What a root touches through its first `count` parameters; None if that is not known beforehand."""
    search = _Search(root, count, layout)
    try:
        search.run(_Frame(root, layout, search.serials, {}, None), ())
    except _Unknown:
        return None
    return search.found


_Passed = Integer | Address | None


class _Unknown(Exception):
    """Something is not understood."""


@dataclass
class _Search:
    root: Function
    count: int
    layout: DataLayout
    found: Footprints = field(default_factory=Footprints)
    serials: Iterator[int] = field(default_factory=itertools.count)

    def run(self, frame: _Frame, around: tuple[Function, ...]) -> None:
        for i in (i for block in frame.flow.order for i in block.instructions):
            if isinstance(i, ins.CallBase) and i.called_function is not None and i.called_function.blocks:
                self._call(frame, i, i.called_function, (*around, frame.function))
                continue
            for pointer, size, writes in _touched(i, frame):
                self._access(frame, frame.address(pointer), size, writes)

    def _call(self, frame: _Frame, call: ins.CallBase, callee: Function, around: tuple[Function, ...]) -> None:
        if callee in around or len(around) > _DEEPEST or len(call.arguments) != len(callee.arguments):
            raise _Unknown
        passed = dict(zip(callee.arguments, map(frame.passed, call.arguments), strict=True))
        self.run(_Frame(callee, self.layout, self.serials, passed, frame), around)

    def _access(self, frame: _Frame, address: Address, size: Integer, writes: bool) -> None:
        if isinstance(address.base, ins.Alloca):
            return
        if not isinstance(address.base, Argument) or address.base.function is not self.root:
            raise _Unknown
        index = self.root.arguments.index(address.base)
        if index >= self.count:
            return
        self._understand(frame, {*address.obligations, *size.obligations}, [*address.offset.symbols, *size.value.symbols])
        accesses = self.found.accesses.setdefault(index, [])
        if (address.offset, size.value) not in accesses:
            accesses.append((address.offset, size.value))
        if sum(map(len, self.found.accesses.values())) > _MOST_ACCESSES:
            raise _Unknown
        if writes:
            self.found.written.add(index)

    def _understand(self, frame: _Frame, obligations: Iterable[Obligation], symbols: Iterable[Symbol]) -> None:
        """Note obligations, and what symbols depend on."""
        asked = set(obligations)
        self.found.obligations |= asked
        work = _in_order({*symbols, *(symbol for one in asked for symbol in one.value.symbols)})

        def more(value: Integer) -> Polynomial:
            self.found.obligations.update(value.obligations)
            work.extend(_in_order(_symbols(value)))
            return value.value

        while work:
            symbol = work.pop()
            what = symbol.what
            home = frame.home(symbol)
            if symbol.kind in ("counter", "lower"):
                if symbol not in self.found.lasts:
                    self.found.lasts[symbol] = more(home.last(symbol))
            elif symbol.kind == "quotient":
                if symbol not in self.found.quotients:
                    dividend, divisor = home.quotient(symbol)
                    self.found.quotients[symbol] = more(dividend), divisor
            elif symbol.kind != "value" or not isinstance(what, Value) or not isinstance(what.type, ty.IntType) or what.type.bits > 64:
                raise _Unknown
            elif isinstance(what, ins.CallBase) and (choice := _CHOICES.get(_intrinsic(what))) is not None:
                if symbol not in self.found.choices:
                    signed, greater = choice
                    one, other = (more(home.integer(a)) for a in what.arguments)
                    self.found.choices[symbol] = greater, one, other
                    if not signed:
                        self.found.obligations |= {Obligation(value, what.type.bits, True) for value in (one, other)}
            elif not isinstance(what, Argument) or what.function is not self.root:
                raise _Unknown


class _Frame:
    """One call of a function: integers and addresses of it in terms of the root's. `passed`: what its parameters are."""

    def __init__(
        self, function: Function, layout: DataLayout, serials: Iterator[int], passed: Mapping[Argument, _Passed], caller: _Frame | None
    ) -> None:
        self.function = function
        self.layout = layout
        self.caller = caller
        self.flow = ControlFlow(function)
        forest = find_loops(self.flow)
        self._symbolic = Symbolic(layout, forest, _returning(self.flow), serials)
        self._passed = passed
        sharing = Worksharing(function, self.flow, forest, self._symbolic) if any(map(_is_runtimes, function.instructions())) else None
        self._chunks: dict[Loop, Chunk] = sharing.chunks if sharing is not None else {}

    def home(self, symbol: Symbol) -> _Frame:
        """Whose symbol this is: this frame's, or one's around it."""
        frame: _Frame | None = self
        while frame is not None and not frame._symbolic.owns(symbol):
            frame = frame.caller
        assert frame is not None
        return frame

    def passed(self, value: Value) -> _Passed:
        """What a function that is called here gets."""
        if value.type.is_pointer:
            return self.address(value)
        return self.integer(value) if isinstance(value.type, ty.IntType) else None

    def integer(self, value: Value) -> Integer:
        return self._here(self._symbolic.integer(value))

    def address(self, pointer: Value) -> Address:
        found = self._symbolic.address(pointer)
        moved = self._here(Integer(found.offset, 0, found.obligations))
        made = Address(found.base, moved.value, moved.obligations)
        if isinstance(found.base, Argument) and found.base in self._passed:
            place = self._passed[found.base]
            if not isinstance(place, Address):
                raise _Unknown
            made = Address(place.base, place.offset + moved.value, place.obligations | moved.obligations)
        return made

    def last(self, symbol: Symbol) -> Integer:
        """The greatest number that a counter, or where a chunk begins, counted from the first iteration, comes to."""
        what = symbol.what
        construct = what if isinstance(what, Construct) else self._chunks[what].construct if what in self._chunks else None
        if construct is None:
            assert isinstance(what, Loop)
            found = self._symbolic.last_iteration(what)
            if found is None:
                raise _Unknown
            return self._here(found)
        first, last = self._ends(construct)
        return self._here(Integer(last.value - first.value, last.most + first.most, first.obligations | last.obligations))

    def quotient(self, symbol: Symbol) -> tuple[Integer, int]:
        """The dividend and the divisor."""
        assert isinstance(symbol.what, tuple)
        _, dividend, divisor = symbol.what
        if divisor.constant is None or divisor.constant <= 0:
            raise _Unknown
        return self._here(Integer(dividend, 0)), divisor.constant

    def _ends(self, construct: Construct) -> tuple[Integer, Integer]:
        if construct.first is None or construct.last is None:
            raise _Unknown
        return self._symbolic.integer(construct.first), self._symbolic.integer(construct.last)

    def _here(self, value: Integer) -> Integer:
        """With iteration numbers in the place of where a thread's chunk begins, and what is passed in the place of parameters."""
        value = self._dealt_out(value)
        made = {symbol: self._argument(symbol) for symbol in _symbols(value)}
        for symbol, given in made.items():
            if given is not None:
                value = _put(value, symbol, given)
        return value

    def _dealt_out(self, value: Integer) -> Integer:
        for loop, chunk in self._chunks.items():
            counter = self._symbolic.counter(loop)
            if counter in _symbols(value):
                # iteration number = base + counter, and it runs from the first one on
                first = self._ends(chunk.construct)[0]
                value = _put(value, counter, replace(first, value=of_symbol(counter) + first.value - chunk.base))
        for symbol in _symbols(value):
            for construct in {chunk.construct for chunk in self._chunks.values()}:
                if symbol.kind == "value" and symbol.what in construct.lowers:
                    first = self._ends(construct)[0]
                    begins = of_symbol(self._symbolic.symbol("lower", construct))
                    value = _put(value, symbol, replace(first, value=begins + first.value))
        return value

    def _argument(self, symbol: Symbol) -> Integer | None:
        if symbol.kind != "value" or not isinstance(symbol.what, Argument) or symbol.what not in self._passed:
            return None
        given = self._passed[symbol.what]
        if not isinstance(given, Integer):
            raise _Unknown
        return given


def _in_order(symbols: Iterable[Symbol]) -> list[Symbol]:
    """The same in every process."""
    return sorted(symbols, key=lambda symbol: symbol.serial)


def _symbols(value: Integer) -> set[Symbol]:
    return {*value.value.symbols, *(symbol for one in value.obligations for symbol in one.value.symbols)}


def _put(value: Integer, symbol: Symbol, given: Integer) -> Integer:
    obligations = {one._replace(value=one.value.put(symbol, given.value)) for one in value.obligations}
    return Integer(value.value.put(symbol, given.value), value.most, frozenset(obligations | given.obligations))


def _is_runtimes(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase) and i.called_function is not None and i.called_function.name.startswith("__kmpc_")


def _touched(i: ins.Instruction, frame: _Frame) -> list[tuple[Value, Integer, bool]]:
    """(pointer, bytes, whether they are written) of what an instruction touches."""
    layout = frame.layout
    if isinstance(i, ins.Load | ins.Store):
        type = i.type if isinstance(i, ins.Load) else i.value.type
        if i.volatile or i.ordering or type.scalar.is_pointer or type.is_aggregate:
            raise _Unknown
        return [(i.pointer, Integer(number(layout.size(type)), layout.size(type)), isinstance(i, ins.Store))]
    if isinstance(i, ins.AtomicRMW):
        size = layout.size(i.type)
        return [(i.operands[0], Integer(number(size), size), True)]
    if isinstance(i, ins.CallBase):
        name = i.called_function.name if i.called_function is not None else ""
        if name.startswith(("llvm.memset.", "llvm.memcpy.", "llvm.memmove.")):
            length = frame.integer(i.arguments[2])
            places = i.arguments[: 1 if name.startswith("llvm.memset.") else 2]
            return [(pointer, length, k == 0) for k, pointer in enumerate(places)]
        if name.startswith("llvm.lifetime."):
            return []
        if not name or (touches_memory(i) and not name.startswith(_RUNTIME)):
            raise _Unknown
        return []
    if i.opcode in ("cmpxchg", "fence", "va_arg"):
        raise _Unknown
    return []


def _returning(flow: ControlFlow) -> set[Block]:
    found = {block for block in flow.order if block.terminator.opcode == "ret"}
    changed = True
    while changed:
        more = {block for block in flow.order if block not in found and any(s in found for s in block.successors)}
        found |= more
        changed = bool(more)
    return found


_CHOICES = {"llvm.smax": (True, True), "llvm.smin": (True, False), "llvm.umax": (False, True), "llvm.umin": (False, False)}
"""Signed; the greater of two."""


def _intrinsic(call: ins.CallBase) -> str:
    return call.called_function.name.rpartition(".")[0] if call.called_function is not None else ""
