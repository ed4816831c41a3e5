"""Every example runs from anywhere, checks itself, and says what it checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polyglot_ad.langs.registry import adapter

EXAMPLES = Path(__file__).parents[2] / "examples"

SHOWN = {
    "ode_fit/fit.py": (["c"], ["relative error", "L-BFGS: misfit"]),
    "rust_crate/rates.py": (["rust"], ["present value at 5 %: 31.95", "implicit function theorem"]),
    "rust_wheel/wheel.py": (["rust"], ["py3-none-linux", "no compiler, no polyglot_ad"]),
    "fortran_module/conductivity.py": (["fortran"], ["as theory says", "inverse of the system's matrix"]),
    "julia_model/magnets.py": (["julia"], ["agrees with complex steps", "agrees with differences of gradients"]),
    "cuda_heat/fit.py": (["cuda"], ["does what the program's launches do", "relative error", "L-BFGS: misfit"]),
    "jax_fit/fit.py": (["c"], ["agrees in all 4 weights", "Gauss-Newton: loss"]),
    "torch_fit/fit.py": (["fortran"], ["against differences: agrees", "training: loss"]),
    "three_languages/nozzle.py": (["c", "fortran", "rust"], ["through C, Fortran and Rust"]),
}


def run(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / script)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env={**os.environ, **environment}, timeout=500)


@pytest.mark.parametrize("script", SHOWN)
def test_example(script, tmp_path):
    languages, said = SHOWN[script]
    required = os.environ.get("POLYGLOT_AD_REQUIRE", "").split(",")
    for language in languages:
        missing = adapter(language).report().missing
        if missing and language not in required:
            pytest.skip(missing.splitlines()[0])
    if script.startswith("jax"):
        pytest.importorskip("jax", reason="jax is not installed (the extra `jax`)")
    if script.startswith("torch"):
        pytest.importorskip("torch", reason="torch is not installed")
    done = run(script, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    for words in said:
        assert words in done.stdout


def test_every_example_is_tested():
    scripts = {str(path.relative_to(EXAMPLES)) for path in EXAMPLES.glob("*/*.py")}
    assert scripts == {*SHOWN, "mpi_heat/fit.py"}  # which runs on several ranks, in tests/mpi


def test_demo(tmp_path):
    done = run("demo.py", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "c: ok, c++: ok" in done.stdout
    for language in ("rust", "fortran", "julia"):
        if not adapter(language).report().missing:
            assert f"{language}: ok" in done.stdout


def test_demo_says_what_is_missing(tmp_path):
    """Without a Rust compiler the others are shown, and how to get one."""
    done = run("demo.py", tmp_path, POLYGLOT_AD_RUSTC=str(tmp_path / "no-rustc"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "rust: missing" in done.stdout
    assert "rustup" in done.stdout
