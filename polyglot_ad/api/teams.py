"""The number of OpenMP threads, set for a while: of the runtime that a program is linked with."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Iterator, Sequence
from pathlib import Path

from polyglot_ad.programs.program import Program


def team_of(program: Program) -> ctypes.CDLL | None:
    """The OpenMP runtime of a program; None if it has none."""
    for path in program.link.objects:
        name = Path(path).name
        if ".so" in name and ("omp" in name):
            return ctypes.CDLL(path)
    return None


def sizes(runtime: ctypes.CDLL, threads: Sequence[int] | None) -> list[int]:
    """The numbers of threads asked for; without any 1, 2 and as many as there are."""
    return sorted({1, 2, int(runtime.omp_get_max_threads())} if threads is None else set(threads))


@contextlib.contextmanager
def team(runtime: ctypes.CDLL, size: int) -> Iterator[None]:
    """`size` threads in parallel regions that this thread starts."""
    before = runtime.omp_get_max_threads()
    runtime.omp_set_num_threads(size)
    try:
        yield
    finally:
        runtime.omp_set_num_threads(before)
