"""Additions to shared adjoints are collected in each thread, and made once.

Where several threads may add to one adjoint, and nobody reads it meanwhile, a thread adds to a *sum* of its own. Sums lie in a small table,
on the stack of the thread, found by the adjoint's address; one that must make room for another is added atomically, and at barriers
and where the region ends all are. So numbers that all threads read (coefficients, tables, vectors of up to a thousand numbers) cost two
atomic additions per thread instead of one per read. A read whose address never changes has a sum in a register instead (`FixedSums`).

While the derivative may still be differentiated, these are atomic additions (`collected`); `launch.py` makes tables of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.entry.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Module, Value

from ..halves import is_reverse
from ..helpers import add_shared

PLACES = 1024
"""How many sums a thread has room for. Neighbours in memory do not displace each other."""
_ADDS: dict[ty.Type, str] = {ty.DOUBLE: "pad.sum.double", ty.FLOAT: "pad.sum.float"}
_TABLE = "pad.sums.table"


def collected(b: Builder, amount: Value, place: Value) -> None:
    """Add to an adjoint that other threads may add to, and that nobody reads before the next barrier."""
    name = _ADDS.get(amount.type)
    if name is None:
        add_shared(b, amount, place)
        return
    function = b.module.functions.get(name)
    if function is None:
        function = Function(name, ty.function(ty.VOID, [ty.PTR, amount.type]), ["place", "amount"], prefix="internal")
        function.attributes = ("alwaysinline", "nounwind")
        b.module.add_function(function)
        inner = Builder(function.add_block("entry"))
        add_shared(inner, function.arguments[1], function.arguments[0])
        inner.ret()
    b.call(function, [place, amount])


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
        from ..reverse.adjoints import accumulate

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
    from polyglot_ad.rules.functions import mangled

    name = f"pad.sum.fixed.{mangled(type)}"
    found = module.functions.get(name)
    if found is None:
        found = Function(name, ty.function(ty.VOID, [ty.PTR, type]), ["place", "amount"], prefix="internal")
        found.attributes = ("alwaysinline", "nounwind")
        module.add_function(found)
        place, amount = found.arguments
        entry, add, done = (found.add_block(label) for label in ("entry", "add", "done"))
        b = Builder(entry)
        b.cond_br(b.icmp("eq", place, val.ConstantNull(ty.PTR)), done, add)
        add_shared(Builder(add), amount, place)
        Builder(add).br(done)
        Builder(done).ret()
    return found


# tables -----------------------------------------------------------------------------------------------------------------------------


def install_sums(module: Module) -> set[Function]:
    """Make tables of the sums; gives the functions that use them. Regions that reach one run between `open_sums` and `close_sums`."""
    calls = [
        user
        for name in _ADDS.values()
        if name in module.functions
        for user in list(module.functions[name].users)
        if isinstance(user, ins.Call)
    ]
    if not calls:
        return set()
    splice(module, _TEXT.replace("PLACES", str(PLACES)).replace("LAST", str(PLACES - 1)))
    tables: dict[Function, Value] = {}
    for call in calls:
        function = call.block.function if call.block is not None else None
        assert function is not None and call.called_function is not None
        if function not in tables:
            start = next(i for i in function.entry.instructions if i.opcode not in ("alloca", "phi"))
            tables[function] = Builder(before=start).load(ty.PTR, _table(module))
        into = module.functions[call.called_function.name.replace("pad.sum.", "pad.sums.")]
        Builder(before=call).call(into, [tables[function], *call.arguments])
        call.erase()
    barrier = module.functions.get("__kmpc_barrier")
    for wait in list(barrier.users) if barrier is not None else []:
        if wait.block is not None and wait.block.function is not None and is_reverse(wait.block.function):
            b = Builder(before=wait)
            b.call_named("pad.sums.add", ty.VOID, [b.load(ty.PTR, _table(module))])
    return set(tables)


def _table(module: Module) -> Value:
    variable = module.get_global(_TABLE)
    assert variable is not None
    return variable


def open_sums(b: Builder, team: Value, tasks: bool) -> tuple[Value, Value]:
    """A table for this thread of a `team` of so many; none is needed where nobody else runs. What it was before is for `close_sums`."""
    outer = b.load(ty.PTR, _table(b.module))
    room = b.alloca(ty.array(ty.I64, 2 * PLACES), name="sums", align=64)
    around = b.call_named("omp_get_active_level", ty.I32, [])
    first = b.icmp("eq", outer, val.ConstantNull(ty.PTR))
    single = b.select(b.icmp("eq", team, const_int(ty.I64, 1)), b.icmp("eq", around, const_int(ty.I32, 0)), const_int(ty.I1, 0))
    alone = const_int(ty.I1, 0) if tasks else b.select(single, first, const_int(ty.I1, 0))
    size = b.select(alone, const_int(ty.I64, 0), const_int(ty.I64, 16 * PLACES))
    b.call_named("llvm.memset.p0.i64", ty.VOID, [room, const_int(ty.I8, 0), size, const_int(ty.I1, 0)])
    table = b.select(alone, b.cast("inttoptr", const_int(ty.I64, 1), ty.PTR), room)
    b.store(table, _table(b.module))
    return table, outer


def close_sums(b: Builder, opened: tuple[Value, Value]) -> None:
    table, outer = opened
    b.call_named("pad.sums.add", ty.VOID, [table])
    b.store(outer, _table(b.module))


# A place of the table is {key, sum}; a key is an address, negated for single precision. A table at 1 is that of a thread that runs alone.
_ADDER = """
define internal void @pad.sums.KIND(ptr %table, ptr %place, KIND %amount) nounwind alwaysinline {
entry:
  %none = icmp eq ptr %table, null
  %number = ptrtoint ptr %place to i64
  %key = SIGN i64 0, %number
  %kind = ptrtoint ptr %table to i64
  %alone = icmp eq i64 %kind, 1
  br i1 %alone, label %plain, label %several

plain:
  %before = load KIND, ptr %place, align BYTES
  %after = fadd reassoc KIND %before, %amount
  store KIND %after, ptr %place, align BYTES
  br label %done

several:
  br i1 %none, label %shared, label %look

shared:
  %ignored = atomicrmw fadd ptr %place, KIND %amount monotonic, align BYTES
  br label %done

look:
  %high = lshr i64 %number, SHIFT
  %index = and i64 %high, LAST
  %slot = getelementptr [2 x i64], ptr %table, i64 %index
  %held = load i64, ptr %slot, align 8
  %mine = icmp eq i64 %held, %key
  br i1 %mine, label %add, label %change

add:
  %at = getelementptr i8, ptr %slot, i64 8
  %sum = load KIND, ptr %at, align 8
  %total = fadd KIND %sum, %amount
  store KIND %total, ptr %at, align 8
  br label %done

change:
  call void @pad.sums.release(ptr %slot)
  store i64 %key, ptr %slot, align 8
  %first = getelementptr i8, ptr %slot, i64 8
  store KIND %amount, ptr %first, align 8
  br label %done

done:
  ret void
}
"""
_ADDERS = "".join(
    _ADDER.replace("KIND", kind).replace("BYTES", str(size)).replace("SHIFT", str(shift)).replace("SIGN", sign)
    for kind, size, shift, sign in (("double", 8, 3, "add"), ("float", 4, 2, "sub"))
)
_TEXT = (
    _ADDERS
    + """
