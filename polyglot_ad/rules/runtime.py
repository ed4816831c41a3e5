"""digamma and polygamma, which no C library has: defined in the module at first use, as internal functions.

    pad.digamma.<type>(x)         pad.polygamma.<type>(i32 n, x)        for f64, f80, f128 (narrower types compute in f64)

digamma: the Taylor series near its positive zero; else reflection to x > 0, recurrence up to a large x, the asymptotic series.
polygamma: (-1)**(n+1) n! zeta(n + 1, x), the Hurwitz zeta function by recurrence and the Euler-Maclaurin series; for negative x from
the sum over all integers, which only depends on the distance of x to the nearest one.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial

from ..ir import types as ty
from ..ir.builder import Builder, const_int
from ..ir.types import Type
from ..ir.values import Block, Function, Module, Value
from . import series
from .constants import constant
from .expression import CONSTANTS
from .functions import PURE, SHARED, library_name, mangled

_TERMS: dict[Type, tuple[int, int]] = {ty.DOUBLE: (8, 24), ty.X86_FP80: (11, 30), ty.FP128: (19, 50)}
"""Per type: terms of the asymptotic series, terms of the Taylor series."""


def integer(builder: Builder, value: Value) -> Value:
    """An integer operand as C's int; other values as they are."""
    if not isinstance(value.type, ty.IntType):
        return value
    return builder.cast("trunc" if value.type.bits > 32 else "sext", value, ty.I32)


def call(builder: Builder, name: str, arguments: list[Value], type: Type) -> Value:
    """Call "digamma" or "polygamma" in `type`, defining it at need."""
    if type not in _TERMS:
        wide = [builder.cast("fpext", a, ty.DOUBLE) if a.type.is_float else integer(builder, a) for a in arguments]
        return builder.cast("fptrunc", call(builder, name, wide, ty.DOUBLE), type)
    return builder.call(_function(builder.module, name, type), [integer(builder, a) for a in arguments])


def _function(module: Module, name: str, type: Type) -> Function:
    symbol = f"pad.{name}.{mangled(type)}"
    found = module.functions.get(symbol)
    if found is not None:
        return found
    parameters, names = {
        "digamma": ((type,), ["x"]), "polygamma": ((ty.I32, type), ["n", "x"]), "hurwitz": ((type, type), ["s", "x"]),
    }[name]  # fmt: skip
    function = Function(symbol, ty.function(type, parameters), names, prefix=SHARED, attributes=(*PURE, "noinline"))
    module.add_function(function)
    {"digamma": _digamma, "polygamma": _polygamma, "hurwitz": _hurwitz}[name](_Body(function, type))
    return function


class _Body:
    """A function being written: blocks by name, constants of its type, one-argument intrinsics."""

    def __init__(self, function: Function, type: Type) -> None:
        self.function = function
        self.type = type
        self.builder = Builder(function.add_block("entry"))

    def block(self, name: str) -> Block:
        return self.function.add_block(name)

    def number(self, value: Fraction | int | str) -> Value:
        return constant(self.type, value)

    def intrinsic(self, name: str, *arguments: Value) -> Value:
        return self.builder.call_named(f"llvm.{name}.{mangled(self.type)}", self.type, arguments)

    def horner(self, at: Value, coefficients: list[Fraction]) -> Value:
        """c[0] + at (c[1] + at (…))."""
        result = self.number(coefficients[-1])
        for coefficient in reversed(coefficients[:-1]):
            result = self.builder.fadd(self.builder.fmul(result, at), self.number(coefficient))
        return result

    def sum_until_large(self, start: Value, limit: Value, term: str, exponent: Value | None = None) -> tuple[Value, Value]:
        """Blocks for `total = 0; while x < limit: total += term(x); x += 1`. Gives x and the total, at the block after."""
        b, before = self.builder, self.builder.block
        assert before is not None
        head, body, after = self.block(f"{term}.head"), self.block(f"{term}.body"), self.block(f"{term}.after")
        b.br(head)
        b.at_end(head)
        x, total = b.phi(self.type, [(start, before)]), b.phi(self.type, [(self.number(0), before)])
        b.cond_br(b.fcmp("olt", x, limit), body, after)
        b.at_end(body)
        added = b.fdiv(self.number(1), x) if exponent is None else self.intrinsic("pow", x, b.fneg(exponent))
        total.add_incoming(b.fadd(total, added), body)
        x.add_incoming(b.fadd(x, self.number(1)), body)
        b.br(head)
        b.at_end(after)
        return x, total


