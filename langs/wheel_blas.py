"""BLAS and LAPACK of a wheel, for programs that name no library: what NumPy, SciPy or `scipy-openblas32` brought along.

These wheels carry OpenBLAS under names of their own: `scipy_dgemm_` is `dgemm_`, and `scipy_dgemm_64_`, with integers of 64 bits, is
`dgemm_64_`. The names that a program calls become jumps to theirs.
"""

from __future__ import annotations

import mmap
import platform
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.process.regex import regex

_WHEELS = (("scipy_openblas32", "lib"), ("scipy_openblas64", "lib"), ("scipy", "../scipy.libs"), ("numpy", "../numpy.libs"))
"""Packages, and where from their folders the library is."""
_JUMPS = {"x86_64": "jmp {}@PLT", "aarch64": "b {}"}
_NAME = regex(r"(?:scipy_)?(?:cblas_\w+|LAPACKE_\w+|[a-z]\w+?_)")
"""How names of routines look, those too that have no rule."""


class Found(NamedTuple):
    """`spelled`: the libraries' names for those that a program calls."""

    libraries: tuple[Path, ...]
    spelled: dict[str, str]


def find(missing: Sequence[str]) -> Found | None:
    """The libraries of wheels that have all of these functions: routines of BLAS and LAPACK."""
    if not all(map(_NAME.fullmatch, missing)) or platform.machine() not in _JUMPS:
        return None
    libraries: list[Path] = []
    spelled: dict[str, str] = {}
    for library in _libraries():
        names = _names(library)
        here = {name: one for name in missing if name not in spelled for one in (name, f"scipy_{name}") if one.encode() in names}
        if here:
            libraries.append(library)
            spelled |= here
    return Found(tuple(libraries), spelled) if len(spelled) == len(missing) else None


def jumps(found: Found) -> str:
    """A module of LLVM's with the program's names, where they are not the library's."""
    lines = []
    for name, spelled in found.spelled.items():
        if name != spelled:
            jump = _JUMPS[platform.machine()].format(spelled)
            lines += [f".globl {name}", f".hidden {name}", f".type {name},%function", f"{name}: {jump}"]
    return "\n".join(f'module asm "{line}"' for line in (".text", *lines)) + "\n"


def linked(found: Found, needs: LinkRequirements) -> LinkRequirements:
    folders = dict.fromkeys(str(library.parent) for library in found.libraries)
    return replace(needs, objects=(*needs.objects, *map(str, found.libraries)), rpaths=(*needs.rpaths, *folders))


def _libraries() -> Iterator[Path]:
    for package, place in _WHEELS:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
            yield from sorted((Path(folder) / place).resolve().glob("libscipy_openblas*.so*"))


@cache
def _names(library: Path) -> frozenset[bytes]:
    """The words in its table of names."""
    with library.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        return frozenset(re.findall(rb"(?<=\0)(?:scipy_)?(?:cblas_|LAPACKE_)?[a-z]\w{2,30}(?=\0)", content))
