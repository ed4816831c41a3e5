"""Programs with MPI in other languages than C, on several ranks, and the Fortran interface that they are compiled with."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from polyglot_ad.langs.base import Adapter
from polyglot_ad.langs.fortran import mpi as fortran_mpi
from polyglot_ad.langs.fortran.adapter import FORTRAN
from polyglot_ad.langs.rust.adapter import RUST

from .mpis import HERE, prefix, run

CASES = [("mpich", "1,2,4"), ("openmpi", "2")]
"""An MPI, and on how many of its ranks: a program is loaded once, on as many ranks as there are at most."""


def check(program: str, count: int, mpi: str, sizes: str, *names: str) -> None:
    short = [] if mpi == "mpich" else ["--short"]
    made = run(mpi, int(sizes[-1]), HERE / "spmd.py", str(HERE / "programs" / program), f"--first={sizes}", *short, *names)
    assert made.stdout.split() == ["done", str(count)], made.stdout + made.stderr


def require(adapter: Adapter) -> None:
    if missing := adapter.report().missing:
        pytest.skip(missing)


@pytest.mark.parametrize(("mpi", "sizes"), CASES)
def test_cplusplus(mpi: str, sizes: str) -> None:
    check("cplusplus.cpp", 8, mpi, sizes)


@pytest.mark.parametrize(("mpi", "sizes"), CASES)
@pytest.mark.parametrize(("program", "count"), [("mpif.f90", 6), ("f08.f90", 5), ("nonblocking.f90", 3)])
def test_fortran(program: str, count: int, mpi: str, sizes: str) -> None:
    require(FORTRAN)
    check(program, count, mpi, sizes)


@pytest.mark.parametrize(("mpi", "sizes"), [("mpich", "3"), ("openmpi", "2")])
def test_fortran_with_types_of_its_own(mpi: str, sizes: str) -> None:
    require(FORTRAN)
    check("composed.f90", 5, mpi, sizes)


def test_rust() -> None:
    require(RUST)
    check("mpich.rs", 2, "mpich", "1,2,4", "mpi_r_sum", "mpi_r_ring")


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_the_rest_of_fortrans_interface(mpi: str) -> None:
    """What has strings, arrays of handles, attributes or callbacks."""
    require(FORTRAN)
    made = run(mpi, 2, HERE / "interface.py")
    assert made.stdout.split() == ["done"], made.stdout + made.stderr


def test_fortran_with_the_standard_binary_interface() -> None:
    require(FORTRAN)
    made = run("mpich", 3, HERE / "standard.py", "3", POLYGLOT_AD_MPICC=str(prefix("mpich") / "bin" / "mpicc_abi"))
    assert made.stdout.split() == ["0.0"], made.stdout + made.stderr


@pytest.mark.parametrize("interface", ["mpich", "openmpi", "abi"])
def test_all_procedures_are_modules(interface: str) -> None:
    names = [f"{kind}{name}" for name in fortran_mpi.procedures(interface) for kind in ("mpi_", "pmpi_")]
    assert len(names) > 900 and "pmpi_wtime_" in names
    llvm.parse_assembly(fortran_mpi.define(interface, names)).verify()
