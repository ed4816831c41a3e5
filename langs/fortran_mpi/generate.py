"""Makes what Fortran programs with MPI are compiled with, from the table of the standard and the headers of the MPIs. Development only.

python -m polyglot_ad.langs.fortran_mpi.generate [--check] --mpich PREFIX --openmpi PREFIX

A folder per binary interface has `mpif.h` (constants, by a program that prints them) and `mpi_status.h`; `mpi.f90` and `mpi_f08.f90`
are the modules; `mpich.ll`, `openmpi.ll`, `abi.ll` define the procedures in terms of C's functions.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.fortran_mpi import calls, constants, modules
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
INTERFACES = {"mpich": ("mpich", ()), "openmpi": ("openmpi", ()), "abi": ("mpich", ("-DPAD_MPI_ABI", "-DMPI_ABI"))}
"""Of each interface: whose headers, and with which definitions."""
_FLAGS = """
-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-jump-tables -fno-strict-aliasing -fPIC -fno-asynchronous-unwind-tables
-fno-builtin -Wall -Wextra -Wno-unused-function -Wno-unused-parameter -Wno-deprecated-declarations -Werror -S -emit-llvm
"""
_DROPPED = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| readonly| writeonly| readnone"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)| nocreateundeforpoison"
)


def _clang() -> tuple[str, ...]:
    return find(CLANG).command


def is_this_clang() -> bool:
    """Whether the compiler is the one by which the files were made."""
    return "version 22." in subprocess.run([*_clang(), "--version"], capture_output=True, text=True, check=True).stdout


def procedures(interface: str, prefix: Path) -> str:
    """LLVM assembly of all procedures, for one interface. Those that the library's header does not declare are left out."""
    _, definitions = INTERFACES[interface]
    flags = [*definitions, f"-I{prefix / 'include'}", f"-I{HERE}"]
    command = [*_clang(), *_FLAGS.split(), *flags]
    header = subprocess.run([*_clang(), *flags, "-E", str(HERE / "shim.h")], check=True, stdout=subprocess.PIPE, text=True).stdout
    declared = frozenset(re.findall(r"\bMPI_\w+(?= *\()", header))
    with tempfile.NamedTemporaryFile("w", suffix=".c", dir=HERE) as file:
        file.write(f'#include "shim.h"\n#include "special.c"\n{calls.text(declared)}')
        file.flush()
        text = subprocess.run([*command, file.name, "-o", "-"], cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    text = re.sub(r"^(?:source_filename|target \w+|!\S+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|tbaa\.struct|noalias|alias\.scope|range|noundef) !\d+", "", text)
    inlined = {number for number, words in re.findall(r"^attributes (#\d+) = \{(.*)\}", text, re.M) if "alwaysinline" in words}
    text = re.sub(r"^attributes #\d+ =.*\n", "", text, flags=re.M)
    text = re.sub(rf"(?:{_DROPPED})(?=[ \n,)])", "", text)
    text = re.sub(r"(?<= )(#\d+) (?=\{$)", lambda match: "alwaysinline " if match[1] in inlined else "noinline ", text, flags=re.M)
    text = re.sub(r"^(define .*@pad_later_.*) noinline \{$", r"\1 alwaysinline {", text, flags=re.M)
    text = re.sub(r" #\d+(?=[\n,])", "", text)
    return f"; Made by generate.py, for {interface}.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def generated(prefixes: Mapping[str, Path]) -> dict[Path, str]:
    made = {HERE / "mpi.f90": modules.mpi(), HERE / "mpi_f08.f90": modules.mpi_f08()}
    for interface, (library, definitions) in INTERFACES.items():
        if library in prefixes:
            found = constants.found([*_clang(), *definitions], prefixes[library], interface)
            made[HERE / interface / "mpif.h"] = constants.mpif(found, interface)
            made[HERE / interface / "mpi_status.h"] = constants.status(interface)
            made[HERE / f"{interface}.ll"] = procedures(interface, prefixes[library])
    return made


def stale(prefixes: Mapping[str, Path]) -> dict[Path, str]:
    """The files that are not what their sources make of them, and what they should be."""
    return {path: text for path, text in generated(prefixes).items() if not path.exists() or path.read_text(encoding="utf-8") != text}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    for library in ("mpich", "openmpi"):
        parser.add_argument(f"--{library}", type=Path, default=os.environ.get(f"POLYGLOT_AD_{library.upper()}"))
    options = parser.parse_args(arguments)
    found = stale({name: Path(prefix) for name in ("mpich", "openmpi") if (prefix := getattr(options, name))})
    for path, text in found.items():
        if not options.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    print("\n".join(str(path.relative_to(HERE)) for path in found) or "up to date")
    return 1 if found and options.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
