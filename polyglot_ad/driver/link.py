"""Objects and archives to a program or shared library.

Calls of the surface that are left in objects are about functions of other files. The files that such an object needs, and that keep their
bitcode, are compiled once more with it, as one module whose object takes their places.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.enzyme.names import MARK, asked
from polyglot_ad.errors import Error
from polyglot_ad.process import cache
from polyglot_ad.rules import lookup

from . import objects
from .archives import members
from .arguments import Arguments
from .compiler import Compiler
from .marks import lines_of, nothing
from .unit import LEVELS, level


@dataclass(frozen=True)
class _Part:
    """An object that is linked: from a file of its own, or out of an archive. `position`: where the command line names that."""

    name: str
    object: objects.Object
    position: int
    in_archive: bool

    @property
    def pending(self) -> bool:
        return any(MARK in name and asked(name) is not None for name in self.object.undefined)


@dataclass(frozen=True)
class _Word:
    """A word of the linker's command line; `is_file`: one that the command line gives as an input."""

    text: str
    is_file: bool


def link(compiler: Compiler, arguments: Arguments, made: Mapping[int, Path], folder: Path) -> int:
    """`made`: the object of each source, by the identity of its input."""
    given = [_Word(word, False) if isinstance(word, str) else _Word(str(made.get(id(word), word.path)), True) for word in arguments.linking]
    opened = _with_whole_archives_opened(given, folder)
    parts = _parts(opened, _roots(arguments, opened))
    again = [part for part in parts if part.pending or _mistakes(part, parts)]
    words = [word.text for word in given]
    if again:
        merged = folder / "derivatives.o"
        taken = _merge(arguments, parts, again, merged)
        places = {part.position for part in taken if not part.in_archive}
        # In front of an archive, the merged object spares the linker what was taken out of it.
        first = min(part.position for part in taken)
        words = [word.text for at, word in enumerate(opened) if at < first and at not in places]
        words += [str(merged), *(word.text for at, word in enumerate(opened) if at >= first and at not in places)]
    if arguments.output:
        words += ["-o", arguments.output]
    words += nothing(compiler, frozenset(name for part in parts for name in part.object.undefined), folder)
    words += arguments.libraries
    if "-lm" not in words and not arguments.has("-nostdlib"):
        words.append("-lm")  # the derivative of a program may call functions that the program does not: of tan, cos; of pow, log
    return compiler.run(words)


def _with_whole_archives_opened(words: Sequence[_Word], folder: Path) -> list[_Word]:
    """Archives that are linked whether they are asked for or not, as the objects in them."""
    found: list[_Word] = []
    whole = False
    for position, word in enumerate(words):
        if not word.is_file:
            said = word.text.removeprefix("-Wl,").split(",")
            whole = (whole or "--whole-archive" in said) and "--no-whole-archive" not in said
        inside = list(members(Path(word.text))) if whole and word.is_file and Path(word.text).is_file() else []
        for number, (name, content) in enumerate(inside):
            path = folder / f"whole-{position}-{number}-{Path(name).name}"
            path.write_bytes(content)
            found.append(_Word(str(path), True))
        if not inside:
            found.append(word)
    return found


def _roots(arguments: Arguments, words: Sequence[_Word]) -> set[str]:
    """What the linker looks for although no object of the program does."""
    said = [part for word in words if not word.is_file for part in word.text.removeprefix("-Wl,").split(",")]
    found = {after for before, after in itertools.pairwise(said) if before in ("-u", "--undefined")}
    found |= {part.partition("=")[2] for part in said if part.startswith("--undefined=")}
    return found if arguments.has("-shared") else found | {"main"}


def _parts(words: Sequence[_Word], roots: set[str]) -> list[_Part]:
    """The objects of a link, in its order: all that are named, and what archives are asked for."""
    found: list[_Part] = []
    archives: list[list[_Part]] = []
    for position, word in enumerate(words):
        path = Path(word.text) if word.is_file else _static(words, word)
        if path is None or not path.is_file():
            continue
        content = path.read_bytes()
        if objects.is_object(content):
            found.append(_Part(word.text, objects.read(content), position, in_archive=False))
        else:
            archives.append([_Part(f"{path}({name})", objects.read(inner), position, in_archive=True) for name, inner in members(path)])
    defined = {name for part in found for name in part.object.defined}
    wanted = {name for part in found for name in part.object.undefined} - defined | (roots - defined)
    changed = True
    while changed:
        changed = False
        for archive in archives:
            for part in list(archive):
                if part.object.defined & wanted:
                    archive.remove(part)
                    found.append(part)
                    defined |= part.object.defined
                    wanted = (wanted | part.object.undefined) - defined
                    changed = True
    return found


def _library_name(word: _Word) -> str:
    return word.text[2:] if word.text.startswith("-l") else ""


def _static(words: Sequence[_Word], word: _Word) -> Path | None:
    """The archive that a library's name stands for, if it is no shared library."""
    name = _library_name(word)
    if not name:
        return None
    texts = [word.text for word in words]
    for folder in [text[2:] for text in texts if text.startswith("-L")]:
        if (Path(folder) / f"lib{name}.so").exists() and "-static" not in texts:
            return None
        if (archive := Path(folder) / f"lib{name}.a").exists():
            return archive
    return None


def _mistakes(part: _Part, parts: Sequence[_Part]) -> bool:
    """Whether an object's derivatives took a function of another object for the library's function of that name."""
    if MARK.encode() not in part.object.bitcode:
        return False
    others = [other for other in parts if other is not part]
    known = {name for name in part.object.undefined if lookup(name) is not None}
    for name in sorted(known & {name for other in others for name in other.object.defined}):
        own = [other for other in others if name in other.object.defined]
        if not own[0].object.bitcode:
            file = own[0].name
            raise Error(f"{part.name}: '{name}' is the program's own function, and {file} has no bitcode: compile it with this driver")
        return True
    return False


def _merge(arguments: Arguments, parts: Sequence[_Part], again: Sequence[_Part], target: Path) -> list[_Part]:
    """Compile the objects `again`, with what they need; these parts."""
    providers = {name: part for part in reversed(parts) if part.object.bitcode for name in part.object.defined}
    taken: dict[str, _Part] = {part.name: part for part in again}
    for part in again:
        if not part.object.bitcode:
            raise Error(f"{part.name}: it calls functions of Enzyme's, and has no bitcode: compile it with this driver")
    work = list(taken.values())
    while work:
        for name in work.pop().object.undefined:
            other = providers.get(name)
            if other is not None and other.name not in taken:
                taken[other.name] = other
                work.append(other)
    ordered = [part for part in parts if part.name in taken]
    code = [part.object.bitcode for part in ordered]
    number = max([level(arguments), *(LEVELS.get(found, 1) for part in ordered if (found := _level(part.object.commands)))])
    lines = lines_of(code)
    key = cache.digest("driver-link", *code, cache.package_identity(), number, arguments.debug, arguments.budget, lines)
    entry = cache.get("libraries", key)
    if entry is None:
        from polyglot_ad.enzyme.resolve import resolve
        from polyglot_ad.llvm.native import emit, merged

        text = resolve(merged(code), debug=arguments.debug, budget=arguments.budget, lines=lines)
        entry = cache.put("libraries", key, {}, {".o": emit(text, number)})
    target.write_bytes(entry.file(".o").read_bytes())
    return ordered


def _level(commands: bytes) -> str:
    found = re.findall(rb"(?<=\0)-O(\w+)(?=\0)", b"\0" + commands)
    return found[-1].decode() if found else ""
