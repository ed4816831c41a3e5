"""Finding compilers: what is missing, what is too new, what is remembered. Compilers here are shell scripts that claim a version."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding
import pytest

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import adapter, compile_text, reports
from polyglot_ad.langs.c.clang import CLANG, find_clang
from polyglot_ad.langs.toolchain import LLVM_MAJOR, executable_identity, find


def script(folder: Path, name: str, answer: str) -> Path:
    """An executable that prints `answer`, and notes that it was run."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\necho run >> '{folder}/{name}.runs'\ncat <<'END'\n{answer}\nEND\n")
    path.chmod(0o755)
    return path


def clang(folder: Path, version: str, name: str = "clang") -> Path:
    return script(folder, name, f"Debian clang version {version} (1~deb12u1)\nTarget: x86_64-pc-linux-gnu")


def only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A PATH with nothing but this folder and the shell's own tools."""
    tools = folder.parent / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "cat"):
        if not (tools / name).exists():
            (tools / name).symlink_to(f"/bin/{name}")
    monkeypatch.setenv("PATH", f"{folder}:{tools}")
    monkeypatch.setenv("HOME", str(folder))


@pytest.fixture(autouse=True)
def empty_cache(cache):
    return cache


def test_llvm_is_llvmlites():
    assert llvmlite.binding.llvm_version_info[0] == LLVM_MAJOR


@pytest.mark.parametrize(
    ("language", "variable"),
    [("c", "POLYGLOT_AD_CLANG"), ("c++", "POLYGLOT_AD_CLANG"), ("rust", "POLYGLOT_AD_RUSTC"), ("fortran", "POLYGLOT_AD_FLANG")],
)
def test_variable_that_points_to_nothing(language, variable, monkeypatch):
    monkeypatch.setenv(variable, "/nowhere/compiler")
    with pytest.raises(
        ToolchainError, match=rf"{variable} is set to '/nowhere/compiler', which is not an executable[\s\S]*help: .*install"
    ):
        compile_text("", language)
    assert variable in adapter(language).report().missing


@pytest.mark.parametrize(("language", "tool"), [("rust", "rustc"), ("fortran", "flang")])
def test_nothing_on_path(language, tool, tmp_path, monkeypatch):
    only(tmp_path / "bin", monkeypatch)
    with pytest.raises(ToolchainError, match=rf"no {tool}: none was found on PATH\n  help: install"):
        compile_text("", language)


def test_no_c_compiler_at_all(tmp_path, monkeypatch):
    only(tmp_path / "bin", monkeypatch)
    monkeypatch.setattr("polyglot_ad.langs.c.clang.ziglang", lambda: None)
    with pytest.raises(ToolchainError, match=r"pip install 'polyglot-ad\[embedded\]'"):
        compile_text("", "c")


def test_too_new_by_variable(tmp_path, monkeypatch):
    path = clang(tmp_path, f"{LLVM_MAJOR + 1}.1.0")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", str(path))
    with pytest.raises(ToolchainError, match=rf"LLVM {LLVM_MAJOR + 1}\.1\.0, which is too new: llvmlite has LLVM {LLVM_MAJOR}"):
        compile_text("", "c")


def test_too_new_and_too_old_on_path_are_passed_over(tmp_path, monkeypatch):
    folder = tmp_path / "bin"
    clang(folder, f"{LLVM_MAJOR + 1}.1.0")
    clang(folder, "19.1.7", "clang-19")
    only(folder, monkeypatch)
    found = find_clang()
    assert found.command == (str(folder / "clang-19"),) and found.facts.llvm == "19.1.7"


def test_all_that_was_rejected_is_named(tmp_path, monkeypatch):
    folder = tmp_path / "bin"
    clang(folder, f"{LLVM_MAJOR + 1}.1.0")
    clang(folder, "14.0.6", "clang-17")
    only(folder, monkeypatch)
    with pytest.raises(ToolchainError) as caught:
        find(CLANG)
    assert f"{folder}/clang: " in str(caught.value) and "too new" in str(caught.value)
    assert f"{folder}/clang-17: " in str(caught.value) and "too old: LLVM 17 to 22 will do" in str(caught.value)


def test_rustc_too_new(tmp_path, monkeypatch):
    path = tmp_path / "rustc"
    path.write_text(
        '#!/bin/sh\nif [ "$1" = -vV ]; then echo "rustc 1.120.0"; echo "host: x86_64-unknown-linux-gnu"; echo "release: 1.120.0"; '
        'echo "LLVM version: 24.1.0"; else echo /lib; echo /; fi\n'
    )
    path.chmod(0o755)
    monkeypatch.setenv("POLYGLOT_AD_RUSTC", str(path))
    with pytest.raises(ToolchainError, match=r"rustc 1\.120\.0 has LLVM 24\.1\.0, which is too new"):
        compile_text("", "rust")


def test_another_program_of_that_name(tmp_path, monkeypatch):
    monkeypatch.setenv("POLYGLOT_AD_FLANG", str(script(tmp_path, "flang", "F18 compiler of somebody else")))
    with pytest.raises(ToolchainError, match="is not LLVM's flang: F18 compiler of somebody else"):
        compile_text("", "fortran")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", str(script(tmp_path, "clang", "Apple clang version 16.0.0")))
    with pytest.raises(ToolchainError, match="is not an LLVM clang: Apple clang"):
        compile_text("", "c")


def test_a_compiler_that_fails_to_run(tmp_path, monkeypatch):
    path = tmp_path / "flang"
    path.write_text("#!/bin/sh\necho 'cannot find libLLVM.so' >&2\nexit 127\n")
    path.chmod(0o755)
    monkeypatch.setenv("POLYGLOT_AD_FLANG", str(path))
    with pytest.raises(ToolchainError, match=r"cannot find libLLVM\.so"):
        compile_text("", "fortran")


def test_versions_are_remembered_until_the_executable_changes(tmp_path, monkeypatch):
    path = clang(tmp_path, "21.1.0")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", str(path))
    assert find_clang().facts.llvm == "21.1.0" and find_clang().facts.llvm == "21.1.0"
    assert (tmp_path / "clang.runs").read_text().count("run") == 1
    before = executable_identity((str(path),))
    clang(tmp_path, "22.1.8-newer")
    assert executable_identity((str(path),)) != before
    assert find_clang().facts.llvm == "22.1.8"


def test_a_command_with_arguments(tmp_path, monkeypatch):
    path = clang(tmp_path, "21.1.0")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", f"{path} --target=x86_64-linux-gnu")
    assert find_clang().command == (str(path), "--target=x86_64-linux-gnu")


def test_rustups_choice_is_part_of_the_identity(tmp_path, monkeypatch):
    rustup = tmp_path / "bin" / "rustup"
    rustup.parent.mkdir()
    rustup.write_text("")
    proxy = rustup.with_name("rustc")
    proxy.symlink_to(rustup)
    monkeypatch.setenv("RUSTUP_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text('default_toolchain = "stable"')
    before = executable_identity((str(proxy),))
    (tmp_path / "settings.toml").write_text('default_toolchain = "nightly"')
    assert executable_identity((str(proxy),)) != before


def test_reports_name_every_language():
    found = {report.language: report for report in reports()}
    assert {"c", "c++", "rust", "fortran", "julia", "llvm", "openmp"} <= set(found)
    assert all(report.missing or report.version or report.path for report in found.values())
