"""Copies and fills of structures that end in an array: `struct { int n; double sum; double data[]; }`.

How many bytes are moved is not known, and what is moved are members once, and elements again and again. They are moved apart, each with a
layout of their own.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.callees import describe, is_memory_copy, is_memory_set, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value


def split_tails(module: Module, facts: MemoryFacts) -> bool:
    """In place, after an analysis; whether there were any."""
    found = [
        i
        for f in module.functions.values()
        for i in f.instructions()
        if isinstance(i, ins.Call) and (is_memory_copy(i) or is_memory_set(i))
    ]
    pairs = [(call, head) for call in found if (head := _head(call, facts))]
    for call, head in pairs:
        _split(call, head)
    return bool(pairs)


def _head(call: ins.Call, facts: MemoryFacts) -> int:
    """The bytes before the array, 0 where there is none or the parts may not be moved one after the other."""
    name = call.called_function.name if call.called_function is not None else ""
    if not name.startswith(("llvm.mem", "memcpy", "memmove")) or (call.users and not name.startswith("llvm.")):
        return 0
    pointers = call.arguments[:2] if is_memory_copy(call) else call.arguments[:1]
    if most_bytes(call.arguments[2]) is not None or not all(facts.is_pointer(pointer) for pointer in pointers):
        return 0
    if "memmove" in name and facts.node(pointers[0]) is facts.node(pointers[1]):
        return 0
    return next((head for pointer in reversed(pointers) if (head := facts.head(pointer))), 0)


def _split(call: ins.Call, head: int) -> None:
    assert describe(call).kind in ("copy", "fill")
    b = Builder(before=call)
    size = call.arguments[2]
    first = b.call_named(f"llvm.umin.{size.type}", size.type, [size, const_int(size.type, head)])
    rest = b.sub(size, first)
    count = 2 if is_memory_copy(call) else 1
    for start, length in ((0, first), (head, rest)):
        arguments: list[Value] = [b.gep(ty.I8, p, [start]) if start else p for p in call.arguments[:count]]
        made = b.call(call.callee, [*arguments, *call.arguments[count:2], length, *call.arguments[3:]], call.function_type)
        made.metadata = dict(call.metadata)
    call.erase()
