"""Compiled units on disk, so that a source that has not changed is not compiled again. Files appear whole or not at all.

The units used longest ago go when there are more than a few hundred.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
from pathlib import Path

from polyglot_ad.langs.record import Record
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.process.paths import cache_directory, is_intact, kept, write_atomically

FOLDERS = ("units", "texts", "toolchains", "cargo", "zig", "zig-support", "rust-std", "julia")
"""The folders of the cache directory that the adapters keep things in."""
KEPT = 256


def folder() -> Path:
    return cache_directory() / "units"


def size() -> int:
    """Bytes in all of the adapters' folders."""
    files = (path for name in FOLDERS for path in (cache_directory() / name).rglob("*") if not path.is_symlink())
    total = 0
    for path in files:
        try:
            status = path.stat()
        except OSError:
            continue
        total += status.st_size if stat.S_ISREG(status.st_mode) else 0
    return total


def load(identity: str) -> tuple[list[Unit], Record] | None:
    """The units of an earlier, equal request, if every file that it read is still the same."""
    path = kept("units", f"{identity}.units")
    try:
        check, _, whole = path.read_bytes().partition(b"\n")
        if check.decode() != hashlib.sha256(whole).hexdigest():
            return None
        header, _, content = whole.partition(b"\n")
        known = json.loads(header)
        record = Record.from_json(json.dumps(known["record"]))
        if not record.is_current(identity) or not all(_is_there(link) for link in known["links"]):
            return None
        units = []
        for entry in known["units"]:
            bitcode, content = content[: entry["size"]], content[entry["size"] :]
            link = LinkRequirements.from_json(known["links"][entry["link"]])
            units.append(
                Unit(entry["language"], entry["source"], bitcode, tuple(entry["files"]), link, entry["interface"], entry["identity"])
            )
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None
    with contextlib.suppress(OSError):
        os.utime(path)
    return units, record


def save(units: list[Unit], record: Record) -> None:
    links = list(dict.fromkeys(unit.link for unit in units))
    entries = [
        {
            "language": unit.language,
            "source": unit.source,
            "size": len(unit.bitcode),
            "files": unit.dependencies,
            "link": links.index(unit.link),
            "interface": dict(unit.interface),
            "identity": unit.identity,
        }
        for unit in units
    ]
    header = {"record": json.loads(record.to_json()), "links": [link.to_json() for link in links], "units": entries}
    whole = json.dumps(header).encode() + b"\n" + b"".join(unit.bitcode for unit in units)
    write_atomically(_path(record.identity), hashlib.sha256(whole).hexdigest().encode() + b"\n" + whole)
    _forget_old()


def _forget_old() -> None:
    paths = list(folder().glob("*.units"))
    if len(paths) <= KEPT:
        return
    used: list[tuple[float, Path]] = []
    for path in paths:
        try:
            used.append((path.stat().st_mtime, path))
        except OSError:
            continue
    for _, path in sorted(used)[: len(paths) - KEPT]:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def _path(identity: str) -> Path:
    return folder() / f"{identity}.units"


def _is_there(link: dict[str, list[str]]) -> bool:
    own = cache_directory() / "rust-std"
    return all(is_intact(Path(path)) if Path(path).parent == own else Path(path).exists() for path in link["objects"])
