"""Programs compiled by the driver and run."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from polyglot_ad.driver.main import main

Runs = Callable[..., list[str]]


@pytest.fixture
def run(tmp_path: Path) -> Runs:
    """Compiles one source and runs it: the lines it prints."""

    def run(source: str, *flags: str, cplusplus: bool = False, status: int = 0) -> list[str]:
        path = tmp_path / ("program.cpp" if cplusplus else "program.c")
        path.write_text(source)
        program = tmp_path / "program"
        assert main(["-O2", *flags, str(path), "-o", str(program)], cplusplus) == 0
        done = subprocess.run([str(program)], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == status, done.stderr
        return done.stdout.split("\n")[:-1]

    return run
