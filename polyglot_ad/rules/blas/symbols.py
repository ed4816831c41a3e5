"""Under which names routines are called: CBLAS, Fortran, LAPACKE, with integers of 32 and 64 bits, and the canonical form.

A *family* is one library: the prefix and suffix of its Fortran symbols. A derivative calls the library that the program calls.
The canonical form of a routine is `pad.blas.<family>.<type>.<routine>`, of what is made of others `pad.la.<family>.<type>.<routine>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from polyglot_ad.process.regex import regex

from .model import Row
from .rows import by_name


@dataclass(frozen=True)
class Family:
    name: str
    prefix: str
    suffix: str
    bits: int


_FAMILIES = {
    f.name: f
    for f in (
        Family("lp64", "", "_", 32),
        Family("ilp64", "", "_64_", 64),
        Family("suffix64", "", "64_", 64),
        Family("plain64", "", "_64", 64),
        Family("plain", "", "", 32),
        Family("scipy", "scipy_", "_", 32),
        Family("scipy64", "scipy_", "_64_", 64),
    )
}
_C_SUFFIXES = {"": "lp64", "64_": "ilp64", "_64": "ilp64"}
_FORTRAN_SUFFIXES = {"_": "lp64", "_64_": "ilp64", "64_": "suffix64", "_64": "plain64", "": "plain"}
_NAME = regex(r"(?P<prefix>scipy_)?(?P<form>cblas_|LAPACKE_)?(?P<routine>[a-z][a-z0-9]*?)(?P<work>_work)?(?P<suffix>_64_|64_|_64|_|)")
_SUB = regex(r"((?:scipy_)?cblas_[cz]dot[cu])_sub(64_|_64|)")


@dataclass(frozen=True)
class Symbol:
    """`form`: "fortran", "cblas" or "lapacke"; `variant`: of complex dots, how the result comes back ("sub": through the last argument)."""

    family: Family
    form: str
    type: str
    row: Row
    variant: str = ""


def family(name: str) -> Family:
    return _FAMILIES[name]


@cache
def _routines() -> dict[str, tuple[str, Row]]:
    return {row.symbol(type): (type, row) for (type, _), row in by_name().items() if not row.hidden}


@cache
def recognised(name: str) -> Symbol | None:
    """The routine that a function of this name would be."""
    sub = _SUB.fullmatch(name)
    match = _NAME.fullmatch(f"{sub[1]}{sub[2]}" if sub else name)
    if match is None:
        return None
    routine, variant = match["routine"], "sub" if sub else ""
    form = {"cblas_": "cblas", "LAPACKE_": "lapacke", None: "fortran"}[match["form"]]
    if match["work"]:
        if form != "lapacke":
            return None
        variant = "work"
    suffix = match["suffix"]
    found = _routines().get(routine)
    families = _FORTRAN_SUFFIXES if form == "fortran" else _C_SUFFIXES
    if found is None or suffix not in families:
        return None
    which = families[suffix]
    if match["prefix"]:
        if which not in ("lp64", "ilp64"):
            return None
        which = "scipy" if which == "lp64" else "scipy64"
    type, row = found
    if (form == "cblas" and row.order is None) or (form == "lapacke" and (not row.lapacke or match["work"])):
        return None
    return Symbol(_FAMILIES[which], form, type, row, variant)


def canonical_name(family: Family, type: str, row: Row) -> str:
    return f"pad.{'la' if row.composite else 'blas'}.{family.name}.{type}.{row.name}"


@cache
def canonical(name: str) -> tuple[Family, str, Row] | None:
    """What the canonical name of a library's routine stands for."""
    if not name.startswith("pad.blas."):
        return None
    which, type, routine = name.removeprefix("pad.blas.").split(".")
    return _FAMILIES[which], type, by_name()[type, routine]


def library_symbol(family: Family, type: str, row: Row) -> str:
    """The Fortran symbol of the library."""
    return f"{family.prefix}{row.symbol(type)}{family.suffix}"
