"""What a language says of its run-time system and its libraries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import Function, GlobalVariable

from .abort import Abort
from .allocator import Allocator
from .external import Row


@dataclass(frozen=True)
class LanguageRuntime:
    """The functions that programs in a language call and do not define. Tables of the engine are made of all languages' together: programs
    call each other, and each language's library calls C's.

    `sources`: how the names of its source files end, in lower case. `rows_are_storage`: its compiler declares an object of one of several
    types as a row of integers. `associates_storage`: variables of different types may share memory by their declarations, and who reads
    one of them as what it is declared does not mean the bits of the others.
    `prefixes`: how names begin that its compiler makes. `externals` and `allocators`: callees without a derivative, and those that give and
    take memory; `allocator_of`: the row of an allocator whose name is not known beforehand. `aborts`: where
    programs give up; `abort_of`: the body, in IR, of a function that gives up in another way; `abort_bodies`: functions of the engine's
    that it calls, and the files of the run-time library that have them. `unwinds_with`: the function that unwinds with a message (its
    address and length), where a program catches what aborts unwind with.

    `throws`: shell patterns of functions that unwind, among those that never come back; `throws_values`: those that unwind with a value
    that they are given. `personality`: the function by which landing pads of the language find out what they catch.

    `inputs`: shell patterns of functions that give numbers which they read as text or from a file. `console`: functions that write to the
    console, and variables that are streams of it, which nobody reads again.
    `units_of`: the numbers of the files that a call of input or output is about, None among them for any; None where it is no call of the
    language's. `finds_procedures`: the procedures that a call may find in the variables which its arguments lead to, None where it finds
    any.

    `asks`: functions that compare an address with that of a constant which they are given.

    `mathematics`: rows of `rules` to names in the language's library; `mathematics_of`: C's name of a function with another one.

    `left`: how names begin of functions that bodies of ours leave some calls to: why, and what to do.
    `unknown`: the same of functions that are not described, whose source no user has; the first that fits counts.
    """

    name: str
    sources: tuple[str, ...] = ()
    rows_are_storage: bool = False
    associates_storage: bool = False
    prefixes: tuple[str, ...] = ()
    externals: tuple[Row, ...] = ()
    allocators: tuple[Allocator, ...] = ()
    allocator_of: Callable[[str], Allocator | None] = lambda name: None
    aborts: tuple[Abort, ...] = ()
    abort_of: Callable[[Function], str | None] = lambda function: None
    abort_bodies: Mapping[str, str] = field(default_factory=dict)
    unwinds_with: str = ""
    throws: tuple[str, ...] = ()
    throws_values: tuple[str, ...] = ()
    personality: str = ""
    inputs: tuple[str, ...] = ()
    console: frozenset[str] = frozenset()
    asks: tuple[str, ...] = ()
    units_of: Callable[[CallBase], set[int | None] | None] = lambda call: None
    finds_procedures: Callable[[CallBase, Sequence[GlobalVariable]], set[Function] | None] = lambda call, variables: None
    mathematics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    mathematics_of: Callable[[str], str | None] = lambda name: None
    left: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    unknown: Mapping[str, tuple[str, str]] = field(default_factory=dict)
