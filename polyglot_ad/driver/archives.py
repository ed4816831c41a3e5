"""Static libraries, as `ar` writes them."""

from __future__ import annotations

from collections.abc import Iterator

_MAGIC = b"!<arch>\n"


def members(content: bytes) -> Iterator[tuple[str, bytes]]:
    """(name, content) of each object in an archive; nothing of what is no archive."""
    if not content.startswith(_MAGIC):
        return
    names = b""
    at = len(_MAGIC)
    while at + 60 <= len(content):
        header = content[at : at + 60]
        size = int(header[48:58].decode() or 0)
        name = header[:16].decode(errors="replace").rstrip()
        body = content[at + 60 : at + 60 + size]
        if name == "//":
            names = body
        elif name.startswith("#1/"):
            length = int(name[3:])
            yield body[:length].rstrip(b"\0").decode(errors="replace"), body[length:]
        elif name not in ("/", "/SYM64/", "__.SYMDEF"):
            if name.startswith("/") and name[1:].isdigit():
                name = names[int(name[1:]) :].split(b"/\n", 1)[0].decode(errors="replace")
            yield name.rstrip("/"), body
        at += 60 + size + size % 2
