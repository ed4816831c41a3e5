"""Derivatives of programs with MPI, on several ranks, with MPICH and Open MPI."""

from __future__ import annotations

import pytest

from .mpis import HERE, MPIS, RANKS, run


@pytest.mark.parametrize("ranks", RANKS)
@pytest.mark.parametrize("mpi", MPIS)
def test_basic(mpi: str, ranks: int) -> None:
    made = run(mpi, ranks, HERE / "spmd.py", str(HERE / "programs" / "basic.c"))
    assert made.stdout.split() == ["done", "8"], made.stdout + made.stderr
