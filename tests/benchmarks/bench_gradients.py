"""What a gradient costs: its time over that of the same source compiled by plain `clang -O3`, for every kernel of the suite, in one run.

    python tests/benchmarks/bench_gradients.py [WORDS] [--seconds S]     only kernels whose name has one of the words

`python`: `pad.autodiff` in place on NumPy arrays, which knows at the call that they do not overlap, compiled for this processor. `C`: what
`polyglot-ad cc -O3` makes of `__enzyme_autodiff`, for the processor that clang compiles for by default; the source promises nothing.
`C restrict`: the same where all pointers are `restrict`, over the primal compiled so. `best` is the ratio that other tools reach;
`made` the time to differentiate and compile, everything anew. Each gradient is held against central differences before it is timed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from measure import c_call, compile_shared, shortest
from suite import RESTRICT, Kernel, chosen, kernels

Gradient = Callable[[], object]


def check(kernel: Kernel, value: Callable[[tuple[Any, ...]], float], run: Gradient, shadows: dict[int, Any]) -> float:
    """How far the gradient is from central differences in a random direction, relative to what is there."""
    random = np.random.default_rng(11)
    seeds = {i: random.normal(size=shadows[i].shape) if kernel.output else None for i in kernel.scratch}

    def total(step: float) -> float:
        arguments = [a.copy() if isinstance(a, np.ndarray) else a for a in kernel.arguments]
        for i in kernel.wrt:
            arguments[i] += step * directions[i]
        found = value(tuple(arguments))
        return found + sum(float(np.sum(seed * arguments[i])) for i, seed in seeds.items() if seed is not None)

    directions = {i: random.normal(size=shadows[i].shape) for i in kernel.wrt}
    for i, shadow in shadows.items():
        shadow[...] = 0 if seeds.get(i) is None else seeds[i]
    run()
    found = sum(float(np.sum(shadows[i] * directions[i])) for i in kernel.wrt)
    size = sum(float(np.sum(np.abs(shadows[i] * directions[i]))) for i in kernel.wrt)
    errors = []
    for step in (1e-4, 1e-5, 1e-6, 1e-7):
        expected = (8 * (total(step) - total(-step)) - total(2 * step) + total(-2 * step)) / (12 * step)
        errors.append(abs(found - expected) / max(size, 1e-300))
    return min(errors)


def python_gradient(pad: Any, kernel: Kernel, function: Any, shadows: dict[int, Any]) -> Gradient:
    annotated = [
        pad.Duplicated(a, shadows[i]) if i in shadows else pad.Const(a) for i, a in enumerate(fresh(kernel))
    ]  # fmt: skip
    return lambda: pad.autodiff(pad.Reverse, function, *annotated)


def fresh(kernel: Kernel) -> list[Any]:
    return [a.copy() if isinstance(a, np.ndarray) else a for a in kernel.arguments]


def c_gradient(kernel: Kernel, flags: list[str], shadows: dict[int, Any], target: Path) -> Gradient:
    """The gradient that `polyglot-ad cc -O3` makes of a call of `__enzyme_autodiff`."""
    parameters, passed, arguments = [], [], []
    for i, (value, copy) in enumerate(zip(kernel.arguments, fresh(kernel), strict=True)):
        array = isinstance(value, np.ndarray)
        number = "double" if (array and value.dtype == np.float64) or isinstance(value, float) else "int"
        parameters.append(f"{number} {'*' if array else ''}a{i}")
        passed.append(f"enzyme_dup, a{i}, d{i}" if i in shadows else f"enzyme_const, a{i}")
        arguments.append(copy)
        if i in shadows:
            parameters.append(f"{number} *d{i}")
            arguments.append(shadows[i])
    source = target.with_suffix(".c")
    source.write_text(
        f'#include "{kernel.path}"\nextern int enzyme_dup, enzyme_const;\nvoid __enzyme_autodiff(void *, ...);\n'
        f"void gradient({', '.join(parameters)}) {{ __enzyme_autodiff((void *){kernel.function}, {', '.join(passed)}); }}\n"
    )
    compiler = [sys.executable, "-c", "import sys; from polyglot_ad.cli import main; sys.exit(main())", "cc"]
    return c_call(compile_shared(compiler, source, ["-O3", *flags], target).gradient, arguments, returns=False)


def measure(pad: Any, clang: list[str], kernel: Kernel, folder: Path, seconds: float) -> tuple[list[float], float, float]:
    """(ratios for Python, C and C with restrict; seconds to make the gradient; error), after the primal's time."""
    shadows = {i: np.zeros_like(kernel.arguments[i]) for i in kernel.shadowed}
    primals, gradients = [], []
    made = 0.0
    for k, flags in enumerate(([], [RESTRICT])):
        plain = compile_shared(clang, kernel.path, ["-O3", *flags], folder / f"{kernel.function}{k}.plain.so")
        primals.append(getattr(plain, kernel.function))
        function = pad.load(kernel.path, flags=flags)[kernel.function]
        if not flags:
            start = time.perf_counter()
            gradients.append(python_gradient(pad, kernel, function, shadows))
            gradients[0]()
            made = time.perf_counter() - start
        gradients.append(c_gradient(kernel, flags, shadows, folder / f"{kernel.function}{k}.so"))

    def value(arguments: tuple[Any, ...]) -> float:
        return c_call(primals[0], arguments, not kernel.output)()

    error = max(check(kernel, value, run, shadows) for run in gradients)
    calls = [*(c_call(primal, fresh(kernel), not kernel.output) for primal in primals), *gradients]
    plain_time, restrict_time, python, c, c_restrict = shortest(calls, seconds)
    return [plain_time, python / plain_time, c / plain_time, c_restrict / restrict_time], made, error


def main() -> int:
    import polyglot_ad as pad
    from polyglot_ad.langs.c.clang import find_clang

    parser = argparse.ArgumentParser()
    parser.add_argument("words", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    clang = list(find_clang().command)
    print(f"{'kernel':16} {'primal':>9} {'python':>7} {'C':>7} {'C restrict':>10} {'best':>5} {'made':>7}   error")
    found: list[tuple[float, ...]] = []
    with tempfile.TemporaryDirectory() as folder:
        for kernel in kernels():
            if not chosen(kernel, options.words):
                continue
            try:
                (primal, *ratios), made, error = measure(pad, clang, kernel, Path(folder), options.seconds)
            except pad.Error as problem:
                print(f"{kernel.name:16} {str(problem).splitlines()[0]}")
                continue
            found.append((*ratios, kernel.best))
            times = f"{primal * 1e6:6.0f} us {ratios[0]:7.2f} {ratios[1]:7.2f} {ratios[2]:10.2f} {kernel.best:5.1f} {made:5.2f} s"
            print(f"{kernel.name:16} {times}   {error:.0e} {'' if error < 1e-6 else 'WRONG?'}", flush=True)
    if found:
        means = [float(np.exp(np.mean(np.log(column)))) for column in zip(*found, strict=True)]
        print(f"{'geometric mean':16} {'':9} {means[0]:7.2f} {means[1]:7.2f} {means[2]:10.2f} {means[3]:5.1f}")
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ.setdefault("POLYGLOT_AD_CACHE_DIR", cache)
        sys.exit(main())
