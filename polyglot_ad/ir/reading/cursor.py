"""A position in a line of text."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from ...errors import ParseError

_BRACKET_OR_QUOTE = regex(r'[()\[\]{}"]')


class Cursor:
    __slots__ = ("pos", "text")

    def __init__(self) -> None:
        self.text = ""
        self.pos = 0

    def start(self, text: str) -> None:
        if "/*" in text:  # LLVM annotates some immediate operands of intrinsics
            text = strip_comments(text)
        self.text = text
        self.pos = 0

    def error(self, what: str) -> ParseError:
        return ParseError(f"{what} at column {self.pos} of: {self.text}")

    def accept(self, literal: str) -> bool:
        if self.text.startswith(literal, self.pos):
            self.pos += len(literal)
            return True
        return False

    def expect(self, literal: str) -> None:
        if not self.text.startswith(literal, self.pos):
            raise self.error(f"expected {literal!r}")
        self.pos += len(literal)

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Match at the position and step over it."""
        found = pattern.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
        return found

    def take(self, pattern: re.Pattern[str], what: str) -> str:
        found = pattern.match(self.text, self.pos)
        if found is None:
            raise self.error(f"expected {what}")
        self.pos = found.end()
        return found[0]

    @property
    def at_end(self) -> bool:
        return self.pos >= len(self.text)

    def rest(self) -> str:
        """What is left, all of it."""
        left = self.text[self.pos :]
        self.pos = len(self.text)
        return left

    def balanced(self) -> str:
        """The bracketed text at the position, brackets included."""
        start = self.pos
        depth = 0
        while True:
            found = _BRACKET_OR_QUOTE.search(self.text, self.pos)
            if found is None:
                raise self.error("unbalanced brackets")
            char = found[0]
            self.pos = found.end()
            if char == '"':
                self.pos = self.text.index('"', self.pos) + 1
            elif char in "([{":
                depth += 1
            else:
                depth -= 1
                if depth == 0:
                    return self.text[start : self.pos]


_STRING_OR_COMMENT = regex(r'"[^"]*"|/\*.*?\*/ ?')


def strip_comments(text: str) -> str:
    return _STRING_OR_COMMENT.sub(lambda m: m[0] if m[0].startswith('"') else "", text)
