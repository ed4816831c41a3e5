"""Where a C or C++ compiler looked for headers before it found them, and what it only asked about: a file that appears there, or goes,
makes another program of the same sources.

Compilers list the files that they read and not the places where there was none. These follow from the list, from the folders that were
searched, and from the words `__has_include` in what was read. A place too many costs one more compilation when a file appears there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from os.path import exists, isfile
from pathlib import Path

from polyglot_ad.process.regex import regex

_ASKED = regex(rb"__has_(?:include|include_next|embed)\s*\(\s*(?:<([^>\n]+)>|\"([^\"\n]+)\"|(\w+))")
_FOLDER_FLAGS = ("-iquote", "-I", "-isystem", "-idirafter")
_MISSING = regex(r'^ignoring nonexistent directory "(.*)"$', re.M)


@dataclass(frozen=True)
class Search:
    """Folders in the order of the search: for quoted names alone, then for all; `missing` are those that are not there."""

    quoted: tuple[str, ...]
    folders: tuple[str, ...]
    missing: tuple[str, ...] = ()

    @staticmethod
    def said(text: str) -> Search:
        """As clang -v says it."""
        _, _, rest = text.partition('#include "..." search starts here:\n')
        quoted, _, rest = rest.partition("#include <...> search starts here:\n")
        folders, _, _ = rest.partition("End of search list.")
        return Search(_lines(quoted), _lines(folders), tuple(_MISSING.findall(text)))

    @staticmethod
    def asked_for(flags: Sequence[str]) -> Search:
        """As the flags ask for it."""
        found: dict[str, list[str]] = {flag: [] for flag in _FOLDER_FLAGS}
        for index, word in enumerate(flags):
            flag = next((flag for flag in _FOLDER_FLAGS if word.startswith(flag)), None)
            if flag is not None:
                found[flag].append(word[len(flag) :] or (flags[index + 1] if index + 1 < len(flags) else ""))
        after = (folder for flag in _FOLDER_FLAGS[1:] for folder in found[flag])
        return Search(tuple(found["-iquote"]), tuple(after))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip().removesuffix(" (framework directory)") for line in text.splitlines() if line.strip())


def lookups(read: Sequence[str], search: Search, flags: Sequence[str] = ()) -> tuple[str, ...]:
    """The paths whose being there, or not, the compilation of files `read` depends on."""
    # Hundreds of headers in a dozen folders: without the objects of pathlib.
    order = [*search.quoted, *search.folders]
    # The folder of the file that includes comes first for quoted names; system headers have theirs beside them.
    system = ["/usr/", *search.folders[-6:]]
    own = dict.fromkeys(_parent(file) for file in read if not _is_inside(file, system))
    found: dict[str, None] = dict.fromkeys(search.missing)
    for file in read:
        for place, folder in enumerate(order):
            if _is_inside(file, [folder]):
                name = file[len(folder.rstrip("/")) + 1 :]
                candidates = [f"{earlier}/{name}" for earlier in [*own, *order[:place]]]
                found.update(dict.fromkeys(one for one in candidates if one != file and not isfile(one)))
    for name, beside in _asked(read, flags):
        for folder in [*beside, *order] if not name.startswith("/") else [""]:
            path = f"{folder}/{name}" if folder else name
            found[path] = None
            if exists(path):
                break
    known: dict[str, bool] = {}
    return tuple(dict.fromkeys(_first_missing(path, known) for path in found))


def _is_inside(file: str, folders: Iterable[str]) -> bool:
    return file.startswith(tuple(folder.rstrip("/") + "/" for folder in folders))


def _asked(read: Sequence[str], flags: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """(name, folders that are looked at first) of what is asked about without being read."""
    texts: dict[str, bytes] = {}
    for file in read:
        try:
            content = Path(file).read_bytes()
        except OSError:
            continue
        if b"__has_" in content or b"define" in content:
            texts[file] = content
    for file, content in texts.items():
        for angled, quoted, macro in _ASKED.findall(content) if b"__has_" in content else ():
            if macro:
                defined = re.compile(rb"(?:define\s+|^-D)" + macro + rb"[\s=]+(?:<([^>\n]+)>|\\?\"([^\"\\\n]+)\\?\")")
                places = [*texts.values(), *(flag.encode() for flag in flags)]
                pairs = [pair for text in places if macro in text for pair in defined.findall(text)]
            else:
                pairs = [(angled, quoted)]
            for name, own in pairs:
                yield (own or name).decode(errors="surrogateescape"), [_parent(file)] if own else []


def _first_missing(path: str, known: dict[str, bool]) -> str:
    """The folder that is not there, where a whole branch of folders is missing. `known`: which folders are there."""
    missing = str(Path(path)) if _IN_FULL.search(path) else path
    while (parent := _parent(missing)) != missing:
        there = known.get(parent)
        if there is None:
            there = known[parent] = exists(parent)
        if there:
            break
        missing = parent
    return missing


_IN_FULL = regex(r"//|(?:^|/)\.(?:/|$)|/$")
"""What a path may hold that makes it longer than its shortest form."""


def _parent(path: str) -> str:
    folder, slash, _ = path.rpartition("/")
    return folder or slash or "."
