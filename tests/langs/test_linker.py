"""Linking: with clang, with cc, with nothing but the ziglang wheel; what is missing is said."""

from __future__ import annotations

import ctypes
import dataclasses
import shutil
import subprocess
from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs import LinkRequirements, compile_text, link_shared
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.link_line import link_line
from polyglot_ad.langs.registry import adapter
from polyglot_ad.langs.toolchain import ziglang


@pytest.fixture(params=["clang", "cc", "zig"])
def linker(request, monkeypatch):
    if request.param == "zig":
        if ziglang() is None:
            pytest.skip("the ziglang wheel is not installed")
        monkeypatch.setenv("POLYGLOT_AD_CLANG", "zig")
    elif request.param == "cc":
        if not shutil.which("cc"):
            pytest.skip("there is no cc")
        missing = ToolchainError("no clang")

        def none() -> None:
            raise missing

        monkeypatch.setattr("polyglot_ad.langs.linker.find_clang", none)
    elif not shutil.which("clang-22"):
        pytest.skip("clang-22 is not installed")
    return request.param


@pytest.fixture
def assembled(tmp_path):
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(reloc="pic", codemodel="default", jit=False)

    def made(text: str, name: str = "k.o") -> Path:
        path = tmp_path / name
        path.write_bytes(machine.emit_object(llvm.parse_assembly(text)))
        return path

    return made


CALLS = """
declare double @cbrt(double)
declare double @helper(double)
define double @f(double %x) {
  %y = call double @cbrt(double %x)
  %z = call double @helper(double %y)
  ret double %z
}
"""
HELPER = "define double @helper(double %x) {\n  %y = fadd double %x, 1.0\n  ret double %y\n}\n"


def call(library: Path, name: str, value: float) -> float:
    function = ctypes.CDLL(str(library))[name]
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    return float(function(value))


def test_links_and_runs(linker, assembled, tmp_path):
    out = tmp_path / "new folder" / "k.so"
    link_shared([assembled(CALLS), assembled(HELPER, "h.o")], out, LinkRequirements(libraries=("m",)))
    assert call(out, "f", 8.0) == 3.0
    assert [path.name for path in out.parent.iterdir()] == ["k.so"]


def test_undefined_functions_are_named(linker, assembled, tmp_path):
    if linker == "zig":
        pytest.skip("zig first builds libraries that might have the function, for half a minute")
    with pytest.raises(CompileError, match=r"no source or library defines: helper\n  help: add the source"):
        link_shared([assembled(CALLS)], tmp_path / "k.so", LinkRequirements(libraries=("m",)))
    assert not (tmp_path / "k.so").exists()


def test_thread_local_storage(linker, assembled, tmp_path):
    text = """
@counter = internal thread_local global double 0.0
define double @f(double %x) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %old = load double, ptr %p
  %new = fadd double %old, %x
  store double %new, ptr %p
  ret double %new
}
"""
    link_shared([assembled(text)], tmp_path / "k.so")
    assert (call(tmp_path / "k.so", "f", 2.0), call(tmp_path / "k.so", "f", 3.0)) == (2.0, 5.0)


def test_helpers_of_the_compiler(linker, assembled, tmp_path):
    text = "declare double @llvm.powi.f64.i32(double, i32)\ndefine double @f(double %x) {\n" + (
        "  %n = fptosi double %x to i32\n  %y = call double @llvm.powi.f64.i32(double %x, i32 %n)\n  ret double %y\n}\n"
    )
    link_shared([assembled(text)], tmp_path / "k.so", LinkRequirements(libraries=("m",)))
    assert call(tmp_path / "k.so", "f", 3.0) == 27.0


def test_own_functions_win_over_the_process(linker, assembled, tmp_path):
    """libm has a `gamma`, which is in this process already."""
    text = "define double @gamma(double %x) {\n  ret double 42.0\n}\n" + (
        "define double @f(double %x) {\n  %y = call double @gamma(double %x)\n  ret double %y\n}\n"
    )
    ctypes.CDLL("libm.so.6", mode=ctypes.RTLD_GLOBAL)
    link_shared([assembled(text)], tmp_path / "k.so", LinkRequirements(libraries=("m",)))
    assert call(tmp_path / "k.so", "f", 3.0) == 42.0


def test_archives_and_search_folders(linker, assembled, tmp_path):
    archive = tmp_path / "libhelp.a"
    subprocess.run(["ar", "rcs", str(archive), str(assembled(HELPER, "h.o"))], check=True) if shutil.which("ar") else pytest.skip("no ar")
    main = assembled(CALLS)
    link_shared([main], tmp_path / "by_path.so", LinkRequirements(libraries=("m",), objects=(str(archive),)))
    link_shared([main], tmp_path / "by_name.so", LinkRequirements(libraries=("help", "m"), search=(str(tmp_path),)))
    assert call(tmp_path / "by_path.so", "f", 1.0) == call(tmp_path / "by_name.so", "f", 1.0) == 2.0


