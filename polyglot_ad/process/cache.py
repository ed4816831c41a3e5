"""The disk cache: linked programs and compiled libraries, under keys made of everything that shapes them.

An entry is a JSON manifest and the files it belongs to. Files are written first and the manifest last, each by an atomic rename, so an
entry is there whole or not at all, whoever writes at the same time. Nothing is ever unpickled. The least recently used entries go when
the folder outgrows its limit (POLYGLOT_AD_CACHE_SIZE, in bytes, 2 GiB by default). How much is there a process looks when it first stores
something, and again when it has stored an eighth of what was left.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import json
import os
import platform
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from .paths import cache_directory, kept, write_atomically

FOLDERS = ("programs", "libraries", "needed", "runtimes", "devices")
DEFAULT_LIMIT = 2 << 30


def digest(*parts: object) -> str:
    """A key: a hash of the texts of `parts`, in order."""
    state = hashlib.sha256()
    for part in parts:
        content = part if isinstance(part, bytes) else str(part).encode()
        state.update(len(content).to_bytes(8, "little"))
        state.update(content)
    return state.hexdigest()[:40]


@functools.cache
def package_identity() -> str:
    """Changes with every file of this package (engine, rules, adapters) and with the versions it stands on."""
    import polyglot_ad
    import polyglot_ad.bindings
    import polyglot_ad.langs

    found: list[str] = [_llvm_identity()]
    for package in (polyglot_ad, polyglot_ad.langs, polyglot_ad.bindings):
        for folder in package.__path__:
            found += _file_identities(Path(folder))
    return digest(*found)


def _llvm_identity() -> str:
    """The file of llvmlite's version: importing llvmlite takes longer than most of what is found in the cache."""
    spec = importlib.util.find_spec("llvmlite")
    if spec is None or spec.origin is None:
        return "no llvmlite"
    version = Path(spec.origin).with_name("_version.py")
    return f"{spec.origin}:{Path(spec.origin).stat().st_mtime_ns}:{version.read_text() if version.exists() else ''}"


_MADE = ("__pycache__", "generated")
"""Folders of files that are made of others."""


def _file_identities(folder: Path) -> list[str]:
    # Hundreds of files for every process that loads something: without the objects of pathlib.
    found: list[str] = []
    _walk(str(folder), "", found)
    return sorted(found)


def _walk(folder: str, prefix: str, found: list[str]) -> None:
    with os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if entry.is_dir():
                if name not in _MADE:
                    _walk(entry.path, f"{prefix}{name}/", found)
            elif not name.endswith((".pyc", ".so")):
                status = entry.stat()
                found.append(f"{prefix}{name}:{status.st_size}:{status.st_mtime_ns}")


@functools.cache
def target_identity() -> str:
    """Changes with the kind of processor that object code is made for."""
    facts = [platform.machine(), platform.system()]
    try:
        with Path("/proc/cpuinfo").open() as file:
            facts += [line for _, line in zip(range(40), file) if line.startswith(("model", "flags", "Features", "CPU part", "vendor"))]
    except OSError:
        facts.append(platform.processor())
    return digest(*facts)


@dataclass(frozen=True)
class Entry:
    """A manifest that was found, and where its files lie."""

    manifest: Mapping[str, Any]
    base: Path

    def file(self, suffix: str) -> Path:
        return self.base.with_name(self.base.name + suffix)


def path_of(folder: str, key: str) -> Path:
    """The common beginning of the paths of an entry's files."""
    return cache_directory() / folder / key


def get(folder: str, key: str) -> Entry | None:
    """An entry, if it is there and whole: the manifest tells of its own content and of that of the files."""
    manifest_path = kept(folder, f"{key}.json")
    base = manifest_path.with_name(key)
    try:
        check, _, content = manifest_path.read_bytes().partition(b"\n")
        if check.decode() != hashlib.sha256(content).hexdigest():
            return None
        manifest = json.loads(content)
        for suffix, known in manifest["files"].items():
            if hashlib.sha256(base.with_name(base.name + suffix).read_bytes()).hexdigest() != known:
                return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    with contextlib.suppress(OSError):
        os.utime(manifest_path)
    return Entry(manifest, base)


