"""Makes the .ll files of runtime/ from its C files, by clang: one for each binary interface of MPI. Development only.

python -m polyglot_ad.rules.mpi.regenerate [--check] [--mpich PREFIX] [--openmpi PREFIX]

A prefix is where `include/mpi.h` is; that of MPICH 5 also has `mpi_abi.h`, the standard's own interface.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent / "runtime"
INTERFACES = {"mpich": ("mpich", ()), "openmpi": ("openmpi", ()), "abi": ("mpich", ("-DPAD_MPI_ABI",))}
"""Of each interface: whose headers, and with which definitions."""
_FLAGS = """
-O1 -fno-inline-functions -fno-vectorize -fno-slp-vectorize
-fno-unroll-loops -fno-jump-tables -ffp-contract=off -fno-math-errno -fno-strict-aliasing -fPIC
-fno-asynchronous-unwind-tables -fno-builtin -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Werror -S -emit-llvm
"""
_DROPPED = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| #\d+| readonly| writeonly| readnone"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)| nocreateundeforpoison"
)
"""Promises that other versions of LLVM do not know, or that only an optimiser wants."""


def generated(interface: str, prefixes: Mapping[str, Path], source: str = "all.c") -> str:
    """LLVM assembly of a file of the runtime for one interface, without what belongs to a target or a compiler."""
    library, definitions = INTERFACES[interface]
    command = [*find(CLANG).command, *_FLAGS.split(), *definitions, f"-I{prefixes[library] / 'include'}", source, "-o", "-"]
    text = subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    text = re.sub(r"^(?:source_filename|target \w+|attributes #\d+|!\S+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(r"^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|tbaa\.struct|noalias|alias\.scope|range|noundef) !\d+", "", text)
    text = re.sub(r"^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", "", text, flags=re.M)
    text = re.sub(rf"(?:{_DROPPED})(?=[ \n,)])", "", text)
    if source == "folds.c":  # becomes code of the program
        text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", text, flags=re.M)
        text = re.sub(r"^%struct\..*\n", "", text, flags=re.M)
        text = re.sub(r"external global %struct\.\w+", "external global i8", text)
        text = re.sub(r"^define ([^\n]*) \{$", r"define internal \1 alwaysinline {", text, flags=re.M)
    return f"; Made from {source} by regenerate.py, for {interface}.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def stale(prefixes: Mapping[str, Path], write: bool = False) -> list[str]:
    """The files that are not what their sources make of them; `write`: makes them so."""
    names = []
    for interface, (library, _) in INTERFACES.items():
        if library not in prefixes:
            continue
        for source, name in (("all.c", f"{interface}.ll"), ("folds.c", f"folds.{interface}.ll")):
            target, text = HERE / name, generated(interface, prefixes, source)
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                names.append(name)
                if write:
                    target.write_text(text, encoding="utf-8")
    return names


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    for library in ("mpich", "openmpi"):
        parser.add_argument(f"--{library}", type=Path, default=os.environ.get(f"POLYGLOT_AD_{library.upper()}"))
    options = parser.parse_args(arguments)
    prefixes = {name: Path(found).resolve() for name in ("mpich", "openmpi") if (found := getattr(options, name))}
    names = stale(prefixes, write=not options.check)
    print("\n".join(names) if names else "up to date")
    return 1 if names and options.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
