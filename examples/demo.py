"""The main job in one minute: a kernel in every language whose compiler is here, its gradient, and a check that knows nothing of it.

Run `./dev demo`, or `python examples/demo.py`. The check is a central difference of the function itself along a random direction; the ratio
says how many times longer the gradient takes than the function. Ends with status 0 if C and C++ worked and nothing went wrong.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import polyglot_ad as pad
from polyglot_ad.langs import reports

KERNELS = Path(__file__).parent / "kernels"
random = np.random.default_rng(0)


@dataclass(frozen=True)
class Kernel:
    """A function of `source`, and the arguments it is shown with; the first is differentiated."""

    language: str
    source: str
    function: str
    arguments: tuple[Any, ...]


def lattice(count: int) -> Any:
    """Coordinates of atoms near a cubic lattice."""
    grid = np.stack(np.meshgrid(*[np.arange(4.0)] * 3), -1).reshape(-1, 3)[:count]
    return (1.1 * grid + 0.05 * random.standard_normal(grid.shape)).reshape(-1)


SHOWN = [
    Kernel("c", "waves.c", "chain_energy", (random.standard_normal(1000), 1.5, 1000, 50)),
    Kernel("c++", "mixture.cpp", "mixture", (np.array([-1.0, 0.5, 2.0, 0.1, -0.2, 0.3]), random.standard_normal(5000))),
    Kernel("rust", "clusters.rs", "cluster_energy", (lattice(48),)),
    Kernel("fortran", "diffusion.f90", "roughness", (np.asfortranarray(random.standard_normal((60, 60))), 0.2, 50)),
    Kernel("julia", "epidemic.jl", "epidemic", (np.array([0.4, 0.1]), 100)),
]


def seconds(call: Callable[[], object]) -> float:
    """The best time of several calls."""
    call()
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def show(kernel: Kernel) -> str:
    """Differentiate one kernel, print what comes out, and return "" or what is wrong."""
    function = pad.load(KERNELS / kernel.source)[kernel.function]
    x, rest = kernel.arguments[0], kernel.arguments[1:]
    start = time.perf_counter()
    value, gradient = pad.value_and_grad(function)(x, *rest)
    compiled = time.perf_counter() - start

    direction = np.copy(random.standard_normal(x.shape), order="K")
    step = 1e-6
    plus, minus = (function(np.asarray(x + sign * step * direction, order="F"), *rest) for sign in (1, -1))
    difference = (plus - minus) / (2 * step)
    slope = float(np.sum(gradient * direction))
    error = abs(slope - difference) / max(abs(difference), 1e-10)

    primal_time = seconds(lambda: function(x, *rest))
    gradient_time = seconds(lambda: pad.value_and_grad(function)(x, *rest))
    print(f"  {kernel.function} of {kernel.source}, {x.size} inputs")
    print(f"    value              {value:.12g}")
    print(f"    gradient           {np.array2string(gradient.reshape(-1)[:3], precision=6)[:-1]}{' ...' if x.size > 3 else ''}]")
    print(f"    along a direction  {slope:.10g}   differences give {difference:.10g}   relative error {error:.0e}")
    ratio = gradient_time / primal_time
    print(f"    time               {primal_time * 1e6:.0f} us, with gradient {gradient_time * 1e6:.0f} us: {ratio:.1f} times")
    print(f"    first gradient     {compiled:.2f} s, compilation included")
    return "" if error < 1e-5 and value == function(x, *rest) else f"the gradient is {slope}, differences give {difference}"


def main() -> int:
    missing = {report.language: report.missing for report in reports()}
    outcome: dict[str, str] = {}
    for kernel in SHOWN:
        print(f"\n{kernel.language}")
        if missing.get(kernel.language):
            print("  not here: " + missing[kernel.language].replace("\n", "\n  "))
            outcome[kernel.language] = "missing"
            continue
        try:
            problem = show(kernel)
        except pad.Error as error:
            problem = str(error)
        outcome[kernel.language] = "ok" if not problem else "FAILED"
        if problem:
            print("  FAILED: " + problem.replace("\n", "\n  "))
    print("\n" + ", ".join(f"{language}: {result}" for language, result in outcome.items()))
    worked = all(outcome[language] == "ok" for language in ("c", "c++")) and "FAILED" not in outcome.values()
    print("every gradient agrees with differences" if worked else "something is missing or wrong: see above")
    return 0 if worked else 1


if __name__ == "__main__":
    sys.exit(main())
