"""Functions that the compiler makes itself are not the user's to call."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

REDUCTION = """
double squares(const double *x, int n)
{
    double sum = 0;
    #pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}
"""


def test_outlined_regions_are_not_offered():
    lib = pad.compile(REDUCTION, "c", openmp=True)
    assert list(lib) == ["squares"]
    assert lib.squares(np.arange(4.0), 4) == 14.0
