"""Parts of the run-time library by themselves (memory of derivatives, threads, errors, tasks of Julia): programs in C, under sanitizers."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "programs"
PACKAGE = Path(__file__).parents[2] / "polyglot_ad"
SOURCES = [
    PACKAGE / "runtime",
    PACKAGE / "runtime" / "memory",
    PACKAGE / "differentiate" / "parallel" / "runtime",
    PACKAGE / "guards" / "runtime",
    PACKAGE / "differentiate" / "checkpoint" / "runtime",
    PACKAGE / "device" / "runtime",
    PACKAGE / "differentiate" / "unwinding" / "runtime",
    PACKAGE.parent / "langs" / "julia" / "runtime",
]
SANITIZERS = {
    "registry": ("address", "undefined"),
    "tapes": ("address", "undefined"),
    "blocks": ("address", "undefined"),
    "stack": ("address", "undefined"),
    "large": ("address", "thread"),
    "pool": ("address", "undefined"),
    "budgets": ("address", "undefined"),
    "concurrent": ("address", "thread"),
    "meetings": ("address", "thread"),
    "failing": ("address", "thread"),
    "spawns": ("address", "undefined"),
    "refusals": ("address", "undefined"),
    "tables": ("address", "thread"),
    "flags": ("thread",),
    "writes": ("undefined", "thread"),
    "columns": ("undefined",),
    "thrown": ("address", "undefined"),
    "huge": ("address", "undefined"),
    "slices": ("address", "undefined"),
    "exchanges": ("address", "undefined"),
    "kinds_of_bytes": ("address", "undefined"),
    "julia_tasks": ("address", "thread"),
    "julia_arrays": ("address", "undefined"),
    "julia_texts": ("address", "undefined"),
    "helpers": ("address", "undefined"),
}


@functools.cache
def found(sanitizer: str) -> str:
    """A compiler whose programs run under the sanitizer, or ""."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "none.c").write_text("int main(void) { return 0; }\n")
        for name in filter(None, map(shutil.which, ("clang-22", "clang", "gcc"))):
            steps = [name, f"-fsanitize={sanitizer}", "none.c", "-o", "none"], [str(Path(folder) / "none")]
            if all(subprocess.run(step, cwd=folder, capture_output=True, check=False).returncode == 0 for step in steps):
                return name
    return ""


def compiler(sanitizer: str) -> str:
    if name := found(sanitizer):
        return name
    pytest.skip(f"no compiler here makes programs that run under the {sanitizer} sanitizer")


@pytest.mark.parametrize(("name", "sanitizer"), [(name, one) for name, few in SANITIZERS.items() for one in few])
def test_program(name: str, sanitizer: str, tmp_path: Path) -> None:
    flags = ["-g", "-O1", "-pthread", f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all", *(f"-I{folder}" for folder in SOURCES)]
    command = [compiler(sanitizer), *flags, str(PROGRAMS / f"{name}.c"), "-o", str(tmp_path / name)]
    subprocess.run(command, check=True)
    done = subprocess.run([tmp_path / name], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0 and done.stdout == "ok\n", done.stdout + done.stderr
