"""ELF object files: their symbols, and the sections in which bitcode is kept for the linking driver.

A section that is marked as excluded is left out of programs and shared libraries by every linker.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BITCODE = ".pad_bc"
_COMMANDS = ".pad_cmd"
_RENAMED = {".llvmbc": BITCODE, ".llvmcmd": _COMMANDS}
"""What clang calls them: names that make other tools take the file for one that only LLVM's linker reads."""
_EXCLUDE = 0x8000_0000
_MAGIC = b"\x7fELF\x02\x01"


@dataclass(frozen=True)
class _Section:
    name: str
    text: int
    header: int
    type: int
    flags: int
    offset: int
    size: int
    link: int


@dataclass(frozen=True)
class Object:
    """What the driver knows of an object file. `weak`: of `defined`, those that others may replace."""

    defined: frozenset[str]
    weak: frozenset[str]
    undefined: frozenset[str]
    bitcode: bytes
    """b"" where there is none."""
    commands: bytes
    """The command line that the bitcode was made with."""


def is_object(content: bytes) -> bool:
    return content.startswith(_MAGIC) and content[16:18] == b"\x01\x00"


def read(content: bytes) -> Object:
    """Symbols and bitcode of a relocatable file for a 64-bit little-endian machine."""
    sections = list(_sections(content))
    defined: set[str] = set()
    weak: set[str] = set()
    undefined: set[str] = set()
    bitcode = commands = b""
    for section in sections:
        kind = _RENAMED.get(section.name, section.name)
        if kind == BITCODE:
            bitcode += content[section.offset : section.offset + section.size]
        elif kind == _COMMANDS:
            commands += content[section.offset : section.offset + section.size]
        if section.type != 2:
            continue
        names = sections[section.link]
        for at in range(section.offset + 24, section.offset + section.size, 24):
            name, info, _, place = struct.unpack_from("<IBBH", content, at)
            if info >> 4 not in (1, 2) or not name:
                continue
            text = _text(content, names.offset + name)
            if place == 0:
                undefined.add(text)
                continue
            defined.add(text)
            if info >> 4 == 2 or place == 0xFFF2:
                weak.add(text)
    return Object(frozenset(defined), frozenset(weak), frozenset(undefined), bitcode, commands)


def exclude(path: Path, debug: bool) -> None:
    """Mark the sections of bitcode, and of debug information where `debug`, as no part of a program; they get our names."""
    content = bytearray(path.read_bytes())
    if not is_object(bytes(content[:18])):
        return
    names = (*_RENAMED, *_RENAMED.values(), *([".debug_", ".rela.debug_"] if debug else []))
    for section in _sections(bytes(content)):
        if section.name.startswith(names):
            struct.pack_into("<Q", content, section.header + 8, section.flags | _EXCLUDE)
        if section.name in _RENAMED:
            new = _RENAMED[section.name].encode()
            content[section.text : section.text + len(new)] = new
    path.write_bytes(content)


def _sections(content: bytes) -> Iterator[_Section]:
    if not content.startswith(_MAGIC):
        return
    (table,) = struct.unpack_from("<Q", content, 40)
    size, count, names = struct.unpack_from("<HHH", content, 58)
    if table == 0:
        return
    if count == 0:
        (count,) = struct.unpack_from("<Q", content, table + 32)
    if names == 0xFFFF:
        (names,) = struct.unpack_from("<I", content, table + 40)
    (strings,) = struct.unpack_from("<Q", content, table + names * size + 24)
    for index in range(count):
        header = table + index * size
        name, type, flags, _, offset, length, link = struct.unpack_from("<IIQQQQI", content, header)
        yield _Section(_text(content, strings + name), strings + name, header, type, flags, offset, length, link)


def _text(content: bytes, at: int) -> str:
    return content[at : content.index(b"\0", at)].decode(errors="surrogateescape")
