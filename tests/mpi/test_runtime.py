"""The run-time side of MPI's derivatives by itself: programs in C call it with shadows of their own (runtime/harness.h).

Tangents are held against differences, adjoints against tangents.
What is linked is what is shipped. It is compiled with headers of ours: with those of the MPIs it is the same."""

from __future__ import annotations

import dataclasses
import functools
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from polyglot_ad import runtime as runtime_library
from polyglot_ad.errors import UndefinedError
from polyglot_ad.langs.c.clang import CLANG
from polyglot_ad.langs.linker import link_shared
from polyglot_ad.langs.toolchain import find
from polyglot_ad.programs.runtime_objects import mpi_objects
from polyglot_ad.rules.mpi import runtime
from polyglot_ad.rules.mpi.constants import constants
from polyglot_ad.runtime import build, libraries, written

from .mpis import ROOT, environment, launcher, prefix

PROGRAMS = Path(__file__).parent / "runtime"
RANKS = {"mpich": (1, 2), "openmpi": (3, 4), "abi": (2,)}
"""One code for all of them, whose constants are each interface's. Where ranks wait for processors MPICH spins a hundred times as long."""
HEADERS = {"mpich": ("mpich", ()), "openmpi": ("openmpi", ()), "abi": ("mpich", ("-DPAD_MPI_ABI", "-DMPI_ABI"))}
"""Of each interface: whose headers, and with which definitions."""
LIBRARIES = {"mpich": "libmpi.so.12", "openmpi": "libmpi.so.40", "abi": "libmpi_abi.so.1"}


@functools.cache
def clang() -> tuple[str, ...]:
    command = find(CLANG).command
    version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(command) if "version 22." in version else ()


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The object code of the run-time library for an interface."""

    @functools.cache
    def compiled(interface: str) -> Path:
        source = tmp_path_factory.mktemp(interface) / "runtime.ll"
        source.write_text(runtime.text_of(interface))
        target = source.with_suffix(".o")
        subprocess.run([*clang(), "-fPIE", "-Wno-override-module", "-c", str(source), "-o", str(target)], check=True)
        return target

    return compiled


def built(interface: str, name: str, library: Path, folder: Path) -> Path:
    """The program `name` with the run-time library."""
    headers, definitions = HEADERS[interface]
    mpi = prefix(headers)
    shared = mpi / "lib" / LIBRARIES[interface]
    flags = ["-O1", "-std=gnu99", "-fPIE", "-Wno-implicit-function-declaration", *definitions, f"-I{mpi / 'include'}"]
    inputs = [str(PROGRAMS / f"{name}.c"), str(library), str(shared)]
    subprocess.run([*clang(), *flags, *inputs, f"-Wl,-rpath,{shared.parent}", "-lm", "-o", str(folder / name)], check=True)
    return folder / name


@pytest.mark.parametrize("interface", LIBRARIES)
@pytest.mark.parametrize("name", [source.stem for source in sorted(PROGRAMS.glob("*.c"))])
def test_tangents_are_differences_and_adjoints_are_their_transposes(
    interface: str, name: str, shipped: Callable[[str], Path], tmp_path: Path
):
    library = HEADERS[interface][0]
    prefix(library)
    if not clang():
        pytest.skip("the runtime is made by clang 22")
    program = built(interface, name, shipped(interface), tmp_path)
    for ranks in RANKS[interface]:
        command = ["timeout", "-k", "5", "120", *launcher(library, ranks), str(program)]
        done = subprocess.run(command, env={**os.environ, **environment(library)}, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and f"{ranks} ranks: ok" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("interface", LIBRARIES)
@pytest.mark.parametrize("part", ["mpi", "fortran_mpi"])
def test_the_headers_of_the_mpi_make_the_same(part: str, interface: str, monkeypatch: pytest.MonkeyPatch):
    library, definitions = HEADERS[interface]
    include = f"-I{prefix(library) / 'include'}"
    given = libraries.LIBRARIES[part]
    other = dataclasses.replace(given, flags=(include, *given.flags), variants={interface: definitions})
    shipped = {name: runtime_library.read(part, name) for name in runtime_library.names(part, f"*.{interface}.ll")}
    units = written.units
    monkeypatch.setattr(written, "headers", lambda folder: [(folder / name).mkdir() for name in LIBRARIES])
    monkeypatch.setattr(written, "units", lambda *given: [unit for unit in units(*given) if unit[1] == interface])
    made = {name: text for name, text in build.made(other, ROOT).items() if name.endswith(".ll")}
    assert made.keys() == shipped.keys()
    for name, text in made.items():
        assert _lines(text) == _lines(shipped[name])


def _lines(text: str) -> list[str]:
    """Open MPI's name of a structure is another, and headers declare types in other places."""
    lines = text.replace("%struct.ompi_status_public_t", "%struct.MPI_Status").splitlines()
    return [line for line in lines if not line.startswith(("%struct.", "%union.", ";"))]


@pytest.mark.parametrize("interface", LIBRARIES)
def test_constants_are_those_of_the_mpi(interface: str, tmp_path: Path):
    """As a program prints them that was compiled with its header."""
    if not clang():
        pytest.skip("there is no clang 22")
    library, definitions = HEADERS[interface]
    mpi = prefix(library)
    lines = []
    for one in constants(interface):
        if one.number is None:
            continue
        kind = "Type" if one.type == "Datatype" else one.type
        number = f"MPI_{kind}_{'toint' if interface == 'abi' else 'c2f'}({one.c_name})" if one.is_handle else one.c_name
        lines.append(f'printf("{one.name} %d\\n", (int){number});')
    body = "\n".join(["MPI_Init(0, 0);", *lines, "MPI_Finalize();"])
    source, program = tmp_path / "constants.c", tmp_path / "constants"
    header = "mpi_abi.h" if interface == "abi" else "mpi.h"
    source.write_text(f"#include <{header}>\n#include <stdio.h>\nint main(void) {{\n{body}\nreturn 0;\n}}\n")
    shared = mpi / "lib" / LIBRARIES[interface]
    command = [
        *clang(),
        "-w",
        *definitions,
        f"-I{mpi / 'include'}",
        str(source),
        str(shared),
        f"-Wl,-rpath,{shared.parent}",
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)
    said = subprocess.run([program], check=True, capture_output=True, text=True, timeout=120).stdout
    found = {name: int(value) for name, value in re.findall(r"^(\w+) (-?\d+)$", said, re.M)}
    assert found == {one.name: one.number for one in constants(interface) if one.number is not None} and len(found) > 200


def test_a_product_misses_what_its_mpi_lacks_by_name(tmp_path: Path) -> None:
    """The library's own references are weak; those of a product are not."""
    calls = runtime.calls("mpich")
    assert "PMPI_Isend" in calls["pad_mpi_Isend_forward"] and "PMPI_Win_create" not in calls["pad_mpi_Isend_forward"]
    parts = [tmp_path / "library.o", tmp_path / "references.o"]
    for part, code in zip(parts, mpi_objects("mpich", "declare i32 @pad_mpi_Isend_forward(ptr)\n"), strict=True):
        part.write_bytes(code)
    with pytest.raises(UndefinedError) as error:
        link_shared(parts, tmp_path / "product.so")
    assert "PMPI_Isend" in error.value.missing and "PMPI_Win_create" not in error.value.missing
