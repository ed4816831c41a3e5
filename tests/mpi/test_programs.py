"""Derivatives of programs with MPI, on several ranks, with MPICH and Open MPI: every file of programs/, every function of it (spmd.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .mpis import HERE, run

PROGRAMS = sorted((HERE / "programs").glob("*.c"))
MANY = ("basic", "collectives", "requests")
"""Also run on a prime number of ranks that is larger than any machine's number of cores in a test."""
CASES = [
    *(("mpich", ranks, program) for program in PROGRAMS for ranks in (1, 2, 3, 4, *((7,) if program.stem in MANY else ()))),
    *(("openmpi", ranks, program) for program in PROGRAMS for ranks in (2, 3)),
]


@pytest.mark.parametrize(("mpi", "ranks", "program"), [pytest.param(*case, id=f"{case[2].stem}-{case[0]}-{case[1]}") for case in CASES])
def test_derivatives(mpi: str, ranks: int, program: Path) -> None:
    names = re.findall(r"^double (mpi_\w+)\(", program.read_text(), re.M)
    made = run(mpi, ranks, HERE / "spmd.py", str(program), *([] if mpi == "mpich" else ["--short"]))
    assert made.stdout.split() == ["done", str(len(names))], made.stdout + made.stderr
