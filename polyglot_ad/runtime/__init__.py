"""The run-time library: what derivatives and bodies of library functions call, written in C and compiled when the package is built.

`libraries.py` lists its parts, with the folders that their sources are in; `build.py` compiles them into `generated/`. What is there is
LLVM assembly without a target, which becomes part of the program's module. In an installed package the files are there. In a checkout
they are made anew when their sources have changed, at the latest when they are first read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .libraries import LIBRARIES, checkout

FOLDER = Path(__file__).parent / "generated"


@cache
def folder(library: str) -> Path:
    """Where the files of a part are, as its sources make them."""
    root = checkout()
    if root is None:
        return FOLDER / library
    # An installed package has no use for it, and most calls of a checkout find all in the cache.
    from .build import fresh  # noqa: PLC0415

    return fresh(LIBRARIES[library], root, FOLDER)


@cache
def read(library: str, name: str) -> str:
    """The text of a file."""
    return (folder(library) / name).read_text(encoding="utf-8")


def names(library: str, pattern: str) -> list[str]:
    """Its files whose names match."""
    where = folder(library)
    return sorted(path.relative_to(where).as_posix() for path in where.glob(pattern))


@cache
def identity(library: str) -> str:
    """Changes with its sources: part of cache keys."""
    return (folder(library) / "key").read_text(encoding="utf-8")
