"""Functions of the program that are called like functions that are known: they get names that nobody else has.

A rule, an effect or an allocator is of a library's function, which has no body here. A program may define a `sin` or a `malloc` of its own,
or a `pad_pool_fork`: under a name that no table has, neither the engine nor LLVM takes it for another. What the user calls it stays in
the debug information.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.process.regex import regex

from ..errors import CompileError
from ..rules.names import lookup, of_compilers, spellings
from ..rules.rows import all_rows
from .allocators import allocator
from .externals import classify_external

PREFIX = "own."
"""How the new names begin."""
OURS = ("pad.", "pad_")
"""How the engine's own names begin, and those of its run-time libraries."""

_SPEAKING = ("c", "c++", "zig", "llvm")
"""Languages whose units mention none of the engine's names, unless the user does."""
_DEFINITION = regex(r'^define (?P<prefix>[^@\n]*)@(?P<name>"[^"\n]*"|[\w.$-]+)\((?P<rest>[^\n]*)', re.M)
_SYMBOL = regex(r'@("[^"\n]*"|[\w.$-]+)')
_PLAIN = regex(r"[A-Za-z_]\w*")
_LIBRARY_S_OWN = ("__kmpc_", *(prefix for language in RUN_TIMES for prefix in language.prefixes))
"""Names that compilers make: what has such a name and a body is what it says."""
_MEMORY = frozenset(("memcpy", "memmove", "memset", "bzero", "bcopy", "mempcpy"))


@cache
def mathematics() -> frozenset[str]:
    """The functions of the C library, and those of other libraries that mean the same."""
    return frozenset(name for rows in all_rows().values() for rule in rows if rule.libm for name in spellings(rule))


@cache
def _operations() -> frozenset[str]:
    """Those that compilers of C know by name. What another library calls `gsl_sf_exp` they take for nothing but a call."""
    return frozenset(name for rows in all_rows().values() for rule in rows if rule.libm for name in of_compilers(rule))


def is_of_c(name: str) -> bool:
    """Whether the C library has a function of this name that the tables, or LLVM, know."""
    if _PLAIN.fullmatch(name) is None or name.startswith(_LIBRARY_S_OWN):
        return False
    return name in _MEMORY or name in mathematics() or allocator(name) is not None or classify_external(name) is not None


def own_names(text: str, language: str) -> set[str]:
    """The functions that a unit defines, and whose names mean something else."""
    found: set[str] = set()
    if language in ("julia", "numba"):
        return found
    for match in _DEFINITION.finditer(text):
        name = match["name"].strip('"')
        if name.startswith(OURS):
            found.update([name] if language in _SPEAKING or ("!dbg" in match["rest"] and _PLAIN.fullmatch(name)) else [])
        elif "available_externally" not in match["prefix"] and "!dbg" in match["rest"] and is_of_c(name):
            found.add(name)
    return found


def renamed(units: Sequence[tuple[str, str]]) -> list[str]:
    """(language, LLVM's text) of each unit to the text in which such functions have names of their own."""
    names: set[str] = set()
    for language, text in units:
        own = own_names(text, language)
        if language in ("c", "c++"):
            _refuse_operations(text, own)
        names |= own
    return [_renamed(text, names, language) for language, text in units] if names else [text for _, text in units]


def _refuse_operations(text: str, names: set[str]) -> None:
    """Raise where the compiler may have taken calls of the program's own function for the library's: it was not told of a definition that
    a macro or a header makes."""
    for name in sorted(names & _operations()):
        rule = lookup(name)
        operation = rule is not None and re.search(rf"call [^\n]*@llvm\.{re.escape(rule.name)}\.", text)
        shown = re.search(rf'^define (?!internal|private)[^@\n]*@"?{re.escape(name)}"?\(', text, re.M)
        if operation and shown and f'"no-builtin-{name}"' not in text:
            raise CompileError(
                f"the program defines '{name}' itself, and the compiler takes calls of it for the C library's: give it another name, "
                f"or compile with -fno-builtin-{name}"
            )


def _renamed(text: str, names: set[str], language: str) -> str:
    if language in ("julia", "numba"):
        return text
    # Where a unit of another language only mentions one of the engine's names, it means the engine's.
    own = names if language in _SPEAKING else own_names(text, language)
    wanted = {name for name in names if name in own or not name.startswith(OURS)}

    def new(match: re.Match[str]) -> str:
        name = match[1].strip('"')
        return f'@"{PREFIX}{name}"' if name in wanted else match[0]

    def without_group(match: re.Match[str]) -> str:
        return re.sub(r" comdat(?= |$)", "", match[0]) if match["name"].strip('"') in wanted else match[0]

    return _SYMBOL.sub(new, _DEFINITION.sub(without_group, text))
