"""Finding Julia: POLYGLOT_AD_JULIA, PATH, the Julia that juliacall has installed. Whichever it is runs in a process of its own.

Inside a Python process that has Julia loaded (juliacall) nothing is compiled, as emitting replaces definitions of Julia's library
(overlay.jl), which the user's own session must not see: functions of that session are compiled in a copy of the process (forked.py).
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Sequence

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Facts, Tool, Toolchain, ask, facts_of, find, unfit

ADVICE = (
    "install Julia 1.5 to 1.12 (juliaup; the distribution's package), or pip install 'polyglot-ad[julia]' and start juliacall once, "
    "which installs Julia"
)
OLDEST, NEWEST = (1, 5), (1, 12)
OLDEST_LLVM = 9


def _describe(command: tuple[str, ...]) -> Facts:
    answer = ask(command, "--startup-file=no", "-e", 'print("julia ", VERSION, " LLVM ", Base.libllvm_version)')
    found = re.search(r"julia (\S+) LLVM (\d+\.\d+\.\d+)", answer)
    if not found:
        raise ToolchainError(f"{command[0]} is not Julia: it says {answer.strip()!r}")
    if not OLDEST <= _release(found[1]) <= NEWEST:
        raise ToolchainError(f"Julia {found[1]} is not supported\n  help: {ADVICE}")
    return Facts(f"julia {found[1]}", found[2])


def _release(version: str) -> tuple[int, int]:
    found = re.match(r"(\d+)\.(\d+)", version)
    return (int(found[1]), int(found[2])) if found else (0, 0)


JULIA = Tool(
    name="julia",
    variable="POLYGLOT_AD_JULIA",
    names=("julia",),
    describe=_describe,
    advice=ADVICE,
    oldest=OLDEST_LLVM,
    folders=("~/.juliaup/bin",),
)


def find_julia() -> Toolchain:
    try:
        return find(JULIA)
    except ToolchainError:
        command = None if os.environ.get(JULIA.variable) else julia_of_juliacall()
        if command is None:
            raise
    facts = facts_of(JULIA, command)
    problem = unfit(facts, JULIA.oldest)
    if problem:
        raise ToolchainError(f"{command[0]}, which juliacall uses: {problem}, LLVM {LLVM_MAJOR} is the newest\n  help: {ADVICE}")
    return Toolchain(JULIA.name, command, facts)


def julia_of_juliacall() -> tuple[str, ...] | None:
    """The Julia and the project that juliacall runs with, if it has been started before: nothing is downloaded or installed here."""
    if importlib.util.find_spec("juliacall") is None or importlib.util.find_spec("juliapkg") is None:
        return None
    try:
        deps = importlib.import_module("juliapkg.deps")
        if not deps.can_skip_resolve():
            return None
        return (str(deps.executable()), f"--project={deps.project()}")
    except Exception:  # whatever is wrong with juliacall's state: it cannot be used
        return None


def start_flags(facts: Facts, flags: Sequence[str]) -> list[str]:
    """How Julia is started to emit code. Its own code need not be fast: it runs once."""
    chosen = ["--startup-file=no", "--history-file=no", "--color=no", "-O0"]
    if _release(facts.version.removeprefix("julia ")) < (1, 6):
        # The interpreter: Julia 1.5 cannot unwind through compiled code with libunwind 1.6 (Debian 12), and starts faster besides.
        chosen.append("--compile=min")
    return [*chosen, *flags]
