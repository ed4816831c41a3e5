"""The shape of a kernel's launch: what `kernel[grid, block, shared]` means, and what no device would take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polyglot_ad.errors import ArgumentError

Shape = tuple[int, int, int]

# What every device of compute capability 7.0 to 9.0 allows; more shared memory than 48 KB must be asked for, and the device sets the end.
BLOCK_LIMITS = (1024, 1024, 64)
THREADS = 1024
GRID_LIMITS = (2**31 - 1, 65535, 65535)
SHARED_LIMIT = 227 * 1024


@dataclass(frozen=True)
class Launch:
    """`shared`: bytes of dynamic shared memory."""

    grid: Shape
    block: Shape
    shared: int

    @property
    def values(self) -> tuple[int, ...]:
        """What the native function is given behind the kernel's arguments."""
        return (*self.grid, *self.block, self.shared)

    @staticmethod
    def of(name: str, static: int, given: Any) -> Launch:
        """What stands in brackets behind the kernel `name`, which has `static` bytes of shared memory by itself."""
        if not isinstance(given, tuple) or not 2 <= len(given) <= 4:
            raise ArgumentError(f"{name}[grid, block] or {name}[grid, block, shared_bytes]: got {given!r}")
        grid, block = _shape(name, "grid", given[0]), _shape(name, "block", given[1])
        shared = given[2] if len(given) > 2 else 0
        if isinstance(shared, bool) or not hasattr(shared, "__index__") or shared < 0:
            raise ArgumentError(f"{name}: the bytes of shared memory must be an integer, got {shared!r}")
        if len(given) > 3 and given[3] not in (None, 0):
            raise ArgumentError(f"{name}: there are no streams on the CPU: leave the stream out")
        for what, shape, limits in (("grid", grid, GRID_LIMITS), ("block", block, BLOCK_LIMITS)):
            if any(size > limit for size, limit in zip(shape, limits, strict=True)):
                raise ArgumentError(f"{name}: a {what} of {shape} is too large: the limits are {limits}")
        threads = block[0] * block[1] * block[2]
        if threads > THREADS:
            raise ArgumentError(f"{name}: a block of {block} has {threads} threads, at most {THREADS} are possible: take more blocks")
        if (total := static + shared) > SHARED_LIMIT:
            own = f", {static} of them the kernel's own" if static else ""
            raise ArgumentError(f"{name}: {total} bytes of shared memory{own}; at most {SHARED_LIMIT} are possible: take smaller tiles")
        return Launch(grid, block, shared.__index__())


def _shape(name: str, what: str, given: Any) -> Shape:
    sizes = given if isinstance(given, tuple | list) else (given,)
    if not 1 <= len(sizes) <= 3 or not all(hasattr(size, "__index__") and not isinstance(size, bool) for size in sizes):
        raise ArgumentError(f"{name}: the {what} must be an integer, or up to three, got {given!r}")
    whole = [size.__index__() for size in sizes]
    if any(size < 1 for size in whole):
        raise ArgumentError(f"{name}: a {what} of {given!r} has no threads: every size is at least 1")
    x, y, z = (*whole, 1, 1)[:3]
    return x, y, z
