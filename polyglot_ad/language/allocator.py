"""What is said of a function that gives or takes memory.

The engine makes a shadow for each allocation by calling the same function again, and puts off each free until the reverse pass is done
with the memory; the row says which argument is what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["alloc", "zeroed", "realloc", "free", "descriptor", "descriptor-free"]


@dataclass(frozen=True)
class Allocator:
    """`kind`: "alloc" (contents undefined), "zeroed", "realloc" (keeps contents, frees the old block), "free"; "descriptor" and
    "descriptor-free" act on the memory that a Fortran descriptor (argument `pointer`) describes.

    `size`: arguments whose product is the number of bytes; () where an object describes itself. `old_size`: the argument with the old size.
    `align`: the argument with the alignment. `pointer`: the argument that is freed or reallocated, or the descriptor.
    `source`: the descriptor of what the new memory is a copy of. `place`: the
    argument through which the new address is returned; -1: it is the result. `free`: the name of the matching deallocator ("" for
    memory under a garbage collector), whose arguments `free_arguments` names: "pointer", "size", "align", "zero", "null", or the number of
    an argument of the allocation. `may_fail`: null on failure, otherwise an exception or the end. `allocates`: of "realloc", the function
    of the same family that allocates. `heap`: it is of the C library's heap, so that `free` may free it, whichever function the language
    would use. `collected`: nobody frees it; it ends with the call at the latest."""

    name: str
    kind: Kind
    size: tuple[int, ...] = ()
    old_size: int | None = None
    align: int | None = None
    pointer: int | None = None
    source: int | None = None
    place: int = -1
    free: str = ""
    free_arguments: tuple[str, ...] = ("pointer",)
    may_fail: bool = True
    allocates: str = ""
    heap: bool = True
    collected: bool = False
