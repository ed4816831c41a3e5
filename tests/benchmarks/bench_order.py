"""Differentiating after optimisation against differentiating before it: the same engine, the same kernels, in one run.

    python tests/benchmarks/bench_order.py [WORDS] [--seconds S]

`after` is the usual way: O2, differentiation, O3. `before` differentiates what the front end wrote and runs O3 over what comes out. The
normalisation of vectors is left out: before optimisation it takes n squared steps, and its gradient keeps as many numbers.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from bench_gradients import python_gradient
from measure import shortest
from suite import Kernel, chosen, kernels


def unoptimised(text: str, keep: list[str]) -> str:
    """What `prepare` does to a program, without the optimiser."""
    import llvmlite.binding as llvm

    from polyglot_ad.llvm import prepare

    module = llvm.parse_assembly(text)
    prepare.internalize(module, [*keep, *(f.name for f in module.functions if f.name.startswith(prepare._RUNTIME))])
    builder = llvm.create_pass_builder(prepare.target_machine(2), llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    prepare.simplify_loops(module)
    return str(module)


def gradients(pad: Any, kernel: Kernel) -> list[Any]:
    shadows = {i: np.zeros_like(kernel.arguments[i]) for i in kernel.shadowed}
    made = []
    for before in (False, True):
        function = pad.load(kernel.path, flags=[f"-DBEFORE={int(before)}"])[kernel.function]
        run = python_gradient(pad, kernel, function, shadows)
        if before:
            from polyglot_ad.llvm import prepare

            with mock.patch.object(prepare, "prepare", unoptimised), mock.patch.object(prepare, "optimise_again", prepare.simplify):
                run()
        made.append(run)
    return made


def main() -> int:
    import polyglot_ad as pad

    parser = argparse.ArgumentParser()
    parser.add_argument("words", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.3)
    options = parser.parse_args()
    print(f"{'kernel':18} {'after':>9} {'before':>9}  ratio")
    ratios = []
    for kernel in kernels():
        if kernel.name == "norm" or not chosen(kernel, options.words):
            continue
        try:
            after, before = shortest(gradients(pad, kernel), options.seconds)
        except pad.Error as problem:
            print(f"{kernel.name:18} {str(problem).splitlines()[0]}")
            continue
        ratios.append(before / after)
        print(f"{kernel.name:18} {after * 1e6:6.0f} us {before * 1e6:6.0f} us {ratios[-1]:6.2f}", flush=True)
    if ratios:
        print(f"{'geometric mean':18} {'':9} {'':9} {np.exp(np.mean(np.log(ratios))):9.2f}")
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ.setdefault("POLYGLOT_AD_CACHE_DIR", cache)
        sys.exit(main())
