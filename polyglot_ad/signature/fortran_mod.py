"""Reads what flang writes into `.mod` files: the procedures of a module with their dummy arguments, in plain canonical Fortran."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from polyglot_ad.ir.debug_records import split_commas
from polyglot_ad.process.regex import regex

_PROCEDURE = regex(
    r"(?:(?:pure|elemental|recursive|impure|non_recursive|simple|module|attributes\([^)]*\)) )*"
    r"(?P<kind>function|subroutine) ?(?P<name>\w+)\((?P<dummies>[^)]*)\)(?P<suffix>.*)"
)
_RESULT = regex(r"result\((\w+)\)")
_BINDING = regex(r'bind\(c(?:, ?name="([^"]*)")?\)')
_ENTITY = regex(r"(\w+)(\(?)")


@dataclass(frozen=True)
class Declaration:
    """One entity: its type as written ("real(8)", "type(pt)"), attributes ("intent(in)", "optional"), and the text of each dimension."""

    type: str
    attributes: frozenset[str]
    dimensions: tuple[str, ...] = ()

    def has(self, attribute: str) -> bool:
        return attribute in self.attributes

    @property
    def intent(self) -> str:
        """in, inout, out, or "" where none is declared."""
        return next((attribute[7:-1] for attribute in self.attributes if attribute.startswith("intent(")), "")

    @property
    def assumed_shape(self) -> bool:
        """Passed by descriptor because of its shape."""
        return any(dimension.endswith(":") or dimension == ".." for dimension in self.dimensions)


@dataclass
class Procedure:
    """`result` is None for subroutines; `binding` the C name of a bind(c) procedure; `procedures` are dummies that are procedures, of which
    `interfaces` says what they take where that is declared."""

    module: str
    name: str
    dummies: tuple[str, ...]
    result: str | None
    binding: str | None
    declarations: dict[str, Declaration] = field(default_factory=dict)
    procedures: set[str] = field(default_factory=set)
    interfaces: dict[str, Procedure] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    """Dummies that are like another procedure, by its name."""


def read_module(text: str) -> list[Procedure]:
    """All procedures that a module file declares, module procedures of submodules included."""
    lines = list(_lines(text))
    module = next((line.split()[-1] for line in lines if re.match(r"(sub)?module\b", line)), "")
    found: list[Procedure] = []
    stack: list[Procedure] = []
    inside_type = False
    for line in lines:
        if re.match(r"type(,|::| )(?!\()", line) and not line.startswith("type("):
            inside_type = True
        elif line.startswith("end type"):
            inside_type = False
        elif inside_type or line.startswith(("interface", "abstract interface", "end interface")):
            continue
        elif match := _PROCEDURE.fullmatch(line):
            procedure = _procedure(module, match)
            if stack:
                stack[-1].procedures.add(procedure.name)
                stack[-1].interfaces[procedure.name] = procedure
            else:
                found.append(procedure)
            stack.append(procedure)
        elif line == "end" or line.startswith(("end function", "end subroutine", "end procedure")):
            if stack:
                stack.pop()
        elif stack:
            _declare(stack[-1], line)
    known = {procedure.name: procedure for procedure in found}
    for procedure in found:
        procedure.interfaces |= {dummy: known[like] for dummy, like in procedure.named.items() if like in known}
    return found


def _lines(text: str) -> Iterator[str]:
    """Statements in lower case outside of strings, continuation lines joined."""
    pending = ""
    for raw in text.splitlines():
        line = raw.strip().lstrip("\ufeff")
        if line.startswith("!"):
            continue
        if pending and line.startswith("&"):
            line = line[1:]
        line = pending + line
        if line.endswith("&"):
            pending = line[:-1]
            continue
        pending = ""
        if line:
            yield line


def _procedure(module: str, match: re.Match[str]) -> Procedure:
    name, suffix = match["name"], match["suffix"]
    result: str | None = None
    if match["kind"] == "function":
        named = _RESULT.search(suffix)
        result = named[1] if named else name
    binding = _BINDING.search(suffix)
    dummies = tuple(dummy.strip() for dummy in match["dummies"].split(",") if dummy.strip())
    return Procedure(module, name, dummies, result, (binding[1] or name) if binding else None)


def _declare(procedure: Procedure, line: str) -> None:
    left, separator, right = line.partition("::")
    if not separator:
        return
    type, *attributes = split_commas(left)
    for entity in split_commas(right):
        match = _ENTITY.match(entity := entity.strip())
        if match is None:
            continue
        if type == "external" or type.startswith("procedure("):
            procedure.procedures.add(match[1])
            if like := re.fullmatch(r"procedure\((\w+)\)", type):
                procedure.named[match[1]] = like[1]
            continue
        dimensions = tuple(split_commas(_parenthesised(entity[match.end() :]))) if match[2] else ()
        procedure.declarations[match[1]] = Declaration(type, frozenset(attributes), dimensions)


def _parenthesised(text: str) -> str:
    """What stands before the parenthesis that closes one opened before `text`."""
    depth = 1
    for position, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if not depth:
            return text[:position]
    return text
