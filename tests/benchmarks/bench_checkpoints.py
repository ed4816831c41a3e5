"""Gradients of long runs within a memory budget: time over the primal's, how often iterations run again, and the memory of the process.

    python tests/benchmarks/bench_checkpoints.py [--program burgers|shallow] [--cells N] [--steps N] [--memory TEXT ...]

Burgers' equation, explicit, two buffers that are swapped; or shallow water on a square grid, with three fields. Every budget is run in a
process of its own, whose memory the system limits to what it has before the call, the budget, and 64 MB for the program's own arrays and
their shadows. Times are those of the processor.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
from pathlib import Path

SOURCES = {
    "burgers": Path(__file__).parents[1] / "programs" / "checkpoints" / "states.c",
    "shallow": Path(__file__).parent / "kernels" / "shallow.c",
}


def status(name: str) -> int:
    """A number of bytes that the system knows of this process."""
    with Path("/proc/self/status").open() as file:
        return next(int(line.split()[1]) * 1024 for line in file if line.startswith(name))


def measure(program: str, cells: int, steps: int, memory: str) -> None:
    """One line, in this process."""
    import resource
    import time

    import numpy as np

    import polyglot_ad as pad
    from polyglot_ad.budget import budget_of

    run = pad.load(SOURCES[program])[program]
    side = round(cells**0.5)
    shape, few = ((side, side), (7, 7)) if program == "shallow" else ((cells,), (50,))
    u = 0.1 * np.sin(np.linspace(0, 6, math.prod(shape))) + (program == "shallow")
    gradient = pad.grad(run, memory=memory or None)
    gradient(u[: math.prod(few)].copy(), *few, 5, 1e-3)
    before = status("VmSize")
    budget = budget_of(memory or None, "the benchmark")
    if budget is not None:
        limit = before + budget.bytes + 64_000_000
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    times = []
    for function in (run, gradient):
        best = float("inf")
        for _ in range(5 if steps <= 10_000 else 1):
            began = time.process_time()
            function(u, *shape, steps, 1e-3)
            best = min(best, time.process_time() - began)
        times.append(best)
    what = f"{memory or 'no budget':10} {times[0] * 1e3:9.1f} ms {times[1] * 1e3:10.1f} ms {times[1] / times[0]:7.1f}"
    more = ""
    if budget is not None:
        found = gradient.schedule
        more = f"{found.snapshots:6} snapshots, chunks of {found.chunk:4}, {found.recomputations:5.2f} recomputations"
    print(f"{what}   {(status('VmPeak') - before) / 1e6:8.0f} MB   {more}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", choices=SOURCES, default="burgers")
    parser.add_argument("--cells", type=int, default=10_000)
    parser.add_argument("--steps", type=int, default=1_000)
    parser.add_argument("--memory", nargs="*", default=["", "1 GB", "100 MB", "20 MB", "4 MB"])
    parser.add_argument("--alone", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone is not None:
        measure(options.program, options.cells, options.steps, options.alone)
        return 0
    print(f"{options.program}, {options.cells} cells, {options.steps} steps")
    print(f"{'':10} {'primal':>12} {'gradient':>13} {'ratio':>7}   {'memory':>11}")
    for memory in options.memory:
        sizes = ["--cells", str(options.cells), "--steps", str(options.steps)]
        command = [sys.executable, __file__, "--program", options.program, *sizes, f"--alone={memory}"]
        failed = subprocess.run(command, check=False).returncode
        if failed:
            print(f"{memory or 'no budget':10} failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
