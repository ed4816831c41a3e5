"""Memory that a derivative holds while it runs is given back when the call ends in an error.

The engine marks the calls that allocate and free such memory (caches, shadows, memory of the program whose own free waits for the reverse
pass). Where a call may end in an error, every marked allocation is noted in a table of this thread
(runtime/memory/registry.c), and struck out when it is freed; the guard frees what is left. Programs that cannot raise an error note
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad import runtime
from polyglot_ad.callees import Allocator, allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules.scope import scope

from .splice import splice

MARK = '"pad.kept"'
"""The attribute of a marked call."""


def mark(call: ins.Instruction) -> None:
    """Mark a call that allocates (its result is the address) or frees. A freed address must come from marked allocations only or be
    unknown to the table; a marked allocation must be freed by marked calls only."""
    if isinstance(call, ins.CallBase) and MARK not in call.attributes:
        call.attributes = (*call.attributes, MARK)


def markable(row: Allocator | None) -> bool:
    """Whether what this allocator gives can be freed by the C library, whichever function the language would use. What the program has
    declared to be an allocator may be anything."""
    return row is not None and row.kind in ("alloc", "zeroed", "free") and row.place < 0 and row.heap and row.name not in scope().opaque


def movable(row: Allocator | None) -> bool:
    """The same of what is allocated elsewhere instead of what was noted."""
    return row is not None and row.kind == "realloc" and row.place < 0 and row.heap and row.name not in scope().opaque


def note(module: Module, functions: Iterable[Function], thread_local: bool = True) -> bool:
    """Make marked calls tell the table; whether there were any."""
    calls = [i for f in functions for i in f.instructions() if isinstance(i, ins.Call) and MARK in i.attributes]
    if not calls:
        return False
    text = runtime.read("memory", "registry.ll")
    splice(module, text if thread_local else text.replace(" thread_local ", " "))
    for call in calls:
        block, row = call.block, allocation_of(call)
        if row is None or block is None:
            continue
        if row.pointer is not None:
            Builder(before=call).call_named("pad.kept.drop", ty.VOID, [call.arguments[row.pointer]])
        if row.kind != "free":
            after = block.after(call)
            Builder(before=after).call_named("pad.kept.add", ty.VOID, [call])
    return True
