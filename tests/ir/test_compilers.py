"""The law on what real compilers write: small programs of ours, at several levels of optimisation, with debug information."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from polyglot_ad.ir.metadata import debug_records, source_location, subprogram
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.llvm.prepare import prepare

PROGRAMS = Path(__file__).parent / "programs"
RAW = ["-Xclang", "-disable-llvm-passes"]


def command(compiler: str) -> list[str]:
    """How a compiler is started; skips the test when it is not there."""
    if compiler == "zig cc" or compiler == "zig c++":
        if importlib.util.find_spec("ziglang") is None:
            pytest.skip("ziglang is not installed")
        return [sys.executable, "-m", "ziglang", compiler.split()[1], "-fno-sanitize=undefined"]
    found = shutil.which(compiler) or shutil.which(compiler.split("-")[0])
    if found is None:
        pytest.skip(f"{compiler} is not on PATH")
    return [found]


CASES: dict[str, tuple[str, str, list[str]]] = {
    **{
        f"{compiler}{level}{'-raw' if raw else ''} {source}": (compiler, source, [level, "-g", *raw])
        for compiler, source in (("clang-22", "kernel.c"), ("clang-22", "classes.cpp"), ("zig cc", "kernel.c"), ("zig c++", "plain.cpp"))
        for level, raw in (("-O0", []), ("-O2", RAW), ("-O2", []))
    },
    "clang-22-avx512 kernel.c": ("clang-22", "kernel.c", ["-O3", "-g", "-march=skylake-avx512", "-ffast-math"]),
    "clang-22-openmp parallel.c": ("clang-22", "parallel.c", ["-O2", "-g", "-fopenmp", *RAW]),
    "clang-22-aarch64 plain.cpp": ("clang-22", "plain.cpp", ["-O3", "--target=aarch64-linux-gnu", "-march=armv8-a+sve", "-fno-exceptions"]),
    "clang-22-windows throw.cpp": (
        "clang-22", "throw.cpp", ["-O1", "--target=x86_64-pc-windows-msvc", "-fexceptions", "-fcxx-exceptions"],
    ),
    "clang-22-nvptx kernel.cu": (
        "clang-22", "kernel.cu",
        ["-O2", "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "--cuda-feature=+ptx80", *RAW],
    ),
    **{
        f"rustc{level}{'-raw' if raw else ''} shapes.rs": (
            "rustc", "shapes.rs",
            ["--crate-type=lib", "--edition=2021", f"-Copt-level={level[2:]}", "-Ccodegen-units=1", "-g"]
            + (["-Cno-prepopulate-passes"] if raw else []),
        )
        for level, raw in (("-O0", False), ("-O3", True), ("-O3", False))
    },
    **{
        f"flang-22{level}{'-raw' if raw else ''} module.f90": (
            "flang-22", "module.f90",
            [level, "-g", *(["-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=false"] if raw else [])],
        )
        for level, raw in (("-O0", False), ("-O2", True), ("-O2", False))
    },
}  # fmt: skip


def compiled(case: str, tmp_path: Path) -> str:
    """What the compiler of a case wrote, as text."""
    compiler, source, flags = CASES[case]
    output = tmp_path / "out.bc"
    emit = [f"--emit=llvm-bc={output}"] if compiler == "rustc" else ["-c", "-emit-llvm", "-o", str(output)]
    done = subprocess.run(
        [*command(compiler), *flags, *emit, str(PROGRAMS / source)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return str(llvm.parse_bitcode(output.read_bytes(), llvm.create_context()))


Canonical = Callable[[str], str]
Verifier = Callable[[str], None]


def check_law(text: str, canonical: Canonical, llvm_verifies: Verifier) -> Module:
    text = canonical(canonical(text))
    module = parse(text)
    assert canonical(print_module(module)) == text
    assert verify(module) == []
    llvm_verifies(print_module(module, strip_debug=True))
    return module


@pytest.mark.parametrize("case", CASES)
def test_law(case: str, tmp_path: Path, canonical: Canonical, llvm_verifies: Verifier) -> None:
    module = check_law(compiled(case, tmp_path), canonical, llvm_verifies)
    for function in module.functions.values():
        if (described := subprogram(function)) is not None:
            assert described.kind == "DISubprogram"
        for record in debug_records(function):
            assert record.variable.kind == "DILocalVariable"
            assert record.location.kind == "DILocation"
        if "dbg" in function.metadata:
            located = [i for i in function.instructions() if "dbg" in i.metadata and "line: 0" not in module.metadata[i.metadata["dbg"]]]
            assert all(":" in source_location(i) for i in located)


@pytest.mark.parametrize("case", [case for case in CASES if "-raw" in case or "openmp" in case])
def test_law_after_preparation(case: str, tmp_path: Path, canonical: Canonical, llvm_verifies: Verifier) -> None:
    """What the engine reads: scalar optimised IR, with loops in canonical form."""
    text = compiled(case, tmp_path)
    keep = [function.name for function in parse(canonical(text)).functions.values() if not function.is_declaration]
    check_law(prepare(text, keep), canonical, llvm_verifies)


def test_law_julia(canonical: Canonical, llvm_verifies: Verifier) -> None:
    """Julia prints the IR of its own LLVM, which may be old: LLVM upgrades it when it reads."""
    done = subprocess.run([*command("julia"), "--startup-file=no", str(PROGRAMS / "model.jl")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    module = check_law(done.stdout, canonical, llvm_verifies)
    assert any("energy" in name for name in module.functions)
