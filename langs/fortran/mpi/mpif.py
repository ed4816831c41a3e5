"""The text of mpif.h and of mpi_f08's status, for one binary interface."""

from __future__ import annotations

from polyglot_ad.rules.mpi.constants import constants
from polyglot_ad.rules.mpi.handles import Abi

_STATUS = {"mpich": (3, 4, 5, 5), "openmpi": (1, 2, 3, 6), "abi": (1, 2, 3, 8)}
"""Where source, tag and error stand in a status, and how many integers it has."""


def handles() -> list[tuple[str, str]]:
    """Types and names of the constants that are handles."""
    return [(constant.type, constant.name) for constant in constants("mpich") if constant.is_handle and constant.number is not None]


def mpif(interface: Abi) -> str:
    """The text of mpif.h, which is right in fixed and in free form."""
    source, tag, error, size = _STATUS[interface]
    # Fortran's strings have no zero at the end.
    values = {one.name: one.number - (one.type == "size") for one in constants(interface) if one.number is not None}
    numbers = {**values, "SOURCE": source, "TAG": tag, "ERROR": error, "STATUS_SIZE": size}
    numbers |= {"VERSION": 4, "SUBVERSION": 1, "ADDRESS_KIND": 8, "OFFSET_KIND": 8, "COUNT_KIND": 8, "INTEGER_KIND": 4}
    lines = [f"! The constants of MPI for Fortran, as {interface} has them."]
    for name, value in numbers.items():
        lines += [f"      INTEGER MPI_{name}", f"      PARAMETER (MPI_{name}={value})"]
    lines += ["      INTEGER(KIND=8) MPI_DISPLACEMENT_CURRENT", "      PARAMETER (MPI_DISPLACEMENT_CURRENT=-54278278)"]
    for name in ("SUBARRAYS_SUPPORTED", "ASYNC_PROTECTS_NONBLOCKING"):
        lines += [f"      LOGICAL MPI_{name}", f"      PARAMETER (MPI_{name}=.FALSE.)"]
    lines += [
        "      INTEGER MPI_BOTTOM, MPI_IN_PLACE",
        f"      INTEGER MPI_STATUS_IGNORE({size})",
        f"      INTEGER MPI_STATUSES_IGNORE({size},1)",
        "      INTEGER MPI_UNWEIGHTED(1), MPI_WEIGHTS_EMPTY(1)",
        "      INTEGER MPI_ERRCODES_IGNORE(1)",
    ]
    for name in (
        "BOTTOM", "IN_PLACE", "STATUS_IGNORE", "STATUSES_IGNORE", "UNWEIGHTED", "WEIGHTS_EMPTY", "ERRCODES_IGNORE",
    ):  # fmt: skip
        lines.append(f"      COMMON /PAD_MPI_{name}/ MPI_{name}")
    lines += ["      DOUBLE PRECISION MPI_WTIME, MPI_WTICK", "      DOUBLE PRECISION PMPI_WTIME, PMPI_WTICK"]
    lines += ["      INTEGER(KIND=8) MPI_AINT_ADD, MPI_AINT_DIFF", "      EXTERNAL MPI_WTIME, MPI_WTICK, PMPI_WTIME, PMPI_WTICK"]
    lines += ["      EXTERNAL MPI_AINT_ADD, MPI_AINT_DIFF"]
    for kind in ("COMM", "TYPE", "WIN"):
        lines += [
            f"      EXTERNAL MPI_{kind}_NULL_COPY_FN",
            f"      EXTERNAL MPI_{kind}_NULL_DELETE_FN",
            f"      EXTERNAL MPI_{kind}_DUP_FN",
        ]
    return "\n".join(lines) + "\n"


def status(interface: Abi) -> str:
    """The members of mpi_f08's status."""
    source, tag, error, size = _STATUS[interface]
    names = {source: "MPI_SOURCE", tag: "MPI_TAG", error: "MPI_ERROR"}
    return "\n".join(f"  integer :: {names.get(number, f'pad_{number}')}" for number in range(1, size + 1)) + "\n"
