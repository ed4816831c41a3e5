"""Functions of Numba in a program: compiled for the types of their arguments at the call, alone or linked with other sources.

A function with one signature of numbers (`@njit("float64(float64, int64)")`) may be called by the other sources, under its own name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.langs import Unit
from polyglot_ad.langs.numba.source import NumbaSource
from polyglot_ad.process.paths import cache_directory, write_atomically

from .function import Function
from .generic import GenericFunction


class NumbaFunction(GenericFunction):
    language = "numba"

    def __init__(self, source: NumbaSource, others: Sequence[Unit]) -> None:
        super().__init__(source.name, source, source.functions(), others)
        self._python = source.signature

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Function, tuple[Any, ...]]:
        try:
            bound = self._python.bind(*args, **kwargs)
        except TypeError as error:
            raise ArgumentError(f"{self.name}: {error}") from None
        bound.apply_defaults()
        return self.specialise(bound.args), bound.args

    def specialise(self, args: Sequence[Any], keywords: Sequence[str] = ()) -> Function:
        # Types of Numba say more than those that are compared there: the order of an array.
        key = tuple((a.dtype, a.ndim, a.flags.c_contiguous) if isinstance(a, np.ndarray) else type(a) for a in args)
        plain = all(isinstance(a, np.ndarray | int | float | complex) for a in args)
        found = self._by_values.get(key) if plain else None
        if found is None:
            found = self._by_values[key] = self.of_types(self._source.argument_types(args, self.name))
        return found


def exported(sources: Sequence[object]) -> list[Path]:
    """Bitcode files of those that other languages may call."""
    found: list[Path] = []
    for source in sources:
        if not isinstance(source, NumbaSource):
            continue
        types = source.concrete()
        if types is None:
            continue
        unit = source.compiled_for(types, source.name)
        path = cache_directory() / "numba" / f"{source.name}-{hashlib.sha256(unit.bitcode).hexdigest()[:16]}.bc"
        write_atomically(path, unit.bitcode)
        found.append(path)
    return found
