"""Complex rows, in each way a complex number is passed: tangents and cotangents against mpmath's functions, differentiated by the real
and the imaginary part."""

from __future__ import annotations

import ctypes
import random

import mpmath
import pytest
from mpmath import mp, mpc, mpf

import polyglot_ad as pad
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules import lookup, needs, pullback, pushforward, rule_of_call

mp.dps = 40
REFERENCES = {
    "__muldc3": lambda x, y: x * y, "__divdc3": lambda x, y: x / y, "csqrt": mpmath.sqrt, "cexp": mpmath.exp, "clog": mpmath.log,
    "clog10": mpmath.log10, "cpow": mpmath.power, "csin": mpmath.sin, "ccos": mpmath.cos, "ctan": mpmath.tan, "casin": mpmath.asin,
    "cacos": mpmath.acos, "catan": mpmath.atan, "csinh": mpmath.sinh, "ccosh": mpmath.cosh, "ctanh": mpmath.tanh, "casinh": mpmath.asinh,
    "cacosh": mpmath.acosh, "catanh": mpmath.atanh, "cabs": lambda x: mpc(abs(x)), "carg": lambda x: mpc(mpmath.arg(x)),
    "creal": lambda x: mpc(x.real), "cimag": lambda x: mpc(x.imag), "conj": mpmath.conj, "cproj": lambda x: x,
}  # fmt: skip
REAL = ("cabs", "carg", "creal", "cimag")
PAIR, VECTOR = ty.struct((ty.DOUBLE, ty.DOUBLE)), ty.vector(ty.FLOAT, 2)
TOLERANCE = {ty.DOUBLE: 1e-13, ty.FLOAT: 2e-5}


def _signature(name: str, type: ty.Type) -> tuple[str, ty.Type, list[ty.Type]]:
    """Symbol, result and parameters as clang has them on x86-64."""
    count = 2 if name in ("__muldc3", "__divdc3", "cpow") else 1
    if type is ty.DOUBLE:
        return name, ty.DOUBLE if name in REAL else PAIR, [ty.DOUBLE] * 2 * count
    if name.startswith("__"):
        return name.replace("dc3", "sc3"), VECTOR, [ty.FLOAT] * 4
    return f"{name}f", ty.FLOAT if name in REAL else VECTOR, [VECTOR] * count


def _load(b: Builder, types, pointer, start, type):
    """Values of these types from consecutive numbers in memory."""
    values, at = [], start
    for whole in types:
        address = b.gep(type, pointer, [at])
        values.append(b.load(whole, address, align=4))
        at += 2 if whole in (PAIR, VECTOR) else 1
    return values, at


def _define(module: Module, name: str, type: ty.Type, mode: str) -> None:
    """f(in, out). forward: operands, tangents -> result, tangent. reverse: operands, cotangent -> gradient."""
    symbol, result_type, parameters = _signature(name, type)
    rule = rule_of_call(symbol, result_type, parameters)
    assert rule is not None and lookup(symbol) is None
    function = module.add_function(Function(f"{mode}.{name}.{type}", ty.function(ty.VOID, (ty.PTR, ty.PTR))))
    b = Builder(function.add_block("entry"))
    source, target = function.arguments
    operands, at = _load(b, parameters, source, 0, type)
    result = b.call_named(symbol, result_type, operands)
    needed = needs(rule, parameters, range(len(parameters)))
    given = [operand if i in needed.operands else b.undef(operand.type) for i, operand in enumerate(operands)]
    needed_result = result if needed.result else None
    if mode == "forward":
        tangents, _ = _load(b, parameters, source, at, type)
        b.store(result, target, align=4)
        tangent = pushforward(b, rule, given, needed_result, tangents, result_type).value
        b.store(tangent, b.gep(type, target, [1 if result_type is type else 2]), align=4)
    else:
        cotangents, _ = _load(b, [result_type], source, at, type)
        gradient = pullback(b, rule, given, needed_result, cotangents[0], range(len(parameters)))
        position = 0
        for index, parameter in enumerate(parameters):
            b.store(gradient[index], b.gep(type, target, [position]), align=4)
            position += 2 if parameter is VECTOR else 1
    b.ret()


@pytest.fixture(scope="module")
def compiled(native):
    module = Module()
    for name in REFERENCES:
        for type in (ty.DOUBLE, ty.FLOAT):
            _define(module, name, type, "forward")
            _define(module, name, type, "reverse")
    return native(module)


def _call(function, numbers, count, c_type):
    source, target = (c_type * len(numbers))(*numbers), (c_type * count)()
    function(ctypes.cast(source, ctypes.c_void_p), ctypes.cast(target, ctypes.c_void_p))
    return list(target)


