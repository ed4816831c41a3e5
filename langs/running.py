"""Running a compiler for its output: errors become CompileErrors with the compiler's own text, warnings go to the log."""

from __future__ import annotations

import logging
import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs.toolchain import environment

log = logging.getLogger("polyglot_ad.langs")


def run_compiler(command: Sequence[str], folder: Path, extra_environment: Mapping[str, str] | None = None) -> str:
    """Runs `command` in `folder`; gives what it prints on standard output."""
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
        text = done.stderr.strip() or done.stdout.strip() or f"{Path(command[0]).name} ended with status {done.returncode} and said nothing"
        failure = CompileError(text)
        failure.add_note(f"command: {shlex.join(command)}")
        raise failure
    if done.stderr.strip():
        log.info("%s", done.stderr.strip())
    return done.stdout


def read_make_rule(text: str) -> list[str]:
    """The prerequisites in a dependency file as compilers write it: `target: a b \\` with blanks, `#` and `$` escaped."""
    rule = text.replace("\\\n", " ").split(": ", 1)
    if len(rule) != 2:
        return []
    first = rule[1].split("\n", 1)[0]
    words = re.findall(r"(?:\\[ #]|\$\$|\S)+", first)
    return [word.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for word in words]
