"""Which adapter a source belongs to, by its name or by the language the user states."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from polyglot_ad.errors import ArgumentError
from polyglot_ad.langs.base import Adapter

# Modules are imported when a source of theirs comes up: module, and the name of the adapter in it.
_ADAPTERS = {
    "c": ("c.adapter", "C"),
    "c++": ("c.adapter", "CXX"),
    "rust": ("rust.adapter", "RUST"),
    "fortran": ("fortran.adapter", "FORTRAN"),
    "julia": ("julia.adapter", "JULIA"),
    "zig": ("zig", "ZIG"),
    "cuda": ("cuda.adapter", "CUDA"),
    "hip": ("cuda.adapter", "HIP"),
    "llvm": ("llvm", "LLVM"),
}
_SUFFIXES = {
    "c": (".c",),
    "c++": (".cpp", ".cc", ".cxx", ".c++"),
    "rust": (".rs",),
    "fortran": (".f90", ".f95", ".f03", ".f08", ".f", ".for", ".ftn", ".f77"),
    "julia": (".jl",),
    "zig": (".zig",),
    "cuda": (".cu",),
    "hip": (".hip",),
    "llvm": (".ll", ".bc"),
}
_BY_SUFFIX = {suffix: language for language, suffixes in _SUFFIXES.items() for suffix in suffixes}
_OTHER_NAMES = {"cpp": "c++", "cxx": "c++", "rs": "rust", "f90": "fortran", "jl": "julia", "ll": "llvm", "ir": "llvm"}

LANGUAGES = tuple(_ADAPTERS)


def adapter(language: str) -> Adapter:
    name = normalised(language)
    module, attribute = _ADAPTERS[name]
    return cast(Adapter, getattr(importlib.import_module(f"polyglot_ad.langs.{module}"), attribute))


def normalised(language: str) -> str:
    """The name used in this package for a language as a user may write it."""
    name = _OTHER_NAMES.get(language.lower(), language.lower())
    if name not in _ADAPTERS:
        raise ArgumentError(f"language {language!r} is not known; known are {', '.join(LANGUAGES)}")
    return name


def suffix(language: str) -> str:
    """The file name ending for a text in this language."""
    return _SUFFIXES[normalised(language)][0]


def language_of(source: Path) -> str:
    if source.name == "Cargo.toml" or (source.is_dir() and (source / "Cargo.toml").is_file()):
        return "rust"
    if source.suffix == ".C":
        return "c++"
    language = _BY_SUFFIX.get(source.suffix.lower())
    if language is None:
        what = "a folder without a Cargo.toml" if source.is_dir() else f"a file name that ends in {source.suffix!r}"
        raise ArgumentError(f"{source}: {what} tells no language; known endings are {', '.join(_known())}; or state language=")
    return language


def _known() -> Iterable[str]:
    return [*_BY_SUFFIX, "Cargo.toml"]
