"""Builds the run-time library: `python -m polyglot_ad.runtime.build` builds all of it, setup.py does so for the package.

A part that is as its sources make it is left alone. Standard library only.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from . import assembly, compiler
from .libraries import LIBRARIES, Library, checkout

HERE = Path(__file__).parent


def fresh(library: Library, root: Path, target: Path) -> Path:
    """The folder of a part inside `target`, which is built if it is not as the sources in the repository `root` make it."""
    folder, key = target / library.name, key_of(library, root)
    if _is_current(folder, key):
        return folder
    with _alone(target):
        if not _is_current(folder, key):
            _replace(folder, made(library, root) | {"key": key})
    return folder


def key_of(library: Library, root: Path) -> str:
    """Changes with all that decides what is built."""
    state = hashlib.sha256(_own_sources())
    files = [path for path in (root / library.sources).iterdir() if path.suffix in (".c", ".h", ".txt")]
    for path in sorted([*files, *(path for pattern in library.also for path in root.glob(pattern))]):
        state.update(path.name.encode() + b"\0" + path.read_bytes())
    return state.hexdigest()[:32]


@cache
def _own_sources() -> bytes:
    return b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))


def made(library: Library, root: Path) -> dict[str, str]:
    """Name of the file to its text."""
    with tempfile.TemporaryDirectory() as folder:
        return _made(library, root, Path(folder))


def _made(library: Library, root: Path, folder: Path) -> dict[str, str]:
    place = root / library.sources
    units = sorted(place.glob("*.c")) if library.units is None else [place / name for name in library.units]
    sources = [(source, variant) for source in units for variant in library.variants]
    files: dict[str, str] = {}
    if library.written:
        from . import written  # noqa: PLC0415 (it reads tables, which the other parts can do without)

        written.headers(folder)
        sources += written.units(library, root, folder)
        files = written.files(library)

    def compiled(unit: tuple[Path, str]) -> str:
        source, variant = unit
        return compiler.assembly(source, (*library.flags, *library.variants[variant], f"-I{folder / variant}"))

    with ThreadPoolExecutor(len(os.sched_getaffinity(0)) + 1) as pool:
        texts = {(source.name, variant): text for (source, variant), text in zip(sources, pool.map(compiled, sources), strict=True)}
    for source, variant in sources:
        files[".".join(filter(None, [source.stem, variant, "ll"]))] = assembly.kept(library, source, variant, texts)
    return files


def _is_current(folder: Path, key: str) -> bool:
    try:
        return (folder / "key").read_text(encoding="utf-8") == key
    except OSError:
        return False


def _replace(folder: Path, files: dict[str, str]) -> None:
    """Complete at any time, but for the moment between two names."""
    beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    beside.chmod(0o755)
    for name, text in files.items():
        (beside / name).parent.mkdir(parents=True, exist_ok=True)
        (beside / name).write_text(text, encoding="utf-8")
    if folder.exists():
        folder.rename(beside / "old")
    beside.rename(folder)
    shutil.rmtree(folder / "old", ignore_errors=True)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time builds."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(root: Path) -> None:
    for library in LIBRARIES.values():
        fresh(library, root, HERE / "generated")


if __name__ == "__main__":
    repository = checkout()
    if repository is None:
        sys.exit("the run-time library is built in a checkout of the sources; an installed package has it")
    build(repository)
