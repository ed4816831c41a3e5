"""Every row with a domain: its names mean the mathematical function, and its partials are that function's derivatives.

The references are mpmath's functions at 40 digits, differentiated numerically by mpmath; nothing of the row is used to make them.
"""

from __future__ import annotations

import ctypes
import math
import random

import mpmath
import pytest
from mpmath import mp, mpf

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import ConstantUndef, Function, Module
from polyglot_ad.rules import Rule, emit, emit_product, lookup, uses_operand, uses_result
from polyglot_ad.rules.functions import library_name, mangled
from polyglot_ad.rules.names import opcode_rule
from polyglot_ad.rules.rows import all_rows

mp.dps = 40


def _frexp(x):
    return mpmath.frexp(x)[0]


def _round_away(x):
    return mpmath.sign(x) * mpmath.floor(abs(x) + mpf("0.5"))


def _remainder(x, y):
    return x - y * mpmath.nint(x / y)


def _truncate(x):
    return mpmath.sign(x) * mpmath.floor(abs(x))


def _fmod(x, y):
    return x - y * _truncate(x / y)


def _larger(x, y):
    return x if (abs(x), x) > (abs(y), y) else y


def _smaller(x, y):
    return x if (abs(x), x) < (abs(y), y) else y


REFERENCES = {
    "rsqrt": [lambda x: 1 / mpmath.sqrt(x)], "rcbrt": [lambda x: 1 / mpmath.cbrt(x)], "rootn": [lambda x, n: x ** (mpf(1) / n)],
    "compoundn": [lambda x, n: (1 + x) ** n], "exp2m1": [lambda x: mpf(2) ** x - 1], "exp10m1": [lambda x: mpf(10) ** x - 1],
    "log2p1": [lambda x: mpmath.log(1 + x, 2)], "log10p1": [lambda x: mpmath.log10(1 + x)], "sinpi": [mpmath.sinpi],
    "cospi": [mpmath.cospi], "tanpi": [lambda x: mpmath.tan(mpmath.pi * x)], "asinpi": [lambda x: mpmath.asin(x) / mpmath.pi],
    "acospi": [lambda x: mpmath.acos(x) / mpmath.pi], "atanpi": [lambda x: mpmath.atan(x) / mpmath.pi],
    "atan2pi": [lambda x, y: mpmath.atan2(x, y) / mpmath.pi], "erfcx": [lambda x: mpmath.exp(x * x) * mpmath.erfc(x)],
    "erfinv": [mpmath.erfinv], "erfcinv": [lambda x: mpmath.erfinv(1 - x)], "fmaximum_mag": [_larger], "fminimum_mag": [_smaller],
    "fmaximum_mag_num": [_larger], "fminimum_mag_num": [_smaller],
    "fneg": [lambda x: -x], "fadd": [lambda x, y: x + y], "fsub": [lambda x, y: x - y], "fmul": [lambda x, y: x * y],
    "fdiv": [lambda x, y: x / y], "frem": [_fmod], "fma": [lambda x, y, z: x * y + z], "fmod": [_fmod], "remainder": [_remainder],
    "remquo": [_remainder], "fdim": [lambda x, y: max(x - y, mpf(0))], "fabs": [abs], "fmax": [max], "fmin": [min],
    "maximum": [max], "minimum": [min],
    "copysign": [lambda x, y: abs(x) * mpmath.sign(y)], "canonicalize": [lambda x: x], "arithmetic.fence": [lambda x: x],
    "sqrt": [mpmath.sqrt], "cbrt": [mpmath.cbrt], "hypot": [mpmath.hypot], "pow": [mpmath.power],
    "pown": [lambda x, n: x**n], "exp": [mpmath.exp], "exp2": [lambda x: mpf(2) ** x], "exp10": [lambda x: mpf(10) ** x],
    "expm1": [mpmath.expm1], "log": [mpmath.log], "log2": [lambda x: mpmath.log(x, 2)], "log10": [mpmath.log10], "log1p": [mpmath.log1p],
    "sin": [mpmath.sin], "cos": [mpmath.cos], "tan": [mpmath.tan], "asin": [mpmath.asin], "acos": [mpmath.acos], "atan": [mpmath.atan],
    "atan2": [mpmath.atan2], "sinh": [mpmath.sinh], "cosh": [mpmath.cosh], "tanh": [mpmath.tanh], "asinh": [mpmath.asinh],
    "acosh": [mpmath.acosh], "atanh": [mpmath.atanh], "sincos": [mpmath.sin, mpmath.cos],
    "sincos through pointers": [mpmath.sin, mpmath.cos], "floor": [mpmath.floor], "ceil": [mpmath.ceil], "trunc": [_truncate],
    "rint": [mpmath.nint], "nearbyint": [mpmath.nint], "round": [_round_away], "roundeven": [mpmath.nint],
    "logb": [lambda x: mpmath.frexp(x)[1] - 1], "ldexp": [lambda x, n: x * mpf(2) ** n],
    "modf": [lambda x: x - _truncate(x), _truncate], "modf through a pointer": [lambda x: x - _truncate(x), _truncate],
    "frexp": [_frexp], "frexp through a pointer": [_frexp], "significand": [lambda x: 2 * _frexp(x)],
    "erf": [mpmath.erf], "erfc": [mpmath.erfc], "tgamma": [mpmath.gamma], "lgamma": [mpmath.loggamma], "lgamma_r": [mpmath.loggamma],
    "digamma": [mpmath.digamma], "polygamma": [lambda n, x: mpmath.psi(n, x)], "j0": [mpmath.j0], "j1": [mpmath.j1],
    "jn": [lambda n, x: mpmath.besselj(n, x)], "y0": [lambda x: mpmath.bessely(0, x)], "y1": [lambda x: mpmath.bessely(1, x)],
    "yn": [lambda n, x: mpmath.bessely(n, x)],
}  # fmt: skip

