"""One run of emit.jl: a request goes in, its answer comes out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.toolchain import find_julia, start_flags
from polyglot_ad.langs.running import run_compiler

SCRIPT = Path(__file__).with_name("emit.jl")
SCRIPTS = sorted([*Path(__file__).parent.glob("*.jl"), *Path(__file__).parent.glob("*.ll")])


@dataclass(frozen=True)
class Specialisation:
    """A function ("f", "Inner.f") and one Julia type per argument."""

    name: str
    types: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}({', '.join('::' + type for type in self.types)})"


def ask_julia(
    source: Path, groups: Sequence[Sequence[Specialisation]], flags: Sequence[str], workspace: Path, list_functions: bool = False
) -> dict[str, Any]:
    """Load `source`; one bitcode file in `workspace` per group of `groups`. CompileError when the source itself does not load."""
    toolchain = find_julia()
    lines = [f"source\t{source}"]
    if list_functions:
        lines.append("list")
    for number, group in enumerate(groups):
        lines.append(f"module\t{workspace / f'{number}.bc'}")
        lines += ["\t".join(["entry", entry.name, *entry.types]) for entry in group]
    if any("\n" in line for line in lines):
        raise CompileError(f"a path or type with a line break in it: {source}")
    request, answer = workspace / "request", workspace / "answer.json"
    request.write_text("\n".join(lines) + "\n")
    command = [*toolchain.command, *start_flags(toolchain.facts, flags), str(SCRIPT), str(request), str(answer)]
    run_compiler(command, source.parent)
    known: dict[str, Any] = json.loads(answer.read_text())
    if "error" in known:
        raise CompileError(known["error"])
    return known
