"""Atomic updates that leave the bits of a number as they are, and change its derivative: 0 times anything."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import runtime

SOURCE = """
#include <complex.h>
#include <math.h>
#include <stdatomic.h>
#define EACH _Pragma("omp parallel for schedule(dynamic, 1)") for (int i = 0; i < n; i++)
void product(double *u, const double *x, int n) {
    EACH {
        _Pragma("omp atomic")
        u[0] *= x[i];
    }
}
void single(float *u, const double *x, int n) {
    EACH {
        _Pragma("omp atomic")
        u[0] *= x[i];
    }
}
void chained(_Atomic double *u, const double *x, int n) {
    EACH {
        double old = atomic_load(u);
        while (!atomic_compare_exchange_weak(u, &old, sin(old) * x[i]));
    }
}
void chosen(_Atomic double *u, const double *x, int n) {
    EACH {
        double old = *u, next;
        do next = old < 1 ? old * x[i] : 1 / old; while (!atomic_compare_exchange_strong(u, &old, next));
    }
}
void wide(double *u, const double *x, int n) {
    double complex z = u[0];
    EACH {
        double complex w = x[i];
        _Pragma("omp atomic")
        z *= w;
    }
    u[0] = creal(z);
}
"""
N = 3000
X = 1 + 0.1 * np.sin(np.arange(N))


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c", openmp=True)


@pytest.mark.parametrize("team", [1, 2, 4])
@pytest.mark.parametrize("name", ["product", "single", "chained", "chosen", "wide"])
def test_derivatives_of_what_stays_zero(lib: pad.Library, name: str, team: int) -> None:
    """Many threads at once: the last of the derivatives is the product of all factors, whoever came first."""
    function, dtype = lib[name], np.float32 if name == "single" else np.float64
    wanted = np.prod(X.astype(dtype).astype(np.float64))
    zero, one, rtol = np.zeros(1, dtype), np.ones(1, dtype), 1e-3 if name == "single" else 1e-10
    runtime().omp_set_num_threads(team)
    try:
        for _ in range(4):
            np.testing.assert_allclose(pad.jvp(function, (zero, X, N), (one, None, None))[1], wanted, rtol=rtol)
            _, pullback = pad.vjp(function, zero, X, N)
            np.testing.assert_allclose(pullback(one)[0], wanted, rtol=rtol)
    finally:
        runtime().omp_set_num_threads(1)
