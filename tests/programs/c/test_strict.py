"""Programs under strict floating-point rules."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
double f(double x, int n) {
    double s = x > 1 ? sqrt(x) : x;
    for (int i = 0; i < n; i++) s = s * sin(x) + pow(s * s + 1, 1.5) / (float)(i + 2) - fma(x, x, 1.0);
    return fabs(s) + (double)(float)x + floor(x) + n;
}
"""


def test_strict_rules_change_no_derivative():
    strict, usual = (pad.compile(SOURCE, "c", flags=flags) for flags in ("-ffp-model=strict", ""))
    assert "experimental.constrained" in strict.f.ir(optimised=False)
    for x in (0.5, 2.5):
        assert strict.f(x, 2) == pytest.approx(usual.f(x, 2))
        gradient = pad.grad(usual.f)(x, 2)
        assert gradient == gradient
        assert pad.grad(strict.f)(x, 2) == pytest.approx(gradient)
        assert pad.jvp(strict.f, (x, 2), (1.0,))[1] == pytest.approx(gradient)
