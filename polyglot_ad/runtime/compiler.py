"""The C compiler of the run-time library: the clang inside the ziglang wheel, or one on PATH. llvmlite has the same LLVM.

Standard library only: setup.py runs this before anything is installed.
"""

from __future__ import annotations

import importlib.util
import platform
import shutil
import subprocess
from functools import cache
from pathlib import Path

MAJOR = 22
_NAMES = (f"clang-{MAJOR}", "clang")


class CompilerError(Exception):
    """There is no compiler, or it refuses a source."""


@cache
def command() -> tuple[str, ...]:
    """Its name and the options that make it find C's headers."""
    zig = _zig()
    if zig is not None and _fits((str(zig), "clang")):
        # `zig cc` would add options of its own: checks, debug information, this very processor.
        return (str(zig), "clang", f"--target={platform.machine()}-linux-gnu", "-D__GLIBC_MINOR__=31", "-nostdinc", *_headers(zig))
    for name in _NAMES:
        found = shutil.which(name)
        if found and _fits((found,)):
            return (found,)
    raise CompilerError(f"the run-time library is compiled by clang {MAJOR}, and there is none: pip install 'ziglang>=0.17,<0.18'")


def _zig() -> Path | None:
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        return None
    found = Path(spec.origin).with_name("zig")
    return found if found.exists() else None


def _headers(zig: Path) -> list[str]:
    """Folders of headers: of the compiler, and of the C library, whose folders are named by family or processor from version to version."""
    library, machine = zig.parent / "lib", platform.machine()
    family = {"x86_64": "x86", "aarch64": "aarch64", "arm64": "aarch64"}.get(machine, machine)
    names = [f"{one}-linux-{kind}" for kind in ("gnu", "any") for one in (machine, family)]
    names.insert(2, "generic-glibc")
    folders = [library / "include", *(library / "libc" / "include" / name for name in [*names, "any-linux-any"])]
    return [word for one in folders if one.is_dir() for word in ("-isystem", str(one))]


def _fits(words: tuple[str, ...]) -> bool:
    answer = subprocess.run([*words, "--version"], capture_output=True, text=True, check=False)
    return answer.returncode == 0 and f"clang version {MAJOR}." in answer.stdout


def assembly(source: Path, flags: tuple[str, ...]) -> str:
    """LLVM assembly of a C file."""
    return run(["-x", "c", *flags, "-S", "-emit-llvm", source.name, "-o", "-"], source.parent)


def run(arguments: list[str], folder: Path, text: str = "") -> str:
    made = subprocess.run([*command(), *arguments], cwd=folder, input=text, capture_output=True, text=True, check=False)
    if made.returncode:
        raise CompilerError(f"{folder}: {' '.join(arguments)}\n{made.stderr}")
    return made.stdout
