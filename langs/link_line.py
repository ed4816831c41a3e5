"""How a clang runs its linker. The driver is asked once in a process: it takes longer to start than the linker takes to link."""

from __future__ import annotations

import functools
import os
import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs.running import run_for_messages

_READ = ("COMPILER_PATH", "LIBRARY_PATH", "GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS", "LD_RUN_PATH", "PATH")
"""What a driver reads from the environment to find the linker and the libraries."""


@dataclass(frozen=True)
class LinkLine:
    """The linker, with what the driver says before its inputs (start files, folders) and after them (the C library)."""

    before: tuple[str, ...]
    after: tuple[str, ...]

    def command(self, words: Sequence[str]) -> list[str]:
        """The command for these inputs and options of the linker; `-o` is the caller's."""
        return [*self.before, *words, *self.after]


def link_line(driver: Sequence[str], search: Sequence[str]) -> LinkLine | None:
    """How `driver` makes a shared library with these folders of libraries; None if it does not say so as clang does."""
    return _asked(tuple(driver), tuple(search), tuple(os.environ.get(name) for name in _READ))


@functools.lru_cache(maxsize=64)
def _asked(driver: tuple[str, ...], search: tuple[str, ...], environment: tuple[str | None, ...]) -> LinkLine | None:
    with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as folder:
        inputs, out = Path(folder) / "inputs.o", Path(folder) / "out.so"
        inputs.touch()
        folders = [f"-L{path}" for path in search]
        try:
            said = run_for_messages([*driver, "-###", "-shared", *folders, str(inputs), "-o", str(out)], Path(folder))
        except (CompileError, ToolchainError):
            return None
    return _read(said, str(inputs), str(out))


def _read(said: str, inputs: str, out: str) -> LinkLine | None:
    """The one command among what a driver says."""
    commands = [line for line in said.splitlines() if line.startswith(' "')]
    if len(commands) != 1 or "$" in commands[0]:
        return None
    words = shlex.split(commands[0])
    if words.count(inputs) != 1 or words.count(out) != 1 or words[words.index(out) - 1] != "-o":
        return None
    at = words.index(out)
    del words[at - 1 : at + 1]
    at = words.index(inputs)
    return LinkLine(tuple(words[:at]), tuple(words[at + 1 :]))
