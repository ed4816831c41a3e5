"""Functions outside the program that have no derivative: what they do to memory, and whether they come back.

A row names functions by exact names or by shell patterns (`llvm.lifetime.*`). What a row does not list is unknown, which is an error to
the engine, never a zero. All of them are inactive: their results, and what they write, do not depend differentiably on anything.
"""

from __future__ import annotations

from dataclasses import replace
from fnmatch import translate
from functools import cache

from polyglot_ad.language.external import ALL, External
from polyglot_ad.process.regex import regex

from ..rules.mpi import standard
from ..rules.mpi.table import INTEGERS
from ..rules.scope import scope
from .external_rows import ROWS

_WILD = regex(r"[*?[]")
UNWINDING = "pad.unwind."
UNDER_A_HANDLER = UNWINDING + "call."
"""Then come a number, a dot, and the name of the function that is called (differentiate/unwinding)."""


def _rows() -> dict[str, External]:
    return {name: replace(effects, name=name, kind=kind) for kind, names, effects in ROWS for name in names.split()}


class _Pattern:
    """A shell pattern. Few names begin as one does: it is compiled for the first of them."""

    def __init__(self, text: str) -> None:
        # What begins with anything is in a library whose names compilers make.
        self.beginning = ("_R", "_ZN") if text.startswith("*") else (_WILD.split(text, maxsplit=1)[0],)
        self._whole = regex(translate(text))

    def match(self, name: str) -> bool:
        return name.startswith(self.beginning) and self._whole.match(name) is not None


@cache
def _tables() -> tuple[dict[str, External], list[tuple[_Pattern, External]]]:
    rows = _rows()
    patterns = [(_Pattern(name), row) for name, row in rows.items() if _WILD.search(name)]
    return {name: row for name, row in rows.items() if not _WILD.search(name)}, patterns


def classify_external(name: str) -> External | None:
    """The row of this symbol, or None: nothing is known. The program's own rows stand before those of the table."""
    own = scope()
    if name in own.inactive:
        return (
            External(name, "inactive") if name in own.pure else External(name, "inactive", reads=ALL, writes=ALL, hidden=True, returns=None)
        )
    return None if name in own.opaque else _known(name)


def _message(name: str) -> External | None:
    """A function of MPI that moves no numbers that anybody follows."""
    row = standard(name)
    if row is None or row.kind not in ("inactive", "file"):
        return None
    if row.base == "Abort":
        return External(name, "exit", reads=ALL, hidden=True, returns=False)
    kind = "clock" if row.result == "double" else "print" if row.base.startswith(("File_write", "File_iwrite")) else "system"
    integers = tuple(k for k in row.writes if row.parameters[k].type.removesuffix("*") in INTEGERS)
    return External(name, kind, reads=ALL, writes=row.writes, hidden=True, calls=row.calls_back, integers=integers)


@cache
def _known(name: str) -> External | None:
    exact, patterns = _tables()
    if name.startswith(UNDER_A_HANDLER):
        row = _known(name[len(UNDER_A_HANDLER) :].partition(".")[2])
        return None if row is None else replace(row, passes=None)
    found = exact.get(name)
    if found is not None:
        return found
    if name.startswith(("MPI_", "PMPI_")):
        return _message(name)
    return next((row for pattern, row in patterns if pattern.match(name)), None) if name.startswith(_beginnings()) else None


@cache
def _beginnings() -> tuple[str, ...]:
    """How the names of some pattern begin: most names of programs begin in no such way."""
    return tuple(dict.fromkeys(beginning for pattern, _ in _tables()[1] for beginning in pattern.beginning))
