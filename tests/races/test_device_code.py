"""Derivatives of kernels as code of devices, under the race detector: blocks of a launch run in threads of OpenMP."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from polyglot_ad.device.derivative import thread_derivative
from polyglot_ad.device.kernel import derivative_kernel
from polyglot_ad.device.made import DerivativeKernel
from polyglot_ad.device.target import WITHOUT_LANES, device_text
from polyglot_ad.gpu.lower import lower
from polyglot_ad.langs.cuda.derivative_code import kernel_ir

from . import detector

SOURCE = """
__global__ void squares(const double *x, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(out, x[i] * x[i]);
}
__global__ void neighbours(const double *x, double *y, int n) {
    extern __shared__ double s[];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
    s[t] = x[i % n] * x[(i + 1) % n];
    __syncthreads();
    if (i < n) y[i] = s[t] * s[(t + 1) % blockDim.x];
}
__global__ void rows(const double *a, const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double s = 1;
    for (int j = 0; j < n; j++) s += s * a[i * n + j] * x[j];
    y[i] = s;
}
"""
N = 40
ARRAYS = {"squares": (N, 1), "neighbours": (N, N), "rows": (N * N, N, N)}
LAUNCHES = {
    "squares": [(3, 1, 1, 16, 1, 1), (3, 2, 1, 16, 1, 1), (3, 1, 1, 16, 2, 1)],
    "neighbours": [(3, 1, 1, 16, 1, 1)],
    "rows": [(3, 1, 1, 16, 1, 1)],
}
SHARED = 128


MODES: tuple[Any, ...] = ("reverse", "second")


def main_program(kernels: dict[tuple[str, str], DerivativeKernel]) -> str:
    """Launches all of them."""
    lines = ["#include <stdlib.h>"]
    calls = []
    for (name, mode), kernel in kernels.items():
        given: list[str] = []
        for array, size in enumerate(ARRAYS[name]):
            for copy in range(2 if mode == "reverse" else 4):
                given.append(f"{name}_{mode}_{array}_{copy}")
                lines.append(f"static double {given[-1]}[{size}];")
                calls.append(f"for (int i = 0; i < {size}; i++) {given[-1]}[i] = 0.1 + 0.01 * (i % 7);")
        types = ", ".join(
            ["void *"] * len(given)
            + ["int", *["long"] * len(kernel.strides), "void *", "void *", "long", "void *", "long", *["int"] * 6, "long"]
        )
        lines.append(f"void {kernel.name}({types});")
        for launch in LAUNCHES[name]:
            shape = ", ".join(map(str, launch))
            tail = f"{N}, {'0, ' * len(kernel.strides)}numbers, slices, 4096, &needed, {SHARED}, {shape}, {kernel.shared_bytes(SHARED)}"
            calls.append(f"{kernel.name}({', '.join(given)}, {tail});")
    body = "\n".join(calls)
    begin = "int main(void) { static double numbers[8]; long needed = 0; char *slices = malloc(1 << 20);"
    return "\n".join([*lines, begin, body, "return needed ? 3 : 0; }"])


def program(folder: Path, damage: Any) -> Path:
    text = kernel_ir(folder / "kernels.cu")[0]
    kernels = {(name, mode): derivative_kernel(thread_derivative(text, name, mode)) for name in ARRAYS for mode in MODES}
    parts = [
        lower(text, parallel=True).text,
        *(lower(device_text(kernel, WITHOUT_LANES), parallel=True).text for kernel in kernels.values()),
    ]
    sources = [folder / f"k{number}.ll" for number in range(len(parts))]
    for source, part in zip(sources, parts, strict=True):
        seen = re.sub(r"^(define [^\n]*\))( (?:local_unnamed_addr )?(?:#\d+ )?\{)$", r"\1 sanitize_thread\2", part, flags=re.M)
        source.write_text(damage(seen))
    (folder / "main.c").write_text(main_program(kernels))
    library = str(detector.LLVM / "lib")
    command = [*detector.CLANG, "-x", "ir", *map(str, sources), "-x", "c", str(folder / "main.c"), "-x", "none", "-fopenmp", f"-L{library}"]
    subprocess.run([*command, f"-Wl,-rpath,{library}", "-o", str(folder / "main"), "-lm"], check=True, capture_output=True, text=True)
    return folder / "main"


def plainly(text: str) -> str:
    """Additions to adjoints without atomicity, which the detector must see."""
    found = r"%(\S+) = atomicrmw fadd ptr (\S+), double (\S+) monotonic, align \d+"
    return re.sub(found, r'%\1 = load double, ptr \2\n  %"sum\1" = fadd double %\1, \3\n  store double %"sum\1", ptr \2', text)


@pytest.mark.parametrize("damaged", [False, True])
def test_blocks_do_not_race(tmp_path: Path, damaged: bool) -> None:
    if reason := detector.missing():
        pytest.skip(reason)
    (tmp_path / "kernels.cu").write_text(SOURCE)
    outcome = detector.execute(program(tmp_path, plainly if damaged else str))
    assert ("WARNING: ThreadSanitizer: data race" in outcome.stderr) == damaged, outcome.stderr
    assert damaged or outcome.returncode == 0, outcome.stderr
