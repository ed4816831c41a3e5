"""The disk cache: a second process compiles nothing; what shapes a derivative is in its key; damage is repaired."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad import cache
from polyglot_ad.langs.clang import find_clang

SCRIPT = """
import sys
import polyglot_ad as pad
lib = pad.load(sys.argv[1])
print(lib.f(2.0), pad.grad(lib.f)(2.0), pad.jvp(lib.f, (2.0,), (1.0,))[1], pad.hessian(lib.f)(2.0))
print(sorted(name for name in ("llvmlite", "polyglot_ad.ir.parser", "polyglot_ad.differentiate.flat", "subprocess") if name in sys.modules))
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
    for module in ("llvmlite", "polyglot_ad.ir.parser", "polyglot_ad.differentiate.flat"):
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