@contextmanager
def alone(key: str) -> Iterator[None]:
    """While this lasts, other processes with the same folder that want to make `key` wait: the ranks of a program with MPI all want the
    same derivatives at the same time. Where files cannot be locked, each makes its own."""
    lock = _locked(cache_directory() / "locks" / key)
    try:
        yield
    finally:
        if lock is not None:
            with contextlib.suppress(OSError):
                (cache_directory() / "locks" / key).unlink(missing_ok=True)
            lock.close()


def _locked(path: Path) -> IO[str] | None:
    try:
        import fcntl

        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("w")
    except (ImportError, OSError):
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
    except OSError:
        file.close()
        return None
    return file


def put(folder: str, key: str, manifest: Mapping[str, Any], files: Mapping[str, bytes]) -> Entry:
    """Store an entry; gives it as `get` would."""
    base = path_of(folder, key)
    for suffix, content in files.items():
        write_atomically(base.with_name(base.name + suffix), content)
    whole = {**manifest, "files": {suffix: hashlib.sha256(content).hexdigest() for suffix, content in files.items()}}
    text = json.dumps(whole).encode()
    write_atomically(base.with_name(base.name + ".json"), hashlib.sha256(text).hexdigest().encode() + b"\n" + text)
    _make_room(key, len(text) + sum(map(len, files.values())))
    return Entry(whole, base)


_room: dict[tuple[Path, int], int] = {}
"""By folder and limit: bytes that this process may still store before it looks how much is there. Thousands of entries take longer to look
at than one takes to make."""


def _make_room(key: str, bytes: int) -> None:
    """Have the least recently used entries gone, but `key`, if the folder has outgrown its limit by the `bytes` that were stored."""
    where = cache_directory(), _limit()
    left = _room.get(where, 0) - bytes
    if left <= 0:
        left = _evict(key, where[1]) // 8
    _room[where] = left


def _entries() -> Iterator[tuple[float, int, str, list[Path]]]:
    """(time of last use, bytes, key, files) of every entry."""
    # Files by the thousand: without the objects of pathlib, but for what is given.
    for folder in FOLDERS:
        path = cache_directory() / folder
        groups: dict[str, list[tuple[str, os.stat_result]]] = {}
        try:
            with os.scandir(path) as found:
                for one in found:
                    if not one.name.startswith(".") and one.is_file():
                        with contextlib.suppress(OSError):  # others have taken it away
                            groups.setdefault(one.name.split(".")[0], []).append((one.name, one.stat()))
        except OSError:
            continue
        for key, members in groups.items():
            statuses = [status for _, status in members]
            files = [path / name for name, _ in members]
            yield max(status.st_mtime for status in statuses), sum(status.st_size for status in statuses), key, files


def _limit() -> int:
    try:
        return int(os.environ.get("POLYGLOT_AD_CACHE_SIZE", DEFAULT_LIMIT))
    except ValueError:
        return DEFAULT_LIMIT


def _evict(keep: str, limit: int) -> int:
    """Remove entries until the folder is within its limit, and then by an eighth of it more, so that the next one does not outgrow it at
    once. The bytes that are left to the limit."""
    entries = sorted(_entries(), key=lambda entry: entry[0])
    total = sum(size for _, size, _, _ in entries)
    excess = total - (limit - limit // 8) if total > limit else 0
    for _, size, key, members in entries:
        if excess <= 0:
            break
        if key != keep:
            # The manifest goes first: an entry without it is not found any more.
            for path in sorted(members, key=lambda path: path.suffix != ".json"):
                with contextlib.suppress(OSError):
                    path.unlink(missing_ok=True)
            excess -= size
            total -= size
    return limit - total


@dataclass(frozen=True)
class Info:
    """What `polyglot-ad cache info` shows."""

    directory: Path
    programs: int
    libraries: int
    size: int
    limit: int


def info() -> Info:
    entries = list(_entries())
    counts = dict.fromkeys(FOLDERS, 0)
    for _, _, _, members in entries:
        counts[members[0].parent.name] += 1
    return Info(cache_directory(), counts["programs"], counts["libraries"], sum(size for _, size, _, _ in entries), _limit())


def clear() -> None:
    """Remove everything this package keeps on disk. Libraries in use stay loaded."""
    from polyglot_ad.langs.store import FOLDERS as ADAPTERS

    from .bytecode import FOLDER as BYTECODE

    for folder in (*FOLDERS, *ADAPTERS, BYTECODE):
        shutil.rmtree(cache_directory() / folder, ignore_errors=True)
