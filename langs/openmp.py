"""The OpenMP runtime that compiled code calls: LLVM's libomp where the system has it, else the intel-openmp wheel's libiomp5.

A process takes one copy of this runtime: a second one ends the process when it starts ("OMP: Error #15"). Where another library has
brought one already (MKL, conda, scikit-learn), products are linked with that; where it is too old for them, or comes later, the two are
told to bear each other.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.toolchain import LLVM_MAJOR
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.process.regex import regex

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


_RUNTIME = regex(r"lib(?:i?omp|iomp5)(?:-[\w.]+)?\.so[\d.]*$")


def in_process(link: LinkRequirements) -> LinkRequirements:
    """The requirements with the runtime that this process has in the place of the one that was found on disk."""
    own = next((path for path in link.objects if _RUNTIME.match(Path(path).name)), None)
    if own is None:
        return link
    here = _loaded()
    os.environ.setdefault("KMP_DUPLICATE_LIB_OK", "TRUE")
    if not here or any(path.resolve() == Path(own).resolve() for path in here):
        return link
    other = here[0]
    objects = tuple(str(other) if path == own else path for path in link.objects)
    return replace(link, objects=objects, rpaths=(str(other.parent), *link.rpaths))


def _loaded() -> list[Path]:
    """The copies that are mapped into this process."""
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return []
    names = dict.fromkeys(line.split(maxsplit=5)[-1] for line in lines if "omp" in line and ".so" in line)
    return [path for path in map(Path, names) if _RUNTIME.match(path.name) and path.is_file()]


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
