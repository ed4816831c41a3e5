"""Running a compiler for its output: errors become CompileErrors with the compiler's own text, warnings go to the log."""

from __future__ import annotations

import logging
import os
import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs.toolchain import environment

log = logging.getLogger("polyglot_ad.langs")


def processors() -> int:
    """How many compilers run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_compiler(command: Sequence[str], folder: Path, extra_environment: Mapping[str, str] | None = None) -> str:
    """Runs `command` in `folder`; gives what it prints on standard output."""
    done = _run(command, folder, extra_environment)
    if done.stderr.strip():
        log.info("%s", done.stderr.strip())
    return done.stdout


def run_verbosely(command: Sequence[str], folder: Path) -> str:
    """Runs a clang; gives what it says of itself, its configuration and its search. Its errors are without that."""
    try:
        done = _run([*command, "-v"], folder)
    except CompileError:
        run_compiler(command, folder)
        raise
    said, _, warnings = done.stderr.rpartition(_LAST_OF_VERBOSE)
    if warnings.strip():
        log.info("%s", warnings.strip())
    return said + _LAST_OF_VERBOSE


def run_for_messages(command: Sequence[str], folder: Path) -> str:
    """Runs a tool; gives all that it says."""
    done = _run(command, folder)
    return done.stdout + done.stderr


_LAST_OF_VERBOSE = "End of search list."


def _run(command: Sequence[str], folder: Path, extra_environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    log.debug("%s", shlex.join(command))
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
            env={**environment(), **(extra_environment or {})},
        )
    except OSError as error:
        raise ToolchainError(f"{command[0]} does not run: {error}") from error
    if done.returncode != 0:
        name = Path(command[0]).name
        text = done.stderr.strip() or done.stdout.strip() or f"{name} ended with status {done.returncode} and said nothing"
        if done.returncode < 0:
            text = f"{name} died of signal {-done.returncode} while it compiled {_sources(command)}\n{text}"
        failure = CompileError(text + _hint(text))
        failure.add_note(f"command: {shlex.join(command)}")
        raise failure
    return done


_ASKED = (
    (re.compile(r"'mpi\.h' file not found|'mpif\.h' was not found|\bmodule 'mpi(?:_f08)?'"), "MPI", "mpi"),
    (re.compile(r"'omp\.h' file not found|'omp_lib\.h' was not found|\bmodule 'omp_lib'"), "OpenMP", "openmp"),
)
"""What sources use that is found where it is asked for, by what compilers say where it is not."""


def _hint(text: str) -> str:
    for pattern, what, option in _ASKED:
        if pattern.search(text):
            return f"\n  help: the source uses {what}: load(…, {option}=True), or --{option} on the command line, has it found"
    return ""


def _sources(command: Sequence[str]) -> str:
    """The files in a command that are there: what a compiler was given."""
    return ", ".join(word for word in command[1:] if not word.startswith("-") and Path(word).is_file()) or shlex.join(command)


def read_variables(text: str) -> list[str]:
    """The variables of the environment that a dependency file of rustc's names."""
    return re.findall(r"^# env-dep:([^=\n]+)", text, re.M)


def read_make_rule(text: str) -> list[str]:
    """The prerequisites in a dependency file as compilers write it: `target: a b \\` with blanks, `#` and `$` escaped."""
    rule = text.replace("\\\n", " ").split(": ", 1)
    if len(rule) != 2:
        return []
    first = rule[1].split("\n", 1)[0]
    words = re.findall(r"(?:\\[ #]|\$\$|\S)+", first)
    return [word.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for word in words]
