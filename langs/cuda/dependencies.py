"""Whether what code of a device was made of is still the same, also on another machine, with or without a compiler.

Files are known by what is in them, and by their places relative to the source: a folder of sources may be copied elsewhere. What a compiler
brings (its own headers and the system's, its version, the environment that it reads) counts only where there is one: where there is none,
nothing else could be made.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.cuda.clang import find_cuda_clang
from polyglot_ad.langs.cuda.ir import Ir
from polyglot_ad.langs.lookups import Search

Places = dict[str, str]
"""By a place, what is in the file there; for a place that was looked at only, "there" or ""."""


@dataclass(frozen=True)
class Dependencies:
    files: Places
    looked: Places
    system_files: Places
    system_looked: Places
    compiler: str

    @staticmethod
    def of(made: Iterable[Ir], source: Path, flags: Sequence[str]) -> Dependencies:
        found = Dependencies({}, {}, {}, {}, compiler(flags) or "")
        for ir in made:
            for paths, own, systems, ask in (
                (ir.read, found.files, found.system_files, _content),
                (ir.looked, found.looked, found.system_looked, _presence),
            ):
                for path in paths:
                    system = any(path == one or path.startswith(f"{one}/") for one in ir.system)
                    (systems if system else own)[path if system else _relative(path, source, flags)] = ask(Path(path))
        return found

    def are_current(self, source: Path, flags: Sequence[str]) -> bool:
        if not (_same(self.files, source, _content) and _same(self.looked, source, _presence)):
            return False
        there = compiler(flags)
        if there is None:
            return True
        return there == self.compiler and _same(self.system_files, source, _content) and _same(self.system_looked, source, _presence)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(known: Mapping[str, Any]) -> Dependencies:
        return Dependencies(**known)


def compiler(flags: Sequence[str] = ()) -> str | None:
    """The version of the clang that is here, and what it reads from the environment; None without one. It is not started."""
    try:
        return f"{find_cuda_clang().facts.version} {Options(tuple(flags)).text}"
    except ToolchainError:
        return None


def _relative(path: str, source: Path, flags: Sequence[str]) -> str:
    """Relative to the source, but below a folder that the flags name absolutely."""
    asked = Search.asked_for(flags)
    fixed = [one.rstrip("/") for one in (*asked.quoted, *asked.folders) if Path(one).is_absolute()]
    return path if any(path.startswith(f"{one}/") for one in fixed) else os.path.relpath(path, source.parent)


def _same(places: Places, source: Path, ask: Any) -> bool:
    return all(ask(source.parent / place) == known for place, known in places.items())


def _content(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def _presence(path: Path) -> str:
    return "there" if path.exists() else ""
