"""Costs on the user's side: a call from Python beside the bare cffi call, and the first gradient, cold and from the disk cache.

    python tests/benchmarks/bench_calls.py

Promises: a gradient of a scalar function within a few microseconds of a bare cffi call; a 100-line C file loaded and differentiated in
under 2 s beyond the compiler's own time, and under 100 ms from the disk cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cffi
import numpy as np

import polyglot_ad as pad
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.programs.levels import Level

SCALAR = """
#include <math.h>
double wave(double x) { return x * x * sin(x); }
double dot(const double *x, const double *y, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
"""

FUNCTION = """
static double step{k}(double x, double y) {{ double r = sqrt(x * x + y * y + {k}); return r > 1 ? exp(-r) * y : sin(r) * x; }}
double kernel{k}(const double *x, double *work, int n) {{
    double sum = 0;
    for (int i = 0; i < n; i++) {{
        work[i] = step{k}(x[i], i ? work[i - 1] : 1.0);
        if (work[i] > 0.5)
            sum += work[i] * x[i];
        else
            sum -= log(1 + x[i] * x[i]);
    }}
    return sum;
}}
"""
SOURCE = "#include <math.h>\n" + "".join(FUNCTION.format(k=k) for k in range(8))

CHILD = """
import sys, time
import numpy, _cffi_backend
start = time.perf_counter()
import polyglot_ad as pad
imported = time.perf_counter()
lib = pad.load(sys.argv[1])
loaded = time.perf_counter()
x = numpy.linspace(0.1, 2, 50)
pad.grad(lib.kernel3)(x, numpy.zeros(50), 50)
done = time.perf_counter()
print(imported - start, loaded - imported, done - loaded)
"""


def microseconds(call: Callable[[], object], repeat: int = 5, number: int = 20_000) -> float:
    """The best of several averages."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        for _ in range(number):
            call()
        best = min(best, time.perf_counter() - start)
    return best / number * 1e6


def calls() -> None:
    lib = pad.compile(SCALAR, "c")
    program, signature = lib.wave.program, lib.wave.signature
    request = (Level("reverse", (0,)),)
    compiled = program.derivative(signature, request)
    assert len(compiled.flat.arguments) == 2
    ffi = cffi.FFI()
    bare = ffi.cast("int (*)(double, double, double *)", int(ffi.cast("intptr_t", ffi.cast("void *", _address(compiled.native)))))
    results = ffi.new("double[2]")
    gradient, primal = pad.grad(lib.wave), lib.wave
    assert bare(0.5, 1.0, results) == 0
    assert gradient(0.5) == results[1]
    base = microseconds(lambda: bare(0.5, 1.0, results))
    rows = [("bare cffi call of the gradient", base), ("f(x)", microseconds(lambda: primal(0.5)))]
    rows += [("grad(f)(x)", microseconds(lambda: gradient(0.5)))]
    both = pad.value_and_grad(lib.wave)
    rows += [("value_and_grad(f)(x)", microseconds(lambda: both(0.5)))]
    rows += [("jvp(f, (x,), (1.0,))", microseconds(lambda: pad.jvp(lib.wave, (0.5,), (1.0,))))]
    x, y = np.ones(8), np.ones(8)
    dot, dots = lib.dot, pad.grad(lib.dot, argnums=(0, 1))
    rows += [("dot(x, y, 8)", microseconds(lambda: dot(x, y, 8))), ("grad(dot, (0, 1))(x, y, 8)", microseconds(lambda: dots(x, y, 8)))]
    tangent, shadow = np.ones(8), np.zeros(8)
    more = {
        "jvp(dot, …)": lambda: pad.jvp(dot, (x, y, 8), (tangent, None)),
        "vjp(dot, …)": lambda: pad.vjp(dot, x, y, 8),
        "vjp(dot, …)[1](1.0)": lambda: pad.vjp(dot, x, y, 8)[1](1.0),
        "hvp(dot, …)": lambda: pad.hvp(dot, (x, y, 8), (tangent, None)),
        "autodiff(Reverse, dot, …)": lambda: pad.autodiff(pad.Reverse, dot, pad.Duplicated(x, shadow), pad.Const(y), pad.Const(8)),
        "autodiff(Reverse, wave, …)": lambda: pad.autodiff(pad.Reverse, lib.wave, pad.Active(0.5)),
    }
    rows += [(name, microseconds(call)) for name, call in more.items()]
    print(f"{'call':<34}{'us':>8}{'over bare':>12}")
    for name, cost in rows:
        print(f"{name:<34}{cost:>8.2f}{cost - base:>12.2f}")


def _address(native: object) -> int:
    import _cffi_backend

    return int(_cffi_backend.FFI().cast("intptr_t", native))


def compiler_seconds(source: Path, folder: Path) -> float:
    """The compiler's own time: bitcode of the source."""
    command = [*find_clang().command, "-O2", "-g", "-fPIC", "-Xclang", "-disable-llvm-passes", "-c", "-emit-llvm"]
    start = time.perf_counter()
    subprocess.run([*command, str(source), "-o", str(folder / "bench.bc")], check=True)
    return time.perf_counter() - start


def first_gradient() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "kernels.c"
        source.write_text(SOURCE)
        environment = {**os.environ, "POLYGLOT_AD_CACHE_DIR": str(folder / "cache")}
        own = compiler_seconds(source, folder)
        lines = SOURCE.count("\n")
        print(f"\n{lines} lines of C, seconds{'':<15}{'import':>8}{'load':>8}{'gradient':>10}{'load + gradient':>17}")
        for label in ("cold", "from the disk cache", "from the disk cache"):
            output = subprocess.run([sys.executable, "-c", CHILD, str(source)], capture_output=True, text=True, check=True, env=environment)
            imported, loaded, gradient = map(float, output.stdout.split())
            print(f"{label:<36}{imported:>8.3f}{loaded:>8.3f}{gradient:>10.3f}{loaded + gradient:>17.3f}")
        print(f"{'the compiler alone':<36}{'':>8}{own:>8.3f}")


if __name__ == "__main__":
    calls()
    first_gradient()
