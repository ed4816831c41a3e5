"""The example of a program with MPI, as its users run it."""

from __future__ import annotations

import pytest

from .mpis import ROOT, run


@pytest.mark.parametrize(("mpi", "ranks"), [("mpich", 1), ("mpich", 4), ("openmpi", 2)])
def test_fit(mpi: str, ranks: int) -> None:
    made = run(mpi, ranks, ROOT / "examples" / "mpi_heat" / "fit.py")
    assert made.returncode == 0, made.stdout + made.stderr
    assert f"gradient against differences on {ranks} ranks: agrees" in made.stdout
    assert "conductivity exp(-0.300 + 0.800 x + -0.500 x²)" in made.stdout
