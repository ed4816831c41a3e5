"""The disk cache: a second process compiles nothing; what shapes a derivative is in its key; damage is repaired."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.process import cache, paths

SCRIPT = """
import sys
import polyglot_ad as pad
lib = pad.load(sys.argv[1])
print(lib.f(2.0), pad.grad(lib.f)(2.0), pad.jvp(lib.f, (2.0,), (1.0,))[1], pad.hessian(lib.f)(2.0))
heavy = ("llvmlite", "polyglot_ad.ir.parser", "polyglot_ad.differentiate.roots.flat", "subprocess")
print(sorted(name for name in heavy if name in sys.modules))
"""


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path


def run(source: Path, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(source)], capture_output=True, text=True, env={**os.environ, **environment}, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_second_process_runs_no_compiler_and_imports_no_llvm(fresh: Path) -> None:
    source = fresh / "f.c"
    source.write_text("double f(double x) { return x * x * x; }")
    log, compiler = fresh / "log", fresh / "clang"
    real = shlex.join(find_clang().command)
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec {real} "$@"\n')
    compiler.chmod(0o755)
    values, imported = run(source, POLYGLOT_AD_CLANG=str(compiler))
    assert values == "8.0 12.0 12.0 12.0"
    assert "llvmlite" in imported
    assert "-shared" in log.read_text()
    log.unlink()
    again, imported = run(source, POLYGLOT_AD_CLANG=str(compiler), PATH="")
    assert again == values
    assert not log.exists()
    for module in ("llvmlite", "polyglot_ad.ir.parser", "polyglot_ad.differentiate.roots.flat"):
        assert module not in imported


def test_a_changed_source_is_compiled_again(fresh: Path) -> None:
    source = fresh / "f.c"
    source.write_text("double f(double x) { return x * x * x; }")
    assert run(source)[0].startswith("8.0 12.0")
    source.write_text("double f(double x) { return x * x * x * x; }")
    assert run(source)[0].startswith("16.0 32.0")


def test_a_changed_header_is_noticed(fresh: Path) -> None:
    (fresh / "power.h").write_text("#define F(x) ((x) * (x))\n")
    source = fresh / "f.c"
    source.write_text('#include "power.h"\ndouble f(double x) { return F(x); }')
    assert run(source)[0].startswith("4.0 4.0")
    (fresh / "power.h").write_text("#define F(x) ((x) + (x))\n")
    assert run(source)[0].startswith("4.0 2.0")


def libraries(fresh: Path) -> list[Path]:
    return sorted((fresh / "cache" / "libraries").glob("*.so"))


@pytest.mark.parametrize("damage", [lambda p: p.write_bytes(b""), lambda p: p.unlink(), lambda p: p.with_suffix(".json").write_text("{")])
def test_damaged_entries_are_made_again(fresh: Path, damage: Callable[[Path], object]) -> None:
    source = fresh / "f.c"
    source.write_text("double f(double x) { return x * x * x; }")
    values, _ = run(source)
    assert len(libraries(fresh)) == 4
    for library in libraries(fresh):
        damage(library)
    assert run(source)[0] == values


DAMAGES = {
    "empty": lambda path, content: path.write_bytes(b""),
    "half": lambda path, content: path.write_bytes(content[: len(content) // 2]),
    "one bit": lambda path, content: path.write_bytes(content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]),
    "other types": lambda path, content: path.write_bytes(
        content.replace(b'": [', b'": 7, "was": [').replace(b'"version": "', b'"version": 7, "a": "')
    ),
    "a folder": lambda path, content: (path.mkdir(), (path / "file").write_text("")),
    "a link to itself": lambda path, content: path.symlink_to(path),
}


@pytest.mark.parametrize("how", DAMAGES)
def test_every_file_may_be_damaged(fresh: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    def values() -> tuple[float, float]:
        monkeypatch.setattr("polyglot_ad.programs.products._loaded", {})
        lib = pad.compile("static double g = 2; double f(double x) { g += 1; g -= 1; return g * x * x; }", "c")
        return lib.f(2.0), pad.grad(lib.f)(2.0)

    assert values() == (8, 8)
    files = [path for path in (fresh / "cache").rglob("*") if path.is_file()]
    assert {path.parent.name for path in files} >= {"libraries", "programs", "toolchains", "units"}
    for path in files:
        content = path.read_bytes()
        path.unlink()
        DAMAGES[how](path, content)
        assert values() == (8, 8), path
        assert values() == (8, 8), path
    for folder in ("libraries", "programs", "texts", "units"):
        shutil.rmtree(fresh / "cache" / folder)
        (fresh / "cache" / folder).write_text("")
        assert values() == (8, 8), folder


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.warns(RuntimeWarning, match="POLYGLOT_AD_CACHE_DIR"):
        lib = pad.compile("double f(double x) { return 3 * x * x; }", "c")
    assert pad.grad(lib.f)(2.0) == 12
    monkeypatch.setattr("polyglot_ad.process.paths._problem", lambda folder, process: "cannot be written")
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "other"))
    with pytest.raises(pad.CacheError, match="No space left"):
        pad.compile("double f(double x) { return 4 * x * x; }", "c")


def test_what_others_could_have_written_is_not_used(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is in a folder that others can write to, nor is anything put there."""
    source = fresh / "f.c"
    source.write_text("double f(double x) { return x * x; }")
    pad.load(source)
    folder = fresh / "cache"
    before = sorted(folder.rglob("*"))
    folder.chmod(0o777)
    paths._problem.cache_clear()
    with pytest.warns(RuntimeWarning, match="can be written by other users"):
        assert pad.grad(pad.load(source).f)(3.0) == 6.0
    assert sorted(folder.rglob("*")) == before
    assert not paths.kept("units").is_relative_to(folder)
    folder.chmod(0o700)
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    assert paths._distrusted(folder) == ("belongs to another user" if folder.stat().st_uid else "")
    paths._problem.cache_clear()


