"""The adapter of CUDA C++ and HIP: clang compiles the device's half, `polyglot_ad/gpu` makes functions of the CPU of it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from polyglot_ad import gpu
from polyglot_ad.errors import ToolchainError
from polyglot_ad.gpu.lower import Lowered, lower
from polyglot_ad.gpu.threads import WHY
from polyglot_ad.langs import flags, openmp
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.c.clang import CLANG, is_zig
from polyglot_ad.langs.lookups import Search, lookups
from polyglot_ad.langs.running import processors, read_make_rule, run_compiler, run_verbosely
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Toolchain, find
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.symbols import assemble
from polyglot_ad.process.records import dataclass

VERSION = "1"
"""Part of cache keys: change it when this adapter's output changes."""

HEADERS = Path(__file__).with_name("include")

# As for C++ (langs/c/adapter.py). HIP's language is CUDA's but for names, which a header gives; the device's words are those of NVPTX
# for both, of which only the layout of data is left in what is run on the CPU.
COMPILE = (
    *("-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "-std=c++17", "-fdeclspec"),
    *("-O2", "-g", "-fstandalone-debug", "-fno-math-errno", "-ffp-contract=off", "-fno-discard-value-names", "-fno-builtin-printf"),
    # By itself clang writes only lines for a device.
    *("-Xclang", "-debug-info-kind=standalone"),
    # Of an unknown SDK it takes launches to be those of old.
    *("-Xclang", "-target-sdk-version=12.0"),
    *("-Xclang", "-disable-llvm-passes", "-I", str(HEADERS), "-include", "cuda_runtime.h"),
)

DEVICE = ("--cuda-device-only", "--cuda-feature=+ptx80")
HOST = ("--cuda-host-only", "-fPIC")


@cache
def _own_identity() -> str:
    """Of the headers, and of what makes functions of the CPU of kernels."""
    files = [*sorted(HEADERS.rglob("*.h")), *sorted(Path(gpu.__file__).parent.glob("*.py"))]
    content = b"".join(path.read_bytes() for path in files)
    return hashlib.sha256(content).hexdigest()[:16]


def find_cuda_clang() -> Toolchain:
    """A clang that compiles CUDA; the one inside ziglang does not."""
    chosen = os.environ.get(CLANG.variable, "")
    try:
        if chosen and is_zig((chosen,)):
            raise ToolchainError(
                f"{CLANG.variable} asks for {chosen!r}\n  help: install clang {LLVM_MAJOR}, and name it there or leave it unset"
            )
        return find(CLANG)
    except ToolchainError as error:
        raise ToolchainError(f"CUDA and HIP need a clang: the one of the ziglang wheel knows neither\n{error}") from error


@dataclass(frozen=True)
class GpuAdapter:
    """`language` is "cuda" or "hip"; `warp`: how many threads run in step."""

    language: str
    suffixes: tuple[str, ...]
    warp: int
    defines: tuple[str, ...] = ()

    def identity(self, options: Options) -> str:
        return f"{self.language}:{VERSION}:{_own_identity()}:{find_cuda_clang().identity}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        compiler = find_cuda_clang()
        identity = self.identity(options)
        user, link = flags.split(options.flags)
        parallel = [openmp.runtime()] if options.openmp else []
        link = LinkRequirements.union([link, LinkRequirements(libraries=("stdc++", "m")), *parallel])
        command = [*compiler.command, *COMPILE, *self.defines, *user]

        def one(item: tuple[int, Path]) -> Unit:
            number, source = item
            output, rule = workspace / f"{number}.ll", workspace / f"{number}.d"
            said = run_verbosely(
                [*command, *DEVICE, "-MD", "-MF", str(rule), "-S", "-emit-llvm", str(source), "-o", str(output)], source.parent
            )
            read = [str(source.parent / name) for name in read_make_rule(rule.read_text(errors="surrogateescape"))]
            dependencies = tuple(dict.fromkeys([str(source), *(name for name in read if not Path(name).is_relative_to(HEADERS))]))
            looked = lookups(read, Search.said(said), user)
            device = output.read_text()
            run_compiler([*command, *HOST, "-S", "-emit-llvm", str(source), "-o", str(output)], source.parent)
            lowered = lower(device, self.warp, output.read_text(), options.openmp)
            interface = {"kernels": self._kernels(lowered)}
            return Unit("c++", str(source), assemble(lowered.text), dependencies, link, interface, identity, looked)

        with ThreadPoolExecutor(processors()) as pool:
            return list(pool.map(one, enumerate(sources)))

    def _kernels(self, lowered: Lowered) -> dict[str, dict[str, object]]:
        """What signatures say of kernels besides their parameters."""
        found: dict[str, dict[str, object]] = {
            symbol: {"language": self.language, "shared": shared} for symbol, shared in lowered.shared_bytes.items()
        }
        for symbol, why in lowered.refused.items():
            found[symbol] = {"language": self.language, "shared": 0, "error": why}
        for symbol in lowered.helpers:
            found[symbol] = {"language": self.language, "error": WHY}
        return found

    def report(self) -> ToolchainReport:
        try:
            compiler = find_cuda_clang()
        except ToolchainError as error:
            return ToolchainReport(self.language, missing=str(error))
        return ToolchainReport(self.language, compiler.name, compiler.command[0], compiler.facts.version, compiler.facts.llvm)


CUDA = GpuAdapter("cuda", (".cu",), 32)
HIP = GpuAdapter("hip", (".hip",), 64, ("-DPOLYGLOT_HIP", "-D__HIP_PLATFORM_AMD__"))
