"""Large caches lie on large pages: their faults are counted."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
double logistic(double x, double r, long n) {
    for (long i = 0; i < n; i++)
        x = r * x * (1 - x);
    return x;
}
"""
SETTING = Path("/sys/kernel/mm/transparent_hugepage/enabled")


def faults() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


@pytest.mark.skipif(sys.platform != "linux", reason="transparent large pages are Linux's")
def test_faults():
    if not SETTING.exists() or "[never]" in SETTING.read_text():
        pytest.skip("this system has no large pages")
    gradient = pad.grad(pad.compile(SOURCE, language="c").logistic)
    steps = 4_000_000
    gradient(0.3, 0.5, 10)
    before = faults()
    gradient(0.3, 0.5, steps)
    assert faults() - before < steps * 8 / 4096 / 4


def test_derivatives_are_the_same():
    gradient = pad.grad(pad.compile(SOURCE, language="c").logistic, argnums=(0, 1))
    x, r, step = 0.3, 2.5, 1e-30
    steps = 2_000_000

    def logistic(x, r):
        for _ in range(200):  # it is at its fixed point long before
            x = r * x * (1 - x)
        return x

    found = gradient(x, r, steps)
    np.testing.assert_allclose(found, [0.0, logistic(x, r + 1j * step).imag / step], rtol=1e-9, atol=1e-12)
