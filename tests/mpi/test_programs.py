"""Derivatives of programs with MPI, on several ranks, with MPICH and Open MPI: every file of programs/, every function of it (spmd.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .mpis import HERE, run

PROGRAMS = sorted((HERE / "programs").glob("*.c"))
CASES = [
    *(("mpich", "1,2,4", program) for program in PROGRAMS),
    *(("mpich", "7", program) for program in PROGRAMS if program.stem in ("basic", "collectives", "requests")),
    *(("openmpi", "2,3", program) for program in PROGRAMS if program.stem != "partitioned"),
]
"""An MPI, on how many of its ranks, and the program: each is loaded once, on as many ranks as there are at most. (In Open MPI 5.0.11,
`MPI_Parrived` of a program that makes its requests anew in every call may wait for ever: in the program itself, without a derivative.)"""


@pytest.mark.parametrize(("mpi", "sizes", "program"), [pytest.param(*case, id=f"{case[2].stem}-{case[0]}-{case[1]}") for case in CASES])
def test_derivatives(mpi: str, sizes: str, program: Path) -> None:
    names = re.findall(r"^double (mpi_\w+)\(", program.read_text(), re.M)
    short = [] if sizes == "1,2,4" and program.stem != "onesided" else ["--short"]  # many functions; what is held: shared.c, windows.c
    made = run(mpi, int(sizes[-1]), HERE / "spmd.py", str(program), f"--first={sizes}", *short)
    assert made.stdout.split() == ["done", str(len(names))], made.stdout + made.stderr


CURVED = {
    "basic": "mpi_ring mpi_any_source mpi_bcast_reduce",
    "collectives": "mpi_gather_scatter mpi_in_place mpi_lists mpi_operators mpi_scans",
    "requests": "mpi_halo_swap mpi_persistent mpi_structure",
}
"""Functions whose second derivatives are there: between them all that tangents are sent by (rules/mpi/runtime/again.c)."""


@pytest.mark.parametrize(("mpi", "ranks", "program"), [("mpich", 3, name) for name in CURVED] + [("openmpi", 2, "basic")])
def test_second_derivatives(mpi: str, ranks: int, program: str) -> None:
    names = CURVED[program].split()
    made = run(mpi, ranks, HERE / "spmd.py", str(HERE / "programs" / f"{program}.c"), "--curvature", *names)
    assert made.stdout.split() == ["done", str(len(names))], made.stdout + made.stderr
