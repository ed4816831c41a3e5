"""Static libraries, written here so that no `ar` is needed: objects, and the index of symbols that linkers ask for."""

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


def _even(size: int) -> int:
    return size + size % 2


def _entry(name: str, content: bytes) -> bytes:
    assert len(name) <= 16, f"the name {name} is too long"
    fields = (name.ljust(16), "0".ljust(12), "0".ljust(6), "0".ljust(6), "644".ljust(8), str(len(content)).ljust(10))
    return "".join(fields).encode() + b"`\n" + content + b"\n" * (len(content) % 2)
