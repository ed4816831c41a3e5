"""Memory that a derivative asks for and does not get is an error, not a crash.

A program may look at what `malloc` gave it; a derivative has more to allocate than its program (caches, tapes, shadows), and every call
that allocates is followed by a look, but for C++'s `new (nothrow)`, after which the program has one, and the derivative too.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad import runtime
from polyglot_ad.callees import allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module

from .splice import splice

_CHECK = "pad.error.allocated"
_QUIET = "RKSt9nothrow_t"
"""How the name of C++'s `new (nothrow)` ends."""


def allocations(functions: Iterable[Function]) -> list[ins.Call]:
    """The calls in these functions that allocate."""
    found: list[ins.Call] = []
    for function in functions:
        for i in function.instructions():
            row = allocation_of(i) if isinstance(i, ins.Call) and i.type.is_pointer else None
            if row is not None and row.kind in ("alloc", "zeroed", "realloc") and row.place < 0 and not row.name.endswith(_QUIET):
                assert isinstance(i, ins.Call)
                found.append(i)
    return found


def check_allocations(module: Module, calls: Iterable[ins.Call]) -> None:
    """Follow these calls with a look at their result, once each. The module has the runtime of raised errors."""
    splice(module, runtime.read("errors", "exhausted.ll"))
    check = module.functions[_CHECK]
    for call in calls:
        assert call.block is not None
        after = call.block.after(call)
        if not (isinstance(after, ins.Call) and after.called_function is check):
            Builder(before=after).call_named(_CHECK, ty.VOID, [call])
