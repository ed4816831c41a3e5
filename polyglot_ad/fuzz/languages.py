"""The languages that random programs are written in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import fortran, generator, julia, rust
from .tree import ProgramText


@dataclass(frozen=True)
class Language:
    """`version`: of its generator; the same seed gives another program in another version."""

    name: str
    suffix: str
    comment: str
    header: str
    flags: tuple[str, ...]
    generate: Callable[[int], ProgramText]
    version: int


_ALL = (
    Language("c", ".c", "//", generator.HEADER, ("-w",), generator.generate, generator.VERSION),
    Language("rust", ".rs", "//", rust.HEADER, (), rust.generate, rust.VERSION),
    Language("fortran", ".f90", "!", "", (), fortran.generate, fortran.VERSION),
    Language("julia", ".jl", "#", julia.HEADER, (), julia.generate, julia.VERSION),
)
LANGUAGES = {language.name: language for language in _ALL}
