"""Kept values of functions with very many blocks, in memory of their own.

LLVM makes values of stack slots, which then live from the forward half to the reverse half, through every block between. The allocation of
registers looks at each of these blocks for each of these values before it stores them on the stack after all: its time grows with their
product. So numbers that are kept once lie in blocks of memory, one for each type, where both are many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

MANY = 2_000_000
"""Kept values times blocks from which on it is worth it; a function of a thousand branches has half a million. Then storing each value and
reading it again costs what registers would have cost (docs/performance.md)."""


class LongLived:
    """`memory`: makes a block of so many bytes where the function begins, and gives the stack slot that its address is in."""

    def __init__(self, memory: Callable[[int], ins.Alloca], size: Callable[[Value], int]) -> None:
        self._memory = memory
        self._size = size
        self._place: dict[Value, tuple[ins.Alloca, int]] = {}
        """Which block a value lies in, and how many bytes from its begin."""

    def reserve(self, values: Iterable[tuple[Value, ty.Type]]) -> None:
        """Make room for those of these values, kept as these types, that are numbers."""
        groups: dict[ty.Type, list[Value]] = {}
        for value, type in values:
            if isinstance(type, ty.IntType | ty.FloatType):
                groups.setdefault(type, []).append(value)
        for members in groups.values():
            size = self._size(members[0])
            block = self._memory(len(members) * size)
            self._place.update((value, (block, number * size)) for number, value in enumerate(members))

    def __contains__(self, value: Value) -> bool:
        return value in self._place

    def address(self, builder: Builder, value: Value) -> Value:
        """In bytes, as LLVM writes it: for each address that it has to write anew it would look again at all that use the block."""
        block, offset = self._place[value]
        return builder.gep(ty.I8, builder.load(ty.PTR, block), [const_int(ty.I64, offset)])
