"""The parts of the run-time library: where their sources are, and how they are compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

_PLAIN = """
-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-jump-tables -ffp-contract=off -fno-math-errno -fno-strict-aliasing -fPIC
-fno-asynchronous-unwind-tables
"""
"""What is compiled is optimised again in the program: loops stay scalar, and no type-based alias facts of C mix with the program's."""
_BUILTINS = (
    *(f"-fno-builtin-{name}" for name in ("qsort", "qsort_r", "bsearch", "wmemcpy", "wmemmove")),
    *(f"-fno-builtin-__{name}_chk" for name in ("memcpy", "memmove", "mempcpy", "memset")),
)

_MPI: Mapping[str, tuple[str, ...]] = {"mpich": (), "openmpi": (), "abi": ("-DPAD_MPI_ABI",)}
_JULIA_HEADERS = ("runtime/memory", "differentiate/parallel/runtime")
_TABLES = ("polyglot_ad/rules/mpi/*.txt", "polyglot_ad/rules/mpi/*.py")


@dataclass(frozen=True)
class Library:
    """`sources`: the folder, in a checkout; `variants`: each file is compiled once for each, with these definitions, and the name of a
    variant stands in that of the file. `units`: those that are compiled, if not all files; the others are included by them. `written`:
    there are files that written.py makes. `also`: what decides what is made beside the C files."""

    name: str
    sources: str
    flags: tuple[str, ...]
    variants: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: {"": ()})
    units: tuple[str, ...] | None = None
    written: bool = False
    also: tuple[str, ...] = ()


def _library(name: str, sources: str, flags: str, *more: str, **given: object) -> Library:
    return Library(name, sources, (*_PLAIN.split(), *flags.split(), *more), **given)  # type: ignore[arg-type]


LIBRARIES = {
    library.name: library
    for library in (
        # They define functions of the C library itself, and what they call back may throw exceptions of C++.
        _library("c_runtime", "langs/c/runtime", "-fexceptions -Wno-everything", *_BUILTINS),
        _library("fortran_runtime", "langs/fortran/runtime", "-Wall -Wextra -Wno-gnu-variable-sized-type-not-at-end -Werror"),
        _library(
            "fftw",
            "langs/fftw",
            "-fno-builtin -Wall -Wextra -Wno-unused-parameter -Werror",
            variants={type: (f"-DTYPE_{type}",) for type in "df"},
        ),
        _library(
            "julia",
            "langs/julia/runtime",
            # Tasks run the program's code, which may raise.
            "-fexceptions -fno-builtin -fno-discard-value-names -Wall -Wextra -Wno-unused-parameter -Werror",
            *(f"-I../../../polyglot_ad/{folder}" for folder in _JULIA_HEADERS),
            also=tuple(f"polyglot_ad/{folder}/*.h" for folder in _JULIA_HEADERS),
        ),
        _library("numba", "langs/numba", "-fno-builtin -fno-discard-value-names -Wall -Wno-unused-parameter -Werror"),
        _library("checkpoints", "polyglot_ad/differentiate/checkpoint/runtime", "-fno-builtin -Wall -Wextra -Werror"),
        _library("sparsity", "polyglot_ad/sparsity/runtime", "-fno-builtin -Wall -Wextra -Werror"),
        _library("memory", "polyglot_ad/runtime/memory", "-fno-builtin -Wall -Wextra -Werror"),
        _library(
            "errors",
            "polyglot_ad/guards/runtime",
            "-fno-builtin -I../../runtime/memory -Wall -Wextra -Werror",
            also=("polyglot_ad/runtime/memory/*.h",),
        ),
        _library(
            "device",
            "polyglot_ad/device/runtime",
            "-fno-builtin -I../../runtime/memory -Wall -Wextra -Werror",
            also=("polyglot_ad/runtime/memory/*.h",),
        ),
        _library("sums", "polyglot_ad/differentiate/parallel/runtime", "-fno-builtin -Wall -Wextra -Werror", units=("sums.c",)),
        _library(
            "threads",
            "polyglot_ad/differentiate/parallel/runtime",
            "-fno-builtin -I../../../runtime/memory -I../../../guards/runtime -Wall -Wextra -Werror",
            units=(
                "order.c",
                "threads.c",
                "stops.c",
                "stops_none.c",
                "locks.c",
                "pool.c",
                "pool_ordered.c",
                "pool_none.c",
                "tasks.c",
                "taskloops.c",
                "fork.c",
                "turns.c",
                "private.c",
                "once.c",
            ),
            also=("polyglot_ad/runtime/memory/*.h", "polyglot_ad/guards/runtime/*.h"),
        ),
        _library(
            "unwinding",
            "polyglot_ad/differentiate/unwinding/runtime",
            # What is as far away as something else need not be in the same block.
            "-fwrapv-pointer -fno-builtin -I../../../runtime/memory -Wall -Wextra -Werror",
            also=("polyglot_ad/runtime/memory/*.h",),
        ),
        _library(
            "blas",
            "polyglot_ad/rules/blas/runtime",
            "-fcx-limited-range -fno-builtin -Wall -Wno-unused-parameter -Wno-unused-function -Wno-absolute-value -Werror",
            variants={type: (f"-DTYPE_{type}",) for type in "sdcz"},
        ),
        _library(
            "mpi",
            "polyglot_ad/rules/mpi/runtime",
            "-fno-inline-functions -fno-builtin -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Werror",
            units=("all.c", "folds.c", "again.c"),
            variants=_MPI,
            written=True,
            also=_TABLES,
        ),
        _library(
            "fortran_mpi",
            "langs/fortran/mpi",
            "-fno-builtin -Wall -Wextra -Wno-unused-function -Wno-unused-parameter -Wno-deprecated-declarations -Werror",
            units=(),
            variants=_MPI,
            written=True,
            also=(*_TABLES, "langs/fortran/mpi/*.py"),
        ),
    )
}


@cache
def checkout() -> Path | None:
    """The repository that this file is in; None in an installed package."""
    root = Path(__file__).parents[2]
    return root if (root / "setup.py").is_file() and (root / "langs" / "c" / "runtime").is_dir() else None
