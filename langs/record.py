"""Has anything changed since? The files an earlier compilation read, by content; where it looked for files; the variables of the
environment that it read; and what identifies its compilers, by their files.

No compiler runs to answer. A file whose size and times are the same, and that was not being edited when it was recorded, is not read again:
the time of the last change of its state, which nobody can set, tells also of a file that another one of the same size and time replaced.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from os.path import exists

_SETTLED = 2_000_000_000
"""Nanoseconds: a file changed more recently than this when it was recorded may change again within the resolution of its time."""


@dataclass(frozen=True)
class FileState:
    path: str
    size: int
    modified: int
    changed: int
    content: str
    settled: bool

    @staticmethod
    def of(path: str) -> FileState:
        now = time.time_ns()
        status = os.stat(path)
        content = _hash(path)
        settled = now - max(status.st_mtime_ns, status.st_ctime_ns) > _SETTLED
        return FileState(path, status.st_size, status.st_mtime_ns, status.st_ctime_ns, content, settled)

    @property
    def is_current(self) -> bool:
        try:
            status = os.stat(self.path)
            if status.st_size != self.size:
                return False
            if self.settled and (status.st_mtime_ns, status.st_ctime_ns) == (self.modified, self.changed):
                return True
            return _hash(self.path) == self.content
        except OSError:
            return False


def _hash(path: str) -> str:
    """Of what a file contains, or of the names in a folder."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except IsADirectoryError:
        content = "\n".join(sorted(os.listdir(path))).encode()
    return hashlib.sha256(content).hexdigest()


def _variable(name: str) -> str | None:
    if name != "*":
        return os.environ.get(name)
    return hashlib.sha256("\0".join(f"{key}={value}" for key, value in sorted(os.environ.items())).encode(errors="replace")).hexdigest()


@dataclass(frozen=True)
class Record:
    """`identity` is the request's: sources, flags, compilers. `files` are what the compilers read, `lookups` the paths that they looked
    for, with whether something was there, `environment` the variables that they read, with their values ("*" is all of them). `unsettled`
    is what came of something that cannot be looked up again: such a record is never current."""

    identity: str
    files: tuple[FileState, ...]
    lookups: tuple[tuple[str, bool], ...] = ()
    environment: tuple[tuple[str, str | None], ...] = ()
    unsettled: str = ""

    @staticmethod
    def of(
        identity: str, paths: Iterable[str], lookups: Iterable[str] = (), environment: Iterable[str] = (), unsettled: str = ""
    ) -> Record:
        files = tuple(FileState.of(path) for path in dict.fromkeys(paths) if exists(path))
        looked = tuple((path, exists(path)) for path in dict.fromkeys(lookups))
        return Record(identity, files, looked, tuple((name, _variable(name)) for name in sorted(set(environment))), unsettled)

    def is_current(self, identity: str) -> bool:
        """Whether the same request would read the same files with the same compilers."""
        return (
            identity == self.identity
            and not self.unsettled
            and all(_variable(name) == value for name, value in self.environment)
            and all(file.is_current for file in self.files)
            and all(exists(path) == there for path, there in self.lookups)
        )

    @property
    def content(self) -> str:
        """A hash of the request and of everything that was read: the key of what is derived from it."""
        parts = [self.identity, *(f"{file.path}={file.content}" for file in self.files)]
        parts += [f"{path}?{there}" for path, there in self.lookups] + [f"${name}={value!r}" for name, value in self.environment]
        parts += [f"unsettled {self.unsettled}"] if self.unsettled else []
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def to_json(self) -> str:
        files = [[file.path, file.size, file.modified, file.changed, file.content, file.settled] for file in self.files]
        return json.dumps({"identity": self.identity, "files": files, "lookups": self.lookups, "environment": self.environment})

    @staticmethod
    def from_json(text: str) -> Record:
        """ValueError when `text` is no record."""
        try:
            known = json.loads(text)
            files = tuple(FileState(*entry) for entry in known["files"])
            looked = tuple((str(path), bool(there)) for path, there in known["lookups"])
            return Record(str(known["identity"]), files, looked, tuple((str(name), value) for name, value in known["environment"]))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a record: {error}") from error