ROWS = [rule for rules in all_rows().values() for rule in rules if rule.domain]
LIBM = ctypes.CDLL("libm.so.6")


def _is_callable(rule: Rule) -> bool:
    """Whether there is such a function here: C libraries do not have all of them."""
    names = (rule.name, *rule.other)
    return rule.opcode or rule.llvm or any(name.startswith("llvm.") or hasattr(LIBM, name) for name in names)


CALLABLE = [rule for rule in ROWS if rule.outputs == ("return",) and _is_callable(rule)]
TYPES = {"f64": ty.DOUBLE, "f32": ty.FLOAT}
TOLERANCE = {"f64": 2e-14, "f32": 8e-6}


def _types(rule: Rule, type: ty.Type) -> list[ty.Type]:
    return [{"float": type, "int": ty.I32, "other": ty.PTR}[kind] for kind in rule.kinds]


def _points(rule: Rule, seed: int = 1) -> list[list[float]]:
    """Operand values exact in f32, so that both types are asked about the same point; None for a pointer."""
    source, intervals = random.Random(seed), iter(rule.domain)
    columns = []
    for kind in rule.kinds:
        if kind == "other":
            columns.append([None] * 6)
            continue
        low, high = next(intervals)
        if kind == "int":
            columns.append([low + i % (high - low + 1) for i in range(6)])
        else:
            columns.append([ctypes.c_float(low + (high - low) * source.random()).value for _ in range(6)])
    return [list(point) for point in zip(*columns, strict=True)]


def _primal(module: Module, rule: Rule, type: ty.Type, tag: str) -> None:
    """The call that a program makes: an opcode, an intrinsic or a function of libm."""
    types = _types(rule, type)
    function = Function(f"primal.{rule.name}.{tag}", ty.function(type, types))
    builder = Builder(module.add_function(function).add_block("entry"))
    x = function.arguments
    if rule.opcode:
        value = builder.insert(ins.UnaryOp(rule.name, x[0])) if rule.arity == 1 else builder.binary(rule.name, x[0], x[1])
    else:
        integers = [f".{mangled(t)}" for t in types if t.is_integer]
        symbol = next((name for name in rule.other if name.startswith("llvm.")), f"llvm.{rule.name}" if rule.llvm else None)
        name = f"{symbol}.{mangled(type)}{''.join(integers)}" if symbol else library_name(rule.name, type, "libm")
        assert lookup(name) is rule
        value = builder.call_named(name, type, list(x))
    builder.ret(value)


