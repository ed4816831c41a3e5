"""Functions of the standard library of which nothing is known get their code, which the compiler's own library has as bitcode.

Generic and `#[inline]` functions are compiled into the unit that uses them; a few others are not (`String::clone`, `str::to_lowercase`,
`String::from_utf8_lossy`), nor are instances of generic ones that the library has made for itself
(`RawVec<String>::grow_one`). Those that are described (callees.py) stay calls: what they do is known, and their code is long.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fnmatch import translate
from pathlib import Path

import llvmlite.binding as llvm

from polyglot_ad.driver.archives import members
from polyglot_ad.langs.rust.callees import EXTERNALS, allocator_of
from polyglot_ad.langs.toolchain import Facts
from polyglot_ad.llvm.slices import Slices
from polyglot_ad.process.regex import regex

_CRATES = {"alloc": regex(r"_R\w+"), "core": regex(r"_R\w+"), "std": regex(r"_RN\w+Cs[0-9A-Za-z]+_3std")}
"""With the functions that are taken from each: from `std`, only instances of generic ones that it has made."""
_MARKS = (b"5alloc", b"4core")
_DESCRIBED = regex("|".join(translate(name) for _, names, _ in EXTERNALS for name in names.split()))


def with_library_code(bitcode: bytes, facts: Facts) -> bytes:
    """A unit with the code of those functions of the libraries that it calls and of which nothing is known."""
    if not any(mark in bitcode for mark in _MARKS):
        return bitcode
    module = llvm.parse_bitcode(bitcode)
    added: set[str] = set()
    for crate, taken in _CRATES.items():
        wanted = {name for name in _wanted(module) if taken.fullmatch(name)}
        if not wanted or (library := _library(facts.detail("libraries"), crate)) is None:
            continue
        if not (found := wanted & library.functions):
            continue
        part = llvm.parse_assembly(library.of(sorted(found), _is_described))
        part.triple, part.data_layout = module.triple, module.data_layout
        added |= {function.name for function in part.functions if not function.is_declaration}
        module.link_in(part)
    if not added:
        return bitcode
    for function in module.functions:
        if function.name in added and function.linkage == llvm.Linkage.external:
            # Each unit has one of its own: they are as good as one.
            function.linkage = llvm.Linkage.linkonce_odr
            function.visibility = llvm.Visibility.hidden
    module.verify()
    return bytes(module.as_bitcode())


def _wanted(module: llvm.ModuleRef) -> set[str]:
    names = {function.name for function in module.functions if function.is_declaration}
    return {name for name in names if not _is_described(name)}


def _is_described(name: str) -> bool:
    return _DESCRIBED.match(name) is not None or allocator_of(name) is not None


@functools.lru_cache(maxsize=4)
def _library(folder: str, crate: str) -> Slices | None:
    """The code of a crate of the standard library, where the compiler brings it."""
    texts = [str(llvm.parse_bitcode(code, llvm.create_context())) for archive in _archives(folder, crate) for code in _bitcode(archive)]
    return Slices(texts[0]) if len(texts) == 1 else None


def _archives(folder: str, crate: str) -> list[Path]:
    return sorted(Path(folder).glob(f"lib{crate}-*.rlib"))


def _bitcode(archive: Path) -> Iterator[bytes]:
    for name, content in members(archive):
        if name.endswith(".o"):
            yield from (section.data() for section in llvm.ObjectFileRef.from_data(content).sections() if section.name() == b".llvmbc")


__all__ = ["with_library_code"]
