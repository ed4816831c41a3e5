"""The languages that random programs are written in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import cplusplus, driver, fortran, generator, hostile, julia, openmp, rust
from .openmp.program import C_HEADER
from .tree import DIALECTS, ProgramText


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
    compiler: str = ""
    """The language that compiles it, if its name is another."""
    teams: tuple[int, ...] = ()
    """Numbers of threads to run derivatives with. The program without OpenMP is what they must agree with."""

    @property
    def compiled_as(self) -> str:
        return self.compiler or self.name


def _dialect(name: str) -> Language:
    if name == "c++":
        flags = ("-w", "-std=c++17", "-Wno-c++11-narrowing")
        return Language(name, ".cpp", "//", cplusplus.HEADER, flags, partial(generator.generate, dialect=name), generator.VERSION)
    header = "#define _GNU_SOURCE\n" + generator.HEADER + hostile.HEADER
    return Language(name, ".c", "//", header, ("-w",), partial(generator.generate, dialect=name), generator.VERSION, "c")


_ALL = (
    Language("c", ".c", "//", generator.HEADER, ("-w",), generator.generate, generator.VERSION),
    *map(_dialect, DIALECTS),
    Language("driver", ".c", "//", driver.HEADER, ("-w",), driver.generate, driver.VERSION, "c"),
    Language("rust", ".rs", "//", rust.HEADER, (), rust.generate, rust.VERSION),
    Language("fortran", ".f90", "!", "", (), fortran.generate, fortran.VERSION),
    Language("julia", ".jl", "#", julia.HEADER, (), julia.generate, julia.VERSION),
    Language("openmp", ".c", "//", C_HEADER, ("-w",), openmp.c_program, openmp.VERSION, "c", (1, 2, 3, 4, 8)),
    Language("openmp-fortran", ".f90", "!", "", ("-w",), openmp.fortran_program, openmp.VERSION, "fortran", (1, 2, 3, 4, 8)),
)
LANGUAGES = {language.name: language for language in _ALL}
