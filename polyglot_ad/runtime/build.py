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
    for path in [*sorted(files), *(root / name for name in library.also)]:
        state.update(path.name.encode() + b"\0" + path.read_bytes())
    return state.hexdigest()[:32]


@cache
def _own_sources() -> bytes:
    return b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))


def made(library: Library, root: Path) -> dict[str, str]:
    """Name of the file to its text."""
    sources = sorted((root / library.sources).glob("*.c"))
    jobs = [(source, variant, flags) for source in sources for variant, flags in library.variants.items()]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0)) + 1) as pool:
        found = pool.map(lambda job: compiler.assembly(job[0], (*library.flags, *job[2])), jobs)
        texts = {(source.name, variant): text for (source, variant, _), text in zip(jobs, found, strict=True)}
    return {
        ".".join(filter(None, [source.stem, variant, "ll"])): assembly.kept(library, source, variant, texts) for source, variant, _ in jobs
    }


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