def _digamma(body: _Body) -> None:
    b, number, x = body.builder, body.number, body.function.arguments[0]
    asymptotic, taylor = _TERMS[body.type]
    near, far = body.block("near"), body.block("far")
    root = Fraction(series.DIGAMMA_ROOT)
    high = _cut(root)
    distance = b.fsub(b.fsub(x, number(high)), number(root - high))
    b.cond_br(b.fcmp("olt", body.intrinsic("fabs", distance), number(Fraction(1, 4))), near, far)
    b.at_end(near)
    b.ret(b.fmul(distance, body.horner(distance, list(series.digamma_taylor(taylor)))))
    b.at_end(far)
    # psi(x) = psi(1 - x) - pi cot(pi x); the cotangent of the exact distance to the nearest integer
    reflect = b.fcmp("ole", x, number(0))
    turn = b.fsub(x, body.intrinsic("rint", x))
    tangent = body.intrinsic("tan", b.fmul(turn, number(CONSTANTS["pi"])))
    cotangent = b.select(b.fcmp("oeq", turn, number(0)), number("nan"), b.fdiv(number(CONSTANTS["pi"]), tangent))
    start = b.select(reflect, b.fsub(number(1), x), x)
    large, total = body.sum_until_large(start, number(asymptotic + 4), "recur")
    inverse = b.fdiv(number(1), b.fmul(large, large))
    tail = body.horner(inverse, [series.bernoulli(2 * k) / (2 * k) for k in range(1, asymptotic + 1)])
    value = b.fsub(body.intrinsic("log", large), b.fdiv(number(Fraction(1, 2)), large))
    value = b.fsub(b.fsub(value, b.fmul(inverse, tail)), total)
    b.ret(b.select(reflect, b.fsub(value, cotangent), value))


def _hurwitz(body: _Body) -> None:
    """zeta(s, x) for x >= 0 and s >= 2."""
    b, number, (s, x) = body.builder, body.number, body.function.arguments
    terms = _TERMS[body.type][0] + 6
    limit = b.fadd(s, number(terms + 6))
    large, total = body.sum_until_large(x, limit, "recur", s)
    power = body.intrinsic("pow", large, b.fneg(s))
    tail = b.fadd(b.fdiv(large, b.fsub(s, number(1))), number(Fraction(1, 2)))
    inverse = b.fdiv(number(1), large)
    rising = b.fmul(s, inverse)
    for k in range(1, terms + 1):
        tail = b.fadd(tail, b.fmul(rising, number(series.bernoulli(2 * k) / factorial(2 * k))))
        for step in (2 * k - 1, 2 * k):
            rising = b.fmul(rising, b.fmul(b.fadd(s, number(step)), inverse))
    b.ret(b.fadd(total, b.fmul(power, tail)))


def _polygamma(body: _Body) -> None:
    b, number, (n, x) = body.builder, body.number, body.function.arguments
    hurwitz = _function(b.module, "hurwitz", body.type)
    first, higher, positive, negative = body.block("first"), body.block("higher"), body.block("positive"), body.block("negative")
    b.cond_br(b.icmp("eq", n, const_int(ty.I32, 0)), first, higher)
    b.at_end(first)
    b.ret(b.call(_function(b.module, "digamma", body.type), [x]))
    b.at_end(higher)
    s = b.cast("sitofp", b.add(n, const_int(ty.I32, 1)), body.type)
    odd = b.icmp("ne", b.binary("and", n, const_int(ty.I32, 1)), const_int(ty.I32, 0))
    gamma = b.declare(*_tgamma(body.type), attributes=PURE)
    factor = b.select(b.icmp("slt", n, const_int(ty.I32, 0)), number("nan"), b.call(gamma, [s]))
    signed = b.select(odd, factor, b.fneg(factor))
    b.cond_br(b.fcmp("ogt", x, number(0)), positive, negative)
    b.at_end(positive)
    b.ret(b.fmul(signed, b.call(hurwitz, [s, x])))
    b.at_end(negative)
    # zeta(s, x) = sum over all integers k of (x + k)**-s, less the part with k < 0, which is (-1)**s zeta(s, 1 - x)
    turn = b.fsub(x, body.intrinsic("rint", x))
    distance = body.intrinsic("fabs", turn)
    left, right = b.call(hurwitz, [s, distance]), b.call(hurwitz, [s, b.fsub(number(1), distance)])
    beyond = b.call(hurwitz, [s, b.fsub(number(1), x)])
    even_sum, odd_sum = b.fsub(b.fadd(left, right), beyond), b.fadd(body.intrinsic("copysign", b.fsub(left, right), turn), beyond)
    b.ret(b.fmul(signed, b.select(odd, even_sum, odd_sum)))


def _tgamma(type: Type) -> tuple[str, Type, list[Type]]:
    symbol = library_name("tgamma", type, "libm")
    assert symbol is not None
    return symbol, type, [type]


def _cut(value: Fraction) -> Fraction:
    """`value` to fewer bits than any of the types has, so that it is exact."""
    scale = 2**40
    return Fraction(round(value * scale), scale)
