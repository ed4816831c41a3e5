"""Large blocks that a derivative frees stay with the process for its next call.

Caches, and shadows of what a program allocates, are blocks of megabytes that come and go with every call. A C library gives such blocks
back to the system one by one, and each of their pages costs a fault when it comes again, which may take longer than the derivative.
glibc keeps blocks of a size once one of that size was freed (its threshold moves up to 32 MiB, and what it keeps to 64 MiB): so one is
allocated, untouched, and freed when the code is loaded. Where the threshold was set by hand (`mallopt`, `MALLOC_MMAP_THRESHOLD_`), it
stays.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import ConstantInt, Module

from .held_memory import MARK
from .splice import splice

_TABLE = "llvm.global_ctors"


def keep_large_blocks(module: Module) -> None:
    """In place, where the module allocates blocks whose size is not known beforehand."""
    if _TABLE in module.globals or not any(_may_be_large(i) for f in module.functions.values() for i in f.instructions()):
        return
    splice(module, _TEXT)


def _may_be_large(i: ins.Instruction) -> bool:
    if not isinstance(i, ins.CallBase) or MARK not in i.attributes or i.called_function is None:
        return False
    return i.called_function.name in ("malloc", "realloc") and not isinstance(i.arguments[-1], ConstantInt)


# (The address goes through memory that counts as read: a block that nobody uses would not be allocated.)
_TEXT = """
declare ptr @malloc(i64)
declare void @free(ptr)
@pad.heap.block = internal global ptr null, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @pad.heap.begin, ptr null }]

define internal void @pad.heap.begin() nounwind noinline {
  %block = call ptr @malloc(i64 33488896)
  store volatile ptr %block, ptr @pad.heap.block, align 8
  %again = load volatile ptr, ptr @pad.heap.block, align 8
  call void @free(ptr %again)
  ret void
}
"""
