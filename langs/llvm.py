"""LLVM assembly and bitcode, taken as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import CompileError
from polyglot_ad.langs import flags
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.toolchain import LLVM_MAJOR
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.bodies import text_of
from polyglot_ad.llvm.symbols import assemble, check_bitcode

VERSION = "2"
"""Part of cache keys: change it when this adapter's output changes."""


@dataclass(frozen=True)
class LlvmAdapter:
    """Flags are for the linker: -l, -L, libraries by path. Whatever the language was, the C library's mathematics is linked."""

    language: str = "llvm"
    suffixes: tuple[str, ...] = (".ll", ".bc")

    def identity(self, options: Options) -> str:
        return f"llvm:{VERSION}:{LLVM_MAJOR}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        link = LinkRequirements.union([flags.split(options.flags)[1], LinkRequirements(libraries=("m",))])
        identity = self.identity(options)
        return [Unit("llvm", str(source), _read(source), (str(source),), link, identity=identity) for source in sources]

    def report(self) -> ToolchainReport:
        return ToolchainReport("llvm", "llvmlite", version=f"llvmlite with LLVM {LLVM_MAJOR}", llvm=str(LLVM_MAJOR))


def _read(source: Path) -> bytes:
    content = source.read_bytes()
    try:
        if content[:2] == b"BC" or content[:4] == b"\xde\xc0\x17\x0b":
            check_bitcode(content)
        else:
            content = assemble(content.decode())
    except (RuntimeError, UnicodeDecodeError) as error:
        raise CompileError(f"{source}: {error}") from error
    if "<vscale x " in text_of(content):
        why = "it has vectors whose length only the processor knows (<vscale x ...>): compile it for vectors of fixed length"
        raise CompileError(f"{source}: {why}")
    return content


LLVM = LlvmAdapter()
