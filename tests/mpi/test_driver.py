"""Programs compiled by `polyglot-ad cc` behind the wrappers of both MPIs and of the standard binary interface, run on several ranks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .mpis import HERE, ROOT, environment, launcher, prefix

WRAPPERS = {"mpich": ("mpich", "mpicc", "MPICH_CC"), "openmpi": ("openmpi", "mpicc", "OMPI_CC"), "abi": ("mpich", "mpicc_abi", "MPICH_CC")}


def built(interface: str, source: str, target: Path) -> str:
    """Compile behind a wrapper; the MPI to run it with."""
    library, wrapper, variable = WRAPPERS[interface]
    command = [str(prefix(library) / "bin" / wrapper), "-O2", str(HERE / "driver" / source), "-o", str(target), "-lm"]
    words = {**os.environ, **environment(library), variable: f"{sys.executable} -m polyglot_ad cc"}
    made = subprocess.run(command, env=words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return library


@pytest.mark.parametrize("interface", WRAPPERS)
def test_derivatives_in_a_program_of_several_ranks(interface: str, tmp_path: Path) -> None:
    program = tmp_path / "ring"
    library = built(interface, "ring.c", program)
    for ranks in (1, 2, 4):
        command = ["timeout", "-k", "5", "120", *launcher(library, ranks), str(program)]
        done = subprocess.run(command, env={**os.environ, **environment(library)}, capture_output=True, text=True, check=False)
        assert done.stdout.strip() == f"{ranks} ranks: 0 wrong", done.stdout + done.stderr
