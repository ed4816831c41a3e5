"""Programs with MPI in other languages than C, on several ranks."""

from __future__ import annotations

import pytest

from polyglot_ad.langs.fortran import FORTRAN

from .mpis import HERE, run

RANKS = [("mpich", 1), ("mpich", 2), ("mpich", 4), ("openmpi", 2)]


@pytest.mark.parametrize(("mpi", "ranks"), RANKS)
def test_cplusplus(mpi: str, ranks: int) -> None:
    made = run(mpi, ranks, HERE / "spmd.py", str(HERE / "programs" / "cplusplus.cpp"))
    assert made.stdout.split() == ["done", "6"], made.stdout + made.stderr


@pytest.mark.parametrize(("mpi", "ranks"), RANKS)
@pytest.mark.parametrize(("program", "count"), [("mpif.f90", 5), ("f08.f90", 2)])
def test_fortran(program: str, count: int, mpi: str, ranks: int) -> None:
    if missing := FORTRAN.report().missing:
        pytest.skip(missing)
    made = run(mpi, ranks, HERE / "spmd.py", str(HERE / "programs" / program))
    assert made.stdout.split() == ["done", str(count)], made.stdout + made.stderr