def _partial(module: Module, rule: Rule, type: ty.Type, tag: str, output: int, index: int) -> None:
    """partial(operands…, results…) and product(operands…, results…, factor)."""
    for form in ("partial", "product"):
        parameters = [*_types(rule, type), *[type] * rule.results, *([type] if form == "product" else [])]
        function = Function(f"{form}.{rule.name}.{tag}.{output}.{index}", ty.function(type, parameters))
        builder = Builder(module.add_function(function).add_block("entry"))
        operands, results = list(function.arguments[: rule.arity]), function.arguments[rule.arity : rule.arity + rule.results]
        for k in range(rule.arity):
            if not uses_operand(rule, index, k, output):
                operands[k] = ConstantUndef(operands[k].type)
        result = None
        if uses_result(rule, index, output):
            result = results[0]
            if rule.results > 1 and rule.outputs[0] != "return":
                result = ConstantUndef(ty.struct((type,) * rule.results))
                for position, value in enumerate(results):
                    result = builder.insert_value(result, value, position)
        if form == "partial":
            builder.ret(emit(builder, rule, index, operands, result, output))
        else:
            builder.ret(emit_product(builder, rule, index, operands, result, function.arguments[-1], output))


@pytest.fixture(scope="module")
def compiled(native):
    module = Module()
    for rule in ROWS:
        for tag, type in TYPES.items():
            if rule in CALLABLE:
                _primal(module, rule, type, tag)
            for output, row in enumerate(rule.jacobian):
                for index, partial in enumerate(row):
                    if partial is not None:
                        _partial(module, rule, type, tag, output, index)
    return native(module)


def _reference(rule: Rule, output: int, point: list[float]) -> mpf:
    numbers = [int(v) if kind == "int" else mpf(v) for v, kind in zip(point, rule.kinds, strict=True) if kind != "other"]
    return REFERENCES[rule.name][output](*numbers)


def _derivative(rule: Rule, output: int, index: int, point: list[float]) -> mpf:
    def along(t):
        moved = list(point)
        moved[index] = t
        return _reference(rule, output, moved)

    return mpmath.diff(along, mpf(point[index]), h=mpf("1e-15"), method="step")


def test_every_row_with_a_domain_has_a_reference():
    assert {rule.name for rule in ROWS} == set(REFERENCES)


@pytest.mark.parametrize("tag", TYPES)
@pytest.mark.parametrize("rule", CALLABLE, ids=lambda rule: rule.name)
def test_primal(rule, tag, compiled):
    for point in _points(rule):
        assert compiled[f"primal.{rule.name}.{tag}"](*point) == pytest.approx(
            float(_reference(rule, 0, point)), rel=TOLERANCE[tag], abs=TOLERANCE[tag]
        )


@pytest.mark.parametrize("tag", TYPES)
@pytest.mark.parametrize("rule", ROWS, ids=lambda rule: rule.name)
def test_partials(rule, tag, compiled):
    for point in _points(rule):
        results = [float(_reference(rule, o, point)) if o < len(REFERENCES[rule.name]) else math.nan for o in range(rule.results)]
        for output in range(len(REFERENCES[rule.name])):
            for index, partial in enumerate(rule.jacobian[output]):
                if partial is None:
                    continue
                expected = float(_derivative(rule, output, index, point))
                found = compiled[f"partial.{rule.name}.{tag}.{output}.{index}"](*point, *results)
                assert found == pytest.approx(expected, rel=TOLERANCE[tag], abs=TOLERANCE[tag]), (point, output, index)
                found = compiled[f"product.{rule.name}.{tag}.{output}.{index}"](*point, *results, -1.5)
                assert found == pytest.approx(-1.5 * expected, rel=TOLERANCE[tag], abs=TOLERANCE[tag]), (point, output, index)


