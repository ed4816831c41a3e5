"""Inline assembly whose text says what it does; all other is refused (test_refusals.py)."""

from __future__ import annotations

import platform

import numpy as np
import pytest

from .harness import SINGLE, Kernels

_BARRIERS = r"""
void in_register(double x, double *r) { double y = x * x; __asm__ volatile("" : "+r"(y) : : "memory"); *r = y * x; }
void in_memory(double x, double *r) { double y = x * x; __asm__ volatile("" : "+m"(y)); *r = sin(y); }
void anywhere(double x, double *r) { double y = x * x; __asm__("" : "+irmx"(y)); *r = y * x; }
void two_outputs(double x, double *r) { long n = 3; double y = x; __asm__("" : "+r"(n), "+r"(y)); *r = y * y * n; }
void crossed(double x, double y, double *r) { double p, q; __asm__("" : "=r"(p), "=r"(q) : "0"(y), "1"(x)); *r = p * p + q; }
void hint(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i] * x[i]; __asm__ volatile("nop" : : : "memory"); }
    *r = s;
}
"""
_SSE = r"""
typedef double pair __attribute__((vector_size(16)));
typedef float four __attribute__((vector_size(16)));
static pair low(pair a, pair b) { pair r = b; __asm__("minpd %[a], %[r]" : [r] "+x"(r) : [a] "x"(a)); return r; }
static pair high(pair a, pair b) { pair r = b; __asm__("maxpd %[a], %[r]" : [r] "+x"(r) : [a] "x"(a)); return r; }
void extremes(double x, double y, double *r) {
    pair a = {x, y}, b = {y * y, x * x}, l = low(a, b), h = high(a, b);
    *r = l[0] + 2 * l[1] + 3 * h[0] * h[1];
}
void minimum_of_four(float x, float y, double *r) {
    four a = {x, y, 1, 2}, b = {y, x, x, y};
    __asm__("minps %1, %0" : "+x"(a) : "x"(b));
    *r = a[0] + 2 * a[1] + 3 * a[2] + 4 * a[3];
}
void roots(double x, float y, double *r) {
    double a, b = x; float c;
    __asm__("sqrtsd %1, %0" : "=x"(a) : "x"(x));
    __asm__("sqrtsd %0, %0" : "+x"(b));
    __asm__("sqrtss %1, %0" : "=x"(c) : "x"(y));
    *r = a * b * a + c;
}
void equal_numbers(double x, double *r) {
    pair a = {x, x}, b = {x * 1.0, x}, l = low(a * 2, b * 2);
    *r = l[0] * l[1];
}
"""
_X86 = platform.machine() in ("x86_64", "AMD64")
kernels = Kernels(_BARRIERS + (_SSE if _X86 else ""))
kernels.add("in_register", 0.7)
kernels.add("in_memory", 0.7)
kernels.add("anywhere", 0.7)
kernels.add("two_outputs", 0.7)
kernels.add("crossed", 0.7, 1.3)
kernels.add("hint", np.array([0.7, -0.4, 1.1]), 3)
if _X86:
    kernels.add("extremes", 0.7, 1.3)
    kernels.add("extremes", 1.9, -0.4, name="extremes, the other way")
    kernels.add("roots", 0.7, np.float32(1.3))
    kernels.add("minimum_of_four", np.float32(0.7), np.float32(1.3), precision=SINGLE)
    kernels.add("equal_numbers", 0.7)


@pytest.mark.parametrize("name", kernels.names)
def test_kernels(name):
    kernels.check(name)
