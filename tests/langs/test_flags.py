"""Flags for compiler and linker, MPI's wrapper, dependency files, fortunes of the OpenMP runtime."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import LinkRequirements, flags, mpi, openmp
from polyglot_ad.langs.running import read_make_rule


def test_split():
    compiler, link = flags.split(["-O3", "-lfftw3", "-l", "gsl", "-L", "/opt/lib", "/opt/x.a", "-Wl,-rpath,/opt/lib", "-DX", "-pthread"])
    assert compiler == ("-O3", "-DX", "-pthread")
    assert link == LinkRequirements(("fftw3", "gsl", "pthread"), ("/opt/x.a",), ("/opt/lib",), ("/opt/lib",))


def test_relative_paths_are_anchored(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.a").write_text("")
    here = str(tmp_path)
    assert flags.anchored(["-Iinc", "-I", "inc", "-Llib", "x.a", "-include", "a.h", "-DX=x.a"]) == (
        *(f"-I{here}/inc", "-I", f"{here}/inc", f"-L{here}/lib"),
        *(f"{here}/x.a", "-include", f"{here}/a.h", "-DX=x.a"),
    )


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("k.o: k.c k.h\n", ["k.c", "k.h"]),
        ("k.o: k.c \\\n  with\\ blank.h \\\n  /abs/x.h\n\nx.h:\n", ["k.c", "with blank.h", "/abs/x.h"]),
        ("/tmp/a b.bc: src/lib.rs a$$b.rs c\\#d.rs\n\nsrc/lib.rs:\n", ["src/lib.rs", "a$b.rs", "c#d.rs"]),
        ("", []),
    ],
)
def test_make_rules(rule, names):
    assert read_make_rule(rule) == names


def wrapper(folder: Path, name: str, answer: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n[ \"$1\" = -show ] || exit 1\necho '{answer}'\n")
    path.chmod(0o755)
    return path


def test_mpi_as_its_wrapper_says(tmp_path, monkeypatch):
    answer = "gcc -g -O2 -I/opt/mpi/include -I/opt/mpi/include/x -L/opt/mpi/lib -Wl,-rpath -Wl,/opt/mpi/lib -lmpi"
    monkeypatch.setenv("POLYGLOT_AD_MPICC", str(wrapper(tmp_path, "mpicc", answer)))
    headers, link = mpi.requirements()
    assert headers == ("-I/opt/mpi/include", "-I/opt/mpi/include/x")
    assert link.libraries == ("mpi",) and link.search == link.rpaths == ("/opt/mpi/lib",) and link.resident


def test_no_mpi(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    with pytest.raises(ToolchainError, match=r"no mpicc was found on PATH\n  help: pip install 'polyglot-ad\[mpi\]'"):
        mpi.requirements()
    monkeypatch.setenv("POLYGLOT_AD_MPICC", "/nowhere/mpicc")
    with pytest.raises(ToolchainError, match="POLYGLOT_AD_MPICC is set to '/nowhere/mpicc'"):
        mpi.requirements()


def test_no_openmp_runtime(tmp_path, monkeypatch):
    monkeypatch.setattr("polyglot_ad.langs.openmp._FOLDERS", (str(tmp_path),))
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    with pytest.raises(ToolchainError, match="help: pip install intel-openmp"):
        openmp.runtime()
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libiomp5.so").write_text("")
    assert openmp.runtime().objects == (str(tmp_path / "lib" / "libiomp5.so"),)
