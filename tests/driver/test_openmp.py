"""Programs with OpenMP, with either clang."""

from __future__ import annotations

import pytest

from polyglot_ad.driver.main import main
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
double __enzyme_autodiff(void *, ...);
static double kept;
#pragma omp threadprivate(kept)
static double f(double x) {
    double s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s)
    {
        kept = kept * 0.5 + x * x;
        s += kept;
    }
    return s;
}
int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }
"""


def test_threadprivate_variables_are_refused(tmp_path, capfd):
    """What one call leaves in the threads' shadows would be there in the next."""
    (tmp_path / "kept.c").write_text(PRIVATE)
    assert main(["-O2", "-fopenmp", str(tmp_path / "kept.c"), "-o", str(tmp_path / "kept")], cplusplus=False) == 1
    assert "PAD-E305" in capfd.readouterr().err
