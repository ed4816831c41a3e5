"""The run-time side of MPI's derivatives by itself: programs in C call it with shadows of their own (runtime/harness.h).

Tangents are held against differences, adjoints against tangents.
What is linked is what is shipped, and that is what the C files make."""

from __future__ import annotations

import functools
import os
import subprocess
from pathlib import Path

import pytest

from polyglot_ad.errors import UndefinedError
from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.linker import link_shared
from polyglot_ad.langs.toolchain import find
from polyglot_ad.rules.mpi import regenerate, runtime
from polyglot_ad.runtime_objects import mpi_objects

ROOT = Path(__file__).parent.parent.parent
PROGRAMS = Path(__file__).parent / "runtime"
RANKS = {"mpich": (1, 2, 3, 4), "openmpi": (3,), "abi": (2,)}
LIBRARIES = {"mpich": "libmpi.so.12", "openmpi": "libmpi.so.40", "abi": "libmpi_abi.so.1"}


def prefix(library: str) -> Path:
    folder = Path(os.environ.get("POLYGLOT_AD_TEST_MPI", ROOT / "build" / "mpi")) / library
    if not (folder / "bin" / "mpiexec").exists():
        pytest.skip(f"{library} is not installed in {folder}")
    return folder


@functools.cache
def clang() -> tuple[str, ...]:
    command = find(CLANG).command
    version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(command) if "version 22." in version else ()


def built(interface: str, name: str, folder: Path) -> Path:
    if not clang():
        pytest.skip("the runtime is made by clang 22")
    library, definitions = regenerate.INTERFACES[interface]
    mpi = prefix(library)
    objects = [folder / "program.o", folder / "runtime.o"]
    sources = [PROGRAMS / f"{name}.c", regenerate.HERE / f"{interface}.ll"]
    flags = [
        "-O1",
        "-std=gnu99",
        "-fPIE",
        "-Wno-implicit-function-declaration",
        "-Wno-override-module",
        *definitions,
        f"-I{mpi / 'include'}",
    ]
    for source, target in zip(sources, objects, strict=True):
        subprocess.run([*clang(), *(flags if source.suffix == ".c" else flags[4:5]), "-c", str(source), "-o", str(target)], check=True)
    shared = mpi / "lib" / LIBRARIES[interface]
    subprocess.run([*clang(), *map(str, [*objects, shared]), f"-Wl,-rpath,{shared.parent}", "-lm", "-o", str(folder / name)], check=True)
    return folder / name


@pytest.mark.parametrize("interface", LIBRARIES)
@pytest.mark.parametrize("name", [source.stem for source in sorted(PROGRAMS.glob("*.c"))])
def test_tangents_are_differences_and_adjoints_are_their_transposes(interface: str, name: str, tmp_path: Path):
    program = built(interface, name, tmp_path)
    library = regenerate.INTERFACES[interface][0]
    launch = [str(prefix(library) / "bin" / "mpiexec"), *(["--oversubscribe"] if library == "openmpi" else []), "-n"]
    root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    for ranks in RANKS[interface]:
        command = ["timeout", "-k", "5", "120", *launch, str(ranks), str(program)]
        done = subprocess.run(command, env={**os.environ, **root}, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and f"{ranks} ranks: ok" in done.stdout, done.stdout + done.stderr


def test_the_runtime_is_made_of_the_c_files():
    if not clang():
        pytest.skip("the runtime is made by clang 22")
    assert not regenerate.stale({library: prefix(library) for library in ("mpich", "openmpi")})


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
