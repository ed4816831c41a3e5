"""Rounding by a large constant is a staircase, in all the forms that libraries of mathematics use."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Kernels

_SOURCE = r"""
static const double MAGIC = 0x1.8p52;
void rounded(double x, double *r) { double t = x * 5 + MAGIC; *r = (t - MAGIC) * x; }
void rounded_otherwise(double x, double *r) { double t = MAGIC + x * 5; *r = x - (MAGIC - t) * x; }
void of_a_magnitude(double x, double *r) { *r = (fabs(x * 7) + 0x1p52 - 0x1p52) * x; }
void to_halves(double x, double *r) { *r = (x * 5 + 0x1.8p51 - 0x1.8p51) * x; }
void to_hundreds(double x, double *r) { *r = (x * 500 + 0x1.8p58 - 0x1.8p58) * x; }
void fused(double x, double *r) { double t = fma(x, 5, MAGIC); *r = (t - MAGIC) * x; }
void in_single(float x, double *r) { float t = x * 5 + 0x1.8p23f; *r = (t - 0x1.8p23f) * x; }
void many(const double *x, int n, double *r) { double s = 0; for (int i = 0; i < n; i++) s += (x[i] * 5 + MAGIC - MAGIC) * x[i]; *r = s; }
void exponential(double x, double *r) {
    double n = x * 1.4426950408889634 + MAGIC - MAGIC, f = x - n * 0.6931471805599453;
    double p = 1.0 / 120 + f * (1.0 / 720 + f * (1.0 / 5040 + f / 40320));
    p = 1 + f * (1 + f * (1.0 / 2 + f * (1.0 / 6 + f * (1.0 / 24 + f * p))));
    *r = ldexp(p, (int)n) * x;
}
void exponential_by_bits(double x, double *r) {
    double t = x * 1.4426950408889634 + MAGIC, n = t - MAGIC, f = x - n * 0.6931471805599453, scale;
    uint64_t bits;
    memcpy(&bits, &t, 8);
    bits = (bits + 1023) << 52;
    memcpy(&scale, &bits, 8);
    *r = scale * (1 + f * (1 + f * (1.0 / 2 + f * (1.0 / 6 + f * (1.0 / 24 + f * (1.0 / 120 + f / 720))))));
}
void through_memory(double x, double *r) { double t = x * 5 + MAGIC; __asm__("" : "+irmx"(t)); *r = (t - MAGIC) * x; }
void far_away(double x, double *r) { double far = 0x1.8p52; *r = (x * 0x1p52 + far) * x; }
void as_large(float x, double *r) { float y = x * 1e7f; *r = (double)(y + 0x1p23f - 0x1p23f) * 1e-7 * x; }
void largest(double x, double *r) { double y = x > 2 ? x : 1.7e308; *r = (y + MAGIC - MAGIC) / 1.7e308 * x; }
void another_constant(double x, double *r) { *r = (x * 5 + 4096.0 - 4096.0) * x; }
"""
kernels = Kernels(_SOURCE)
for name in (
    "rounded", "rounded_otherwise", "of_a_magnitude", "fused", "exponential", "exponential_by_bits", "through_memory", "far_away",
    "another_constant",
):  # fmt: skip
    kernels.add(name, 0.87)
    kernels.add(name, -0.55, name=f"{name}, negative")
kernels.add("to_halves", 0.87)
kernels.add("to_hundreds", 0.87)
kernels.add("as_large", np.float32(1.37), precision=SINGLE)
kernels.add("largest", 0.87)
kernels.add("in_single", np.float32(0.87), precision=SINGLE)
kernels.add("many", np.array([0.87, -0.55, 1.3]), 3)


@pytest.mark.parametrize("name", kernels.names)
def test_kernels(name):
    kernels.check(name)
