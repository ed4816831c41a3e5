"""Has anything changed since? The files an earlier compilation read, by content, and what identifies its compilers, by their files.

No compiler runs to answer. A file whose size and time are the same, and that was not being edited when it was recorded, is not read again.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_SETTLED = 2_000_000_000
"""Nanoseconds: a file changed more recently than this when it was recorded may change again within the resolution of its time."""


@dataclass(frozen=True)
class FileState:
    path: str
    size: int
    modified: int
    content: str
    settled: bool

    @staticmethod
    def of(path: str) -> FileState:
        now = time.time_ns()
        status = Path(path).stat()
        content = hashlib.sha256(Path(path).read_bytes()).hexdigest()
        return FileState(path, status.st_size, status.st_mtime_ns, content, now - status.st_mtime_ns > _SETTLED)

    @property
    def is_current(self) -> bool:
        try:
            status = Path(self.path).stat()
            if status.st_size != self.size:
                return False
            if self.settled and status.st_mtime_ns == self.modified:
                return True
            return hashlib.sha256(Path(self.path).read_bytes()).hexdigest() == self.content
        except OSError:
            return False


@dataclass(frozen=True)
class Record:
    """`identity` is the request's: sources, flags, compilers. `files` are what the compilers read."""

    identity: str
    files: tuple[FileState, ...]

    @staticmethod
    def of(identity: str, paths: Iterable[str]) -> Record:
        return Record(identity, tuple(FileState.of(path) for path in dict.fromkeys(paths) if Path(path).is_file()))

    def is_current(self, identity: str) -> bool:
        """Whether the same request would read the same files with the same compilers."""
        return identity == self.identity and all(file.is_current for file in self.files)

    @property
    def content(self) -> str:
        """A hash of the request and of everything that was read: the key of what is derived from it."""
        parts = [self.identity, *(f"{file.path}={file.content}" for file in self.files)]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def to_json(self) -> str:
        files = [[file.path, file.size, file.modified, file.content, file.settled] for file in self.files]
        return json.dumps({"identity": self.identity, "files": files})

    @staticmethod
    def from_json(text: str) -> Record:
        """ValueError when `text` is no record."""
        try:
            known = json.loads(text)
            return Record(str(known["identity"]), tuple(FileState(*entry) for entry in known["files"]))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a record: {error}") from error
