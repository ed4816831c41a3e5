"""Debug records: the `#dbg_value(…)`, `#dbg_declare(…)` lines between instructions.

A record keeps its text and the names that were in scope where it was read, so that the values it speaks of are found again, and
printed by their present names, when somebody asks. A value that has left the function is printed as poison, as LLVM does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, final

from polyglot_ad.process.regex import regex

from .lexical import NAME

if TYPE_CHECKING:
    from .values import Value

_RECORD = regex(r"#dbg_(\w+)\((.*)\)$", re.S)
_TYPED_LOCAL = regex(rf"(.*\S) (%{NAME})$", re.S)
_PUNCTUATION = regex(r'"[^"]*"|[,()\[\]{}<>]')
_NESTED = regex(r'["()\[\]{}<>]')
_ARGUMENT_LIST = "!DIArgList("


@final
class DebugRecord:
    """`kind`: value, declare, declare_value, assign, label. `text`: the line as read. `scope`: token ("%x", "%7") to value."""

    __slots__ = ("scope", "text")

    def __init__(self, text: str, scope: Mapping[str, Value]) -> None:
        self.text = text
        self.scope = scope

    def __str__(self) -> str:
        return self.text

    @property
    def kind(self) -> str:
        match = _RECORD.match(self.text)
        return match[1] if match else ""

    @property
    def arguments(self) -> list[str]:
        match = _RECORD.match(self.text)
        return split_commas(match[2]) if match else []

    def values(self) -> list[Value]:
        """The local values that the record speaks of, in textual order."""
        found: list[Value] = []

        def note(value: Value) -> str:
            found.append(value)
            return ""

        self.render(note)
        return found

    def render(self, reference: Callable[[Value], str | None]) -> str:
        """The text under present names; `reference` gives a value's name with sigil, or None for a value that is no longer there."""
        match = _RECORD.match(self.text)
        if match is None or "%" not in match[2]:
            return self.text
        arguments = ", ".join(self._render(argument, reference) for argument in split_commas(match[2]))
        return f"#dbg_{match[1]}({arguments})"

    def _render(self, argument: str, reference: Callable[[Value], str | None]) -> str:
        if argument.startswith(_ARGUMENT_LIST):
            inner = split_commas(argument[len(_ARGUMENT_LIST) : -1])
            return f"{_ARGUMENT_LIST}{', '.join(self._render(item, reference) for item in inner)})"
        local = None if argument.startswith("!") else _TYPED_LOCAL.match(argument)
        if local is None:
            return argument
        value = self.scope.get(local[2])
        name = None if value is None else reference(value)
        return f"{local[1]} {'poison' if name is None else name}"


def split_commas(text: str) -> list[str]:
    """`text` split at the commas outside of brackets and strings."""
    if not _NESTED.search(text):  # a place in a source, by far the most frequent
        return [part.strip() for part in text.split(",")] if text.strip() else []
    parts: list[str] = []
    depth = start = 0
    for found in _PUNCTUATION.finditer(text):
        char = found[0]
        if char == ",":
            if depth == 0:
                parts.append(text[start : found.start()].strip())
                start = found.end()
        elif char in "([{<":
            depth += 1
        elif char in ")]}>":
            depth -= 1
    tail = text[start:].strip()
    return [*parts, tail] if tail or parts else []
