"""Marks of loops in a program: calls of `polyglot_ad_checkpoint`, which has no body (differentiate/checkpoint/chosen.py), and lines before
loops in its sources."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from polyglot_ad.process.regex import regex

MARKS = ("polyglot_ad_checkpoint", "polyglot_ad_checkpoint_")
"""As C and Fortran name it."""
_DECLARED = regex(r"^declare [^@\n]*@(polyglot_ad_checkpoint_?)\(([^)\n]*)\).*$", re.M)
_LINE = regex(r"\s*(?:#\s*pragma\s+|//\s*|!\$?\s*|#\s*)polyglot_ad\s+checkpoint\s*(?:\(\s*(\d+)\s*\))?\s*", re.I)
"""A pragma of C and C++, a comment of Fortran, Rust or Julia."""
_NO_LOOP = ("#", "!", "//")
"""How lines begin that may stand between it and the loop."""


def own_files(source: str, dependencies: Iterable[str]) -> list[str]:
    """A source, and what it includes from its folder and those in it."""
    folder = f"{str(Path(source).parent).rstrip('/')}/"
    return [source, *(file for file in dependencies if file.startswith(folder))]


def marked_lines(sources: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """The loops before which a line of these files says `polyglot_ad checkpoint(snapshots)`: ("file:line", snapshots), 0 where it says no
    number."""
    found: dict[str, int] = {}
    for source in dict.fromkeys(sources):
        try:
            text = Path(source).read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        lines = text.splitlines() if "polyglot_ad" in text else []
        for number, line in enumerate(lines):
            match = _LINE.fullmatch(line)
            if match is None:
                continue
            following = (k for k in range(number + 1, len(lines)) if lines[k].strip() and not lines[k].lstrip().startswith(_NO_LOOP))
            found[f"{Path(source).name}:{next(following, number) + 1}"] = int(match[1] or 0)
    return tuple(sorted(found.items()))


_FILE = regex(r'!DIFile\(filename: "([^"]*)"(?:, directory: "([^"]*)")?')
_MAIN = regex(r"!DICompileUnit\([^\n]*?\bfile: !(\d+)")


def files_of(text: str) -> list[str]:
    """The sources of a program by its debug info, and what they include from their folders and those in them."""
    named: dict[str, Path] = {}
    for line in text.splitlines():
        if line.startswith("!") and (found := _FILE.search(line)) is not None:
            named[line[1 : line.index(" ")]] = Path(found[2] or "", found[1])
    sources = [named[number] for number in _MAIN.findall(text) if number in named]
    everything = list(map(str, named.values()))
    return list(dict.fromkeys(file for source in sources for file in own_files(str(source), everything)))


def has_marks(text: str) -> bool:
    return MARKS[0] in text and _DECLARED.search(text) is not None


def harmless(text: str) -> str:
    """The program, whose marks touch nothing that LLVM's passes know of."""
    return _declared(text, r"declare void @\1(\2) nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)")


def empty(text: str) -> str:
    """The program, whose marks do nothing."""

    def defined(found: re.Match[str]) -> str:
        parameters = ", ".join(f"{part.split()[0]}" for part in found[2].split(",") if part.strip() and part.strip() != "...")
        return f"define internal void @{found[1]}({parameters}) alwaysinline nounwind {{\n  ret void\n}}"

    return _DECLARED.sub(defined, text) if MARKS[0] in text else text


def _declared(text: str, to: str) -> str:
    return _DECLARED.sub(to, text) if MARKS[0] in text else text
