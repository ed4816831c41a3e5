"""What `!f2py` comments say of Fortran's arguments: which of them are outputs. Everything else of theirs the compiler knows, or the arrays
do."""

from __future__ import annotations

import re
from collections.abc import Iterator

from polyglot_ad.process.regex import regex

_DIRECTIVE = regex(r"^[!cC*]f2py\s+(.*)$", re.I)
_PROCEDURE = regex(r"^(?!\s*end\b)[\w\s*(),=]*?\b(?:subroutine|function)\s+(\w+)", re.I)
_END = regex(r"^\s*end\s*(?:(?:subroutine|function|procedure)\b.*)?$", re.I)
_INTENT = regex(r"\bintent\s*\(([^)]*)\)", re.I)
_NAME = regex(r"^\s*(\w+)")


def outputs(text: str) -> dict[str, list[str]]:
    """By procedure, the arguments that a comment says are written and not read: `!f2py intent(out) :: y`. All names in lower case."""
    found: dict[str, list[str]] = {}
    open_procedures: list[str] = []
    for line in text.splitlines():
        if (directive := _DIRECTIVE.match(line.strip() if line.lstrip().startswith("!") else line)) is not None:
            if open_procedures:
                found.setdefault(open_procedures[-1], []).extend(_outputs_of(directive[1]))
        elif line[:1] in "cC*!":
            continue
        elif (opened := _PROCEDURE.match(line.split("!")[0])) is not None:
            open_procedures.append(opened[1].lower())
        elif _END.match(line.split("!")[0]):
            del open_procedures[-1:]
    return {name: list(dict.fromkeys(names)) for name, names in found.items() if names}


def _outputs_of(directive: str) -> Iterator[str]:
    intent = _INTENT.search(directive)
    if intent is None or {word.strip().lower() for word in intent[1].split(",")} & {"in", "inout", "inplace", "hide"}:
        return
    if not any(word.strip().lower().split("=")[0] == "out" for word in intent[1].split(",")):
        return
    names = directive.split("::", 1)[1] if "::" in directive else directive[intent.end() :]
    for part in re.split(r",(?![^()]*\))", names):
        if found := _NAME.match(part):
            yield found[1].lower()