@pytest.mark.parametrize("type", [ty.DOUBLE, ty.FLOAT], ids=str)
@pytest.mark.parametrize("name", REFERENCES)
def test_complex_function(name, type, compiled):
    source = random.Random(name)
    c_type = ctypes.c_double if type is ty.DOUBLE else ctypes.c_float
    count = 4 if name in ("__muldc3", "__divdc3", "cpow") else 2
    outputs = 1 if name in REAL else 2

    def apply(parts):
        value = REFERENCES[name](*(mpc(parts[i], parts[i + 1]) for i in range(0, count, 2)))
        return [value.real, value.imag][:outputs]

    for _ in range(4):
        point, tangent, weight = ([ctypes.c_float(source.uniform(-2, 2)).value for _ in range(n)] for n in (count, count, outputs))
        columns = []
        for k in range(count):
            step = [mpf("1e-18") if i == k else mpf(0) for i in range(count)]
            ahead, behind = (apply([p + s * h for p, h in zip(point, step, strict=True)]) for s in (1, -1))
            columns.append([(a - c) / mpf("2e-18") for a, c in zip(ahead, behind, strict=True)])
        near = {"rel": TOLERANCE[type], "abs": 10 * TOLERANCE[type]}
        forward = _call(compiled[f"forward.{name}.{type}"], point + tangent, 2 * outputs, c_type)
        assert forward[:outputs] == pytest.approx([float(v) for v in apply(point)], **near)
        pushed = [float(sum(columns[k][o] * tangent[k] for k in range(count))) for o in range(outputs)]
        assert forward[outputs:] == pytest.approx(pushed, **near), point
        pulled = [float(sum(columns[k][o] * weight[o] for o in range(outputs))) for k in range(count)]
        assert _call(compiled[f"reverse.{name}.{type}"], point + weight, count, c_type) == pytest.approx(pulled, **near), point


@pytest.mark.parametrize(
    ("name", "point", "expected"),
    [("cabs", [0.0, 0.0], [0.0, 0.0]), ("carg", [0.0, 0.0], [0.0, 0.0]), ("cabs", [3e200, 4e200], [0.6, 0.8]),
     ("carg", [1e-200, 1e-200], [-0.5e200, 0.5e200]), ("cpow", [0.0, 0.0, 2.0, 0.0], [0.0] * 4),
     ("cpow", [0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]), ("casin", [2.0, 0.0], [0.0, -(3.0**-0.5)]),
     ("casin", [2.0, -0.0], [0.0, 3.0**-0.5]), ("__divdc3", [1e200, 0.0, 1e200, 1e200], [0.5e-200, 0.5e-200, 0.0, -0.5e-200])],
)  # fmt: skip
def test_edges(name, point, expected, compiled):
    """The gradient of the real part."""
    weight = [1.0] if name in REAL else [1.0, 0.0]
    assert _call(compiled[f"reverse.{name}.double"], point + weight, len(point), ctypes.c_double) == pytest.approx(
        expected, rel=1e-14, abs=0
    )


def test_only_the_types_of_a_call_say_what_it_is():
    assert rule_of_call("cexp", ty.DOUBLE, [ty.DOUBLE]) is None
    assert rule_of_call("cexp", PAIR, [ty.DOUBLE]) is None
    assert rule_of_call("cexpl", ty.struct((ty.X86_FP80, ty.X86_FP80)), [ty.PTR]) is None
    assert rule_of_call("cexpf", ty.array(ty.FLOAT, 2), [ty.array(ty.FLOAT, 2)]) is not None
    assert rule_of_call("_FortranAzpowi", PAIR, [ty.DOUBLE, ty.DOUBLE, ty.I32]) is not None
    assert rule_of_call("pow", ty.DOUBLE, [ty.DOUBLE, ty.I32]) is None
    assert rule_of_call("gamma", ty.DOUBLE, [ty.DOUBLE, ty.DOUBLE]) is None
    # A name of Julia's form says nothing: any program may have it.
    assert rule_of_call("julia_atan_7", ty.DOUBLE, [ty.DOUBLE, ty.DOUBLE]) is None
    assert rule_of_call("j_^_7", ty.DOUBLE, [ty.DOUBLE, ty.I64]) is None


AGGREGATES = """
declare { double, double } @cacos({ double, double })
declare [2 x double] @cpow([2 x double], [2 x double])
define double @f(double %x, double %y) {
  %a = insertvalue { double, double } undef, double %x, 0
  %b = insertvalue { double, double } %a, double %y, 1
  %c = call { double, double } @cacos({ double, double } %b)
  %p = extractvalue { double, double } %c, 0
  %q = extractvalue { double, double } %c, 1
  %d = insertvalue [2 x double] undef, double %p, 0
  %e = insertvalue [2 x double] %d, double %q, 1
  %g = insertvalue [2 x double] [double 2.0, double undef], double %x, 1
  %h = call [2 x double] @cpow([2 x double] %e, [2 x double] %g)
  %i = extractvalue [2 x double] %h, 0
  ret double %i
}
"""


def test_complex_numbers_in_one_piece():
    """Structures and arrays as operands, as Julia's ccall passes them."""
    f = pad.compile(AGGREGATES, language="llvm").f
    with mpmath.workdps(40):
        x, y = mpf(0.3), mpf(0.4)
        wanted = [
            float(mpmath.diff(lambda a, b: mpmath.re(mpmath.power(mpmath.acos(mpc(a, b)), mpc(2, a))), (x, y), n)) for n in ((1, 0), (0, 1))
        ]
    assert pad.grad(f, (0, 1))(0.3, 0.4) == pytest.approx(wanted, rel=1e-13)
    assert [pad.jvp(f, (0.3, 0.4), t)[1] for t in ((1.0, 0.0), (0.0, 1.0))] == pytest.approx(wanted, rel=1e-13)
    pad.certify(f, (0.3, 0.4), order=2).raise_if_failed()
