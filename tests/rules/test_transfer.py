"""Whole calls with several results: returned structures and results through pointers, forward and reverse."""

from __future__ import annotations

import math

import pytest

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules import lookup, needs, pullback, pushforward, rule_of_call, stored_kind

PAIR = ty.struct((ty.DOUBLE, ty.DOUBLE))


@pytest.fixture(scope="module")
def compiled(native):
    module = Module()
    rule = rule_of_call("llvm.sincos.f64", PAIR, [ty.DOUBLE])
    for form in ("forward0", "forward1", "reverse"):
        function = Function(form, ty.function(ty.DOUBLE, (ty.DOUBLE, ty.DOUBLE, ty.DOUBLE)))
        b = Builder(module.add_function(function).add_block("entry"))
        x, u, v = function.arguments
        result = b.call_named("llvm.sincos.f64", PAIR, [x])
        if form == "reverse":
            cotangent = b.insert_value(b.insert_value(b.undef(PAIR), u, 0), v, 1)
            b.ret(pullback(b, rule, [b.undef(ty.DOUBLE)], result, cotangent, [0])[0])
        else:
            b.ret(b.extract_value(pushforward(b, rule, [b.undef(ty.DOUBLE)], result, [u], PAIR).value, int(form[-1])))
    rule = lookup("sincos")
    function = Function("stored", ty.function(ty.DOUBLE, (ty.DOUBLE, ty.DOUBLE, ty.DOUBLE)))
    b = Builder(module.add_function(function).add_block("entry"))
    x, u, v = function.arguments
    nowhere = b.undef(ty.PTR)
    pushed = pushforward(b, rule, [x, nowhere, nowhere], None, [u, None, None], ty.VOID)
    assert pushed.value is None
    pulled = pullback(b, rule, [x, nowhere, nowhere], None, None, [0], {1: pushed.stored[1], 2: v})
    b.ret(pulled[0])
    return native(module)


def test_returned_structure(compiled):
    x, u, v = 0.7, 1.5, -0.3
    assert compiled["forward0"](x, u, v) == pytest.approx(u * math.cos(x), rel=1e-15)
    assert compiled["forward1"](x, u, v) == pytest.approx(-u * math.sin(x), rel=1e-15)
    assert compiled["reverse"](x, u, v) == pytest.approx(u * math.cos(x) - v * math.sin(x), rel=1e-15)


def test_results_through_pointers(compiled):
    x, u, v = 0.7, 1.5, -0.3
    assert compiled["stored"](x, u, v) == pytest.approx(u * math.cos(x) ** 2 - v * math.sin(x), rel=1e-15)


def test_what_is_stored():
    assert [stored_kind(lookup("sincos"), k) for k in range(3)] == [None, "float", "float"]
    assert [stored_kind(lookup("frexp"), k) for k in range(2)] == [None, "int"]
    assert [stored_kind(lookup("modf"), k) for k in range(2)] == [None, "float"]


def test_needs():
    two = [ty.DOUBLE, ty.DOUBLE]
    assert needs(lookup("pow"), two, [0]) == needs(lookup("pow"), two, {0}) and not needs(lookup("pow"), two, [0]).result
    assert needs(lookup("pow"), two, [1]).result and needs(lookup("pow"), two, [1]).operands == {0}
    assert needs(lookup("exp"), [ty.DOUBLE], [0]) == needs(lookup("sqrt"), [ty.DOUBLE], [0])
    product = rule_of_call("__muldc3", PAIR, [ty.DOUBLE] * 4)
    assert needs(product, [ty.DOUBLE] * 4, [0]).operands == {2, 3}
