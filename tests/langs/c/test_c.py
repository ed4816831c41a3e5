"""C by clang and by ziglang: what the bitcode is like, flags, dependencies, errors."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path

import pytest

from polyglot_ad.errors import CompileError
from polyglot_ad.langs import compile_sources, compile_text

SUM = "#include <math.h>\ndouble total(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += sin(x[i]); return s; }\n"


@pytest.fixture(params=["clang", "zig"])
def compiler(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, cache: Path) -> str:
    import shutil

    from polyglot_ad.langs.toolchain import ziglang

    if request.param == "zig":
        if ziglang() is None:
            pytest.skip("the ziglang wheel is not installed")
        monkeypatch.setenv("POLYGLOT_AD_CLANG", "zig")
    elif not shutil.which("clang-22"):
        pytest.skip("clang-22 is not installed")
    return str(request.param)


def test_compiled_code_computes(compiler, load):
    unit = compile_text(SUM, "c")
    total = load([unit]).total
    total.restype = ctypes.c_double
    values = [0.1, 0.7, -2.0]
    assert total((ctypes.c_double * 3)(*values), 3) == pytest.approx(sum(math.sin(value) for value in values), rel=1e-15)


def test_bitcode_is_unoptimised_inlinable_and_has_debug_info(compiler, text):
    ir = text(compile_text(SUM, "c"))
    assert "alloca" in ir and "optnone" not in ir and "noinline" not in ir
    assert 'DILocalVariable(name: "x", arg: 1' in ir
    assert "llvm.sin.f64" in ir  # no errno
    assert "!tbaa" in ir


@pytest.mark.parametrize("flags", [["-O0"], ["-O3", "-O0"]])
def test_even_o0_leaves_functions_inlinable_and_says_types(compiler, text, flags):
    ir = text(compile_text(SUM, "c", flags=flags))
    assert "optnone" not in ir and "noinline" not in ir and "!tbaa" in ir


def test_types_are_not_said_without_strict_aliasing(compiler, text):
    assert "!tbaa" not in text(compile_text(SUM, "c", flags=["-O0", "-fno-strict-aliasing"]))


def test_no_contraction(compiler, text):
    ir = text(compile_text("double f(double a, double b, double c) { return a * b + c; }", "c"))
    assert "fmul" in ir and "fmuladd" not in ir


def test_baseline_processor(compiler, text):
    """Features of this very processor would keep functions from being inlined into other code."""
    assert "+avx" not in text(compile_text(SUM, "c"))


def test_flags(compiler, load):
    unit = compile_text("int f(void) { return N; }", "c", flags=["-DN=42"])
    assert load([unit]).f() == 42
    per_language = compile_text("int f(void) { return N; }", "c", flags={"c": "-DN=7", "fortran": ["-cpp"]})
    assert load([per_language]).f() == 7


def test_flags_for_the_linker():
    unit = compile_text("int f(void) { return 1; }", "c", flags=["-lz", "-L/some/folder", "-Wl,-rpath,/some/folder", "-pthread"])
    assert unit.link.libraries[:2] == ("z", "pthread")
    assert unit.link.search == ("/some/folder",) and unit.link.rpaths == ("/some/folder",)


def test_dependencies_are_the_headers_that_were_read(compiler, tmp_path):
    (tmp_path / "with blank").mkdir()
    header = tmp_path / "with blank" / "sizes.h"
    header.write_text("#define N 3\n")
    source = tmp_path / "k.c"
    source.write_text('#include "with blank/sizes.h"\nint f(void) { return N; }\n')
    (unit,) = compile_sources(source)
    assert unit.dependencies[0] == str(source)
    assert str(header) in unit.dependencies
    assert unit.language == "c" and unit.source == str(source)


def test_nothing_is_written_next_to_the_source(compiler, tmp_path):
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "k.c").write_text(SUM)
    compile_sources(folder / "k.c")
    assert [path.name for path in folder.iterdir()] == ["k.c"]


def test_error_is_the_compilers_text(compiler, tmp_path):
    source = tmp_path / "broken.c"
    source.write_text("double f(double x) {\n  return x * undeclared;\n}\n")
    with pytest.raises(CompileError, match=r"broken\.c:2:14: error: use of undeclared identifier 'undeclared'") as caught:
        compile_sources(source)
    assert "command:" in caught.value.__notes__[0]


def test_missing_header(compiler):
    with pytest.raises(CompileError, match=r"'no_such_header\.h' file not found"):
        compile_text('#include "no_such_header.h"\n', "c")


def test_openmp_calls_a_runtime_that_is_linked(compiler, load):
    from polyglot_ad.errors import ToolchainError
    from polyglot_ad.langs import openmp

    try:
        openmp.runtime()
    except ToolchainError as error:
        pytest.skip(str(error))
    source = "double f(int n) { double s = 0;\n#pragma omp parallel for reduction(+ : s)\nfor (int i = 0; i < n; i++) s += i;\nreturn s; }"
    unit = compile_text(source, "c", openmp=True)
    assert unit.link.resident
    function = load([unit]).f
    function.restype = ctypes.c_double
    assert function(1000) == 499500.0


def test_several_sources(compiler, tmp_path, load):
    (tmp_path / "a.c").write_text("double b(double); double a(double x) { return 2 * b(x); }")
    (tmp_path / "b.c").write_text("double b(double x) { return x + 1; }")
    units = compile_sources([tmp_path / "a.c", tmp_path / "b.c"])
    assert [Path(unit.source).name for unit in units] == ["a.c", "b.c"]
    function = load(units).a
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    assert function(3.0) == 8.0


def test_relative_folders_in_flags_are_this_process_s(compiler, tmp_path, monkeypatch):
    (tmp_path / "include").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "include" / "n.h").write_text("#define N 3\n")
    (tmp_path / "src" / "k.c").write_text('#include "n.h"\nint f(void) { return N; }\n')
    monkeypatch.chdir(tmp_path)
    for flags in (["-Iinclude"], ["-I", "include"], ["-include", "include/n.h", "-Iinclude"]):
        (unit,) = compile_sources("src/k.c", flags=flags)
        assert str(tmp_path / "include" / "n.h") in unit.dependencies


def test_the_same_source_gives_the_same_bitcode(compiler, tmp_path, monkeypatch):
    first = compile_text(SUM, "c")
    monkeypatch.setattr("polyglot_ad.langs.store.load", lambda identity: None)
    monkeypatch.chdir(tmp_path)
    assert compile_text(SUM, "c") == first
