"""The functions of runtime/: their text in IR, by name, with all that they need."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex

_DEFINITION = regex(r"^define [^@\n]*@(?P<name>[\w.]+)\(.*?^\}\n", re.M | re.S)
_DECLARATION = regex(r"^declare [^@\n]*@(?P<name>[\w.]+)\(.*\n", re.M)
_CONSTANT = regex(r"^@(?P<name>[\w.]+) = .*\n", re.M)
_NAMED = regex(r"@([\w.]+)")


@cache
def _pieces(type: str) -> tuple[dict[str, str], dict[str, str]]:
    """Of one type: (definitions, declarations and constants), by name."""
    defined: dict[str, str] = {}
    declared: dict[str, str] = {}
    for name in runtime.names("blas", f"*.{type}.ll"):
        text = runtime.read("blas", name)
        defined.update((m["name"], m[0]) for m in _DEFINITION.finditer(text))
        for pattern in (_DECLARATION, _CONSTANT):
            declared.update((m["name"], m[0]) for m in pattern.finditer(text))
    return defined, declared


def defines(family: str, type: str, name: str) -> bool:
    """Whether there is a function pad.la.<family>.<type>.<name>."""
    return f"pad.la.FAMILY.{type}.{name}" in _pieces(type)[0]


def text_of(family: str, type: str, names: Iterable[str]) -> str:
    """A module with the functions pad.la.<family>.<type>.<name> and what they call."""
    defined, declared = _pieces(type)
    work = [f"pad.la.FAMILY.{type}.{name}" for name in names]
    found: dict[str, str] = {}
    while work:
        name = work.pop()
        if name in found or (name.startswith("llvm.") and name not in declared):
            continue
        found[name] = defined[name] if name in defined else declared[name]
        if name in defined:
            work += _NAMED.findall(found[name])
    return "\n".join(found[name] for name in sorted(found, key=lambda n: n in defined)).replace(".FAMILY.", f".{family}.")
