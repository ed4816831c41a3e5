"""Branches of every shape: the reverse pass must find the way that control took."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import Kernels

X = np.array([0.9, 1.7, -0.4, 2.2, 0.1, -1.3, 0.6])

kernels = Kernels(
    r"""
void diamond(double x, double *r) { double y; if (x > 1) y = x * x; else y = sin(x); *r = y * x; }
void half_diamond(double x, double *r) { if (x > 1) x = x * x; *r = x * 3; }
void nested(double x, double y, double *r) {
    double s = 1;
    if (x > 0) { s = x; if (y > 0) s *= y; else { s += y; if (x > y) s *= s; } } else if (y > 1) s = y * y; else s = x * y;
    *r = s * (x + y);
}
void chain(double x, int k, double *r) {
    if (k == 0) *r = x; else if (k == 1) *r = x * x; else if (k == 2) *r = exp(x); else if (k == 3) *r = 7; else *r = 1 / x;
}
void dense_switch(double x, int k, double *r) {
    double s = x;
    switch (k) { case 0: s = sin(x); break; case 1: s = x * x; break; case 2: s = x * x * x; break; case 3: s = -x; break; case 4: s = 2; break; default: s = 1 / x; }
    *r = s * x;
}
void falling_switch(double x, int k, double *r) {
    double s = x;
    switch (k) { case 0: s *= x; case 1: s += x; case 2: s = sin(s); break; case 7: s = s * s; default: s -= 0.5 * x; }
    *r = s;
}
void sparse_switch(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) switch (i * i * 37) { case 0: s *= x[i]; break; case 148: s += x[i] * x[i]; break; case 592: s -= x[i]; }
    *r = s;
}
void short_circuit(double x, double y, double *r) { *r = (x > 0 && sin(x) > 0.5) || y * y > x ? x * y : x - y * y; }
void early_return(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < -1) { *r = s * x[i]; return; }
        s += x[i] * x[i];
        if (s > 100) { *r = 1; return; }
    }
    *r = s;
}
void forward_goto(double x, double *r) {
    double s = x;
    if (x > 2) goto out;
    s = s * s;
    if (s > 0.5) goto out;
    s += 3 * x;
out:
    *r = s * x;
}
void backward_goto(double x, double *r) {
    int k = 0;
again:
    x = x * 1.1 + 0.1;
    if (++k < 5 || x < 3) goto again;
    *r = x * x;
}
void unreachable_end(double x, int k, double *r) { if (k > 100) abort(); *r = x * k; }
void same_arms(double x, int k, double *r) { double y; if (k > 2) y = x * x; else y = x * x; *r = y; }
void many_exits(const double *x, int n, double *r) {
    double s = 0.5; int i = 0;
    while (1) {
        if (i >= n) break;
        if (x[i] > 2) { s *= x[i]; break; }
        if (x[i] < -1) { s -= x[i]; if (s > 3) break; i += 2; continue; }
        s += sin(x[i]) * s; i++;
    }
    *r = s * i;
}
void pick(const double *x, int k, double *r) { static const int map[4] = {2, 0, 3, 1}; *r = x[map[k & 3]] * x[k]; }
void boolean_state(const double *x, int n, double *r) {
    int up = 0; double s = 0;
    for (int i = 0; i < n; i++) { if (x[i] > 0.5) up = !up; if (up) s += x[i] * x[i]; else s *= 0.5; }
    *r = s;
}
"""
)
for x in (0.7, 1.4):
    kernels.add("diamond", x, name=f"diamond {x}")
    kernels.add("half_diamond", x, name=f"half_diamond {x}")
for x, y in ((1.0, 2.0), (1.5, -2.0), (0.5, -0.2), (-1.0, 2.0), (-1.0, 0.3)):
    kernels.add("nested", x, y, name=f"nested {x} {y}")
for k in range(5):
    kernels.add("chain", 0.8, k, name=f"chain {k}")
for k in (0, 1, 2, 3, 4, 5, -1):
    kernels.add("dense_switch", 0.8, k, name=f"dense_switch {k}")
for k in (0, 1, 2, 3, 7):
    kernels.add("falling_switch", 0.8, k, name=f"falling_switch {k}")
kernels.add("sparse_switch", X, 7)
for x, y in ((1.2, 0.1), (0.2, 0.9), (0.2, 0.1)):
    kernels.add("short_circuit", x, y, name=f"short_circuit {x} {y}")
kernels.add("early_return", X, 7)
kernels.add("early_return", X, 4, name="early_return not taken")
for x in (0.3, 0.9, 2.5):
    kernels.add("forward_goto", x, name=f"forward_goto {x}")
kernels.add("backward_goto", 0.4)
kernels.add("unreachable_end", 0.4, 3)
kernels.add("same_arms", 0.4, 3)
kernels.add("many_exits", X, 7)
kernels.add("many_exits", -X, 7, name="many_exits, another")
kernels.add("pick", X, 2)
kernels.add("boolean_state", X, 7)


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_an_arm_without_dependence_has_gradient_zero() -> None:
    assert kernels.gradient("chain 3").lanes[0][0] == 0.0


def test_early_return() -> None:
    """The return in the sixth iteration: (the sum of squares of five) times x[5]."""
    expected = np.append(2 * X[:5] * X[5], [np.sum(X[:5] ** 2), 0.0])
    np.testing.assert_allclose(kernels.gradient("early_return").lanes[0][0], expected)
