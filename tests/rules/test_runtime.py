"""digamma and polygamma against mpmath: near the zero of digamma, near the poles, far out, left of zero."""

from __future__ import annotations

import ctypes
import math

import mpmath
import pytest
from mpmath import mp

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules import runtime

mp.dps = 40
POINTS = [
    1e-8,
    0.01,
    0.3,
    0.99,
    1.2117,
    1.4,
    1.4616321449683623,
    1.5,
    1.7116,
    2.0,
    3.7,
    9.99,
    14.0,
    57.3,
    1e6,
    1e300,
    -0.5,
    -1e-9,
    -0.25,
    -3.3,
    -7.999,
]


@pytest.fixture(scope="module")
def compiled(native):
    module = Module()
    for type in (ty.DOUBLE, ty.FLOAT):
        for name, parameters in (("digamma", (type,)), ("polygamma", (ty.I32, type))):
            function = Function(f"{name}.{type}", ty.function(type, parameters))
            builder = Builder(module.add_function(function).add_block("entry"))
            builder.ret(runtime.call(builder, name, list(function.arguments), type))
    for type in (ty.X86_FP80, ty.FP128):
        function = Function(f"digamma.{type}", ty.function(ty.DOUBLE, (ty.DOUBLE,)))
        builder = Builder(module.add_function(function).add_block("entry"))
        wide = runtime.call(builder, "digamma", [builder.cast("fpext", function.arguments[0], type)], type)
        builder.ret(builder.cast("fptrunc", wide, ty.DOUBLE))
    return native(module)


@pytest.mark.parametrize("x", POINTS)
def test_digamma(x, compiled):
    expected = mpmath.digamma(x)
    near = {"rel": 3e-15, "abs": 2e-14 if x < 0 else 1e-16}
    assert compiled["digamma.double"](x) == pytest.approx(float(expected), **near)
    if 1e-30 < abs(x) < 1e30:
        assert compiled["digamma.float"](x) == pytest.approx(float(mpmath.digamma(ctypes.c_float(x).value)), rel=1e-6)


@pytest.mark.parametrize("x", [0.3, 1.3, 1.4616321449683623, 5.5, -2.7])
def test_digamma_in_long_double(x, compiled):
    """Wider types round once more, to double: the result is the nearest double or its neighbour."""
    expected = float(mpmath.digamma(mpmath.mpf(x)))
    assert compiled["digamma.x86_fp80"](x) == pytest.approx(expected, rel=3e-16)


@pytest.mark.parametrize("x", [x for x in POINTS if abs(x) < 1e10])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 6, 11])
def test_polygamma(n, x, compiled):
    expected = float(mpmath.psi(n, mpmath.mpf(x)))
    assert compiled["polygamma.double"](n, x) == pytest.approx(expected, rel=2e-13 if n or x > 0 else 1e-12, abs=1e-200)


def test_poles(compiled):
    assert math.isnan(compiled["digamma.double"](0.0))
    assert math.isnan(compiled["digamma.double"](-3.0))
    assert not math.isfinite(compiled["polygamma.double"](1, -3.0))
    assert math.isnan(compiled["polygamma.double"](-2, 1.0))
    assert math.isnan(compiled["digamma.double"](math.nan))
