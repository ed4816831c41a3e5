"""What is written for a part of the run-time library before it is compiled: MPI's headers, Fortran's procedures and modules of MPI."""

from __future__ import annotations

from pathlib import Path

from polyglot_ad.langs.fortran.mpi import calls, modules, mpif
from polyglot_ad.rules.mpi.handles import ABIS
from polyglot_ad.rules.mpi.header import declared, header

from .libraries import Library


def headers(folder: Path) -> None:
    """A folder for each interface, with MPI's header."""
    for abi in ABIS:
        (folder / abi).mkdir()
        (folder / abi / ("mpi_abi.h" if abi == "abi" else "mpi.h")).write_text(header(abi), encoding="utf-8")


def units(library: Library, root: Path, folder: Path) -> list[tuple[Path, str]]:
    """Files to be compiled and their variants."""
    if library.name != "fortran_mpi":
        return []
    place = root / library.sources
    made: list[tuple[Path, str]] = []
    for abi in ABIS:
        text = calls.text(frozenset(f"MPI_{row.name}" for row in declared(abi)))
        made.append((folder / abi / "procedures.c", abi))
        made[-1][0].write_text(f'#include "{place}/shim.h"\n#include "{place}/special.c"\n{text}', encoding="utf-8")
    return made


def files(library: Library) -> dict[str, str]:
    """Files that are part of the library as they are."""
    if library.name != "fortran_mpi":
        return {}
    made = {"mpi.f90": modules.mpi(), "mpi_f08.f90": modules.mpi_f08()}
    for abi in ABIS:
        made |= {f"{abi}/mpif.h": mpif.mpif(abi), f"{abi}/mpi_status.h": mpif.status(abi)}
    return made
