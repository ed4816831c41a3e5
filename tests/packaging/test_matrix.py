"""The table at the end of the test matrix, and its last line."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def matrix(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("matrix", ROOT / "tools" / "matrix.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "RESULTS", tmp_path)

    def add(name, **facts):
        (tmp_path / f"{name}.json").write_text(json.dumps({"session": name, **facts}))

    add("lint", failed=1)
    add("types", passed=1)
    add("c", junit="c.xml", language="c", toolchain="clang 22", llvm="22.1.8")
    (tmp_path / "c.xml").write_text('<testsuites><testsuite tests="10" failures="1" errors="1" skipped="3"/></testsuites>')
    add("rust", junit="rust.xml", language="rust")  # its process died
    add("julia", skipped=1, language="julia", reason="no julia: none was found on PATH\n  help: install it")
    return module


def test_table(matrix, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["matrix.py"])
    assert matrix.main() == 0
    lines = capsys.readouterr().out.splitlines()
    rows = {line.split()[0]: line for line in lines if line.strip()}
    assert rows["c"].endswith("22.1.8  5 passed, 2 failed, 3 skipped") and "clang 22" in rows["c"]
    assert rows["julia"].endswith("1 skipped: no julia: none was found on PATH")
    assert rows["rust"].endswith("1 failed") and rows["lint"].endswith("1 failed")
    assert lines[-1] == "6 passed, 4 failed, 4 skipped"


def test_summary_is_one_line(matrix, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["matrix.py", "--summary"])
    matrix.main()
    assert capsys.readouterr().out == "6 passed, 4 failed, 4 skipped\n"


def test_missing_toolchains_are_found_out(matrix, monkeypatch):
    monkeypatch.setenv("POLYGLOT_AD_FLANG", "/nowhere/flang")
    assert "is not an executable" in matrix.missing("fortran")
    assert matrix.describe("llvm") == {"language": "llvm", "toolchain": "llvmlite with LLVM 22", "llvm": "22"}
