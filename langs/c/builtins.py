"""What a source of C defines itself though the C library has it: clang takes calls of `sin` for an operation, whoever defines it."""

from __future__ import annotations

from pathlib import Path

from polyglot_ad.process.regex import regex

_DEFINITION = regex(rb"\b([A-Za-z_]\w*)[ \t]*\([^;{}()]*(?:\([^;{}()]*\)[^;{}()]*)*\)\s*\{")
_LINKAGE = regex(rb'extern\s*"C"')


def flags_for(source: Path, language: str) -> list[str]:
    """Flags for clang that leave the program its own functions."""
    try:
        text = source.read_bytes()
    except OSError:
        return []
    if language != "c" and _LINKAGE.search(text) is None:
        return []  # overloads for types of the program's own have other names
    from polyglot_ad.callees.own_names import is_of_c

    names = sorted({name.decode() for name in _DEFINITION.findall(text)})
    return [f"-fno-builtin-{name}" for name in names if is_of_c(name)]
