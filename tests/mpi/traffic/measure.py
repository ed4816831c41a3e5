"""Runs on every rank: bytes and calls of the reverse pass of each kernel beside those of the kernel, and, with --time, how long both take.
Rank 0 prints JSON. count.c is preloaded. --n=4000: how many numbers each rank has."""

from __future__ import annotations

import ctypes
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
KERNELS = ("halo", "ring", "conjugate_gradients", "transpose")
N = next((int(word[4:]) for word in sys.argv if word.startswith("--n=")), 4000)
_HERE = ctypes.CDLL(None)
COUNTS = [ctypes.c_long.in_dll(_HERE, name) for name in ("counted_bytes", "counted_calls")]


def counted(function: Callable[[], object]) -> list[int]:
    before = [count.value for count in COUNTS]
    function()
    return [count.value - old for count, old in zip(COUNTS, before, strict=True)]


def seconds(function: Callable[[], object]) -> float:
    """The shortest of several runs, of which the slowest rank counts."""
    found = []
    for _ in range(15):
        COMM.Barrier()
        begin = time.perf_counter()
        function()
        found.append(COMM.allreduce(time.perf_counter() - begin, op=MPI.MAX))
    return min(found)


def measured(function: pad.Function) -> tuple[Callable[[], object], Callable[[], object]]:
    """A call of the function, and one of its gradient."""
    x = np.random.default_rng(COMM.rank).uniform(0.2, 1.0, N)
    work, dx, dwork = np.zeros(4 * N), np.zeros(N), np.zeros(4 * N)
    arguments = (pad.Duplicated(x, dx), pad.Duplicated(work, dwork), pad.Const(N), pad.Const(COMM))
    return lambda: function(x, work, N, COMM), lambda: pad.autodiff(pad.Reverse, function, *arguments)


def main() -> None:
    library = pad.load(Path(__file__).parent / "kernels.c", mpi=True)
    report: dict[str, dict[str, float]] = {}
    for name in KERNELS:
        one, two = measured(getattr(library, name))
        one(), two()
        first, second = counted(one), counted(two)
        row: dict[str, float] = {
            "bytes": first[0], "calls": first[1], "reverse bytes": second[0] - first[0], "reverse calls": second[1] - first[1],
        }  # fmt: skip
        if "--time" in sys.argv:
            row |= {"seconds": seconds(one), "gradient": seconds(two)}
        report[name] = row
    if COMM.rank == 0:
        print(json.dumps(report))


main()