INF, NAN = math.inf, math.nan
SPECIAL = [
    ("sqrt", (0.0,), (INF,)), ("cbrt", (0.0,), (INF,)), ("fabs", (0.0,), (0.0,)), ("fabs", (-INF,), (-1.0,)),
    ("hypot", (0.0, 0.0), (0.0, 0.0)), ("hypot", (3e200, 4e200), (0.6, 0.8)), ("hypot", (3e-200, 4e-200), (0.6, 0.8)),
    ("atan2", (0.0, 0.0), (0.0, 0.0)), ("atan2", (1e200, 1e200), (0.5e-200, -0.5e-200)),
    ("atan2", (1e-200, 1e-200), (0.5e200, -0.5e200)), ("atan2", (0.0, -2.0), (-0.5, 0.0)), ("pow", (0.0, 2.0), (0.0, 0.0)),
    ("pow", (0.0, 1.0), (1.0, 0.0)), ("pow", (0.0, 0.0), (0.0, 0.0)), ("pow", (-2.0, 3.0), (12.0, 0.0)),
    ("pow", (-2.0, 2.0), (-4.0, 0.0)), ("pow", (-2.0, -1.0), (-0.25, 0.0)), ("pow", (2.0, 0.0), (0.0, math.log(2.0))),
    ("pow", (0.0, 0.5), (INF, 0.0)), ("pow", (1e-300, 2.0), (2e-300, 0.0)), ("pow", (NAN, 2.0), (NAN, NAN)),
    ("pow", (1.0, INF), (INF, 0.0)), ("pown", (0.0, 0), (0.0,)), ("pown", (0.0, 1), (1.0,)), ("pown", (0.0, 2), (0.0,)),
    ("pown", (-2.0, 3), (12.0,)), ("pown", (-2.0, -1), (-0.25,)), ("fmax", (1.0, 1.0), (0.0, 1.0)), ("fmax", (NAN, 1.0), (0.0, 1.0)),
    ("fmax", (1.0, NAN), (1.0, 0.0)), ("fmax", (2.0, 1.0), (1.0, 0.0)), ("fmin", (1.0, 1.0), (1.0, 0.0)),
    ("fmin", (NAN, 1.0), (0.0, 1.0)), ("fmin", (1.0, NAN), (1.0, 0.0)), ("fmin", (2.0, 1.0), (0.0, 1.0)),
    ("maximum", (NAN, 1.0), (1.0, 0.0)), ("maximum", (1.0, NAN), (0.0, 1.0)), ("minimum", (NAN, 1.0), (1.0, 0.0)),
    ("minimum", (1.0, NAN), (0.0, 1.0)), ("fdim", (1.0, 1.0), (0.0, 0.0)), ("log", (0.0,), (INF,)), ("asin", (1.0,), (INF,)),
    ("acos", (-1.0,), (-INF,)), ("acosh", (1.0,), (INF,)), ("asinh", (1e200,), (1e-200,)), ("acosh", (1e200,), (1e-200,)),
    ("atanh", (1.0,), (INF,)), ("tanh", (40.0,), (0.0,)), ("fmod", (5.0, INF), (1.0, 0.0)), ("fmod", (7.5, 2.5), (1.0, -3.0)),
    ("j1", (0.0,), (0.5,)), ("lgamma", (0.0,), (NAN,)), ("tgamma", (-1.5,), (2.3632718012073547 * 0.7031566406452431,)),
    ("copysign", (-2.0, 1.0), (-1.0, 0.0)), ("ldexp", (0.0, 3), (8.0,)), ("sin", (INF,), (NAN,)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "point", "expected"), SPECIAL, ids=str)
def test_special_values(name, point, expected, compiled):
    rule = next(rule for rule in ROWS if rule.name == name)
    result = compiled[f"primal.{name}.f64"](*point)
    partials = [i for i, partial in enumerate(rule.partials) if partial is not None]
    for index, value in zip(partials, expected, strict=True):
        found = compiled[f"partial.{name}.f64.0.{index}"](*point, result)
        assert found == pytest.approx(value, rel=1e-13, abs=0, nan_ok=True), index


def test_a_branch_not_taken_never_meets_the_factor(compiled):
    assert compiled["product.hypot.f64.0.0"](0.0, 0.0, 0.0, INF) == 0.0
    assert compiled["product.fmax.f64.0.0"](1.0, 2.0, 2.0, NAN) == 0.0
    assert compiled["product.pow.f64.0.1"](0.0, 2.0, 0.0, INF) == 0.0


@pytest.mark.parametrize(("opcode", "index", "expected"), [("fadd", 0, 0), ("fsub", 1, 1), ("fmul", 0, 1), ("fdiv", 0, 1), ("fdiv", 1, 3)])
def test_products_are_short(opcode, index, expected):
    function = Function("f", ty.function(ty.DOUBLE, (ty.DOUBLE,) * 4))
    builder = Builder(function.add_block("entry"))
    x, y, r, factor = function.arguments
    value = emit_product(builder, opcode_rule(opcode), index, [x, y], r, factor)
    assert len(function.entry.instructions) == expected
    assert expected or value is factor
