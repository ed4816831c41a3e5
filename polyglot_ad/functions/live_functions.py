"""Functions that this process has already, as sources of a program: of Numba (`@njit`), and of a Julia that runs here (juliacall)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyglot_ad.errors import ArgumentError
from polyglot_ad.langs import Unit
from polyglot_ad.langs.julia.forked import ForkedSource, is_julia
from polyglot_ad.langs.numba import is_numba
from polyglot_ad.langs.numba.source import NumbaSource
from polyglot_ad.llvm.symbols import assemble
from polyglot_ad.process import cache
from polyglot_ad.process.locks import making
from polyglot_ad.programs.program import Program

from .generic import GenericFunction
from .library import Library
from .numba_functions import NumbaFunction

Live = NumbaSource | ForkedSource


def is_live(source: object) -> bool:
    return is_julia(source) or is_numba(source)


def live_sources(given: Sequence[Any]) -> list[Live]:
    """What stands for the functions among the sources of a program."""
    found: list[Live] = [ForkedSource(source) if is_julia(source) else NumbaSource(source) for source in given if is_live(source)]
    names = [source.name for source in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ArgumentError(f"load: two functions are called {twice[0]}")
    return found


def generic_functions(sources: Sequence[Live], others: Sequence[Unit] = ()) -> dict[str, GenericFunction]:
    """Their functions, which are compiled for the types of their arguments at the call, together with the program's other units."""
    return {
        source.name: NumbaFunction(source, others)
        if isinstance(source, NumbaSource)
        else GenericFunction(source.name, source, source.functions(), others)
        for source in sources
    }


def library(sources: Sequence[Live]) -> Library:
    """The library of a program that has no other sources: nothing is compiled before the calls."""
    key = cache.digest("live", cache.package_identity())
    unit = Unit("llvm", "nothing", assemble(""), identity="nothing")
    with making:
        program = Program.find(key) or Program.build(key, [unit])
    files = [source.file if isinstance(source, NumbaSource) else str(source.path) for source in sources]
    return Library(program, files, generic_functions(sources))
