"""A Julia process that has a source or a function (emit.jl) and compiles what it is asked for, until nobody needs it any more.

It ends with this process (its standard input does), when its source is not used any more, or for the sake of newer ones. A process that
a method kills says which method; the next request starts another one.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs.julia.toolchain import find_julia, start_flags
from polyglot_ad.langs.running import log
from polyglot_ad.langs.toolchain import environment

SCRIPT = Path(__file__).with_name("serve.jl")
SCRIPTS = sorted([*Path(__file__).parent.glob("*.jl"), *Path(__file__).parent.glob("*.ll")])
KEPT = 3
"""Processes that wait for requests at the same time."""

_waiting: list[Process] = []


@dataclass(frozen=True)
class Specialisation:
    """A function ("f", "Inner.f") and one Julia type per argument."""

    name: str
    types: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}({', '.join('::' + type for type in self.types)})"


class Died(CompileError):
    """The Julia process ended where it should have answered."""


class Child(Protocol):
    """What is needed of a process that was started, or forked (forked.py): as subprocess.Popen has it."""

    stdin: IO[str] | None
    stdout: IO[str] | None

    def poll(self) -> int | None: ...
    def wait(self) -> int: ...
    def kill(self) -> None: ...


class Process:
    """A running Julia. `loaded` is what emit.jl says of the source or function that it has. `said`: where its own output goes."""

    def __init__(self, process: Child, said: IO[bytes]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="polyglot_ad-julia-")
        self._said = said
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._process = process
        self._ending = weakref.finalize(self, _end, process, self._owner)
        self.loaded = self._ask("load")
        if "error" in self.loaded:
            self.end()
            raise CompileError(self.loaded["error"])

    @classmethod
    def of_source(cls, source: Path, flags: Sequence[str], variables: Mapping[str, str | None] | None = None) -> Process:
        """A new Julia that loads a file. `variables` of the environment are as they are given here, None: not there."""
        toolchain = find_julia()
        command = [*toolchain.command, *start_flags(toolchain.facts, flags), str(SCRIPT), str(source)]
        log.debug("%s", command)
        said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        around = {**environment(), **(variables or {})}
        try:
            started = subprocess.Popen(
                command, cwd=source.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True,
                env={name: value for name, value in around.items() if value is not None}, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise ToolchainError(f"{command[0]} does not run: {error}") from error
        process = cls(started, said)
        _keep(process)
        return process

    @property
    def usable(self) -> bool:
        """Whether it can be asked: by who started it, not by a fork of that."""
        return self._owner == os.getpid() and self._process.poll() is None

    def emit(self, wanted: Specialisation, bitcode: Path, calls: str = "") -> dict[str, Any]:
        """Facts of a specialisation, whose bitcode goes to a file. `calls`: what dynamic ones can be of (dynamic.py). `Died` if Julia ends
        over it."""
        if self in _waiting:
            _keep(self)
        asked = bitcode.with_suffix(".calls")
        if calls:
            asked.write_text(calls)
        return self._ask("emit", str(bitcode), str(asked) if calls else "", wanted.name, *wanted.types)

    def end(self) -> None:
        self._ending()

    def _ask(self, command: str, *fields: str) -> dict[str, Any]:
        answer = Path(self._folder.name) / "answer.json"
        line = "\t".join([command, str(answer), *fields])
        if "\n" in line:
            raise CompileError(f"a path or type with a line break in it: {fields}")
        with self._lock:
            assert self._process.stdin is not None and self._process.stdout is not None
            done = ""
            try:
                with contextlib.suppress(OSError):
                    self._process.stdin.write(line + "\n")
                    self._process.stdin.flush()
                done = self._process.stdout.readline()
            finally:
                if done != "done\n":  # interrupted, or over
                    self.end()
            if done != "done\n":
                raise Died(self._last_words())
        known: dict[str, Any] = json.loads(answer.read_text())
        return known

    def _last_words(self) -> str:
        status = self._process.wait()
        self._said.seek(0, os.SEEK_END)
        self._said.seek(max(0, self._said.tell() - 20_000))
        text = self._said.read().decode(errors="replace").strip()
        return text if status > 0 and text else f"julia ended with status {status} and said {text[-2000:] or 'nothing'}"


def _keep(process: Process) -> None:
    """Note that a process is used; those that were used longest ago end."""
    others = [other for other in _waiting if other is not process and other.usable]
    for other in others[: len(others) + 1 - KEPT]:
        other.end()
    _waiting[:] = [*others[max(0, len(others) + 1 - KEPT) :], process]


def _end(process: Child, owner: int) -> None:
    """End a process, whatever it is doing. A fork of who started it leaves it alone."""
    if os.getpid() != owner:
        return
    process.kill()
    for stream in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            if stream is not None:
                stream.close()
    process.wait()
