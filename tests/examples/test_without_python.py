"""The examples that are no Python: a spring fitted from Rust, Julia and Fortran."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from polyglot_ad.langs.julia.toolchain import JULIA
from polyglot_ad.langs.registry import adapter
from polyglot_ad.langs.toolchain import find

FOLDER = Path(__file__).parents[2] / "examples" / "without_python"
COMMAND = {"POLYGLOT_AD": f"{sys.executable} -m polyglot_ad"}


def run(*words: object, cwd: Path, **environment: str) -> list[str]:
    done = subprocess.run([*map(str, words)], cwd=cwd, capture_output=True, text=True, env={**os.environ, **COMMAND, **environment})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()[-1].split() if done.stdout else []


@pytest.mark.skipif(not shutil.which("cargo"), reason="needs cargo")
def test_rust(tmp_path: Path) -> None:
    # Beside each other as in the checkout, where cargo leaves nothing.
    copy = shutil.copytree(FOLDER, tmp_path / "examples" / "without_python")
    crate = FOLDER.parents[1] / "polyglot_ad" / "packages" / "rust"
    shutil.copytree(crate, tmp_path / "polyglot_ad" / "packages" / "rust")
    assert run("cargo", "run", "-q", "--offline", cwd=copy / "rust") == ["stiffness", "and", "damping:", "4.000000", "0.300000"]


@pytest.mark.skipif(bool(adapter("julia").report().missing), reason="needs Julia")
def test_julia(tmp_path: Path) -> None:
    printed = run(*find(JULIA).command, "--startup-file=no", FOLDER / "fit.jl", cwd=tmp_path)
    assert printed == ["stiffness", "and", "damping:", "[4.0,", "0.3]"]


@pytest.mark.skipif(bool(adapter("fortran").report().missing) or not shutil.which("cmake"), reason="needs flang and CMake")
def test_fortran(tmp_path: Path) -> None:
    command = tmp_path / "polyglot-ad-fc"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "from polyglot_ad.driver.main import fc; raise SystemExit(fc())" "$@"\n')
    command.chmod(0o755)
    run("cmake", "-S", FOLDER / "fortran", "-B", tmp_path / "build", f"-DCMAKE_Fortran_COMPILER={command}", cwd=tmp_path)
    run("cmake", "--build", tmp_path / "build", cwd=tmp_path)
    assert run(tmp_path / "build" / "fit", cwd=tmp_path) == ["stiffness", "and", "damping:", "4.000000", "0.300000"]
