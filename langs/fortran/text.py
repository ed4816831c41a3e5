"""Reading just enough Fortran: which modules a file defines and uses, what it includes, and its procedures outside modules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.process.regex import regex

FIXED_FORM = (".f", ".for", ".ftn", ".f77")

_MODULE = regex(r"module\s+(?!procedure\b|subroutine\b|function\b|pure\b|elemental\b|recursive\b|impure\b)(\w+)\s*$")
_SUBMODULE = regex(r"submodule\s*\(\s*(\w+)\s*(?::\s*(\w+)\s*)?\)\s*(\w+)\s*$")
_USE = regex(r"use\b(?:\s*,\s*(?P<nature>\w+)\s*)?(?:\s*::)?\s*(?P<name>\w+)")
_INCLUDE = regex(r"(?:#\s*)?include\s*(['\"])(?P<name>.+?)\1")
_PREFIX = (
    r"(?:(?:pure|impure|elemental|recursive|non_recursive|module|double\s*precision|\w+\s*(?:\*\s*\d+|\((?:[^()]|\([^()]*\))*\))?)\s+)*"
)
_PROCEDURE = regex(_PREFIX + r"(?:subroutine|function)\s+\w+\s*(?:\(|$|bind|result)")
_OTHER_UNIT = regex(r"(?:program\s+\w+|block\s*data\b.*)$")
_SEPARATE_BODY = regex(r"module\s+procedure\s+\w+\s*$")
_END = regex(r"end\s*(?:(?:module|submodule|program|subroutine|function|procedure|block\s*data)\b.*)?$")
_INTERFACE = regex(r"(?:abstract\s+)?interface\b(?!\s*=)")
_END_INTERFACE = regex(r"end\s*interface\b")


@dataclass(frozen=True)
class FortranText:
    """`defines` are the modules of the file, submodules as "parent:name", `uses` what it needs of other files in the same form.
    `external` is the text without its modules and programs, or "" when no procedure stands outside of them."""

    defines: tuple[str, ...]
    uses: tuple[str, ...]
    includes: tuple[str, ...]
    external: str


def read(source: Path) -> FortranText:
    fixed = source.suffix.lower() in FIXED_FORM
    defines: list[str] = []
    uses: list[str] = []
    includes: list[str] = []
    outside: list[str] = []
    units: list[str] = []
    has_external = in_interface = continues = False
    for line in source.read_text(errors="replace").splitlines():
        before = units[0] if units else ""
        code = _code(line, fixed)
        if _is_continuation(code, fixed, continues):
            statements = []
        else:
            statements = [part.strip() for part in code.split(";")]
        continues = code.rstrip().endswith("&") or (continues and not code.strip())
        for original in statements:
            statement = re.sub(r"^\d+\s*", "", original).lower()
            if found := _INCLUDE.match(original) or _INCLUDE.match(statement):
                includes.append(found["name"])
            elif _END_INTERFACE.match(statement):
                in_interface = False
            elif _END.match(statement):
                del units[-1:]
            elif found := _MODULE.match(statement):
                defines.append(found[1])
                units.append("module")
            elif found := _SUBMODULE.match(statement):
                ancestor, parent, name = found.groups()
                defines.append(f"{ancestor}:{name}")
                uses.append(f"{ancestor}:{parent}" if parent else ancestor)
                units.append("module")
            elif found := _USE.match(statement):
                if found["nature"] != "intrinsic":
                    uses.append(found["name"])
            elif _INTERFACE.match(statement):
                in_interface = True
            elif _opens_procedure(statement, in_interface):
                has_external |= not units
                units.append("procedure")
            elif not units and _OTHER_UNIT.match(statement):
                units.append("program")
        owner = before or (units[0] if units else "")
        if owner not in ("module", "program"):
            outside.append(line)
    needed = tuple(name for name in dict.fromkeys(uses) if name not in defines)
    return FortranText(tuple(defines), needed, tuple(includes), "\n".join(outside) if has_external else "")


def _code(line: str, fixed: bool) -> str:
    """The line without its comment; text in quotes stays."""
    if fixed and line[:1] in ("c", "C", "*", "!"):
        return ""
    return "".join(part for part in re.findall(r"'[^']*'|\"[^\"]*\"|![^\n]*|[^'\"!]+|['\"]", line) if not part.startswith("!"))


def _is_continuation(code: str, fixed: bool, continues: bool) -> bool:
    if fixed:
        return len(code) > 5 and not code[:5].strip() and code[5] not in " 0"
    return continues


def _opens_procedure(statement: str, in_interface: bool) -> bool:
    if _SEPARATE_BODY.match(statement):
        return not in_interface
    return ("subroutine" in statement or "function" in statement) and _PROCEDURE.match(statement) is not None
