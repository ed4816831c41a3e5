"""Large blocks of a derivative's memory lie on large pages, where Linux has them: caches that are written and read once would spend most of
their time in faults, one for each page of 4 KiB, every time that the C library takes the block from the system anew."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad import runtime
from polyglot_ad.callees import allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import ConstantInt, Module, Value

from .splice import splice

_LARGE = 8 << 20
"""Bytes from which it is worth a call of the system, as runtime/memory/pages.c has it."""
_ADVISE = "pad.pages.advise"
_DECLARED = """
declare ptr @__errno_location() nounwind willreturn memory(none)
declare i32 @madvise(ptr captures(none), i64, i32) nounwind willreturn memory(inaccessiblemem: readwrite)
"""
"""What LLVM may know of the C library's functions: the block is not touched."""


def on_large_pages(module: Module, calls: Iterable[ins.Call]) -> None:
    """Have the system give large pages to what these calls allocate, if it is large."""
    if "linux" not in module.triple or "android" in module.triple:
        return
    for call in calls:
        row = allocation_of(call)
        if row is None or not row.size or row.free == "" or row.name.startswith("mmap"):
            continue
        sizes = [call.arguments[index] for index in row.size]
        if all(isinstance(size, ConstantInt) for size in sizes) and len(sizes) == 1 and sizes[0].value < _LARGE:  # type: ignore[attr-defined]
            continue
        if _ADVISE not in module.functions:
            splice(module, _DECLARED)
            splice(module, runtime.read("memory", "pages.ll"))
        assert call.block is not None
        b = Builder(before=call.block.after(call))
        bytes: Value | None = None
        for size in sizes:
            wide = b.cast("zext", size, ty.I64) if size.type is not ty.I64 else size
            bytes = wide if bytes is None else b.mul(bytes, wide)
        assert bytes is not None
        b.call_named(_ADVISE, ty.VOID, [call, bytes])
