"""The text of a module in pieces, one per function and variable, so that only what derivatives need is read.

A program that includes a few headers of C++ has thousands of functions, of which a derivative concerns a handful. Which they are is found
in the text: names that a piece mentions are the pieces that it needs. All else (types, attributes, declarations, debug information) is the
frame of every selection.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from polyglot_ad.ir.lexical import NAME, quote, unquote
from polyglot_ad.process.regex import regex

_REFERENCE = regex(rf"@({NAME})", re.ASCII)
_ELSEWHERE = regex(rf"@{NAME} = (?:external|extern_weak|available_externally) ", re.ASCII)
_ONE_ADDRESS = regex(rf"@{NAME} = [^,]*\bglobal ptr\b", re.ASCII)
_IN_NODE = regex(rf'("(?:[^"\\]|\\.)*")|\bptr @({NAME})', re.ASCII)


@dataclass(frozen=True)
class Division:
    """`text`: a module for our own reader, in which the functions `heads` have no body. `others`: what must be added to it again, in the
    places of these functions too."""

    text: str
    heads: tuple[str, ...]
    others: str


class Pieces:
    """`defined`: the names of all functions with bodies and of all variables; `plain`: whether the text can be divided at all."""

    def __init__(self, text: str) -> None:
        self.whole = text
        self.plain = "pad-rule-" not in text  # (rules name functions in attributes)
        self._frame: list[str] = []
        self._nodes: list[str] = []
        self._pieces: dict[str, str] = {}
        self._needs: dict[str, frozenset[str]] = {}
        lines = text.split("\n")
        at, end = 0, len(lines)
        while at < end:
            line = lines[at]
            first = line[:1]
            at += 1
            if first == "@":
                self._add(line[1 : line.index(" = ")], line)
            elif first == "d" and line.startswith("define"):
                start = at - 1
                at = lines.index("}", at) + 1
                found = _REFERENCE.search(line)
                assert found is not None
                self._add(found[1], "\n".join(lines[start:at]))
            elif first == "!" and "@" in line:
                self._nodes.append(line)
            elif first not in ("", ";"):
                self._frame.append(line)
        self.defined = {unquote(token) for token in self._pieces}

    def _add(self, token: str, text: str) -> None:
        self.plain &= not token.isdecimal()  # (numbers change when what has one is left out)
        self._pieces[token] = text

    def divided(self, word: str) -> Division:
        """The pieces in which a word occurs, and variables that they mention, apart from all others."""
        if not self.plain:
            return Division(self.whole, (), "")
        wanted = {token for token, text in self._pieces.items() if word in text}
        work = list(wanted)
        heads: dict[str, str] = {}
        while work:
            for token in self._mentioned(work.pop()) - wanted:
                if self._is_function(token):
                    heads[token] = self._pieces[token].partition("\n")[0] + "\n}"
                else:
                    wanted.add(token)
                    work.append(token)
        others = [text for token, text in self._pieces.items() if token not in wanted]
        return Division(self._text(wanted, heads.values()), tuple(map(unquote, heads)), "\n".join(others))

    def reached(self, name: str) -> set[str]:
        """The names of all that a function may call or refer to, itself included."""
        return {unquote(token) for token in self._closure([name])}

    @cached_property
    def own_variables(self) -> frozenset[str]:
        """The names of variables that are the program's: those that it defines, and those elsewhere that hold one address. (Objects of
        other types elsewhere are a library's: std::cerr leads to std::cout.)"""
        return frozenset(
            unquote(token)
            for token, text in self._pieces.items()
            if not self._is_function(token) and (not _ELSEWHERE.match(text) or _ONE_ADDRESS.match(text))
        )

    def held_by(self, name: str) -> set[str]:
        """The names of the variables whose addresses a variable holds when the program starts."""
        token = quote(name)
        if token not in self._pieces or self._is_function(token):
            return set()
        return {unquote(other) for other in self._mentioned(token) - {token} if not self._is_function(other)}

    def _is_function(self, token: str) -> bool:
        return self._pieces[token].startswith("define")

    def selected(self, names: Iterable[str]) -> str:
        """The text of these pieces and of all that they need."""
        return self._text(self._closure(names)) if self.plain else self.whole

    def _text(self, wanted: set[str], heads: Iterable[str] = ()) -> str:
        def present(found: re.Match[str]) -> str:
            return "null" if found[2] in self._pieces and found[2] not in wanted else found[0]

        nodes = [_IN_NODE.sub(present, node) for node in self._nodes]
        return "\n".join([*self._frame, *(text for token, text in self._pieces.items() if token in wanted), *heads, *nodes, ""])

    def _closure(self, names: Iterable[str]) -> set[str]:
        found: set[str] = set()
        work = [token for name in names if (token := quote(name)) in self._pieces]
        while work:
            token = work.pop()
            if token not in found:
                found.add(token)
                work += self._mentioned(token) - found
        return found

    def _mentioned(self, token: str) -> frozenset[str]:
        known = self._needs.get(token)
        if known is None:
            known = self._needs[token] = frozenset(_REFERENCE.findall(self._pieces[token])) & self._pieces.keys()
        return known
