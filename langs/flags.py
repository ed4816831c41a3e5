"""A user's flags: which are for the compiler and which for the linker, and what OpenMP and MPI add to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.langs.unit import LinkRequirements

_LIBRARY_SUFFIXES = (".a", ".o", ".so", ".dylib")


def split(flags: Sequence[str]) -> tuple[tuple[str, ...], LinkRequirements]:
    """Flags for the compiler, and -l, -L, -Wl,-rpath and libraries by path as link requirements."""
    compiler: list[str] = []
    libraries: list[str] = []
    search: list[str] = []
    objects: list[str] = []
    rpaths: list[str] = []
    waiting = iter(flags)
    for flag in waiting:
        if flag in ("-l", "-L"):
            (libraries if flag == "-l" else search).append(next(waiting, ""))
        elif flag.startswith("-l"):
            libraries.append(flag[2:])
        elif flag.startswith("-L"):
            search.append(flag[2:])
        elif flag.startswith(("-Wl,-rpath,", "-Wl,-rpath=")):
            rpaths.append(flag[len("-Wl,-rpath,") :])
        elif flag == "-pthread":
            compiler.append(flag)
            libraries.append("pthread")
        elif flag.endswith(_LIBRARY_SUFFIXES) and not flag.startswith("-"):
            objects.append(str(Path(flag).absolute()))
        else:
            compiler.append(flag)
    return tuple(compiler), LinkRequirements(tuple(libraries), tuple(objects), _absolute(search), _absolute(rpaths))


def _absolute(folders: list[str]) -> tuple[str, ...]:
    return tuple(str(Path(folder).absolute()) for folder in folders)
