"""Derivatives of derivatives of parallel programs and of recursions, against differences of gradients."""

from __future__ import annotations

import pytest

from polyglot_ad.langs import openmp

from .conftest import Runs

FRAME = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __cplusplus
#include <thread>
extern "C" {
#endif
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
#ifdef __cplusplus
}
#endif
int enzyme_dup, enzyme_const;
enum { N = 6 };
FUNCTION
void gradient(const double *x, double *dx) {
    double out = 0, one = 1;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, &out, &one);
}
void slope(const double *x, const double *t, double *s) {
    double out = 0;
    __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_dup, &out, s);
}
int main(void) {
    double x[N] = {0.9, 0.3, 0.75, 0.2, 0.6, 1.1}, wrong = 0, step = 1e-5;
    for (int k = 0; k < N; k++) {
        double t[N] = {0}, dt[N] = {0}, dx[N] = {0}, h[N] = {0}, row[N] = {0}, s = 0, one = 1, up[N] = {0}, down[N] = {0};
        t[k] = 1;
        __enzyme_fwddiff((void *)gradient, enzyme_dup, x, t, enzyme_dup, dx, h);
        __enzyme_autodiff((void *)slope, enzyme_dup, x, row, enzyme_dup, t, dt, enzyme_dup, &s, &one);
        x[k] += step;
        gradient(x, up);
        x[k] -= 2 * step;
        gradient(x, down);
        x[k] += step;
        for (int i = 0; i < N; i++) {
            double expected = (up[i] - down[i]) / (2 * step);
            wrong += !(fabs(h[i] - expected) < 1e-8) + !(fabs(row[i] - expected) < 1e-8) + !(fabs(dt[i] - dx[i]) < 1e-12);
        }
    }
    printf("%g\n", wrong);
}
"""

OPENMP = {
    "loops": r"""
void f(const double *x, double *out) {
    double y[N], z[N], s = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < N; i++)
            y[i] = x[i] * x[i] * sin(x[0]);
#pragma omp for schedule(dynamic, 1)
        for (int i = 0; i < N; i++)
            z[i] = y[(i + 1) % N] * x[i];
    }
#pragma omp parallel for reduction(+ : s) num_threads(2)
    for (int i = 0; i < N; i++)
        s += z[i] * y[i];
    *out = s * s;
}
""",
    "shared": r"""
void f(const double *x, double *out) {
    double s = 0, p = 0;
#pragma omp parallel num_threads(2)
    {
        double mine = 0;
#pragma omp for nowait
        for (int i = 0; i < N; i++) {
            double *pair = (double *)malloc(2 * sizeof *pair);
            pair[0] = x[i], pair[1] = x[(i + 2) % N];
            mine += exp(0.3 * pair[0] * pair[1]);
#pragma omp atomic
            p += pair[1] * x[0];
            free(pair);
        }
#pragma omp critical
        s += mine;
    }
    *out = s * s * p;
}
""",
    "tasks": r"""
void f(const double *x, double *out) {
    double a = 0, b = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task shared(a)
        a = x[0] * x[1] * x[1] + x[3] * x[4];
#pragma omp task shared(b)
        b = sin(x[2]) * x[0] + x[5] * x[5];
#pragma omp taskwait
    }
    *out = a * b;
}
""",
}


@pytest.mark.parametrize("name", OPENMP)
def test_openmp(run: Runs, name: str) -> None:
    found = [f"-Wl,-rpath,{folder}" for folder in openmp.runtime().rpaths]
    assert run(FRAME.replace("FUNCTION", OPENMP[name]), "-fopenmp", *found) == ["0"]


def test_threads(run: Runs) -> None:
    function = r"""
void f(const double *x, double *out) {
    double v[2] = {sin(x[0] * x[1]), -2};
    std::thread other([&] { v[0] = v[0] * v[0] * x[2] + x[3] * x[4]; });
    double own = v[1] * x[5] * x[5];
    other.join();
    *out = v[0] * own * x[0];
}
"""
    assert run(FRAME.replace("FUNCTION", function), "-lpthread", cplusplus=True) == ["0"]


def test_recursion(run: Runs) -> None:
    function = r"""
static double tree(const double *x, int n) {
    if (n <= 1)
        return sin(x[0]) * x[0];
    double a = tree(x, n / 2), b = tree(x + n / 2, n - n / 2);
    return a * b + 0.1 * a * a;
}
void f(const double *x, double *out) { *out = tree(x, N) * x[0]; }
"""
    assert run(FRAME.replace("FUNCTION", function)) == ["0"]
