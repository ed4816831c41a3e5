"""Objects and archives to a program or shared library.

Calls of the surface that are left in objects are about functions of other files. The files that such an object needs, and that keep their
bitcode, are compiled once more with it, as one module whose object takes their places.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad import cache
from polyglot_ad.enzyme.names import MARK, asked
from polyglot_ad.errors import Error
from polyglot_ad.rules import lookup

from . import objects
from .archives import members
from .arguments import Arguments, Input
from .compiler import Compiler
from .unit import LEVELS, level


@dataclass(frozen=True)
class _Part:
    """An object that is linked: from a file of its own, or (`position` None) out of an archive."""

    name: str
    object: objects.Object
    position: int | None

    @property
    def pending(self) -> bool:
        return any(MARK in name and asked(name) is not None for name in self.object.undefined)


def link(compiler: Compiler, arguments: Arguments, made: Mapping[int, Path], folder: Path) -> int:
    """`made`: the object of each source, by the identity of its input."""
    words = [word if isinstance(word, str) else str(made.get(id(word), word.path)) for word in arguments.linking]
    parts = _parts(arguments, words)
    again = [part for part in parts if part.pending or _mistakes(part, parts)]
    if again:
        merged = folder / "derivatives.o"
        taken = _merge(arguments, parts, again, merged)
        places = sorted(part.position for part in taken if part.position is not None)
        words = [str(merged) if at == places[0] else word for at, word in enumerate(words) if at == places[0] or at not in places]
    if arguments.output:
        words += ["-o", arguments.output]
    words += arguments.libraries
    if "-lm" not in words and not arguments.has("-nostdlib"):
        words.append("-lm")  # the derivative of a program may call functions that the program does not: of tan, cos; of pow, log
    return compiler.run(words)


def _parts(arguments: Arguments, words: Sequence[str]) -> list[_Part]:
    """The objects of a link, in its order: all that are named, and what archives are asked for."""
    found: list[_Part] = []
    archives: list[list[_Part]] = []
    for position, word in enumerate(words):
        path = Path(word) if isinstance(arguments.linking[position], Input) else _static(words, word)
        if path is None or not path.is_file():
            continue
        content = path.read_bytes()
        if objects.is_object(content):
            found.append(_Part(word, objects.read(content), position))
        else:
            archives.append([_Part(f"{path}({name})", objects.read(inner), None) for name, inner in members(content)])
    defined = {name for part in found for name in part.object.defined}
    wanted = {name for part in found for name in part.object.undefined} - defined
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


def _static(words: Sequence[str], word: str) -> Path | None:
    """The archive that a library's name stands for, if it is no shared library."""
    name = word[2:] if word.startswith("-l") and len(word) > 2 else ""
    if not name:
        return None
    for folder in [word[2:] for word in words if word.startswith("-L")]:
        if (Path(folder) / f"lib{name}.so").exists() and "-static" not in words:
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
    key = cache.digest("driver-link", *code, cache.package_identity(), number, arguments.debug)
    entry = cache.get("libraries", key)
    if entry is None:
        from polyglot_ad.enzyme.resolve import resolve
        from polyglot_ad.llvm.native import emit, merged

        text = resolve(merged(code), debug=arguments.debug)
        entry = cache.put("libraries", key, {}, {".o": emit(text, number)})
    target.write_bytes(entry.file(".o").read_bytes())
    return ordered


def _level(commands: bytes) -> str:
    found = re.findall(rb"(?<=\0)-O(\w+)(?=\0)", b"\0" + commands)
    return found[-1].decode() if found else ""
