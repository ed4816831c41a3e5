"""What is said of a function outside the program that has no derivative."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

ALL = (~0,)
"""Every argument: "argument 0 and all after it"."""


@dataclass(frozen=True)
class External:
    """`reads` and `writes` are the arguments whose memory is read or written; a negative ~i stands for argument i and all after it. `size`
    holds the arguments whose product is the number of bytes written, where there are such. `hidden`: touches memory or devices that the
    program cannot name (files, clocks, allocator state), so calls keep their order and number. `returns` is False when it never comes
    back, None when it may not. `passes` is the argument whose pointer is the result (its shadow is then the result's shadow). `deep`:
    what is written includes all that the written arguments lead to.

    `calls`: calls functions that it finds in what it is given. `registers`: keeps them, for those to call that say `runs`. `keeps`: the
    arguments whose addresses it, or another function, may hand out later; `gives`: where such addresses come out: an argument that leads to
    them, or -1 for the result. `copies`: what it writes are bytes of what it reads. `within`: the result is the address of some byte of
    what the argument `passes` points into, or null. `holds`: the result leads to the text of a string, which this argument is.

    `later`: (i, j), the function that argument i is gets argument j when the thread ends.

    `integers`: arguments through which it writes integers of the program's, and nothing else.

    `parses`: the result says what the words that it reads say.

    `kind` is the family: "print", "stream" (memory that streams write to), "exit", "clock", "system", "string", "bits", "hint", "debug",
    "lock", "random", "integer", "query", "event", "unwinding" or "inactive" (what the program itself says is so)."""

    name: str = ""
    kind: str = ""
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    size: tuple[int, ...] = ()
    hidden: bool = False
    returns: bool | None = True
    passes: int | None = None
    deep: bool = False
    calls: bool = False
    registers: bool = False
    runs: bool = False
    keeps: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()
    copies: bool = False
    within: bool = False
    holds: int | None = None
    parses: bool = False
    integers: tuple[int, ...] = ()
    later: tuple[int, int] | None = None

    @property
    def pure(self) -> bool:
        """No memory effects at all, and comes back."""
        return not (self.reads or self.writes or self.hidden) and self.returns is True

    def reads_argument(self, index: int) -> bool:
        return _among(index, self.reads)

    def writes_argument(self, index: int) -> bool:
        return _among(index, self.writes)


def _among(index: int, arguments: Iterable[int]) -> bool:
    return any(index == argument or (argument < 0 and index >= ~argument) for argument in arguments)


Row = tuple[str, str, External]
"""A row of a table: kind, names (or shell patterns) separated by spaces, effects."""

NOTHING = External()
READS = External(reads=ALL)
PRINTS = External(reads=ALL, hidden=True)
HIDDEN = External(hidden=True)
STOPS = External(reads=ALL, hidden=True, returns=False)
MAY_STOP = External(reads=ALL, hidden=True, returns=None)
ANYTHING = External(reads=ALL, writes=ALL, hidden=True)
FIRST = External(passes=0)


def writes(*arguments: int, size: tuple[int, ...] = (), reads: tuple[int, ...] = (), hidden: bool = True) -> External:
    return External(reads=reads, writes=arguments, size=size, hidden=hidden)
