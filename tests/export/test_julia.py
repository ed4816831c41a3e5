"""The Julia package PolyglotAD, and the modules that `polyglot-ad build --julia` writes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polyglot_ad.langs.julia.toolchain import JULIA
from polyglot_ad.langs.registry import adapter
from polyglot_ad.langs.toolchain import find

pytestmark = pytest.mark.skipif(bool(adapter("julia").report().missing), reason="needs Julia")

SOURCE = """
#include <complex.h>
double rosen(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += K * a * a + b * b; }
  return s;
}
double mixed(double x, float y, long k) { return x * x * y * k; }
void scale(const double *x, double *restrict y, int n, double a) { for (int i = 0; i < n; i++) y[i] = a * x[i] * x[i]; }
double complex square(double complex z) { return z * z; }
double trace(double a[2][3]) { return a[0][0] * a[1][1] * a[1][2]; }
"""
SCRIPT = """
push!(LOAD_PATH, ARGS[1])
using PolyglotAD
k = PolyglotAD.load(ARGS[2]; name = "kernels", flags = ["-DK=100"], functions = ["rosen", "scale"],
                    tangents = ["rosen:x", "scale:x,a", "square"], gradients = ["rosen", "mixed", "scale", "square", "trace"])
x = [1.5, 2.0]
println(k.rosen(x, 2), " ", k.rosen_gradient(x, 2; cotangent = 2), " ", k.rosen_tangent(x, 2; x_tangent = [1, 0]))
println(k.rosen_gradient(1:2, 2)[1], " ", k.mixed_gradient(2, 3, 4))
y = zeros(2)
k.scale(x, y, 2, 3)
println(y, " ", k.scale_gradient([1.0, 2], zeros(2), 2, 3; y_cotangent = [1, 1]))
println(k.scale_tangent([1, 2], zeros(2), 2, 3; x_tangent = [1, 0], a_tangent = 1))
println(k.square_gradient(1 + 2im; cotangent = 1), " ", k.square_tangent(1 + 2im; z_tangent = 1im))
println(k.trace_gradient([1.0 2; 3 4; 5 6])[2])
"""
PRINTED = """6.5 (6.5, [302.0, -100.0]) (6.5, 151.0)
100.0 (48.0, (48.0, 16.0f0))
[6.75, 12.0] (nothing, ([6.0, 12.0], [0.0, 0.0], 5.0))
(nothing, [7.0, 4.0])
(-3.0 + 4.0im, 2.0 - 4.0im) (-3.0 + 4.0im, -4.0 + 2.0im)
[24.0 0.0; 0.0 6.0; 0.0 4.0]
"""


def test_a_program(tmp_path: Path) -> None:
    """Errors are not tried: Julia 1.5 of Debian 12 crashes where compiled code throws."""
    (tmp_path / "kernels.c").write_text(SOURCE)
    (tmp_path / "script.jl").write_text(SCRIPT)
    printed = subprocess.run([sys.executable, "-m", "polyglot_ad", "julia-dir"], capture_output=True, text=True, check=True).stdout
    command = [*find(JULIA).command, "--startup-file=no", "script.jl", str(Path(printed.strip()).parent), "kernels.c"]
    environment = {**os.environ, "POLYGLOT_AD": f"{sys.executable} -m polyglot_ad"}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment)
    assert done.stdout == PRINTED, done.stderr
