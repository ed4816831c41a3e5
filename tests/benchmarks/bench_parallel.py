"""OpenMP: what a gradient costs beside the primal, and what a second thread brings to either, in one run.

    python tests/benchmarks/bench_parallel.py [WORDS] [--seconds S]     only kernels whose name has one of the words

`alone`: gradient over primal, both compiled without OpenMP. `1` and `2`: the same with OpenMP, at so many threads. `speed-up`: one thread's
time over that of two, of primal and gradient. What one thread does is measured in processor time, which other work on the machine changes
little; what two do, in time as it passes: it says something only while the machine is idle. Each gradient is held against central
differences of the sequential program first.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from measure import shortest

import polyglot_ad as pad
from polyglot_ad.langs import openmp

SOURCE = Path(__file__).parent / "kernels" / "parallel.c"
SIZE = 200_000
KERNELS = ("map", "reduction", "stencil", "scatter", "matvec", "gather", "quadrature", "wavefront", "docking", "hydro")


def mesh(side: int) -> tuple[np.ndarray, np.ndarray]:
    """Nodes (position and velocity) and connectivity of a square cut into triangles."""
    random = np.random.default_rng(5)
    place = np.stack(np.meshgrid(np.arange(side), np.arange(side), indexing="ij"), -1).reshape(-1, 2) + random.uniform(
        -0.2, 0.2, (side**2, 2)
    )
    cell = np.arange(side * side).reshape(side, side)
    a, b, c, d = (part.ravel() for part in (cell[:-1, :-1], cell[1:, :-1], cell[1:, 1:], cell[:-1, 1:]))
    corners = np.concatenate([np.stack([a, b, c], -1), np.stack([a, c, d], -1)])
    of = np.zeros((side * side, 7), np.int32)
    for index, node in enumerate(corners.ravel()):
        of[node, 0] += 1
        of[node, of[node, 0]] = index
    nodes = np.concatenate([place, random.normal(size=(side**2, 2))], 1).ravel()
    return nodes, np.concatenate([[len(corners), side * side], corners.ravel(), of.ravel()]).astype(np.int32)


def arguments(name: str) -> list[Any]:
    """x, y, w, id and n."""
    random = np.random.default_rng(3)
    x, w, id = random.uniform(0.1, 1, SIZE), random.uniform(0.5, 1.5, 400), random.permutation(SIZE).astype(np.int32)
    if name == "hydro":
        x, id = mesh(120)
    if name == "docking":
        w = random.uniform(-3, 3, 400)
    return [x, np.zeros(SIZE), w, id, SIZE]


def calls(function: pad.Function, name: str) -> tuple[Callable[[], object], Callable[[], object], list[Any], list[np.ndarray]]:
    given = arguments(name)
    shadows = [np.zeros(len(a)) for a in given[:3]]
    passed = [*(pad.Duplicated(a, s) for a, s in zip(given, shadows, strict=False)), pad.Const(given[3]), pad.Const(given[4])]
    return lambda: function(*given), lambda: pad.autodiff(pad.Reverse, function, *passed), given, shadows


def check(function: pad.Function, gradient: Callable[[], object], name: str, given: list[Any], shadows: list[np.ndarray]) -> float:
    """How far the gradient is from differences of a function in a random direction, relative to what is there."""
    random = np.random.default_rng(4)
    weights, directions = random.normal(size=SIZE), [random.normal(size=len(given[k])) for k in (0, 2)]
    for shadow in shadows:
        shadow[:] = 0
    shadows[1][:] = weights
    gradient()
    found = sum(float(shadows[k] @ d) for k, d in zip((0, 2), directions, strict=True))
    size = sum(float(np.abs(shadows[k] * d).sum()) for k, d in zip((0, 2), directions, strict=True))

    def value(step: float) -> float:
        moved = arguments(name)
        for k, d in zip((0, 2), directions, strict=True):
            moved[k] = moved[k] + step * d
        function(*moved)
        return float(weights @ moved[1])

    return min(abs(found - (value(h) - value(-h)) / (2 * h)) / size for h in (1e-4, 1e-5, 1e-6, 1e-7))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    alone, together = (pad.load(SOURCE, openmp=flag) for flag in (False, True))
    runtime = ctypes.CDLL(openmp.runtime().objects[0])
    print("OpenMP: gradient over primal\n\nkernel        alone      1      2   speed-up: primal  gradient   error")
    for name in KERNELS:
        if options.words and not any(word in name for word in options.words):
            continue
        sequential, parallel = calls(alone[name], name), calls(together[name], name)
        errors = []
        for threads in (1, 2):
            runtime.omp_set_num_threads(threads)
            errors.append(check(alone[name], parallel[1], name, *parallel[2:]))

        runtime.omp_set_num_threads(1)
        primal, gradient, one, one_gradient = shortest([*sequential[:2], *parallel[:2]], options.seconds, time.thread_time)
        walls = []
        for threads in (1, 2):
            # Threads of a larger team would wait beside a smaller one, and take its time.
            runtime.omp_set_num_threads(threads)
            walls += shortest(parallel[:2], options.seconds)
        print(
            f"{name:12} {gradient / primal:6.2f} {one_gradient / one:6.2f} {walls[3] / walls[2]:6.2f}"
            f"            {walls[0] / walls[2]:6.2f}    {walls[1] / walls[3]:6.2f}   {max(errors):.0e}",
            flush=True,
        )


if __name__ == "__main__":
    main()
