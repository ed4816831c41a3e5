"""Programs with MPI in other languages than C, on several ranks."""

from __future__ import annotations

import pytest

from .mpis import HERE, run

RANKS = [("mpich", 1), ("mpich", 2), ("openmpi", 2), ("mpich", 4), ("openmpi", 4)]


@pytest.mark.parametrize(("mpi", "ranks"), RANKS)
def test_cplusplus(mpi: str, ranks: int) -> None:
    made = run(mpi, ranks, HERE / "spmd.py", str(HERE / "programs" / "cplusplus.cpp"))
    assert made.stdout.split() == ["done", "6"], made.stdout + made.stderr
