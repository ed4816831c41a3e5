"""What a gradient costs in every language: its time over the primal's, for kernels of the test programs at sizes that are not small.

    python tests/benchmarks/bench_engine.py [WORDS]      only kernels whose name has one of the words

Reverse mode owes every operation of the primal a few of its own; 2 to 5 is what hand-written adjoints reach. `first` is the time
of the first
gradient, compilation included, without a disk cache.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

PROGRAMS = Path(__file__).parents[1] / "programs"
KERNELS = Path(__file__).parents[2] / "examples" / "kernels"
random = np.random.default_rng(0)


@dataclass(frozen=True)
class Kernel:
    source: Path
    function: str
    arguments: tuple[Any, ...]
    argnums: int | tuple[int, ...] = 0


def spd(n: int) -> Any:
    a = random.standard_normal((n, n))
    return np.asfortranarray(a @ a.T + n * np.eye(n))


def kernels() -> list[Kernel]:
    c, cpp, rust, fortran = PROGRAMS / "c", PROGRAMS / "cpp", PROGRAMS / "rust", PROGRAMS / "fortran"
    x = random.standard_normal(20_000)
    orbit = (np.array([1.1, 0.4, 0.1, 0.4]), np.array([10.0, 5.0]), random.uniform(5, 10, 4000), 2000, 0.01)
    body = np.dtype([("position", "<f8", (3,)), ("velocity", "<f8", (3,)), ("mass", "<f8")])
    bodies = np.zeros(50, body)
    bodies["velocity"], bodies["mass"] = random.standard_normal((50, 3)), 1
    return [
        Kernel(c / "optimisation.c", "rosenbrock", (x, x.size)),
        Kernel(c / "optimisation.c", "logsumexp", (x, x.size)),
        Kernel(c / "optimisation.c", "trimmed_loss", (random.standard_normal(400), 400)),
        Kernel(c / "optimisation.c", "network_loss", (random.standard_normal(50 * 41 + 1 + 50), random.standard_normal(40), 0.5, 40, 50)),
        Kernel(c / "dynamics.c", "orbit_misfit", orbit),
        Kernel(c / "dynamics.c", "kinetic_energy", (np.repeat(bodies, 100), 5000)),
        Kernel(c / "arrays.c", "gaussian_log_density", (np.ascontiguousarray(spd(60)), random.standard_normal(60), 60)),
        Kernel(c / "arrays.c", "table_loss", (random.uniform(-1, 8, 20_000), 20_000)),
        Kernel(c / "structures.c", "band_power", (random.standard_normal(1024), 1024, 10, 200)),
        Kernel(KERNELS / "waves.c", "chain_energy", (random.standard_normal(1000), 1.5, 1000, 50)),
        Kernel(cpp / "numerics.cpp", "trace_of_power", (random.standard_normal((40, 40)) / 40, 40, 4)),
        Kernel(KERNELS / "mixture.cpp", "mixture", (np.array([-1.0, 0.5, 2.0, 0.1, -0.2, 0.3]), x)),
        Kernel(rust / "numerics.rs", "rosenbrock", (x,)),
        Kernel(KERNELS / "clusters.rs", "cluster_energy", (random.standard_normal(300),)),
        Kernel(fortran / "numerics.f90", "cholesky_logdet", (spd(60),)),
        Kernel(fortran / "numerics.f90", "masked", (np.asfortranarray(random.standard_normal((20, 1000))),)),
        Kernel(KERNELS / "diffusion.f90", "roughness", (np.asfortranarray(random.standard_normal((60, 60))), 0.2, 50)),
        Kernel(KERNELS / "epidemic.jl", "epidemic", (np.array([0.4, 0.1]), 1000)),
        Kernel(PROGRAMS / "julia" / "numerics.jl", "smoothed", (x, 0.3)),
    ]


def best(call: Callable[[], object]) -> float:
    """Seconds per call: the best of some batches."""
    call()
    start = time.perf_counter()
    call()
    count = max(1, int(0.01 / max(time.perf_counter() - start, 1e-7)))
    shortest = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(count):
            call()
        shortest = min(shortest, (time.perf_counter() - start) / count)
    return shortest


def main() -> int:
    import polyglot_ad as pad

    words = sys.argv[1:]
    print(f"{'kernel':34} {'primal':>10} {'gradient':>10} {'ratio':>6} {'first':>7}")
    ratios = []
    for kernel in kernels():
        name = f"{kernel.source.suffix[1:]:4} {kernel.function}"
        if words and not any(word in name for word in words):
            continue
        try:
            function = pad.load(kernel.source)[kernel.function]
            gradient = pad.grad(function, kernel.argnums)
            start = time.perf_counter()
            gradient(*kernel.arguments)
            first = time.perf_counter() - start
        except pad.Error as error:
            print(f"{name:34} {str(error).splitlines()[0]}")
            continue
        primal_time = best(lambda function=function, kernel=kernel: function(*kernel.arguments))
        gradient_time = best(lambda gradient=gradient, kernel=kernel: gradient(*kernel.arguments))
        ratios.append(gradient_time / primal_time)
        print(f"{name:34} {primal_time * 1e6:7.1f} us {gradient_time * 1e6:7.1f} us {ratios[-1]:6.2f} {first:5.2f} s", flush=True)
    if ratios:
        print(f"{'geometric mean':34} {'':10} {'':10} {np.exp(np.mean(np.log(ratios))):9.2f}")
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ.setdefault("POLYGLOT_AD_CACHE_DIR", cache)
        sys.exit(main())