def test_a_folder_that_can_only_be_read_is_used(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "double f(double x) { return 5 * x * x; }"
    assert pad.grad(pad.compile(text, "c").f)(2.0) == 20
    monkeypatch.setattr("polyglot_ad.programs.products._loaded", {})
    monkeypatch.setattr("polyglot_ad.process.paths._problem", lambda folder, process: "cannot be written")
    monkeypatch.setattr("subprocess.run", lambda *args, **kwargs: pytest.fail(f"{args} ran"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert pad.grad(pad.compile(text, "c").f)(2.0) == 20


def test_a_missing_symbol_stops_those_who_need_it(fresh: Path) -> None:
    lib = pad.compile("double nowhere(double); double bad(double x) { return nowhere(x); } double good(double x) { return x * x; }", "c")
    assert (lib.good(3.0), pad.grad(lib.good)(3.0)) == (9, 6)
    with pytest.raises(pad.CompileError, match="no source or library defines: nowhere"):
        lib.bad(3.0)


def test_errors_name_texts_by_their_file(fresh: Path) -> None:
    with pytest.raises(pad.CompileError, match=r"^source\.c:1:29: error"):
        pad.compile("double f(double x) { return y; }", "c")


def test_info_clear_and_the_limit(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lib = pad.compile("double f(double x) { return x * x; }", "c")
    assert pad.grad(lib.f)(3.0) == 6.0
    info = cache.info()
    assert info.directory == fresh / "cache"
    assert (info.programs, info.libraries) == (1, 1)
    assert info.size > 1000
    monkeypatch.setenv("POLYGLOT_AD_CACHE_SIZE", "1")
    assert lib.f(3.0) == 9.0
    assert (cache.info().programs, cache.info().libraries) == (0, 1)
    cache.clear()
    assert cache.info().size == 0
    assert lib.f(4.0) == 16.0


def test_a_full_folder_is_not_looked_at_for_each_entry(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at thousands of entries takes longer than to make one."""
    monkeypatch.setenv("POLYGLOT_AD_CACHE_SIZE", "100_000")
    looks = []
    found = cache._entries
    monkeypatch.setattr(cache, "_entries", lambda: looks.append(None) or found())
    for k in range(400):
        cache.put("libraries", f"key{k}", {}, {".so": bytes(1000)})
        assert cache.get("libraries", f"key{k}") is not None
    assert 10 < len(looks) < 300
    monkeypatch.setattr(cache, "_entries", found)
    assert cache.info().size < 115_000
    assert cache.get("libraries", "key1") is None


def test_entries_are_whole_or_absent(fresh: Path) -> None:
    entry = cache.put("libraries", "key", {"fact": 1}, {".so": b"code"})
    assert entry.file(".so").read_bytes() == b"code"
    found = cache.get("libraries", "key")
    assert found is not None
    assert found.manifest["fact"] == 1
    (fresh / "cache" / "libraries" / "key.json").write_text(json.dumps({"fact": 1}))
    assert cache.get("libraries", "key") is None
    assert cache.get("libraries", "other") is None


def test_keys_depend_on_every_part() -> None:
    keys = {cache.digest("a", "b"), cache.digest("ab"), cache.digest("a", "b", ""), cache.digest(b"a", "b"), cache.digest("b", "a")}
    assert len(keys) == 4
