"""The adapter of CUDA C++ and HIP: clang compiles the device's half, `polyglot_ad/gpu` makes functions of the CPU of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from polyglot_ad import gpu
from polyglot_ad.errors import ToolchainError
from polyglot_ad.gpu.lower import Lowered, lower
from polyglot_ad.gpu.threads import WHY
from polyglot_ad.langs import flags, openmp
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.cuda.clang import COMPILE, DEVICE, HEADERS, HOST, find_cuda_clang
from polyglot_ad.langs.cuda.ir import ir_of
from polyglot_ad.langs.running import processors, run_compiler
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.symbols import assemble

VERSION = "1"
"""Part of cache keys: change it when this adapter's output changes."""


@cache
def _own_identity() -> str:
    """Of the headers, and of what makes functions of the CPU of kernels."""
    files = [*sorted(HEADERS.rglob("*.h")), *sorted(Path(gpu.__file__).parent.glob("*.py"))]
    content = b"".join(path.read_bytes() for path in files)
    return hashlib.sha256(content).hexdigest()[:16]


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
        command = [*compiler.command, *COMPILE, *self.defines]

        def one(item: tuple[int, Path]) -> Unit:
            number, source = item
            device = ir_of([*command, *DEVICE], source, user)
            host = workspace / f"{number}.ll"
            run_compiler([*command, *user, *HOST, "-S", "-emit-llvm", str(source), "-o", str(host)], source.parent)
            lowered = lower(device.text, self.warp, host.read_text(), options.openmp)
            interface = {"kernels": self._kernels(lowered)}
            return Unit("c++", str(source), assemble(lowered.text), (str(source), *device.read), link, interface, identity, device.looked)

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
