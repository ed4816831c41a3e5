"""LLVM's lexical rules, shared by reader and printer: names with their quotes, strings."""

from __future__ import annotations

import re

_PLAIN = re.compile(r"[-a-zA-Z._$][-a-zA-Z._$0-9]*", re.ASCII)
_ESCAPE = re.compile(rb"\\(\\|[0-9a-fA-F]{2})")
_PRINTABLE = frozenset(range(0x20, 0x7F)) - {0x22, 0x5C}

NAME = r'(?:[-\w.$]+|"[^"]*")'
"""A name or number after its sigil. LLVM escapes quotes inside quoted names, so the next quote ends the name."""


def escape(data: bytes) -> str:
    """The inside of LLVM's string literals: printable ASCII but for quote and backslash, all else as `\\XX`."""
    return "".join(chr(byte) if byte in _PRINTABLE else f"\\{byte:02X}" for byte in data)


def unescape(text: str) -> bytes:
    data = text.encode("utf-8", "surrogateescape")
    if b"\\" not in data:
        return data
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes((int(m[1], 16),)), data)


def quote(name: str) -> str:
    """`name` as it stands after a sigil. Bytes that are not UTF-8 live in names as surrogate escapes."""
    if _PLAIN.fullmatch(name):
        return name
    return f'"{escape(name.encode("utf-8", "surrogateescape"))}"'


def unquote(text: str) -> str:
    """The name behind the text that stands after a sigil."""
    if text.startswith('"'):
        return unescape(text[1:-1]).decode("utf-8", "surrogateescape")
    return text
