"""What a language says of its run-time system and its libraries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .abort import Abort
from .allocator import Allocator
from .external import Row


def _no_other(name: str) -> Allocator | None:
    return None


@dataclass(frozen=True)
class LanguageRuntime:
    """The functions that programs in a language call and do not define. Tables of the engine are made of all languages' together: programs
    call each other, and each language's library calls C's.

    `prefixes`: how names begin that its compiler makes. `externals` and `allocators`: callees without a derivative, and those that give and
    take memory; `allocator_of`: the row of an allocator whose name is not known beforehand. `aborts`: where programs give up.

    `throws`: shell patterns of functions that unwind, among those that never come back; `throws_values`: those that unwind with a value
    that they are given. `personality`: the function by which landing pads of the language find out what they catch.

    `inputs`: shell patterns of functions that give numbers which they read as text or from a file. `console`: functions that write to the
    console, and variables that are streams of it, which nobody reads again.
    """

    name: str
    prefixes: tuple[str, ...] = ()
    externals: tuple[Row, ...] = ()
    allocators: tuple[Allocator, ...] = ()
    allocator_of: Callable[[str], Allocator | None] = _no_other
    aborts: tuple[Abort, ...] = ()
    throws: tuple[str, ...] = ()
    throws_values: tuple[str, ...] = ()
    personality: str = ""
    inputs: tuple[str, ...] = ()
    console: frozenset[str] = frozenset()
