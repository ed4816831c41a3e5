"""LLVM's lexical rules, shared by reader and printer: names with their quotes, strings."""

from __future__ import annotations

from polyglot_ad.process.regex import regex

_PLAIN = regex(r"[-a-zA-Z._][-a-zA-Z._0-9]*")
_ESCAPE = regex(rb"\\(\\|[0-9a-fA-F]{2})")
_ESCAPES = ["\\\\" if byte == 0x5C else chr(byte) if 0x20 <= byte < 0x7F and byte != 0x22 else f"\\{byte:02X}" for byte in range(256)]

NAME = r'(?:[-\w.$]+|"[^"]*")'
"""A name or number after its sigil. LLVM escapes quotes inside quoted names, so the next quote ends the name."""


def escape(data: bytes) -> str:
    """The inside of LLVM's string literals: printable ASCII as it is, backslash doubled, quote and all else as `\\XX`."""
    if data.isascii() and (text := data.decode("ascii")).isprintable() and '"' not in text:
        return text.replace("\\", "\\\\")
    return "".join(_ESCAPES[byte] for byte in data)


def unescape(text: str) -> bytes:
    data = text.encode("utf-8", "surrogateescape")
    if b"\\" not in data:
        return data
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes((int(m[1], 16),)), data)


def quote(name: str) -> str:
    """`name` as LLVM prints it after a sigil. Bytes that are not UTF-8 live in names as surrogate escapes."""
    if _PLAIN.fullmatch(name):
        return name
    return f'"{escape(name.encode("utf-8", "surrogateescape"))}"'


def unquote(text: str) -> str:
    """The name behind the text that stands after a sigil."""
    if text.startswith('"'):
        return unescape(text[1:-1]).decode("utf-8", "surrogateescape")
    return text
