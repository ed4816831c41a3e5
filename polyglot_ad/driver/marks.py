"""Loops of compiled programs that are marked to be reversed by checkpoints: lines before them in the sources, and calls in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.process import cache
from polyglot_ad.programs.marks import MARKS, files_of, marked_lines

from .compiler import Compiler

_NOTHING = "".join(f"__attribute__((weak)) void {name}(void) {{}}\n" for name in MARKS)


def lines_of(code: Sequence[bytes]) -> tuple[tuple[str, int], ...]:
    """The loops that lines mark in the sources of bitcode, as they are now."""
    return marked_lines(file for one in code for file in _files(one))


def _files(bitcode: bytes) -> list[str]:
    key = cache.digest("driver-files", bitcode, cache.package_identity())
    entry = cache.get("libraries", key)
    if entry is None:
        from polyglot_ad.llvm.native import text_of

        entry = cache.put("libraries", key, {"sources": files_of(text_of(bitcode))}, {})
    return [str(file) for file in entry.manifest["sources"]]


def nothing(compiler: Compiler, undefined: frozenset[str], folder: Path) -> list[str]:
    """The object with what calls of marks come to in code without derivatives, where there are such calls."""
    if undefined.isdisjoint(MARKS):
        return []
    source, target = folder / "marks.c", folder / "marks.o"
    source.write_text(_NOTHING)
    return [] if compiler.run(["-O1", "-fPIC", "-c", "-x", "c", str(source), "-o", str(target)]) else [str(target)]
