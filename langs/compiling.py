"""Sources in, Units out: each language's adapter gets its sources, equal requests are answered from disk."""

from __future__ import annotations

import hashlib
import os
import shlex
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from polyglot_ad.errors import ArgumentError
from polyglot_ad.langs import store
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.flags import anchored
from polyglot_ad.langs.record import Record
from polyglot_ad.langs.registry import adapter, language_of, normalised, suffix
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.process.paths import cache_directory, kept, write_atomically

Source = str | PathLike[str]
Flags = str | Sequence[str] | Mapping[str, str | Sequence[str]] | None
"""Flags for every language, or per language: {"c": ["-DN=3"], "fortran": "-fdefault-real-8"}."""

_THROWING = frozenset({"c++", "rust", "cuda", "hip"})
"""Languages whose exceptions pass functions in C: these must not promise that nothing is thrown, and clean up where they say so."""


@dataclass(frozen=True)
class Request:
    """What is to be compiled, and how, sorted by language."""

    sources: tuple[Path, ...]
    languages: tuple[str, ...]
    options: tuple[tuple[str, Options], ...]

    @staticmethod
    def of(
        sources: Source | Sequence[Source],
        flags: Flags = None,
        openmp: bool = False,
        mpi: bool = False,
        language: str | None = None,
        alone: bool = False,
    ) -> Request:
        """FileNotFoundError for a source that is not there, ArgumentError for one whose language is not known. `alone`: nothing else will
        be linked with these sources."""
        given = [sources] if isinstance(sources, str | PathLike) else list(sources)
        if not given:
            raise ArgumentError("no source was given")
        # Links in the path stay: messages name files as the user does.
        paths = tuple(Path(os.path.abspath(Path(source).expanduser())) for source in given)
        for path in paths:
            if not path.exists():
                raise FileNotFoundError(f"no such source: {path}")
        if len(set(paths)) != len(paths):
            raise ArgumentError("a source was given twice: " + ", ".join(sorted({str(path) for path in paths if paths.count(path) > 1})))
        languages = tuple(normalised(language) if language else language_of(path) for path in paths)
        present = dict.fromkeys(languages)
        per_language = _per_language(flags, tuple(present))
        if "c" in present and not _THROWING.isdisjoint(present):
            per_language["c"] = ("-fexceptions", *per_language["c"])
        options = tuple((name, Options(per_language[name], openmp, mpi, linked=not alone or len(paths) > 1)) for name in present)
        return Request(paths, languages, options)

    def identity(self) -> str:
        """A hash of everything but the files' contents: sources, flags, compilers. No compiler runs. ToolchainError if one is missing."""
        parts = [f"{language}={path}" for path, language in zip(self.sources, self.languages)]
        parts += [adapter(language).identity(options) for language, options in self.options]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:40]

    def compile(self) -> tuple[list[Unit], Record]:
        identity = self.identity()
        known = store.load(identity)
        if known is not None:
            return known
        made: dict[Path, list[Unit]] = {}
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as folder:
            for number, (language, options) in enumerate(self.options):
                workspace = Path(folder) / str(number)
                workspace.mkdir()
                sources = [path for path, of in zip(self.sources, self.languages) if of == language]
                for unit in adapter(language).compile(sources, options, workspace):
                    made.setdefault(_origin(unit, sources), []).append(unit)
        units = [unit for path in self.sources for unit in made.get(path, ())]
        files = [*(file for unit in units for file in unit.dependencies), *self._files_named(), *_libraries(units)]
        lookups = (path for unit in units for path in unit.lookups)
        environment = (name for unit in units for name in unit.environment)
        record = Record.of(identity, files, lookups, environment, "".join(unit.unsettled for unit in units))
        if not record.unsettled:
            store.save(units, record)
        return units, record

    def _files_named(self) -> list[str]:
        """The files that flags name: lists of options, profiles, headers that come before the source."""
        words = (word for _, options in self.options for word in options.flags)
        return [part for word in words for part in dict.fromkeys([word, word.partition("=")[2]]) if part and Path(part).is_file()]


def _libraries(units: Sequence[Unit]) -> list[str]:
    """The libraries that are linked by path or found in the folders of the user: code of archives becomes part of products."""
    link = LinkRequirements.union(unit.link for unit in units)
    own = str(cache_directory())
    found = [path for path in link.objects if not path.startswith(own)]
    names = [f"lib{name}{suffix}" for name in link.libraries for suffix in (".so", ".a")]
    return [*found, *(f"{folder}/{name}" for folder in link.search for name in names if (Path(folder) / name).is_file())]


def _origin(unit: Unit, sources: Sequence[Path]) -> Path:
    """Which of the given sources a unit comes from: the first dependency is the source as it was given."""
    first = Path(unit.dependencies[0] if unit.dependencies else unit.source)
    return next((path for path in sources if first == path or first.parent == path), sources[-1])


def _per_language(flags: Flags, languages: Sequence[str]) -> dict[str, tuple[str, ...]]:
    if isinstance(flags, Mapping):
        named = {normalised(name): _words(words) for name, words in flags.items()}
        return {language: named.get(language, ()) for language in languages}
    return {language: _words(flags) for language in languages}


def _words(flags: str | Sequence[str] | None) -> tuple[str, ...]:
    if flags is None:
        return ()
    words = shlex.split(flags) if isinstance(flags, str) else list(flags)
    for word in words:
        if not isinstance(word, str):
            raise ArgumentError(f"a compiler flag must be a string, not {word!r}")
    return anchored(_expanded(words))


def _expanded(words: Sequence[str], deeper: int = 20) -> list[str]:
    """Files of flags (`@file`) are read here: they are part of the request."""
    found: list[str] = []
    for word in words:
        if word.startswith("@") and deeper and Path(word[1:]).is_file():
            found += _expanded(shlex.split(Path(word[1:]).read_text(errors="surrogateescape")), deeper - 1)
        else:
            found.append(word)
    return found


def compile_sources(
    sources: Source | Sequence[Source],
    flags: Flags = None,
    openmp: bool = False,
    mpi: bool = False,
    language: str | None = None,
) -> list[Unit]:
    """One Unit per source (a crate gives one more per dependency that it calls), in the order of the sources."""
    return Request.of(sources, flags, openmp, mpi, language).compile()[0]


def compile_text(text: str, language: str, flags: Flags = None, openmp: bool = False, mpi: bool = False) -> Unit:
    """One Unit of a source given as text. The text is kept in the cache folder, where debug information and messages find it."""
    return compile_sources(text_file(text, language), flags, openmp, mpi, language)[0]


def text_file(text: str, language: str) -> Path:
    """The file that stands for a source given as text; the same text gives the same file."""
    name = hashlib.sha256(text.encode()).hexdigest()[:24]
    parts = ("texts", name, f"source{suffix(language)}")
    path = kept(*parts)
    try:
        if path.read_bytes() == text.encode():
            return path
    except OSError:
        pass
    path = cache_directory().joinpath(*parts)
    write_atomically(path, text.encode())
    return path
