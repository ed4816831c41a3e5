"""The languages that random programs are written in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import generator
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


LANGUAGES = {"c": Language("c", ".c", "//", generator.HEADER, ("-w",), generator.generate, generator.VERSION)}
