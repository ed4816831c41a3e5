"""Atomic accesses to what is too large or too badly aligned for the processor (complex numbers, `long double`): calls of a library.

They become plain accesses under a lock, piece by piece: numbers of 80 bits where the program has them, else doubles where the size is a
multiple of sixteen.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

LOAD, COMPARE_EXCHANGE = "__atomic_load", "__atomic_compare_exchange"
LIBRARY_ATOMICS = (LOAD, "__atomic_store", "__atomic_exchange", COMPARE_EXCHANGE)


def is_library_atomic(i: ins.Instruction) -> bool:
    return (
        isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name in LIBRARY_ATOMICS
        and isinstance(i.arguments[0], val.ConstantInt)
    )  # fmt: skip


def plainly(b: Builder, call: ins.Call, unchanged: Value | None = None) -> Value | None:
    """What the call does, without atomicity. A compare-and-exchange succeeds only where memory is `unchanged`, too."""
    size = call.arguments[0]
    assert isinstance(size, val.ConstantInt) and call.called_function is not None
    # A complex number is two of these.
    extended = any(_is_extended(argument) for argument in call.arguments[1:4])
    piece = 16 if extended else 8 if size.value % 16 == 0 else 4
    offsets = range(0, size.value, piece)
    type = ty.X86_FP80 if extended else ty.integer(piece * 8)

    def read(pointer: Value) -> list[Value]:
        return [b.load(type, b.gep(ty.I8, pointer, [offset]), align=1) for offset in offsets]

    def write(values: list[Value], pointer: Value) -> None:
        for offset, value in zip(offsets, values, strict=True):
            b.store(value, b.gep(ty.I8, pointer, [offset]), align=1)

    name, one, two = call.called_function.name, call.arguments[1], call.arguments[2]
    if name in ("__atomic_load", "__atomic_store"):
        source, target = (one, two) if name == "__atomic_load" else (two, one)
        write(read(source), target)
        return None
    before, new = read(one), read(call.arguments[3] if name == COMPARE_EXCHANGE else two)
    if name == "__atomic_exchange":
        write(new, one)
        write(before, call.arguments[3])
        return None
    same: Value = const_int(ty.I1, 1) if unchanged is None else unchanged
    for seen, expected in zip(before, read(two), strict=True):
        if extended:
            seen, expected = (b.cast("bitcast", number, ty.integer(80)) for number in (seen, expected))
        same = b.binary("and", same, b.icmp("eq", seen, expected))
    write([b.select(same, n, s) for n, s in zip(new, before, strict=True)], one)
    write(before, two)
    return same if call.type == ty.I1 else b.cast("zext", same, call.type)


def _is_extended(pointer: Value) -> bool:
    """Whether the program reads or writes numbers of 80 bits here. (What it compares and stores is in variables of its own.)"""
    accesses = [user for user in pointer.users if isinstance(user, ins.Load | ins.Store) and user.pointer is pointer]
    return any((user.type if isinstance(user, ins.Load) else user.value.type) is ty.X86_FP80 for user in accesses)
