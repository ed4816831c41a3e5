"""The command `polyglot-ad`."""

from __future__ import annotations

import subprocess
import sys

import pytest

import polyglot_ad
from polyglot_ad.cli import main
from polyglot_ad.langs import compile_text
from polyglot_ad.process import bytecode
from polyglot_ad.process.paths import cache_directory, write_atomically


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "cache"))


def test_doctor_lists_toolchains_and_what_is_missing(monkeypatch, capsys):
    monkeypatch.setenv("POLYGLOT_AD_RUSTC", "/nowhere/rustc")
    assert main(["doctor"]) == 0
    printed = capsys.readouterr().out
    rows = {line.split()[0]: line for line in printed.splitlines() if line.strip()}
    assert {"language", "c", "c++", "rust", "fortran", "julia", "llvm", "openmp"} <= set(rows)
    assert "missing" in printed.splitlines()[3] and "rust: POLYGLOT_AD_RUSTC is set to '/nowhere/rustc'" in printed
    assert "help: install Rust with rustup" in printed


def test_doctor_requires(monkeypatch, capsys):
    monkeypatch.setenv("POLYGLOT_AD_RUSTC", "/nowhere/rustc")
    assert main(["doctor", "--require", "llvm"]) == 0
    assert main(["doctor", "--require", "llvm,rust"]) == 1
    assert main(["doctor", "--require", "cobol"]) == 1
    assert "language 'cobol' is not known" in capsys.readouterr().err


def test_cache_info_and_clear(capsys):
    compile_text("define void @f() {\n  ret void\n}\n", "llvm")
    assert list((cache_directory() / "units").iterdir())
    mine = cache_directory() / "something of the user's"
    write_atomically(mine, b"kept")
    assert main(["cache", "info"]) == 0
    assert f"folder     {cache_directory()}" in capsys.readouterr().out
    assert main(["cache", "clear"]) == 0
    assert not (cache_directory() / "units").exists() and not (cache_directory() / "texts").exists()
    assert mine.read_bytes() == b"kept"  # only what this package made goes


def test_as_a_program():
    done = subprocess.run([sys.executable, "-m", "polyglot_ad.cli", "doctor"], capture_output=True, text=True)
    assert done.returncode == 0 and "llvmlite" in done.stdout
    done = subprocess.run([sys.executable, "-m", "polyglot_ad.cli"], capture_output=True, text=True)
    assert done.returncode == 2 and "usage: polyglot-ad" in done.stderr


def test_bench_shows_where_compile_time_goes(tmp_path, monkeypatch, capsys):
    source = tmp_path / "two.c"
    square = "double f(double x) { return x * x; }"
    opaque = 'double g(double *x) { asm volatile("fsqrt" : "+t"(*x)); return *x; }'
    source.write_text(f"{square}\n{opaque}\nint h(int i) {{ return i; }}\n")
    assert main(["bench", "--compile", str(source)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("once: start-up ") and "compile" in lines[0]
    head, *rows = (line.split() for line in lines[2:7])
    assert [row[:2] for row in rows] == [["f", "reverse"], ["f", "forward"], ["g", "reverse"], ["g", "forward"]]
    costs = dict(zip(head, rows[0], strict=True))
    assert int(costs["primal"]) == 3 and int(costs["made"]) > 4
    stages = [int(costs[name]) for name in head[4:-3]]
    assert sum(stages) <= int(costs["total"]) + len(stages) and int(costs["LLVM"]) > 0
    assert "PAD-E" in " ".join(rows[2]) and len(rows[2]) != len(head)  # what cannot be differentiated says so in its row
    assert main(["bench", "--compile", str(source), "--function", "h"]) == 1
    assert "no argument that it could be differentiated with respect to" in capsys.readouterr().err


def test_version(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"polyglot-ad {polyglot_ad.__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["explain", "nowhere.c", "f"],
        ["build", "nowhere.c", "--name", "n", "--gradient", "f"],
        ["bench", "--compile", "nowhere.c"],
    ],
)
def test_a_missing_source_is_one_line(words, capsys):
    assert main(words) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1 and said[0].startswith("polyglot-ad: no such source: ") and said[0].endswith("nowhere.c")


def test_names_and_flags(tmp_path, capsys):
    (tmp_path / "part.h").write_text("#define FACTOR 3\n")
    source = tmp_path / "k.c"
    source.write_text('#include "part.h"\ndouble f(double x) { return FACTOR * POWER * x; }\n')
    words = [str(source), "-DPOWER=2", "-I", str(tmp_path)]
    out = ["--name", "k", "-o", str(tmp_path / "out")]
    assert main(["build", *words, "--gradient", "f", "--flag=-O1 -Wall", "--openmp", *out]) == 0
    for command in (
        ["build", *words, "--gradient", "g", *out],
        ["explain", *words, "g"],
        ["bench", "--compile", *words, "--function", "g"],
    ):
        assert main(command) == 1
        said = capsys.readouterr().err
        assert "no function 'g'" in said and "there are: f" in said


def test_languages_and_stages(tmp_path, capsys, caplog):
    source = tmp_path / "square.txt"
    source.write_text("double square(double x) { return K * x * x; }")
    options = [str(source), "--language", "c", "-DK=3"]
    assert main(["ir", *options, "--function", "square"]) == 0
    assert "square" in capsys.readouterr().out
    with caplog.at_level("INFO", "polyglot_ad"):
        assert main(["-v", "explain", str(source), "square", *options[1:]]) == 0
    assert any(line.startswith("prepare: ") for line in caplog.messages)


def test_interrupted(monkeypatch, capsys):
    def interrupted(*_args: object, **_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("polyglot_ad.functions.library.load", interrupted)
    assert main(["explain", "x.c", "f"]) == 130
    assert capsys.readouterr().err == "polyglot-ad: interrupted\n"


@pytest.mark.parametrize(
    ("unwritten", "prefix", "beside", "kept"),
    [(True, None, False, True), (False, None, False, False), (True, "/elsewhere", False, False), (True, None, True, False)],
)
def test_bytecode_is_kept_where_nobody_else_keeps_it(unwritten, prefix, beside, kept, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", unwritten)
    monkeypatch.setattr(sys, "pycache_prefix", prefix)
    monkeypatch.setattr(bytecode, "cache_from_source", lambda _: str(tmp_path if beside else tmp_path / "nowhere"))
    bytecode.keep_bytecode()
    assert sys.pycache_prefix == (str(cache_directory() / "bytecode") if kept else prefix)
    assert sys.dont_write_bytecode == (unwritten and not kept)
