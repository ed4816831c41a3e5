"""What derivative is asked for, and what was made."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Literal

from polyglot_ad.budget import Checkpointing
from polyglot_ad.signature.layout import ElementLayout

if TYPE_CHECKING:
    from ..shadows.set_up import SetUp
    from .report import Report

CLOSE = "pad_tape_close"
"""The exported function that frees what a held pullback keeps (mode "split"), given its arena."""


class Activity(Enum):
    """How one flat argument takes part (the words are Enzyme's).

    CONST: no derivative. ACTIVE: a float by value, whose gradient is returned. DUPLICATED: a pointer that comes with shadows; or, in
    forward mode, a float by value that comes with tangents (ACTIVE means the same there).
    """

    CONST = "const"
    ACTIVE = "active"
    DUPLICATED = "duplicated"


@dataclass(frozen=True)
class DerivativeSpec:
    """`activities` and `layouts` hold one entry per flat argument, without the trailing results pointer.

    `results`: the LLVM type of each 8-byte slot behind the results pointer. `noalias`: the caller promises that no two
    data pointers of the call overlap (shadows included); the engine may then recompute from memory what it would have to cache otherwise.
    `measure`: the derivative counts the bytes that it keeps, per item of its report.
    Mode "split" gives two functions: one that runs the primal and one that runs the reverse pass, any number of times. `kept` says, per
    flat argument, whether what it points to stays as it was between the two. `strong_zero`: zero tangents and cotangents stay zero where
    partials are infinite or none. `checkpoint`: loops are reversed by checkpoints, within a memory budget that every call is given, with
    the bytes of the arrays (mode "reverse"). `taylor`:
    the lanes of mode "forward" are no directions, but derivatives along a curve: lane k the one of order k + 1. `budget`: the
    bytes of the memory budget of a call that says 0. `continued`: what is made is differentiated once more. `level`: 1, or that of a
    derivative of a derivative. `tracked`: there is a table of the program's blocks of memory.
    """

    mode: Literal["forward", "reverse", "split"]
    width: int
    activities: tuple[Activity, ...]
    layouts: tuple[ElementLayout | None, ...]
    results: tuple[str, ...] = ()
    noalias: bool = False
    measure: bool = False
    kept: tuple[bool, ...] = ()
    strong_zero: bool = False
    checkpoint: Checkpointing | None = None
    taylor: bool = False
    budget: int = 0
    continued: bool = False
    level: int = 1
    tracked: bool = False


@dataclass(frozen=True)
class Derivative:
    """`shadowed[i]`: flat argument i is followed by `width` shadows (always so when DUPLICATED; also for CONST pointers to memory that the
    engine cannot tell apart from active memory: the caller passes zeroed scratch of the same size).

    Mode "split": `name` runs the primal, `reverse` the reverse pass. `global_shadows`: the derivative uses memory that all its calls share,
    so two calls must not run at once."""

    name: str
    shadowed: tuple[bool, ...]
    report: Report
    counters: str = ""
    """Of a measured derivative: the function that reads its counters."""
    reverse: str = ""
    global_shadows: bool = False
    set_up: SetUp | None = None
    """Of a derivative that is differentiated once more: what the last one does for it where a call begins."""
    losses: tuple[str, ...] = ()
    """Calls of functions said to be inactive through which the derivative would go, a line each."""
