"""Zig, by the compiler of the ziglang wheel or one on PATH: functions with `export`, which pass their arguments as C does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import flags
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.clang import ADVICE
from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.toolchain import Facts, Tool, Toolchain, ask, find, ziglang
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.symbols import assemble, disassemble

VERSION = "1"
"""Part of cache keys: change it when this adapter's output changes."""

# The safe modes bring a panic machinery of a thousand functions. -femit-llvm-bc is what zig has before LLVM's optimiser.
COMPILE = ("build-obj", "-O", "ReleaseFast", "-fno-strip", "-fPIC", "-mcpu", "baseline", "-fno-emit-bin")


def _describe(command: tuple[str, ...]) -> Facts:
    clang = re.search(r"clang version (\d+\.\d+\.\d+)", ask(command, "cc", "--version"))
    return Facts(f"zig {ask(command, 'version').strip()}", clang[1] if clang else "")


def find_zig() -> Toolchain:
    """POLYGLOT_AD_ZIG, the ziglang wheel, PATH."""
    wheel = ziglang()
    tool = Tool("zig", "POLYGLOT_AD_ZIG", (*([wheel] if wheel else []), "zig"), _describe, ADVICE)
    return find(tool)


@dataclass(frozen=True)
class ZigAdapter:
    language: str = "zig"
    suffixes: tuple[str, ...] = (".zig",)

    def identity(self, options: Options) -> str:
        return f"zig:{VERSION}:{find_zig().identity}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        compiler = find_zig()
        user, link = flags.split(options.flags)
        link = LinkRequirements.union([link, LinkRequirements(libraries=("m",))])
        identity = self.identity(options)
        units = []
        for number, source in enumerate(sources):
            output = workspace / f"{number}.bc"
            run_compiler([*compiler.command, *COMPILE, *user, f"-femit-llvm-bc={output}", str(source)], source.parent)
            bitcode = assemble(exported(disassemble(output.read_bytes())))
            units.append(Unit("zig", str(source), bitcode, _files_read(source), link, identity=identity))
        return units

    def report(self) -> ToolchainReport:
        try:
            compiler = find_zig()
        except ToolchainError as error:
            return ToolchainReport("zig", missing=str(error))
        return ToolchainReport("zig", "zig", compiler.command[0], compiler.facts.version, compiler.facts.llvm)


_ALIAS = re.compile(r'^@(?P<alias>[\w.$]+|"[^"]+") = (?:dso_local )?alias [^@]*, ptr @(?P<target>[\w.$]+|"[^"]+")\n', re.MULTILINE)


def exported(text: str) -> str:
    """The module with its exported functions under their own names: zig has them as aliases of local ones, which block inlining."""
    for alias in list(_ALIAS.finditer(text)):
        target, name = re.escape(alias["target"]), alias["alias"]
        text = text.replace(alias[0], "")
        text = re.sub(rf"^define (?:internal|private) ([^\n]*@){target}\(", rf"define \g<1>{name}(", text, flags=re.MULTILINE)
        text = re.sub(rf'@{target}(?![\w.$"])', f"@{name}", text)
    return text


_IMPORT = re.compile(r'@(?:import|embedFile)\("([^"]+)"\)')


def _files_read(source: Path) -> tuple[str, ...]:
    """The source and the files it imports by path."""
    found: dict[Path, None] = {}
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found[path] = None
        if path.suffix == ".zig":
            waiting += [(path.parent / name).resolve() for name in _IMPORT.findall(path.read_text(errors="replace"))]
    return tuple(str(path) for path in found)


ZIG = ZigAdapter()
