"""Functions of Base at points that Base treats apart (axes, zeros, whole numbers, multiples of 45 degrees), where they are as smooth as
elsewhere: derivatives up to the third, against mpmath; values against Julia's.

One function is the sum of all cases; its gradient and the derivatives of that hold those of each case.
"""

from __future__ import annotations

import mpmath
import numpy as np
from mpmath import mp, mpc, mpf

import polyglot_ad as pad

AXES = [(0.0, 0.5), (0.0, -1.0), (0.5, 0.0), (1.0, 1.0), (-1.0, 1.0), (-0.0, 2.0)]
ENTIRE = [*AXES, (0.0, 0.0), (-2.0, 0.0)]
DEGREE = mpmath.pi / 180
HOLOMORPHIC = {
    "sqrt(z)": (mpmath.sqrt, [*AXES, (-1.0, -1.0)]), "exp(z)": (mpmath.exp, ENTIRE), "log(z)": (mpmath.log, AXES),
    "expm1(z)": (mpmath.expm1, ENTIRE), "log1p(z)": (lambda z: mpmath.log(1 + z), [*AXES[:4], (0.0, 0.0), (1e-9, 0.0), (0.2, 0.1)]),
    "sin(z)": (mpmath.sin, ENTIRE), "cos(z)": (mpmath.cos, ENTIRE), "tan(z)": (mpmath.tan, [*AXES[:5], (0.0, 0.0)]),
    "sinh(z)": (mpmath.sinh, ENTIRE), "cosh(z)": (mpmath.cosh, ENTIRE), "tanh(z)": (mpmath.tanh, [*AXES[:5], (0.0, 0.0)]),
    "asin(z)": (mpmath.asin, [*AXES, (0.0, 0.0)]), "acos(z)": (mpmath.acos, [*AXES, (0.0, 0.0)]),
    "atan(z)": (mpmath.atan, [(0.0, 0.5), (0.5, 0.0), (1.0, 1.0), (0.0, 0.0), (2.0, 0.0)]),
    "asinh(z)": (mpmath.asinh, [(0.0, 0.5), (0.5, 0.0), (1.0, 1.0), (0.0, 0.0), (2.0, 0.0)]),
    "acosh(z)": (mpmath.acosh, [(2.0, 0.0), (1.0, 1.0), (0.0, 0.5), (-1.0, 1.0)]), "atanh(z)": (mpmath.atanh, [*AXES, (0.0, 0.0)]),
    "sinpi(z)": (mpmath.sinpi, [(0.0, 0.5), (0.5, 0.0), (1.0, 0.5), (0.0, 0.0), (-2.0, 0.25)]),
    "cospi(z)": (mpmath.cospi, [(0.0, 0.5), (0.5, 0.0), (1.0, 0.5), (0.0, 0.0), (-2.0, 0.25)]),
    "sinc(z)": (mpmath.sincpi, [(0.0, 0.0), (0.1, 0.0), (0.0, 0.2), (1.0, 0.25), (0.3, 0.0)]),
    "z^2.0": (lambda z: z * z, ENTIRE), "z^(2.0 + 0im)": (lambda z: z * z, ENTIRE), "z^-1.5": (lambda z: mpmath.power(z, mpf(-1.5)), AXES),
    "2.0^z": (lambda z: mpmath.power(2, z), ENTIRE),
    "(-2.0 + 0im)^z": (lambda z: mpmath.power(-2, z), ENTIRE), "z^z": (lambda z: z**z, AXES),
}  # fmt: skip
PLANE = {
    "cospi(x) * sinpi(y)": (lambda x, y: mpmath.cospi(x) * mpmath.sinpi(y), [(0.0, 0.5), (1.0, 0.0), (0.5, 1.5), (-2.0, 3.0)]),
    "sind(x) * cosd(y)": (
        lambda x, y: mpmath.sin(x * DEGREE) * mpmath.cos(y * DEGREE),
        [(0.0, 0.0), (180.0, 180.0), (360.0, -360.0), (45.0, 135.0), (-90.0, 90.0), (225.0, 270.0)]),
    "sinc(x) * y": (lambda x, y: mpmath.sincpi(x) * y, [(0.0, 1.0), (1e-9, 1.0), (0.25, 1.0), (1.0, 2.0)]),
    "cosc(x) * y": (lambda x, y: y * mpmath.diff(mpmath.sincpi, x), [(1e-9, 1.0), (0.25, 1.0), (0.6, 2.0)]),
}  # fmt: skip
ORDERS = [(i, n - i) for n in (1, 2, 3) for i in range(n + 1)]


def _cases():
    for text, (function, points) in HOLOMORPHIC.items():
        yield f"mixed({text})", lambda x, y, f=function: mpmath.re(f(mpc(x, y))) + 2 * mpmath.im(f(mpc(x, y))), points
    for text, (function, points) in PLANE.items():
        yield text, function, points


def test_derivatives_up_to_the_third():
    cases = list(_cases())
    lines = [f"c{k}(x, y, z) = {text}" for k, (text, _, _) in enumerate(cases)]
    terms = "\n".join(f"    s += c{k}(px[{k + 1}], py[{k + 1}], complex(px[{k + 1}], py[{k + 1}]))" for k in range(len(cases)))
    total = "function total(px::Vector{Float64}, py::Vector{Float64})\n    s = 0.0\n" + terms + "\n    return s\nend"
    library = pad.compile("\n".join(["mixed(w) = real(w) + 2 * imag(w)", *lines, total]), "julia")
    gradient = pad.grad(library.total, (0, 1))
    along = pad.pushforward(gradient, (0, 1))
    wrong = []
    with mp.workdps(40):
        for at in range(max(len(points) for _, _, points in cases)):
            x, y = (np.array([points[min(at, len(points) - 1)][k] for _, _, points in cases]) for k in (0, 1))
            one, zero = np.ones_like(x), np.zeros_like(x)
            found = {}
            found[1, 0], found[0, 1] = gradient(x, y)
            _, (found[2, 0], found[1, 1]) = along(x, y, one, zero)
            _, (_, found[0, 2]) = along(x, y, zero, one)
            _, (_, (found[3, 0], found[2, 1])) = pad.jvp(along, (x, y, one, zero), (one, zero, None, None))
            _, (_, (found[1, 2], found[0, 3])) = pad.jvp(along, (x, y, zero, one), (zero, one, None, None))
            values = [mpmath.re(f(mpf(a), mpf(b))) for (_, f, _), a, b in zip(cases, x, y, strict=True)]
            assert abs(library.total(x, y) - sum(values)) <= 1e-14 * sum(abs(v) for v in values), at
            for k, (text, function, points) in enumerate(cases):
                if at >= len(points):
                    continue
                point = mpf(float(x[k])), mpf(float(y[k]))
                expected = {order: mpmath.re(mpmath.diff(function, point, order, h=mpf(10) ** -11)) for order in ORDERS}
                for order in ORDERS:
                    size = max([abs(expected[i]) for i in ORDERS if sum(i) <= sum(order)] + [mpf("1e-3")])
                    if not abs(mpf(float(found[order][k])) - expected[order]) <= 1e-11 * size:
                        wrong.append((text, float(x[k]), float(y[k]), order, float(found[order][k]), float(expected[order])))
    assert not wrong, "\n".join(map(str, wrong))
