"""What a called function does: one description per function, which all analyses and both modes read.

`externals` and `allocators` read the tables of functions outside the program (`external_rows`, `openmp_rows`).
"""

from __future__ import annotations

from .allocators import Allocator, allocator
from .externals import External, classify_external

__all__ = ["Allocator", "External", "allocator", "classify_external"]
