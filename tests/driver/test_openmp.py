"""Programs with OpenMP, with either clang."""

from __future__ import annotations

import pytest

from polyglot_ad.langs import openmp
from polyglot_ad.langs.toolchain import ziglang

PROGRAM = """
#include <omp.h>
#include <stdio.h>
void __enzyme_autodiff(void *, ...);
int enzyme_const, enzyme_dup;
static double product(const double *x, int n) {
    double p = 1;
#pragma omp parallel for reduction(* : p) num_threads(2)
    for (int i = 0; i < n; i++)
        p *= x[i];
    return p * (omp_get_max_threads() > 0);
}
int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)product, enzyme_dup, x, dx, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        printf("%g\\n", dx[i]);
}
"""


@pytest.mark.parametrize("clang", ["", "zig"])
def test_parallel_loop(run, monkeypatch, clang):
    if clang and ziglang() is None:
        pytest.skip("there is no ziglang wheel")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", clang)
    # The runtime is found by its path only with zig: a system's clang knows where its own is.
    library = [] if clang else [f"-Wl,-rpath,{folder}" for folder in openmp.runtime().rpaths]
    assert run(PROGRAM, "-fopenmp", *library) == ["24", "12", "8", "6"]


PRIVATE = """
#include <stdio.h>
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...), __enzyme_reverse(void *, ...);
static double kept = 1;
#pragma omp threadprivate(kept)
static double f(double x) {
    double s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s)
    {
        kept = kept * 0.5 * x + x * x;
        s += kept;
    }
    return s;
}
int main(void) {
    double state = 1; /* alike in both threads */
    for (int k = 0; k < 6; k++) {
        double x = 2 + k, found, expected = 2 * (state * 0.5 + 2 * x);
        state = state * 0.5 * x + x * x;
        if (k % 3 == 0)
            found = __enzyme_autodiff((void *)f, x);
        else if (k % 3 == 1)
            found = __enzyme_fwddiff((void *)f, x, 1.0);
        else
            found = __enzyme_reverse((void *)f, x, 1.0, __enzyme_augmentfwd((void *)f, x));
        printf("%d", found == expected);
    }
    puts("");
}
"""


def test_threadprivate_variables_begin_afresh(run):
    """What one call leaves in the threads' shadows is not there in the next."""
    assert run(PRIVATE, "-fopenmp", *(f"-Wl,-rpath,{folder}" for folder in openmp.runtime().rpaths)) == ["111111"]
