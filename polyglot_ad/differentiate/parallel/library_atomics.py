"""Atomic accesses to what is too large or too badly aligned for the processor (complex numbers): calls of the compiler's library.

They become plain accesses under a lock, piece by piece: doubles where the size is a multiple of eight.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

LIBRARY_ATOMICS = ("__atomic_load", "__atomic_store", "__atomic_exchange", "__atomic_compare_exchange")


def is_library_atomic(i: ins.Instruction) -> bool:
    return (
        isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name in LIBRARY_ATOMICS
        and isinstance(i.arguments[0], val.ConstantInt)
    )  # fmt: skip


def plainly(b: Builder, call: ins.Call) -> Value | None:
    """What the call does, without atomicity."""
    size = call.arguments[0]
    assert isinstance(size, val.ConstantInt) and call.called_function is not None
    # A complex number is two of these.
    piece = 8 if size.value % 16 == 0 else 4
    offsets = range(0, size.value, piece)
    type = ty.integer(piece * 8)

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
    before, new = read(one), read(call.arguments[3] if name == "__atomic_compare_exchange" else two)
    if name == "__atomic_exchange":
        write(new, one)
        write(before, call.arguments[3])
        return None
    same: Value = const_int(ty.I1, 1)
    for seen, expected in zip(before, read(two), strict=True):
        same = b.binary("and", same, b.icmp("eq", seen, expected))
    write([b.select(same, n, s) for n, s in zip(new, before, strict=True)], one)
    write(before, two)
    return same if call.type == ty.I1 else b.cast("zext", same, call.type)
