"""The C and C++ compiler: a system clang whose LLVM fits, else the one inside the ziglang wheel."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Facts, Tool, Toolchain, ask, facts_of, find, unfit, ziglang

ADVICE = (
    f"pip install 'polyglot-ad[embedded]' brings a C and C++ compiler (ziglang); or install clang {LLVM_MAJOR} "
    f"(Debian, Ubuntu: apt-get install clang-{LLVM_MAJOR})"
)
OLDEST = 17
"""The first clang whose bitcode needs no upgrade from typed pointers."""


def _describe(command: tuple[str, ...]) -> Facts:
    answer = ask(command, "--version")
    found = re.search(r"clang version (\d+\.\d+\.\d+)", answer)
    if not found or "Apple" in answer:
        raise ToolchainError(f"{command[0]} is not an LLVM clang: {answer.splitlines()[0] if answer.strip() else 'it says nothing'}")
    if not is_zig(command):
        return Facts(answer.splitlines()[0], found[1])
    return Facts(f"zig {ask(command[:1], 'version').strip()} (clang {found[1]})", found[1])


CLANG = Tool(
    name="clang",
    variable="POLYGLOT_AD_CLANG",
    names=(f"clang-{LLVM_MAJOR}", "clang", *(f"clang-{major}" for major in range(LLVM_MAJOR - 1, OLDEST - 1, -1))),
    describe=_describe,
    advice=ADVICE,
    oldest=OLDEST,
)


def is_zig(command: tuple[str, ...]) -> bool:
    return Path(command[0]).stem == "zig"


def find_clang() -> Toolchain:
    """POLYGLOT_AD_CLANG ("zig" means the ziglang wheel), a clang on PATH that fits, the ziglang wheel."""
    chosen = os.environ.get(CLANG.variable, "")
    if Path(chosen).stem == "zig":
        executable = shutil.which(chosen) or ziglang()
        if executable is None:
            raise ToolchainError(
                f"{CLANG.variable} asks for {chosen!r}, but there is no zig on PATH and no ziglang wheel\n  help: {ADVICE}"
            )
        return _zig(executable)
    if chosen:
        return find(CLANG)
    try:
        return find(CLANG)
    except ToolchainError:
        executable = ziglang()
        if executable is None:
            raise
        return _zig(executable)


def _zig(executable: str) -> Toolchain:
    command = (executable, "cc")
    facts = facts_of(CLANG, command)
    problem = unfit(facts)
    if problem:
        raise ToolchainError(f"{executable}: {problem}\n  help: {ADVICE}")
    return Toolchain("zig", command, facts)
