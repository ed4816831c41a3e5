"""The special functions of C++17, which libstdc++ brings as templates: derivatives of their code, against mpmath."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest
from mpmath import mp, mpf, pi, sqrt

import polyglot_ad as pad


def _associated(order, degree, x):
    """Without the phase (-1)**degree, as C++ has it."""
    return (1 - x * x) ** (mpf(degree) / 2) * mpmath.diff(lambda t: mpmath.legendre(order, t), x, degree)


def _spherical(bessel):
    return lambda n, x: sqrt(pi / (2 * x)) * bessel(n + mpf(1) / 2, x)


ONE = {
    "std::cyl_bessel_i(1.5, x)": (lambda x: mpmath.besseli(1.5, x), [0.5, 2, 20, 100]),
    "std::cyl_bessel_i(1.0, x)": (lambda x: mpmath.besseli(1, x), [0, 1e-9, 0.5, 3]),
    "std::cyl_bessel_j(1.5, x)": (lambda x: mpmath.besselj(1.5, x), [0.5, 2, 20, 1500]),
    "std::cyl_bessel_j(0.0, x)": (lambda x: mpmath.besselj(0, x), [0, 1.99, 2.01, 20]),
    "std::cyl_bessel_j(1.0, x)": (lambda x: mpmath.besselj(1, x), [0, 1e-9, 0.5, 3]),
    "std::cyl_bessel_k(1.5, x)": (lambda x: mpmath.besselk(1.5, x), [0.5, 2, 20, 30]),
    "std::cyl_neumann(1.5, x)": (lambda x: mpmath.bessely(1.5, x), [0.5, 2, 20, 30]),
    "std::sph_bessel(2, x)": (lambda x: _spherical(mpmath.besselj)(2, x), [0.5, 2, 20, 30]),
    "std::sph_bessel(1, x)": (lambda x: x / 3 if abs(x) < 1e-9 else _spherical(mpmath.besselj)(1, x), [0, 2, 20, 30]),
    "std::sph_neumann(2, x)": (lambda x: _spherical(mpmath.bessely)(2, x), [0.5, 2, 20, 30]),
    "std::comp_ellint_1(x)": (lambda x: mpmath.ellipk(x * x), [0, 0.5, -0.3, 0.999]),
    "std::comp_ellint_2(x)": (lambda x: mpmath.ellipe(x * x), [0, 0.5, -0.3, 0.9]),
    "std::expint(x)": (mpmath.ei, [-30, -0.5, 3, 30]),
    "std::hermite(5, x)": (lambda x: mpmath.hermite(5, x), [0, 0.7, -3, 1]),
    "std::laguerre(4, x)": (lambda x: mpmath.laguerre(4, 0, x), [0, 0.7, 7, 1]),
    "std::assoc_laguerre(4, 2, x)": (lambda x: mpmath.laguerre(4, 2, x), [0, 0.7, 7, 1]),
    "std::legendre(5, x)": (lambda x: mpmath.legendre(5, x), [1, -1, 0, 0.7]),
    "std::assoc_legendre(4, 2, x)": (lambda x: _associated(4, 2, x), [0.7, 0.1, -0.5, 0.3]),
    "std::sph_legendre(4, 2, x)": (
        lambda x: sqrt(9 / (4 * pi) * mpf(2) / 720) * _associated(4, 2, mpmath.cos(x)), [0.7, 2.1, 1, 0.3],
    ),
    "std::riemann_zeta(x)": (mpmath.zeta, [0, 1e-8, 1.5, 30]), "0 + std::riemann_zeta(x)": (mpmath.zeta, [-2, -2.5, 0.5, -21]),
}  # fmt: skip
TWO = {
    "std::beta(x, y)": (mpmath.beta, [(2, 3), (0.5, 0.7), (1e-3, 2), (30, 40)]),
    "std::cyl_bessel_j(x, y)": (mpmath.besselj, [(1.3, 0.5), (1.3, 5), (1.3, 50), (0.2, 2)]),
    "std::cyl_bessel_k(x, y)": (mpmath.besselk, [(0.3, 1), (0.3, 30), (1.7, 1), (1.2, 1)]),
    "std::comp_ellint_3(x, y)": (lambda k, nu: mpmath.ellippi(nu, k * k), [(0.5, 0.3), (0.5, -0.7), (0.9, 0.9), (0.5, 0)]),
    "std::ellint_1(x, y)": (lambda k, phi: mpmath.ellipf(phi, k * k), [(0.5, 0.7), (0.9, 1.5), (0.5, 4), (0, 0.7)]),
    "std::ellint_2(x, y)": (lambda k, phi: mpmath.ellipe(phi, k * k), [(0.5, 0.7), (0.9, 1.5), (0.5, -2), (0, 0.7)]),
    "std::ellint_3(x, y, 0.7)": (lambda k, nu: mpmath.ellippi(nu, mpf(0.7), k * k), [(0.5, 0.3), (0.9, -0.4), (0.5, 0), (0.2, 0.9)]),
    "std::hypot(x, y, 2.0)": (lambda x, y: sqrt(x * x + y * y + 4), [(2, 3), (0, 0), (1, 0), (-2, 1)]),
}  # fmt: skip


def test_special_functions():
    cases = [(text, f, [(x, 0) for x in points]) for text, (f, points) in ONE.items()]
    cases += [(text, f, points) for text, (f, points) in TWO.items()]
    lines = "\n".join(f"x = px[{k}]; y = py[{k}]; sum += {text};" for k, (text, _, _) in enumerate(cases))
    source = (
        f'#include <cmath>\nextern "C" double total(const double *px, const double *py) {{ double sum = 0, x, y;\n{lines}\nreturn sum; }}'
    )
    gradient = pad.grad(pad.compile(source, "c++").total, (0, 1))
    wrong = []
    with mp.workdps(40):
        for step in range(4):
            x, y = (np.array([points[step][k] for _, _, points in cases], float) for k in (0, 1))
            found = gradient(x, y)
            for k, (text, f, _) in enumerate(cases):
                at = (mpf(x[k]), mpf(y[k]))
                for by, values in zip(((1, 0), (0, 1)), found, strict=True):
                    if text in ONE:
                        expected = mpmath.diff(f, at[0]) if by[0] else 0
                    else:
                        expected = mpmath.diff(f, at, by)
                    if values[k] != pytest.approx(float(mpmath.re(expected)), rel=2e-12, abs=1e-13):
                        wrong.append((text, *map(float, at), by, values[k], float(mpmath.re(expected))))
    assert not wrong
