"""Static libraries, as `ar` writes them: with the objects in them, or thin ones that name their files (as Meson makes them)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_MAGIC = b"!<arch>\n"
_THIN = b"!<thin>\n"
_HEADER = 60


def members(path: Path) -> Iterator[tuple[str, bytes]]:
    """(name, content) of each object in an archive; nothing of what is no archive."""
    content = path.read_bytes()
    thin = content.startswith(_THIN)
    if not thin and not content.startswith(_MAGIC):
        return
    names = b""
    at = len(_MAGIC)
    while at + _HEADER <= len(content):
        header = content[at : at + _HEADER]
        size = int(header[48:58].decode() or 0)
        name = header[:16].decode(errors="replace").rstrip()
        body = content[at + _HEADER : at + _HEADER + size]
        special = name in ("/", "//", "/SYM64/", "__.SYMDEF")
        if name == "//":
            names = body
        elif name.startswith("#1/"):
            length = int(name[3:])
            yield body[:length].rstrip(b"\0").decode(errors="replace"), body[length:]
        elif not special:
            if name.startswith("/") and name[1:].split(":")[0].isdigit():  # with ":" a member of an archive in a thin one
                name = names[int(name[1:].split(":")[0]) :].split(b"/\n", 1)[0].decode(errors="replace")
            if thin:
                yield from _named(path.parent / name.rstrip("/"))
            else:
                yield name.rstrip("/"), body
        at += _HEADER + (0 if thin and not special else size + size % 2)


def _named(path: Path) -> Iterator[tuple[str, bytes]]:
    """A file that a thin archive names, which may be an archive."""
    inside = list(members(path))
    yield from inside or [(path.name, path.read_bytes())]
