"""The MPIs that are there to test with, and how a script runs on several ranks.

tools/install_mpi puts the wheels of MPICH and Open MPI, which do not go together, into folders of their own under build/mpi.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
SECONDS = 900
_LIBRARY = {"mpich": "libmpi.so.12", "openmpi": "libmpi.so.40"}


def prefix(name: str) -> Path:
    """The folder of an MPI; where it is not installed the test is skipped, or fails if POLYGLOT_AD_REQUIRE names "mpi"."""
    folder = Path(os.environ.get("POLYGLOT_AD_TEST_MPI", ROOT / "build" / "mpi")) / name
    missing = "" if (folder / "bin" / "mpiexec").exists() else f"{name} is not installed in {folder}: run tools/install_mpi"
    if not missing and importlib.util.find_spec("mpi4py") is None:
        missing = "mpi4py is not installed"
    if missing and "mpi" in os.environ.get("POLYGLOT_AD_REQUIRE", "").split(","):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    return folder


def environment(name: str) -> dict[str, str]:
    """What a process needs to compile for an MPI and to find its library."""
    folder = prefix(name)
    return {
        "POLYGLOT_AD_MPICC": str(folder / "bin" / "mpicc"),
        "MPI4PY_LIBMPI": str(folder / "lib" / _LIBRARY[name]),
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        # Ranks that wait leave the processor to those that do not.
        "OMPI_MCA_mpi_yield_when_idle": "1",
        "MPIR_CVAR_ENABLE_HEAVY_YIELD": "1",
        "OMPI_MCA_osc": "^ucx",  # which is of no use here and says so for every window
        "OMP_NUM_THREADS": "2",
        "PYTHONPATH": os.pathsep.join(path for path in (str(ROOT), os.environ.get("PYTHONPATH", "")) if path),
    }


def launcher(name: str, ranks: int) -> list[str]:
    return [str(prefix(name) / "bin" / "mpiexec"), *(["--oversubscribe"] if name == "openmpi" else []), "-n", str(ranks)]


def run(name: str, ranks: int, script: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`script` under mpiexec; what it prints is the answer. Processes that hang are ended."""
    return subprocess.run(
        ["timeout", "-k", "5", str(SECONDS), *launcher(name, ranks), sys.executable, str(script), *words],
        env={**os.environ, **environment(name), **more}, capture_output=True, text=True, check=False,
    )  # fmt: skip
