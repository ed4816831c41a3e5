"""Partials in types other than float and double, and vectors; that everything a partial calls has a row of its own."""

from __future__ import annotations

import ctypes
import math

import llvmlite.binding as llvm
import pytest

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules import emit, emit_product, lookup, opcode_rule, software
from polyglot_ad.rules.names import row_named
from polyglot_ad.rules.rows import all_rows

LIBRARY = "GNU Scientific Library"  # which this process need not have: test_gsl.py
ROWS = [rule for subject, rules in all_rows().items() for rule in rules if not rule.complex and subject != LIBRARY]
OTHER_TYPES = [ty.HALF, ty.BFLOAT, ty.X86_FP80, ty.FP128, ty.vector(ty.FLOAT, 2), ty.vector(ty.DOUBLE, 4), ty.vector(ty.HALF, 2)]


def _emit_all(module: Module, rule, type: ty.Type) -> Function:
    """A function with every partial of the row, each as a value and as a product."""
    operands = [{"float": type, "int": ty.I32, "other": ty.PTR}[kind] for kind in rule.kinds]
    result = type if rule.outputs[0] == "return" else ty.struct((type,) * rule.results)
    function = Function(f"{rule.name}.{type}", ty.function(ty.VOID, (*operands, result, type)))
    builder = Builder(module.add_function(function).add_block("entry"))
    *values, primal, factor = function.arguments
    for output, row in enumerate(rule.jacobian):
        for index, partial in enumerate(row):
            if partial is not None:
                assert emit(builder, rule, index, values, primal, output).type is type
                assert emit_product(builder, rule, index, values, primal, factor, output).type is type
    builder.ret()
    return function


@pytest.mark.parametrize("type", OTHER_TYPES, ids=str)
def test_valid_ir_in_every_type(type):
    module = Module()
    for rule in ROWS:
        _emit_all(module, rule, type)
    llvm.parse_assembly(print_module(module)).verify()


@pytest.mark.parametrize("rule", ROWS, ids=lambda rule: rule.name)
def test_derivatives_of_derivatives_have_rows(rule):
    """Second derivatives need a row for every function that a partial calls, and for every instruction but comparisons and selects."""
    function = _emit_all(Module(), rule, ty.DOUBLE)
    for instruction in function.instructions():
        if isinstance(instruction, CallBase):
            name = instruction.operands[-1].name
            assert lookup(name) is not None, name
            if name.startswith("pad."):
                assert software(name) is lookup(name)
        else:
            others = ("fcmp", "icmp", "select", "sitofp", "and", "or", "add", "sub", "extractvalue", "ret")
            assert instruction.opcode in others or opcode_rule(instruction.opcode), instruction.opcode


def test_vectors_agree_with_scalars(native):
    """Every lane of a `<2 x double>` partial is the scalar's."""
    module, names = Module(), []
    pair = ty.vector(ty.DOUBLE, 2)
    for rule in ROWS:
        if rule.results > 1 or "other" in rule.kinds or rule.name in ("sinpi", "cospi") or len(rule.kinds) > 3:
            continue
        for form, type in (("scalar", ty.DOUBLE), ("vector", pair)):
            function = Function(f"{form}.{rule.name}", ty.function(ty.VOID, (ty.PTR, ty.PTR)))
            builder = Builder(module.add_function(function).add_block("entry"))
            source, target = function.arguments
            at = [builder.gep(pair, source, [i]) for i in range(4)]
            count = builder.cast("fptosi", builder.load(ty.DOUBLE, at[3]), ty.I32)
            values = [builder.load(type, p) if kind == "float" else count for p, kind in zip(at, rule.kinds, strict=False)]
            primal = builder.load(type, at[3])
            wanted = [i for i, partial in enumerate(rule.partials) if partial is not None]
            for place, index in enumerate(wanted):
                builder.store(emit(builder, rule, index, values, primal), builder.gep(pair, target, [place]))
            builder.ret()
        names.append((rule.name, len(wanted)))
    compiled = native(module)
    for name, count in names:
        results = {}
        for form in ("scalar", "vector"):
            memory = (ctypes.c_double * 8)(0.4, 0.4, 0.7, 0.7, 0.9, 0.9, 2.0, 2.0)
            target = (ctypes.c_double * 8)()
            compiled[f"{form}.{name}"](ctypes.cast(memory, ctypes.c_void_p), ctypes.cast(target, ctypes.c_void_p))
            results[form] = list(target)[: 2 * count]
        for lane in (0, 1):
            assert results["vector"][lane::2] == pytest.approx(results["scalar"][0::2], rel=1e-14, nan_ok=True), name


@pytest.mark.parametrize(
    ("name", "x", "n", "expected"), [("pown", 1.5, 5, 5 * 1.5**4), ("ldexp", 1.5, 3, 8.0), ("ldexp", 1.5, 1 << 40, math.inf)]
)
def test_wide_integers(name, x, n, expected, native):
    """Exponents of 64 bits, as Fortran and Julia pass them."""
    module = Module()
    function = module.add_function(Function("f", ty.function(ty.DOUBLE, (ty.DOUBLE, ty.I64))))
    builder = Builder(function.add_block("entry"))
    builder.ret(emit(builder, row_named(name), 0, list(function.arguments), None))
    compiled = native(module)
    assert compiled["f"](x, n) == expected


def test_flags_are_kept_where_they_are_true():
    rule = opcode_rule("fdiv")
    function = Function("f", ty.function(ty.DOUBLE, (ty.DOUBLE,) * 3))
    builder = Builder(function.add_block("entry"))
    x, y, r = function.arguments
    value = emit(builder, rule, 0, [x, y], r, flags=("nnan", "ninf", "contract", "arcp"))
    assert value.flags == ("contract", "arcp")
