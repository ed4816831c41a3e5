"""The OpenMP runtime that compiled code calls: LLVM's libomp where the system has it, else the intel-openmp wheel's libiomp5."""

from __future__ import annotations

import sys
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.toolchain import LLVM_MAJOR
from polyglot_ad.langs.unit import LinkRequirements

_FOLDERS = (
    f"/usr/lib/llvm-{LLVM_MAJOR}/lib",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
    "/usr/lib",
    "/usr/local/lib",
)


def runtime() -> LinkRequirements:
    """What code with OpenMP regions must be linked with. Its threads outlive a call, so the library stays loaded."""
    for library in _candidates():
        if library.exists():
            return LinkRequirements(objects=(str(library),), rpaths=(str(library.parent),), resident=True)
    raise ToolchainError(
        "no OpenMP runtime (libomp.so, libomp.so.5, libiomp5.so) was found\n"
        f"  help: pip install intel-openmp, or install libomp (Debian, Ubuntu: apt-get install libomp-{LLVM_MAJOR}-dev)"
    )


def _candidates() -> list[Path]:
    system = [Path(folder) / name for folder in _FOLDERS for name in ("libomp.so", "libomp.so.5")]
    return [*system, Path(sys.prefix) / "lib" / "libiomp5.so"]


def header_flags() -> tuple[str, ...]:
    """Where omp.h is, for a compiler that has none of its own; searched last."""
    folders = (
        Path(sys.prefix) / "opt" / "compiler" / "include",
        Path(f"/usr/lib/llvm-{LLVM_MAJOR}/lib/clang/{LLVM_MAJOR}/include"),
    )
    return next((("-idirafter", str(folder)) for folder in folders if (folder / "omp.h").exists()), ())
