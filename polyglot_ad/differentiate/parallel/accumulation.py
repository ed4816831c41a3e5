"""Additions to adjoints in memory that several threads use, in the way that `conflicts.py` has found."""

from __future__ import annotations

from polyglot_ad.analysis.polynomials import Polynomial
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value

from ..clone import Clone
from ..reverse.control import looked_up
from ..shadows.helpers import add_shared, cell_adder
from ..shadows.lock import enter, leave
from .index_splitting import BorderAddition
from .privatisation import collected
from .ways import Below, Natural, Way

_NEAR_BOUND = 2
"""How far what is compared with a bound may be beyond it in the last iteration, or before it."""


def add_shared_by(b: Builder, clone: Clone, way: Way, amount: Value, place: Value) -> BorderAddition | None:
    """Add to an adjoint that other threads may add to, in the reverse pass of a copy. Gives what index_splitting.py looks at."""
    if way.locked:
        enter(b)
        b.store(b.fadd(b.load(amount.type, place, align=1), amount), place, align=1)
        leave(b)
        return None
    if way.atomic or isinstance(amount.type, ty.VectorType):
        collected(b, amount, place) if way.collected else add_shared(b, amount, place)
        return None
    tests: Value = const_int(ty.I1, 1)
    for test in sorted((t for t in way.tests if isinstance(t, Below)), key=lambda t: (t.bits, t.value.name)):
        tests = _and(b, tests, _is_below(b, clone, test))
    for natural in sorted((t for t in way.tests if isinstance(t, Natural)), key=lambda t: str(sorted(t.value.terms.values()))):
        tests = _and(b, tests, b.icmp("sge", _evaluated(b, clone, natural.value), const_int(ty.I64, 0)))
    alone = _and(b, tests, _inside(b, clone, way)) if way.border else tests
    call = b.call(_adder(b.module, amount.type, way.collected), [alone, place, amount])
    return BorderAddition(call, tests, way) if way.border else None


def add_to_cell(b: Builder, way: Way, amount: Value, place: Value, number: Value) -> None:
    """Add to the adjoint in a cell (shadows/tagged.py) if it holds a `number`, not an address."""
    if way.locked:
        enter(b)
    b.call(cell_adder(b.module, amount.type, way.locked), [number, place, amount])
    if way.locked:
        leave(b)


def _and(b: Builder, one: Value, other: Value) -> Value:
    return other if isinstance(one, ConstantInt) and one.value else b.select(one, other, const_int(ty.I1, 0))


def _evaluated(b: Builder, clone: Clone, value: Polynomial) -> Value:
    total: Value = const_int(ty.I64, 0)
    for monomial, factor in sorted(value.terms.items(), key=lambda term: [symbol.serial for symbol in term[0]]):
        term: Value = const_int(ty.I64, factor)
        for symbol in monomial:
            assert isinstance(symbol.what, Value)
            term = b.mul(term, b.cast("sext", looked_up(b, clone.of(symbol.what)), ty.I64))
        total = b.add(total, term)
    return total


def _is_below(b: Builder, clone: Clone, test: Below) -> Value:
    type = test.value.type
    assert isinstance(type, ty.IntType)
    if isinstance(test.value, ConstantInt):
        return const_int(ty.I1, int(0 <= test.value.value < 1 << test.bits))
    return b.icmp("ult", looked_up(b, clone.of(test.value)), const_int(type, 1 << min(test.bits, type.bits - 1)))


def _inside(b: Builder, clone: Clone, way: Way) -> Value:
    """Whether an iteration is further than the border from both ends of its chunk."""
    chunk = way.chunk
    assert chunk is not None and chunk.loop.preheader is not None
    phi = looked_up(b, clone.of(chunk.phi))
    start = looked_up(b, clone.of(chunk.phi.incoming_for(chunk.loop.preheader)))
    done = b.icmp("uge", b.sub(phi, start), const_int(phi.type, way.border))
    left = b.sub(looked_up(b, clone.of(chunk.bound)), looked_up(b, clone.of(chunk.tested)))
    near = b.add(left, const_int(left.type, _NEAR_BOUND))
    return b.select(done, b.icmp("uge", near, const_int(left.type, way.border + 2 * _NEAR_BOUND)), const_int(ty.I1, 0))


def _adder(module: Module, type: ty.Type, collect: bool) -> Function:
    """`add(alone, place, amount)`: plainly if no other thread adds there."""
    name = f"pad.add.{'collected.' if collect else ''}{type}"
    found = module.functions.get(name)
    if found is not None:
        return found
    function = Function(name, ty.function(ty.VOID, [ty.I1, ty.PTR, type]), ["alone", "place", "amount"], prefix="internal")
    function.attributes = ("alwaysinline", "nounwind")
    module.add_function(function)
    alone, place, amount = function.arguments
    plain, shared = function.add_block("plain"), function.add_block("shared")
    entry = function.add_block("entry", before=plain)
    Builder(entry).cond_br(alone, plain, shared)
    b = Builder(plain)
    b.store(b.insert(ins.BinaryOp("fadd", b.load(type, place), amount, flags=("reassoc",))), place)
    b.ret()
    b = Builder(shared)
    collected(b, amount, place) if collect else add_shared(b, amount, place)
    b.ret()
    return function
