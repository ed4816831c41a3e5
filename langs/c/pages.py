"""Pages of memory: `mmap` gives memory, or what files and other processes have; its flags say what."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir.values import ConstantInt, Value

PAGES = ("mmap", "mmap64")
_READ_AND_WRITE, _PRIVATE, _FIXED, _ANONYMOUS = 3, 2, 16, 32


def are_own_pages(arguments: Sequence[Value]) -> bool:
    """Whether a call of one of `PAGES` gives new memory of the program's own, as another call with the same arguments does again."""
    protection, flags = (a.value if isinstance(a, ConstantInt) else 0 for a in arguments[2:4])
    return protection & _READ_AND_WRITE == _READ_AND_WRITE and bool(flags & _PRIVATE and flags & _ANONYMOUS) and not flags & _FIXED
