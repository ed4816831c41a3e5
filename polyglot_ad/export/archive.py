"""Static libraries, read and written here so that no `ar` is needed: objects, and the index of symbols that linkers ask for."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

_MAGIC = b"!<arch>\n"
_HEADER = 60


@dataclass(frozen=True)
class Member:
    """One object file; `name` has at most 15 letters, `symbols` are those that other objects may ask for."""

    name: str
    content: bytes
    symbols: Sequence[str]


def archive(members: Sequence[Member]) -> bytes:
    """The archive of `members`, in the format of GNU's and LLVM's tools. The same members give the same bytes."""
    names = b"".join(symbol.encode() + b"\0" for member in members for symbol in member.symbols)
    count = sum(len(member.symbols) for member in members)
    at = len(_MAGIC) + _HEADER + _even(4 + 4 * count + len(names))
    offsets: list[int] = []
    parts: list[bytes] = []
    for member in members:
        offsets += [at] * len(member.symbols)
        parts.append(_entry(member.name + "/", member.content))
        at += len(parts[-1])
    return _MAGIC + _entry("/", struct.pack(f">{count + 1}I", count, *offsets) + names) + b"".join(parts)


def members_of(content: bytes) -> list[Member]:
    """The objects of an archive of GNU's or LLVM's tools that has an index, under short names; none if it is no such archive."""
    if not content.startswith(_MAGIC) or content[8:24].rstrip() not in (b"/", b"/SYM64/"):
        return []
    word = 4 if content[8:24].rstrip() == b"/" else 8
    at = len(_MAGIC) + _HEADER
    count = int.from_bytes(content[at : at + word], "big")
    offsets = [int.from_bytes(content[at + word * k : at + word * (k + 1)], "big") for k in range(1, count + 1)]
    names = content[at + word * (count + 1) : at + _size(content, len(_MAGIC))].split(b"\0")
    symbols: dict[int, list[str]] = {}
    for offset, name in zip(offsets, names, strict=False):
        symbols.setdefault(offset, []).append(name.decode())
    found = sorted(symbols.items())
    return [Member(f"m{k}.o", content[o + _HEADER : o + _HEADER + _size(content, o)], s) for k, (o, s) in enumerate(found)]


def asked_for(members: Sequence[Member], offered: Sequence[Member]) -> list[Member]:
    """Those of `offered` that `members`, or others of them, may ask for: whose symbols are among the words of these."""
    owners = {symbol.encode(): member for member in offered for symbol in member.symbols}
    found: dict[str, Member] = {}
    work = list(members)
    while work:
        words = set(work.pop().content.split(b"\0"))
        wanted = {owners[word].name: owners[word] for word in words & owners.keys()}
        work += [member for name, member in wanted.items() if name not in found]
        found.update(wanted)
    return [member for member in offered if member.name in found]


def _size(content: bytes, header: int) -> int:
    """The bytes of the entry whose header stands there."""
    return int(content[header + 48 : header + 58])


def _even(size: int) -> int:
    return size + size % 2


def _entry(name: str, content: bytes) -> bytes:
    assert len(name) <= 16, f"the name {name} is too long"
    fields = (name.ljust(16), "0".ljust(12), "0".ljust(6), "0".ljust(6), "644".ljust(8), str(len(content)).ljust(10))
    return "".join(fields).encode() + b"`\n" + content + b"\n" * (len(content) % 2)
