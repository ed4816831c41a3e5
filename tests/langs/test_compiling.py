"""Requests: which language, which flags, what is answered from disk and what is not."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from polyglot_ad.errors import ArgumentError, CompileError
from polyglot_ad.langs import Record, Request, compile_sources, compile_text, language_of

SOURCE = '#include "k.h"\ndouble f(double x) { return K * x; }\n'


@pytest.fixture
def source(tmp_path, cache):
    (tmp_path / "k.h").write_text("#define K 2.0\n")
    path = tmp_path / "k.c"
    path.write_text(SOURCE)
    return path


def test_second_time_starts_no_process(source, no_processes):
    first = compile_sources(source)
    no_processes()
    assert compile_sources(source) == first


def test_another_process_finds_it(source, no_processes):
    import subprocess
    import sys

    code = "import sys, polyglot_ad.langs as langs; langs.compile_sources(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(source)], check=True)
    no_processes()
    assert compile_sources(source)[0].language == "c"


def test_loading_from_disk_imports_no_llvmlite(source):
    import subprocess
    import sys

    compile_sources(source)
    code = "import sys, polyglot_ad.langs as langs; langs.compile_sources(sys.argv[1]); assert 'llvmlite' not in sys.modules"
    subprocess.run([sys.executable, "-c", code, str(source)], check=True)


@pytest.mark.parametrize("name", ["k.c", "k.h"])
def test_a_changed_file_is_compiled_again(source, name):
    (before,) = compile_sources(source)
    path = source.with_name(name)
    # Same length, same time: only the content tells.
    status = path.stat()
    path.write_text(path.read_text().replace("2.0", "3.0").replace("K * x", "x * K"))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    (after,) = compile_sources(source)
    assert after.bitcode != before.bitcode


def test_flags_and_compilers_are_part_of_the_identity(source, monkeypatch):
    one = Request.of(source).identity()
    assert Request.of(source).identity() == one
    assert Request.of(source, flags=["-DX"]).identity() != one
    assert Request.of(source, openmp=True).identity() != one
    assert Request.of(source, language="c++").identity() != one
    assert Request.of(source, flags={"rust": ["-g"]}).identity() == one


def test_record_tells_whether_anything_changed(source, no_processes):
    request = Request.of(source)
    _, record = request.compile()
    kept = Record.from_json(record.to_json())
    assert kept == record and kept.content == record.content
    no_processes()
    assert kept.is_current(request.identity())
    assert not kept.is_current(Request.of(source, flags=["-DX"]).identity())
    header = source.with_name("k.h")
    os.utime(header)  # touched, not changed
    assert kept.is_current(request.identity())
    header.write_text("#define K 5.0\n")
    assert not kept.is_current(request.identity())
    header.unlink()
    assert not kept.is_current(request.identity())


def test_old_files_are_not_read_again(tmp_path, monkeypatch):
    path = tmp_path / "old.h"
    path.write_text("x")
    long_ago = time.time() - 3600
    os.utime(path, (long_ago, long_ago))
    monkeypatch.setattr("polyglot_ad.langs.record._SETTLED", -1)  # the time of the last change cannot be set
    record = Record.of("request", [str(path)])
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("the file was read"))
    assert record.is_current("request")


@pytest.mark.parametrize(
    "damage", [lambda content: content[:-10], lambda content: b"{}\n", lambda content: b"", lambda content: content[:-5] + b"abcde"]
)
def test_damaged_store_is_compiled_again(source, cache, damage):
    before = compile_sources(source)
    (stored,) = (cache / "units").glob("*.units")
    stored.write_bytes(damage(stored.read_bytes()))
    assert compile_sources(source) == before


def test_the_store_does_not_grow_without_end(source, cache, monkeypatch):
    monkeypatch.setattr("polyglot_ad.langs.store.KEPT", 3)
    for number in range(5):
        compile_sources(source, flags=[f"-DN={number}"])
    assert len(list((cache / "units").glob("*.units"))) == 3


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *(("a.c", "c"), ("a.cpp", "c++"), ("a.C", "c++"), ("a.rs", "rust"), ("Cargo.toml", "rust")),
        *(("a.F90", "fortran"), ("a.f", "fortran"), ("a.jl", "julia"), ("a.ll", "llvm")),
    ],
)
def test_language_by_name(name, language):
    assert language_of(Path(name)) == language


def test_wrong_requests(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"no such source: .*nothing\.c"):
        compile_sources(tmp_path / "nothing.c")
    (tmp_path / "a.xyz").write_text("")
    with pytest.raises(ArgumentError, match=r"ends in '\.xyz' tells no language; known endings are \.c, .*state language="):
        compile_sources(tmp_path / "a.xyz")
    with pytest.raises(ArgumentError, match=r"a folder without a Cargo\.toml"):
        compile_sources(tmp_path)
    with pytest.raises(ArgumentError, match="language 'cobol' is not known; known are c, c"):
        compile_text("", "cobol")
    with pytest.raises(ArgumentError, match="no source"):
        compile_sources([])
    (tmp_path / "a.c").write_text("")
    with pytest.raises(ArgumentError, match="given twice"):
        compile_sources([tmp_path / "a.c", tmp_path / "." / "a.c"])
    with pytest.raises(ArgumentError, match="a compiler flag must be a string"):
        compile_sources(tmp_path / "a.c", flags=[3])
    with pytest.raises(ArgumentError, match="language 'basic' is not known"):
        compile_sources(tmp_path / "a.c", flags={"basic": []})


def test_language_by_word(tmp_path):
    (tmp_path / "kernel.inc").write_text("double f(double x) { return x; }")
    assert compile_sources(tmp_path / "kernel.inc", language="c")[0].language == "c"


def test_relative_paths_and_home(source, monkeypatch):
    monkeypatch.chdir(source.parent)
    assert compile_sources("k.c")[0].source == str(source)
    monkeypatch.setenv("HOME", str(source.parent))
    assert compile_sources("~/k.c")[0].source == str(source)


def test_text_keeps_its_file(cache):
    one, two = compile_text("double f(double x) { return x; }", "c"), compile_text("double f(double x) { return x; }", "c")
    assert one == two and Path(one.source).is_file() and Path(one.source).is_relative_to(cache)


def test_llvm(tmp_path, text):
    assembly = tmp_path / "k.ll"
    assembly.write_text("define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n")
    (unit,) = compile_sources(assembly)
    assert "fmul double %x, %x" in text(unit)
    bitcode = tmp_path / "k.bc"
    bitcode.write_bytes(unit.bitcode)
    assert compile_sources(bitcode)[0].bitcode == unit.bitcode
    assembly.write_text("define double @f(double %x) {\n  ret float %x\n}\n")
    with pytest.raises(CompileError, match=r"k\.ll: [\s\S]*ret float %x"):
        compile_sources(assembly)
    bitcode.write_bytes(b"BC\xc0\xdenonsense")
    with pytest.raises(CompileError, match=r"k\.bc"):
        compile_sources(bitcode)
    (tmp_path / "z.ll").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CompileError, match=r"z\.ll"):
        compile_sources(tmp_path / "z.ll")


def test_a_misspelt_option_is_an_error(source):
    with pytest.raises(TypeError, match="flag"):
        Request.of(source, flag=["-DX"])  # type: ignore[call-arg]
