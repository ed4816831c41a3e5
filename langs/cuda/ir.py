"""LLVM's text of a CUDA or HIP source, and what else it came of: the files that clang read, and the places where it looked for files."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.langs.cuda.clang import HEADERS
from polyglot_ad.langs.lookups import Search, lookups
from polyglot_ad.langs.running import read_make_rule, run_verbosely


@dataclass(frozen=True)
class Ir:
    """`read`: files, but the source and this package's; `looked`: paths that were there, or not; `system`: the folders that clang
    searches by itself."""

    text: str
    read: tuple[str, ...]
    looked: tuple[str, ...]
    system: tuple[str, ...]


def ir_of(command: Sequence[str], source: Path, flags: Sequence[str]) -> Ir:
    """`command`: of a clang, with all options but the user's."""
    with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as folder:
        output, rule = Path(folder) / "k.ll", Path(folder) / "k.d"
        # The driver's own options for it do nothing for HIP's devices.
        noted = [word for part in ("-dependency-file", str(rule), "-MT", "k", "-sys-header-deps") for word in ("-Xclang", part)]
        asked = [*command, *flags, *noted, "-S", "-emit-llvm", str(source), "-o", str(output)]
        said = Search.said(run_verbosely(asked, source.parent))
        searched = Search(_absolute(said.quoted, source), _absolute(said.folders, source), _absolute(said.missing, source))
        read = _absolute(read_make_rule(rule.read_text(errors="surrogateescape")), source)
        looked = lookups(read, searched, flags)
        own = Search.asked_for(flags)
        given = _absolute((*own.folders, *own.quoted), source)
        system = tuple(one for one in searched.folders if one not in given)
        return Ir(output.read_text(), _others(read, source), _others(looked, source), system)


def _absolute(paths: Iterable[str], source: Path) -> tuple[str, ...]:
    """As clang finds them, which runs in the source's folder."""
    return tuple(str(source.parent / path) for path in paths)


def _others(paths: Iterable[str], source: Path) -> tuple[str, ...]:
    return tuple(one for one in dict.fromkeys(paths) if one != str(source) and not Path(one).is_relative_to(HEADERS))
