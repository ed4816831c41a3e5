"""Rows of the GNU Scientific Library: every function against differences of the library's own values."""

from __future__ import annotations

import ctypes.util
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.rules.names import lookup
from polyglot_ad.rules.rows.gsl import ALSO, INTEGER_FIRST, INTEGER_SECOND, ROWS

pytestmark = pytest.mark.skipif(
    not Path("/usr/include/gsl/gsl_sf.h").exists() or ctypes.util.find_library("gsl") is None,
    reason="the GNU Scientific Library is not installed: tools/install_toolchains gsl",
)
OTHERS = [name for names in ALSO.values() for name in names]
POINTS = {"gsl_sf_lambert_Wm1": -0.2, "gsl_acosh": 1.7, "gsl_cdf_ugaussian_Pinv": 0.3, "gsl_cdf_ugaussian_Qinv": 0.3}


def _call(name: str) -> str:
    kinds = lookup(name).kinds
    if name in INTEGER_SECOND:
        return f"{name}(x[i], GSL_PREC_DOUBLE)"
    if name in INTEGER_FIRST or kinds[0] == "int":
        return f"{name}(3, x[i])"
    if len(kinds) == 2:
        return f"{name}(x[i], 3)" if kinds[1] == "int" else f"{name}(x[i], x[i + 1])"
    return f"{name}(x[i])"


NAMES = [*(rule.name for rule in ROWS), *OTHERS]


def test_rows():
    lines = "".join(f"    y[{at}] = {_call(name).replace('[i', f'[{2 * at}')};\n" for at, name in enumerate(NAMES))
    headers = "".join(f"#include <gsl/gsl_{name}.h>\n" for name in ("sf", "cdf", "randist", "math"))
    source = f"{headers}void all(const double *x, double *y, int n, int m) {{\n{lines}}}\n"
    program = pad.compile(source, language="c", flags=["-lgsl", "-lgslcblas", "-lm"])
    x = np.array([[POINTS.get(name, 0.7), 1.3] for name in NAMES]).ravel()
    rest = (len(x), len(NAMES))

    def along(function, at, v, step):
        """A derivative by differences of fourth order."""
        near, far = ((function(at + s * v) - function(at - s * v)) / (2 * s) for s in (step, 2 * step))
        return (4 * near - far) / 3

    def value(at):
        y = np.zeros(len(NAMES))
        program.all(at, y, *rest)
        return y

    def tangent(at, v):
        return pad.jvp(program.all, (at, np.zeros(len(NAMES)), *rest), (v, np.zeros(len(NAMES))))[1]

    for v in np.tile(np.eye(2), (1, len(NAMES))):
        expected = along(value, x, v, 1e-3)
        found = tangent(x, v)
        wrong = [NAMES[k] for k in np.flatnonzero(~np.isclose(found, expected, rtol=1e-7, atol=1e-8))]
        assert not wrong
        w = np.arange(1.0, len(NAMES) + 1)
        gradient = pad.vjp(program.all, x, np.zeros(len(NAMES)), *rest)[1](w)[0]
        assert gradient @ v == pytest.approx(w @ expected, rel=1e-7)
