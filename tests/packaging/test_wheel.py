"""The wheel: it holds every module and data file of the three folders and the compiled run-time library, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from polyglot_ad import runtime
from polyglot_ad.runtime.libraries import LIBRARIES

ROOT = Path(__file__).parents[2]
FOLDERS = {"polyglot_ad": "polyglot_ad", "langs": "polyglot_ad/langs", "bindings": "polyglot_ad/bindings"}
RUNTIME = "polyglot_ad/runtime/generated/"


@pytest.fixture(scope="module")
def names(tmp_path_factory) -> set[str]:
    setuptools = pytest.importorskip("setuptools", minversion="77")
    assert setuptools
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    # A copy: building writes into the source folder.
    import shutil

    for name in FOLDERS:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "generated"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        str(source),
    ]
    subprocess.run(command, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_everything_is_in(names):
    expected = {
        f"{inside}/{path.relative_to(ROOT / folder).as_posix()}"
        for folder, inside in FOLDERS.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not {"__pycache__", "generated"} & set(path.parts)
    }
    assert {name for name in names if not name.startswith(RUNTIME)} == expected


def test_the_run_time_library_is_in(names):
    built = {f"{RUNTIME}{library}/{name}" for library in LIBRARIES for name in [*runtime.names(library, "**/*.*"), "key"]}
    assert {name for name in names if name.startswith(RUNTIME)} == built


def test_nothing_lands_beside_the_package(names):
    assert {name.split("/")[0] for name in names} == {"polyglot_ad"}
    assert {"polyglot_ad/py.typed", "polyglot_ad/langs/registry.py", "polyglot_ad/bindings/__init__.py"} <= names
