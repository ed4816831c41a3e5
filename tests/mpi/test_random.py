"""Random programs with MPI (fuzz/messages.py): gradients and tangents against differences of what all ranks return."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuzz.messages import c_program

from .mpis import HERE, run


@pytest.mark.parametrize(("mpi", "ranks", "seed"), [("mpich", 3, 2), ("openmpi", 2, 4)])
def test_random_programs(mpi: str, ranks: int, seed: int, tmp_path: Path) -> None:
    source = tmp_path / "random.c"
    source.write_text(c_program(seed, count=3))
    made = run(mpi, ranks, HERE / "spmd.py", str(source), "--short", POLYGLOT_AD_MPI_TIMEOUT="120")
    assert made.stdout.split() == ["done", "3"], made.stdout + made.stderr
