"""Compiling and linking with MPI: what the MPI's own compiler wrapper says it would add."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.flags import split
from polyglot_ad.langs.toolchain import ask, executable_identity
from polyglot_ad.langs.unit import LinkRequirements

ADVICE = "pip install 'polyglot-ad[mpi]', or install an MPI (Debian, Ubuntu: apt-get install libmpich-dev)"


def wrapper() -> str:
    """The MPI compiler wrapper: POLYGLOT_AD_MPICC, this Python's environment, PATH."""
    variable, name = "POLYGLOT_AD_MPICC", "mpicc"
    chosen = os.environ.get(variable)
    path = os.pathsep.join([str(Path(sys.prefix) / "bin"), os.environ.get("PATH", os.defpath)])
    found = shutil.which(chosen or name, path=path)
    if found is None:
        what = f"{variable} is set to {chosen!r}, which is not an executable" if chosen else f"no {name} was found on PATH"
        raise ToolchainError(f"{what}\n  help: {ADVICE}")
    return found


def identity() -> str:
    """Which MPI programs are compiled with."""
    return executable_identity((wrapper(),))


def requirements() -> tuple[tuple[str, ...], LinkRequirements]:
    """Flags for the compiler (where mpi.h is), and what to link with."""
    words = shlex.split(ask((wrapper(),), "-show"))[1:]
    flags, link = split(words)
    headers = tuple(flag for flag in flags if flag.startswith(("-I", "-D")))
    rpaths = tuple(dict.fromkeys([*link.rpaths, *link.search]))
    return headers, LinkRequirements(link.libraries, link.objects, link.search, rpaths, resident=True)


def interface() -> str:
    """The binary interface of programs that are compiled with this MPI: "mpich", "openmpi", or "abi", the standard's."""
    headers, link = requirements()
    if "mpi_abi" in link.libraries:
        return "abi"
    for folder in [*(flag[2:] for flag in headers if flag.startswith("-I")), "/usr/include", "/usr/local/include"]:
        header = Path(folder) / "mpi.h"
        if header.is_file():
            text = header.read_text(encoding="utf-8", errors="replace")
            return "openmpi" if "OPEN_MPI" in text else "mpich" if "MPICH" in text else "abi"
    raise ToolchainError(f"{wrapper()} does not say where mpi.h is\n  help: {ADVICE}")
