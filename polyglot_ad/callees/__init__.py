"""What a called function does: one description per function, which all analyses and both modes read.

`describe(call)` gives it. A function that has a body is the program's own, whatever it is called; of others the tables tell:
`external_rows`, `openmp_rows` (no derivative), `allocators`, and in `rules` mathematics, BLAS and MPI. What none of them has is unknown,
and an error where it gets numbers that are active, or addresses of such.
"""

from __future__ import annotations

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import External

from .allocators import allocator
from .callee import Callee
from .describe import allocation_of, describe, is_memory_copy, is_memory_set, most_bytes, touches_memory
from .externals import classify_external

__all__ = [
    "Allocator",
    "Callee",
    "External",
    "allocation_of",
    "allocator",
    "classify_external",
    "describe",
    "is_memory_copy",
    "is_memory_set",
    "most_bytes",
    "touches_memory",
]
