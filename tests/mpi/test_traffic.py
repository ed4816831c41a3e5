"""The reverse pass sends no more bytes than the program, and as many messages."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from polyglot_ad.langs.c.clang import CLANG
from polyglot_ad.langs.toolchain import find

from .mpis import HERE, prefix, run

LIBRARY = {"mpich": "libmpi.so.12", "openmpi": "libmpi.so.40"}


def preloaded(mpi: str, folder: Path) -> str:
    """The library that counts, and MPI's own after it."""
    counting = folder / "count.so"
    flags = ["-O1", "-shared", "-fPIC", "-w", f"-I{prefix(mpi) / 'include'}"]
    subprocess.run([*find(CLANG).command, *flags, str(HERE / "traffic" / "count.c"), "-o", str(counting)], check=True)
    return f"{counting}:{prefix(mpi) / 'lib' / LIBRARY[mpi]}"


@pytest.mark.parametrize(("mpi", "ranks"), [("mpich", 2), ("openmpi", 3)])
def test_the_reverse_pass_sends_what_the_program_sends(mpi: str, ranks: int, tmp_path: Path) -> None:
    made = run(mpi, ranks, HERE / "traffic" / "measure.py", LD_PRELOAD=preloaded(mpi, tmp_path))
    assert made.returncode == 0, made.stdout + made.stderr
    for name, row in json.loads(made.stdout).items():
        assert row["calls"] > 0 and row["bytes"] > 0, name
        assert row["reverse bytes"] == row["bytes"], (name, row)
        assert row["reverse calls"] == row["calls"], (name, row)