def test_shared_libraries_are_found_again(linker, assembled, tmp_path):
    folder = tmp_path / "lib"
    link_shared([assembled(HELPER, "h.o")], folder / "libhelp.so")
    needs = LinkRequirements(libraries=("m",), objects=(str(folder / "libhelp.so"),), rpaths=(str(folder),))
    link_shared([assembled(CALLS)], tmp_path / "k.so", needs)
    assert call(tmp_path / "k.so", "f", 1.0) == 2.0


def test_missing_library(linker, assembled, tmp_path):
    with pytest.raises(CompileError, match=r"could not be linked[\s\S]*no_such_library"):
        link_shared([assembled(HELPER)], tmp_path / "k.so", LinkRequirements(libraries=("no_such_library",)))


def test_resident_libraries_stay(linker, assembled, tmp_path):
    import _ctypes

    link_shared([assembled(HELPER)], tmp_path / "k.so", LinkRequirements(resident=True))
    library = ctypes.CDLL(str(tmp_path / "k.so"))
    address = ctypes.cast(library.helper, ctypes.c_void_p).value
    _ctypes.dlclose(library._handle)
    assert str(tmp_path / "k.so") in Path("/proc/self/maps").read_text() and address


def test_no_linker(assembled, tmp_path, monkeypatch):
    monkeypatch.setenv("POLYGLOT_AD_CLANG", "/nowhere/clang")
    with pytest.raises(ToolchainError, match="POLYGLOT_AD_CLANG"):
        link_shared([assembled(HELPER)], tmp_path / "k.so")


def test_a_library_that_is_in_use_is_replaced_whole(linker, assembled, tmp_path):
    out = tmp_path / "k.so"
    link_shared([assembled(HELPER)], out)
    held = ctypes.CDLL(str(out))
    link_shared([assembled(HELPER.replace("1.0", "5.0"), "h2.o")], out)
    held.helper.restype, held.helper.argtypes = ctypes.c_double, [ctypes.c_double]
    assert held.helper(1.0) == 2.0  # the one that was loaded


def test_requirements_are_united():
    one = LinkRequirements(("m",), ("a.a",), resident=True)
    two = LinkRequirements(("stdc++", "m"), ("b.a", "a.a"), ("/x",), ("/y",), libcxx=True)
    assert LinkRequirements.union([one, two]) == LinkRequirements(("m", "stdc++"), ("a.a", "b.a"), ("/x",), ("/y",), True, True)
    assert LinkRequirements.union([]) == LinkRequirements()
    assert dataclasses.replace(one, resident=False) != one


def test_compiled_unit_states_what_it_needs(tmp_path):
    unit = compile_text("double f(double x) { return x; }", "c")
    assert unit.link.libraries == ("m",) and unit.identity


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("c", "#include <mpi.h>\ndouble f(double x) { return x; }"),
        ("c", "int MPI_Barrier(int); double f(double x) { MPI_Barrier(0); return x; }"),
        ("fortran", "real(8) function f(x)\n use mpi\n real(8) :: x\n f = x\nend function\n"),
        ("fortran", "real(8) function f(x)\n real(8) :: x\n integer :: e\n call MPI_Barrier(0, e)\n f = x\nend function\n"),
    ],
)
def test_mpi_without_a_word_on_it_is_named(language: str, source: str) -> None:
    if adapter(language).report().missing:
        pytest.skip(f"needs a compiler of {language}")
    with pytest.raises(pad.CompileError, match=r"uses MPI: load.*mpi=True"):
        pad.compile(source, language).f(2.0)


def test_the_linker_is_run_as_clang_runs_it(assembled, tmp_path, monkeypatch):
    """To the last byte, once it is known how."""
    if not shutil.which("clang-22"):
        pytest.skip("clang-22 is not installed")
    archive = tmp_path / "libhelper.a"
    subprocess.run(["ar", "rc", str(archive), str(assembled(HELPER, "h.o"))], check=True)
    needs = LinkRequirements(("helper", "m"), (str(archive),), (str(tmp_path),), (str(tmp_path), "/nowhere"), resident=True)
    objects, out = [assembled(CALLS)], tmp_path / "k.so"
    line = link_line(find_clang().command, needs.search)
    assert line is not None and not any("clang" in Path(word).name for word in line.before[:1])
    made = []
    for known in (line, None):
        monkeypatch.setattr("polyglot_ad.langs.linker.link_line", lambda *given, known=known: known)
        link_shared(objects, out, needs)
        made.append(out.read_bytes())
    assert made[0] == made[1]
    assert call(out, "f", 8.0) == 3.0


def test_a_driver_that_says_something_else_links_itself(tmp_path):
    driver = tmp_path / "driver"
    driver.write_text('#!/bin/sh\nexec clang-22 "$@" 2>/dev/null\n')
    driver.chmod(0o755)
    assert link_line([str(driver)], ()) is None
