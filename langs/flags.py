"""A user's flags: which are for the compiler and which for the linker, and what OpenMP and MPI add to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.langs.unit import LinkRequirements

_LIBRARY_SUFFIXES = (".a", ".o", ".so", ".dylib")


_FOLLOWED_BY_PATH = ("-I", "-L", "-isystem", "-iquote", "-idirafter", "-include", "-imacros", "-isysroot", "--sysroot", "-F")
_BEFORE_PATH = ("-I", "-L", "-isystem", "-iquote", "-idirafter", "--sysroot=")


def anchored(flags: Sequence[str]) -> tuple[str, ...]:
    """Relative paths in flags made absolute: they mean this process's folder, whichever folder the compiler runs in."""
    made: list[str] = []
    previous = ""
    for flag in flags:
        if previous in _FOLLOWED_BY_PATH or (not flag.startswith("-") and Path(flag).exists()):
            made.append(str(Path(flag).expanduser().absolute()))
        elif (joined := next((start for start in _BEFORE_PATH if flag.startswith(start)), "")) and flag != joined:
            made.append(joined + str(Path(flag[len(joined) :]).expanduser().absolute()))
        else:
            made.append(flag)
        previous = flag
    return tuple(made)


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
            objects.append(flag)
        else:
            compiler.append(flag)
    # Shared libraries are found again where they were linked from, when the product is loaded.
    given = [Path(path).parent for path in objects if path.endswith((".so", ".dylib"))]
    rpaths += [folder for folder in [*search, *map(str, given)] if folder not in rpaths]
    return tuple(compiler), LinkRequirements(tuple(libraries), tuple(objects), tuple(search), tuple(rpaths))
