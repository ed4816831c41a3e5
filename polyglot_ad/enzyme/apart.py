"""Whether what a call's pointers lead to lies apart, asked at run time where the source promises nothing.

Where pointers may overlap, whatever the function writes may be what it reads, and every number that it reads has to be kept. If all its
accesses are at addresses that follow from its arguments (an array's rows, in counted loops), the bytes between the first and the last one
behind each pointer are known before it runs. A second derivative, made as if all pointers were `restrict`, is taken where no two of these
ranges meet of which one is written to.

Ranges are computed with numbers of double precision, which are exact up to 2^53: what may be greater than 2^52 counts as not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from polyglot_ad.analysis.activity import touches_memory
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, number
from polyglot_ad.analysis.symbolic import Integer, Obligation, Symbolic
from polyglot_ad.differentiate.report import Report
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float, zero
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Block, Function, Value

_MOST_ACCESSES = 64
_EXACT = 2.0**52
_TRIPS = 100.0
"""Iterations of a loop, for comparison."""


@dataclass
class Footprints:
    """Per pointer parameter: the (offset, bytes) of all accesses through it, and whether one of them writes. `lasts`: what the counter of
    each loop is in its last iteration; `obligations`: what must fit for the polynomials to be what the program computes."""

    accesses: dict[int, list[tuple[Polynomial, Polynomial]]] = field(default_factory=dict)
    written: set[int] = field(default_factory=set)
    lasts: dict[Loop, Polynomial] = field(default_factory=dict)
    obligations: set[Obligation] = field(default_factory=set)
    choices: dict[Symbol, tuple[bool, Polynomial, Polynomial]] = field(default_factory=dict)
    """Symbols that are the greater (True) or the smaller of two."""

    def pairs(self, alone: Sequence[int]) -> list[tuple[int, int]]:
        """The parameters that must lie apart; `alone`: those of which the source says so."""
        found = sorted(self.accesses)
        return [
            (a, b)
            for k, a in enumerate(found)
            for b in found[k + 1 :]
            if (a in self.written or b in self.written) and a not in alone and b not in alone
        ]


def kept(report: Report) -> float:
    """About how many bytes a derivative keeps."""
    return sum((item.size or 8) * _TRIPS ** len(item.loops) for item in report.items if item.kind in ("cached", "control", "tape"))


def footprints(root: Function, count: int, layout: DataLayout) -> Footprints | None:
    """What a root touches through its first `count` parameters; None if that is not known beforehand."""
    flow = ControlFlow(root)
    returning = _returning(flow)
    symbolic = Symbolic(layout, find_loops(flow), returning)
    found = Footprints()
    for i in (i for block in flow.order for i in block.instructions):
        touched = _touched(i, symbolic, layout)
        if touched is None:
            return None
        for pointer, size, writes in touched:
            address = symbolic.address(pointer)
            if isinstance(address.base, ins.Alloca):
                continue
            if not isinstance(address.base, Argument):
                return None
            index = root.arguments.index(address.base)
            if index >= count:
                continue
            known = {*address.obligations, *size.obligations}
            if not _understood(found, symbolic, known, [*address.offset.symbols, *size.value.symbols]):
                return None
            found.accesses.setdefault(index, []).append((address.offset, size.value))
            if writes:
                found.written.add(index)
    return found if sum(map(len, found.accesses.values())) <= _MOST_ACCESSES else None


def _touched(i: ins.Instruction, symbolic: Symbolic, layout: DataLayout) -> list[tuple[Value, Integer, bool]] | None:
    """(pointer, bytes, whether they are written) of what an instruction touches; None if that is not understood."""
    if isinstance(i, ins.Load | ins.Store):
        type = i.type if isinstance(i, ins.Load) else i.value.type
        if i.volatile or i.ordering or type.scalar.is_pointer or type.is_aggregate:
            return None
        return [(i.pointer, Integer(number(layout.size(type)), layout.size(type)), isinstance(i, ins.Store))]
    if isinstance(i, ins.CallBase):
        name = i.called_function.name if i.called_function is not None else ""
        if name.startswith(("llvm.memset.", "llvm.memcpy.", "llvm.memmove.")):
            size = symbolic.integer(i.arguments[2])
            places = i.arguments[: 1 if name.startswith("llvm.memset.") else 2]
            return [(pointer, size, k == 0) for k, pointer in enumerate(places)]
        return None if not name or touches_memory(i) or (i.called_function is not None and i.called_function.blocks) else []
    return None if i.opcode in ("atomicrmw", "cmpxchg", "fence", "va_arg") else []


def _returning(flow: ControlFlow) -> set[Block]:
    found = {block for block in flow.order if block.terminator.opcode == "ret"}
    changed = True
    while changed:
        more = {block for block in flow.order if block not in found and any(s in found for s in block.successors)}
        found |= more
        changed = bool(more)
    return found


def _understood(found: Footprints, symbolic: Symbolic, obligations: Iterable[Obligation], symbols: Iterable[Symbol]) -> bool:
    """Note obligations, and what symbols depend on; whether all of that is known."""
    asked = set(obligations)
    found.obligations |= asked
    work = [*symbols, *(symbol for one in asked for symbol in one.value.symbols)]

    def more(value: Integer) -> Polynomial:
        found.obligations.update(value.obligations)
        work.extend((*value.value.symbols, *(s for one in value.obligations for s in one.value.symbols)))
        return value.value

    while work:
        symbol = work.pop()
        what = symbol.what
        if symbol.kind == "counter" and isinstance(what, Loop):
            if what not in found.lasts:
                last = symbolic.last_iteration(what)
                if last is None:
                    return False
                found.lasts[what] = more(last)
        elif symbol.kind != "value" or not isinstance(what, Value) or not isinstance(what.type, ty.IntType) or what.type.bits > 64:
            return False
        elif isinstance(what, ins.CallBase) and (choice := _CHOICES.get(_intrinsic(what))) is not None:
            if symbol not in found.choices:
                signed, greater = choice
                one, other = (more(symbolic.integer(a)) for a in what.arguments)
                found.choices[symbol] = greater, one, other
                if not signed:
                    found.obligations |= {Obligation(value, what.type.bits, True) for value in (one, other)}
        elif not isinstance(what, Argument):
            return False
    return True


_CHOICES = {"llvm.smax": (True, True), "llvm.smin": (True, False), "llvm.umax": (False, True), "llvm.umin": (False, False)}
"""Signed; the greater of two."""


def _intrinsic(call: ins.CallBase) -> str:
    return call.called_function.name.rpartition(".")[0] if call.called_function is not None else ""


@dataclass(frozen=True)
class _Interval:
    low: Value
    high: Value


class Question:
    """Emits the question whether ranges lie apart. `argument`: the value of a parameter of the root, by its position."""

    def __init__(self, b: Builder, found: Footprints, root: Function, argument: Callable[[int], Value]) -> None:
        self.b = b
        self.found = found
        self.root = root
        self.argument = argument
        self._known: dict[Symbol, _Interval] = {}
        self._conditions: list[Value] = []

    def ask(self, pairs: Sequence[tuple[int, int]]) -> Value:
        b = self.b
        for one in self.found.obligations:
            value = self._of(one.value)
            self._within(value, 0.0 if one.natural else -(2.0 ** (one.bits - 1)), 2.0 ** (one.bits - 1))
        ranges = {k: self._range(k) for k in {k for pair in pairs for k in pair}}
        for first, second in pairs:
            x, y = ranges[first], ranges[second]
            self._conditions.append(b.binary("or", b.fcmp("ole", x.high, y.low), b.fcmp("ole", y.high, x.low)))
        whole = self._conditions[0]
        for condition in self._conditions[1:]:
            whole = b.binary("and", whole, condition)
        return whole

    def _range(self, index: int) -> _Interval:
        """The bytes that are touched behind a pointer, as numbers."""
        b = self.b
        low: Value | None = None
        high: Value | None = None
        for offset, size in dict.fromkeys(self.found.accesses[index]):
            value, length = self._of(offset), self._of(size)
            end = b.fadd(value.high, length.high)
            low = value.low if low is None else self._choose("olt", value.low, low)
            high = end if high is None else self._choose("ogt", end, high)
        assert low is not None and high is not None
        base = b.cast("uitofp", b.cast("ptrtoint", self.argument(index), ty.I64), ty.DOUBLE)
        found = _Interval(b.fadd(base, low), b.fadd(base, high))
        self._within(found, 0.0, _EXACT)
        return found

    def _within(self, value: _Interval, low: float, high: float) -> None:
        self._conditions.append(self.b.fcmp("oge", value.low, _number(max(low, -_EXACT))))
        self._conditions.append(self.b.fcmp("olt", value.high, _number(min(high, _EXACT))))

    def _of(self, polynomial: Polynomial) -> _Interval:
        b = self.b
        low: Value = zero(ty.DOUBLE)
        high: Value = zero(ty.DOUBLE)
        for monomial, factor in polynomial.terms.items():
            term = _Interval(_number(factor), _number(factor))
            for symbol in monomial:
                term = self._product(term, self._symbol(symbol))
            self._within(term, -_EXACT, _EXACT)
            low, high = b.fadd(low, term.low), b.fadd(high, term.high)
        return _Interval(low, high)

    def _symbol(self, symbol: Symbol) -> _Interval:
        if symbol not in self._known:
            if isinstance(symbol.what, Loop):
                last = self._of(self.found.lasts[symbol.what])
                self._known[symbol] = _Interval(zero(ty.DOUBLE), self._choose("ogt", last.high, zero(ty.DOUBLE)))
            elif symbol in self.found.choices:
                greater, *polynomials = self.found.choices[symbol]
                one, other = (self._of(polynomial) for polynomial in polynomials)
                which = "ogt" if greater else "olt"
                self._known[symbol] = _Interval(self._choose(which, one.low, other.low), self._choose(which, one.high, other.high))
            else:
                assert isinstance(symbol.what, Argument)
                value = self.b.cast("sitofp", self.argument(self.root.arguments.index(symbol.what)), ty.DOUBLE)
                self._known[symbol] = _Interval(value, value)
        return self._known[symbol]

    def _product(self, one: _Interval, other: _Interval) -> _Interval:
        b = self.b
        products = [b.fmul(x, y) for x in dict.fromkeys((one.low, one.high)) for y in dict.fromkeys((other.low, other.high))]
        low = high = products[0]
        for product in products[1:]:
            low, high = self._choose("olt", product, low), self._choose("ogt", product, high)
        return _Interval(low, high)

    def _choose(self, predicate: str, one: Value, other: Value) -> Value:
        return self.b.select(self.b.fcmp(predicate, one, other), one, other)


def _number(value: float) -> Value:
    return const_float(ty.DOUBLE, float(value))