@pad.sums.table = internal thread_local global ptr null, align 8

define internal void @pad.sums.release(ptr %slot) nounwind noinline {
entry:
  %key = load i64, ptr %slot, align 8
  store i64 0, ptr %slot, align 8
  %at = getelementptr i8, ptr %slot, i64 8
  %empty = icmp eq i64 %key, 0
  br i1 %empty, label %done, label %full

full:
  %single = icmp slt i64 %key, 0
  br i1 %single, label %float, label %double

double:
  %place = inttoptr i64 %key to ptr
  %sum = load double, ptr %at, align 8
  %ignored = atomicrmw fadd ptr %place, double %sum monotonic, align 8
  br label %done

float:
  %number = sub i64 0, %key
  %place.single = inttoptr i64 %number to ptr
  %sum.single = load float, ptr %at, align 8
  %ignored.single = atomicrmw fadd ptr %place.single, float %sum.single monotonic, align 4
  br label %done

done:
  ret void
}

define internal void @pad.sums.add(ptr %table) nounwind noinline {
entry:
  %kind = ptrtoint ptr %table to i64
  %none = icmp ult i64 %kind, 2
  br i1 %none, label %done, label %next

next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %step ]
  %slot = getelementptr [2 x i64], ptr %table, i64 %i
  %key = load i64, ptr %slot, align 8
  %empty = icmp eq i64 %key, 0
  br i1 %empty, label %step, label %full

full:
  call void @pad.sums.release(ptr %slot)
  br label %step

step:
  %i.next = add i64 %i, 1
  %end = icmp eq i64 %i.next, PLACES
  br i1 %end, label %done, label %next

done:
  ret void
}
"""
)
