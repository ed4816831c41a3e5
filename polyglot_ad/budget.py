"""How much memory a reverse-mode derivative may keep: given with a derivative, with a library, or in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from polyglot_ad.process.regex import regex

from .errors import ArgumentError

VARIABLE = "POLYGLOT_AD_MEMORY"
_UNITS = {"": 1, "B": 1, **{f"{letter}B": 1000 ** (k + 1) for k, letter in enumerate("KMGT")},
          **{f"{letter}IB": 1024 ** (k + 1) for k, letter in enumerate("KMGT")}}  # fmt: skip
_IN = " in "
_FORM = regex(r"\s*(\d+(?:\.\d+)?)\s*([A-Za-z]*)\s*")

Size = int | str
"""Bytes, or a number with a unit: "1 GB", "512 MiB"; "1 GB in /scratch" names a folder, too."""
Memory = Size | tuple[Size, str | os.PathLike[str]] | None
"""A size, or a size and the folder for states that are more."""
Loops = str | Sequence[str] | Mapping[str, int] | None
"""Loops by the name of their function, or "file:line"; to how many snapshots they take, 0 for as many as the budget allows."""


@dataclass(frozen=True)
class Checkpointing:
    """That loops are reversed by checkpoints. `required`: or the derivative is refused. `loops`: which, (name, snapshots), where the user
    says that (differentiate/checkpoint/chosen.py). `by_lines`: in the sources, of all functions. `alone`: no
    others are. `depth`: at how many levels inside of the outermost loops others are, too, where the user does not say which."""

    required: bool
    loops: tuple[tuple[str, int], ...] = ()
    by_lines: bool = False
    alone: bool = False
    depth: int = 0


@dataclass(frozen=True)
class Budget:
    """`required`: it was given with the derivative itself, so that a derivative that cannot keep to it is refused. `folder`: where
    states that do not fit are written to files; "" for nowhere. `loops`: those that the user names, with their snapshots;
    `by_lines`: in the sources. `depth`: at how many levels inside of the outermost loops others are checkpointed, too."""

    bytes: int
    required: bool
    folder: str = ""
    loops: tuple[tuple[str, int], ...] = ()
    by_lines: bool = False
    depth: int = 0

    @property
    def level(self) -> Checkpointing:
        """What a `Level` says of it."""
        return Checkpointing(self.required, self.loops, self.by_lines, self.by_lines and self.bytes == UNLIMITED.bytes, self.depth)


def with_loops(budget: Budget | None, loops: Loops, where: str) -> Budget | None:
    """The budget (by default as much as there is) for a derivative of which these loops are reversed by checkpoints."""
    if loops is None:
        return budget
    named = [loops] if isinstance(loops, str) else loops if isinstance(loops, Sequence) else []
    given = loops if isinstance(loops, Mapping) else dict.fromkeys(named, 0)
    if not given or any(not isinstance(name, str) or type(number) is not int or number < 0 for name, number in given.items()):
        raise ArgumentError(
            f"{where}: checkpoint must be loops (a function's name, or file:line), or a mapping from them to numbers of snapshots; "
            f"got {loops!r}"
        )
    return replace(budget or UNLIMITED, loops=tuple(sorted(given.items())), by_lines=False)


def with_marks(budget: Budget | None, marked: bool, lines: tuple[tuple[str, int], ...]) -> Budget | None:
    """The budget for a program with marks: calls in loops, or lines before them. What is named with the derivative goes before lines."""
    if lines and (budget is None or not budget.loops):
        return replace(budget or MARKED, loops=lines, by_lines=True)
    return budget or (MARKED if marked else None)


def budget_of(memory: Memory, where: str, required: bool = True) -> Budget | None:
    """The budget that a user gives; None for none."""
    if memory is None:
        return None
    if isinstance(memory, tuple):
        return _with_folder(memory, where, required)
    if isinstance(memory, str) and _IN in memory:
        size, _, folder = memory.partition(_IN)
        return _with_folder((size, folder), where, required)
    if isinstance(memory, int) and not isinstance(memory, bool) and memory > 0:
        return Budget(memory, required)
    match = _FORM.fullmatch(memory) if isinstance(memory, str) else None
    unit = _UNITS.get(match[2].upper()) if match is not None else None
    if match is None or unit is None or not float(match[1]):
        raise ArgumentError(f'{where}: memory must be a number of bytes, or a text like "1 GB" or "512 MiB"; got {memory!r}')
    return Budget(int(float(match[1]) * unit), required)


def _with_folder(memory: tuple[Size, str | os.PathLike[str]], where: str, required: bool) -> Budget:
    if len(memory) != 2 or not isinstance(memory[1], str | os.PathLike) or isinstance(memory[0], tuple):
        raise ArgumentError(f"{where}: memory must be a size, or a size and a folder, got {memory!r}")
    found = budget_of(memory[0], where, required)
    folder = Path(memory[1]).absolute()
    if found is None or not folder.is_dir():
        raise ArgumentError(f"{where}: {str(folder)!r} is no folder to write states to")
    return replace(found, folder=str(folder))


TOO_LARGE = "one iteration of a loop within the memory budget"
"""The construct of the error where that is more than the budget (differentiate/checkpoint/runtime/schedule.c)."""
TOO_MANY = "iterations of a loop that are taped at once within the memory budget"
"""The same, where later iterations keep more than the first one: the next call of the derivative tapes fewer at once."""
UNLIMITED = Budget(1 << 60, required=True)
"""For loops that the user names."""
MARKED = replace(UNLIMITED, required=False)
"""For loops that are marked in the source."""


def default_budget() -> Budget | None:
    """What the environment says."""
    return budget_of(os.environ.get(VARIABLE) or None, VARIABLE, required=False)
