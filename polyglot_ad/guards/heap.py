"""Large blocks that a derivative frees stay with the process for its next call.

Caches, and shadows of what a program allocates, are blocks of megabytes that come and go with every call. A C library gives such blocks
back to the system one by one, and each of their pages costs a fault when it comes again, which may take longer than the derivative.
glibc keeps blocks of a size once one of that size was freed (its threshold moves up to 32 MiB, and what it keeps to 64 MiB): so one is
allocated, untouched, and freed when the code is loaded (runtime/memory/heap.c). Where the threshold was set by hand (`mallopt`,
`MALLOC_MMAP_THRESHOLD_`), it stays. Larger blocks of Linux's C libraries, which go back even so, are kept by the derivative itself
(runtime/memory/large.c).
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import ConstantInt, Module

from .held_memory import MARK
from .splice import splice

_TABLE = "llvm.global_ctors"


def keep_large_blocks(module: Module) -> None:
    """In place, where the module allocates blocks whose size is not known beforehand."""
    marked = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase) and MARK in i.attributes]
    if not any(map(_may_be_large, marked)):
        return
    if _TABLE not in module.globals:
        splice(module, _AT_LOAD)
        splice(module, runtime.read("memory", "heap.ll"))
    if "linux" in module.triple and "android" not in module.triple:
        splice(module, runtime.read("memory", "large.ll"))
        for call in marked:
            name = call.called_function.name if call.called_function is not None else ""
            if name == "free" or (name in ("malloc", "realloc") and _may_be_large(call)):
                call.set_operand(len(call.operands) - 1, module.functions[f"pad.large.{name}"])


def _may_be_large(i: ins.CallBase) -> bool:
    if i.called_function is None:
        return False
    return i.called_function.name in ("malloc", "realloc") and not isinstance(i.arguments[-1], ConstantInt)


_AT_LOAD = """
declare void @pad.heap.begin()
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @pad.heap.begin, ptr null }]
"""
