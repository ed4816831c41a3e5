"""Additions to shared adjoints are collected in each thread, and made once.

Where several threads may add to one adjoint, and nobody reads it meanwhile, a thread adds to sums of its own, without atomics. They lie in
pages like those of the adjoints (runtime/sums.c); at barriers and where the region ends the threads add up the pages of all. The first
thread that adds to a page needs no sums: it has the adjoints themselves. A read whose address never changes has a sum in a register
(`FixedSums`).

While the derivative may still be differentiated, these are atomic additions; `private_accumulators.py` makes sums of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules.functions import mangled

from ..reverse.adjoints import accumulate
from ..shadows.helpers import add_shared

INLINE = "alwaysinline"
FIXED = "pad.sum.fixed."
SETTLE = "pad.sum.settle."
ADDS: dict[ty.Type, str] = {ty.DOUBLE: "pad.sum.double", ty.FLOAT: "pad.sum.float"}


def collected(b: Builder, amount: Value, place: Value) -> None:
    """Add to an adjoint that other threads may add to, and that nobody reads before the next barrier."""
    if isinstance(amount.type, ty.VectorType) and amount.type.element in ADDS:
        size = 8 if amount.type.element is ty.DOUBLE else 4
        for k in range(amount.type.count):
            collected(b, b.insert(ins.ExtractElement(amount, const_int(ty.I64, k))), b.gep(ty.I8, place, [k * size]))
        return
    name = ADDS.get(amount.type)
    if name is None:
        add_shared(b, amount, place)
        return
    function = b.module.functions.get(name)
    if function is None:
        function = Function(name, ty.function(ty.VOID, [ty.PTR, amount.type]), ["place", "amount"], prefix="internal")
        function.attributes = (INLINE, "nounwind")
        b.module.add_function(function)
        inner = Builder(function.add_block("entry"))
        add_shared(inner, function.arguments[1], function.arguments[0])
        inner.ret()
    b.call(function, [place, amount])


def settle(b: Builder, place: Value, type: ty.Type, length: Value | None = None) -> None:
    """Before an adjoint, or `length` bytes of them, is read in the reproducible mode: what this thread has yet to add to it."""
    if length is not None:
        _placeholder(b, f"{SETTLE}bytes", [place, length])
        return
    if isinstance(type, ty.VectorType):
        size = 8 if type.element is ty.DOUBLE else 4
        for k in range(type.count):
            settle(b, b.gep(ty.I8, place, [k * size]), type.element)
    elif type in ADDS:
        _placeholder(b, f"{SETTLE}{type}", [place])


def unsettled(b: Builder, call: ins.CallBase) -> None:
    """Before a call that reads adjoints in other ways."""
    made = _placeholder(b, f"{SETTLE}not", [])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]


def _placeholder(b: Builder, name: str, arguments: list[Value]) -> ins.Call:
    """A call of a function that does nothing, before `private_accumulators.py` has come."""
    function = b.module.functions.get(name)
    if function is None:
        function = Function(name, ty.function(ty.VOID, [a.type for a in arguments]), [""] * len(arguments), prefix="internal")
        function.attributes = (INLINE, "nounwind")
        b.module.add_function(function)
        Builder(function.add_block("entry")).ret()
    return b.call(function, arguments)


@dataclass(frozen=True)
class _Sum:
    place: ins.Alloca
    amount: ins.Alloca


class FixedSums:
    """Of one reverse pass: sums of what is read at addresses that stay the same. `entry` and `start` as in `Adjoints`."""

    def __init__(self, entry: Builder, start: Builder) -> None:
        self._entry = entry
        self._start = start
        self._sums: dict[object, _Sum] = {}

    def add(self, b: Builder, key: object, amount: Value, place: Value) -> None:
        """`key`: what is read, which has one address only."""
        if key not in self._sums:
            made = _Sum(self._entry.alloca(ty.PTR, name="place"), self._entry.alloca(amount.type, name="sum"))
            self._start.store(val.ConstantNull(ty.PTR), made.place)
            self._start.store(zero(amount.type), made.amount)
            self._sums[key] = made
        known = self._sums[key]
        b.store(place, known.place)
        b.store(accumulate(b, b.load(amount.type, known.amount), amount), known.amount)

    def finish(self, b: Builder) -> None:
        """Add the sums to the adjoints."""
        for known in self._sums.values():
            function = _fixed_adder(b.module, known.amount.allocated_type)
            b.call(function, [b.load(ty.PTR, known.place), b.load(known.amount.allocated_type, known.amount)])


def _fixed_adder(module: Module, type: ty.Type) -> Function:
    """`add(place, amount)`, if there is a place."""
    name = f"{FIXED}{mangled(type)}"
    found = module.functions.get(name)
    if found is None:
        found = Function(name, ty.function(ty.VOID, [ty.PTR, type]), ["place", "amount"], prefix="internal")
        found.attributes = (INLINE, "nounwind")
        module.add_function(found)
        place, amount = found.arguments
        entry, add, done = (found.add_block(label) for label in ("entry", "add", "done"))
        b = Builder(entry)
        b.cond_br(b.icmp("eq", place, val.ConstantNull(ty.PTR)), done, add)
        add_shared(Builder(add), amount, place)
        Builder(add).br(done)
        Builder(done).ret()
    return found
