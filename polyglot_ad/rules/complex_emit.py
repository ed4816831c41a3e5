"""Complex expressions as IR: a value is a pair of real values, a half that is known to be zero is None.

Everything is written with real arithmetic and real functions, so that no partial depends on how a platform passes complex numbers.

A partial is differentiated again for higher derivatives. So every formula is one smooth expression around each point where its function is
smooth: where there are two (for the sake of accuracy, or of the range), one condition chooses one of them as a whole. No absolute value,
maximum or minimum of an operand that may have a kink is part of it. Powers of numbers that may be huge or tiny are avoided, so that
higher derivatives neither overflow nor vanish before they have to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from ..ir import types as ty
from ..ir.builder import Builder
from ..ir.types import Type
from ..ir.values import Value
from .constants import constant
from .emit import Strong
from .expression import Expr
from .functions import PURE, library_name, mangled


@dataclass(frozen=True)
class Pair:
    """re + i im."""

    re: Value | None
    im: Value | None


ZERO = Pair(None, None)


class ComplexEmitter:
    """Expressions over complex operands and a complex (or real) result, in one real type. `integers` are the integer operands."""

    def __init__(self, builder: Builder, type: Type, operands: list[Pair], integers: dict[int, Value], result: Pair) -> None:
        self.b = builder
        self.type = type
        self.operands = operands
        self.integers = integers
        self.result = result
        self.done: dict[Expr, Pair] = {}

    # halves: None is zero ---------------------------------------------------------------------------------------------------

    def number(self, value: Fraction | int) -> Value:
        return constant(self.type, value)

    def full(self, pair: Pair) -> tuple[Value, Value]:
        return pair.re or self.number(0), pair.im or self.number(0)

    def _add(self, x: Value | None, y: Value | None) -> Value | None:
        return (x or y) if x is None or y is None else self.b.fadd(x, y)

    def _sub(self, x: Value | None, y: Value | None) -> Value | None:
        if x is None or y is None:
            return self._neg(y) if x is None else x
        return self.b.fsub(x, y)

    def _neg(self, x: Value | None) -> Value | None:
        return None if x is None else self.b.fneg(x)

    def _mul(self, x: Value | None, y: Value | None) -> Value | None:
        return None if x is None or y is None else self.b.fmul(x, y)

    def _div(self, x: Value | None, y: Value) -> Value | None:
        return None if x is None else self.b.fdiv(x, y)

    # arithmetic -------------------------------------------------------------------------------------------------------------

    def add(self, x: Pair, y: Pair) -> Pair:
        return Pair(self._add(x.re, y.re), self._add(x.im, y.im))

    def sub(self, x: Pair, y: Pair) -> Pair:
        return Pair(self._sub(x.re, y.re), self._sub(x.im, y.im))

    def neg(self, x: Pair) -> Pair:
        return Pair(self._neg(x.re), self._neg(x.im))

    def conj(self, x: Pair) -> Pair:
        return Pair(x.re, self._neg(x.im))

    def mul(self, x: Pair, y: Pair) -> Pair:
        re = self._sub(self._mul(x.re, y.re), self._mul(x.im, y.im))
        return Pair(re, self._add(self._mul(x.re, y.im), self._mul(x.im, y.re)))

    def div(self, x: Pair, y: Pair) -> Pair:
        """Smith's formula: of y = c + i d with |c| >= |d|, t = d / c and x conj(y) / |y|**2 = x (1 - i t) / (c + d t). It holds around
        every y != 0 with either half as the divisor."""
        if y.im is None or y.re is None:
            divisor = y.re or y.im
            assert divisor is not None
            if y.im is None:
                return Pair(self._div(x.re, divisor), self._div(x.im, divisor))
            return Pair(self._div(x.im, divisor), self._neg(self._div(x.re, divisor)))
        upright = self.b.fcmp("oge", self.real("fabs", y.re), self.real("fabs", y.im))
        large, small = self.b.select(upright, y.re, y.im), self.b.select(upright, y.im, y.re)
        ratio = self.b.fdiv(small, large)
        size = self.b.fadd(large, self.b.fmul(small, ratio))
        # upright: x (1 - i t); else x (t - i)
        one = self.number(1)
        weights = self.b.select(upright, one, ratio), self.b.select(upright, ratio, one)
        product = self.mul(x, Pair(weights[0], self.b.fneg(weights[1])))
        return Pair(self._div(product.re, size), self._div(product.im, size))

    def real(self, name: str, *arguments: Value) -> Value:
        return self.b.call_named(f"llvm.{name}.{mangled(self.type)}", self.type, arguments)

    def library(self, name: str, arguments: list[Value]) -> Value:
        """A function of the C library; of a type that it lacks, in a wider one."""
        symbol = library_name(name, self.type, "libm")
        if symbol is not None:
            return self.b.call(self.b.declare(symbol, self.type, [self.type] * len(arguments), attributes=PURE), arguments)
        callee = self.b.declare(f"{name}f", ty.FLOAT, [ty.FLOAT] * len(arguments), attributes=PURE)
        return self.b.cast("fptrunc", self.b.call(callee, [self.b.cast("fpext", a, ty.FLOAT) for a in arguments]), self.type)

    # expressions ------------------------------------------------------------------------------------------------------------

    def value(self, expr: Expr) -> Pair:
        found = self.done.get(expr)
        if found is None:
            found = self.done[expr] = self._value(expr)
        return found

    def _value(self, expr: Expr) -> Pair:
        match expr.op:
            case "number":
                return ZERO if expr.number == 0 else Pair(self.number(expr.number), None)
            case "i":
                return Pair(None, self.number(1))
            case "operand":
                return self.operands[expr.index]
            case "result":
                return self.result
            case "neg":
                return self.neg(self.value(expr.args[0]))
            case "select":
                return self.choose(self.condition(expr.args[0]), self.value(expr.args[1]), self.value(expr.args[2]))
            case "call" if expr.name == "float":
                return Pair(self.b.cast("sitofp", self.integers[expr.args[0].index], self.type), None)
            case "call":
                return _FUNCTIONS[expr.name](self, self.value(expr.args[0]))
        operation: Callable[[Pair, Pair], Pair] = {"+": self.add, "-": self.sub, "*": self.mul, "/": self.div}[expr.op]
        return operation(self.value(expr.args[0]), self.value(expr.args[1]))

    def condition(self, expr: Expr) -> Value:
        """`x == y` of complex numbers."""
        assert expr.op == "=="
        left, right = (self.full(self.value(arg)) for arg in expr.args)
        return self.b.binary("and", self.b.fcmp("oeq", left[0], right[0]), self.b.fcmp("oeq", left[1], right[1]))

    # functions --------------------------------------------------------------------------------------------------------------

    def _length(self, x: Pair) -> Value:
        re, im = self.full(x)
        return self.library("hypot", [re, im])

    def log(self, x: Pair) -> Pair:
        re, im = self.full(x)
        return Pair(self.real("log", self._length(x)), self.real("atan2", im, re))

    def sqrt(self, x: Pair) -> Pair:
        """The principal root; the sign of a zero imaginary half says which side of the cut."""
        re, im = self.full(x)
        half = self.number(Fraction(1, 2))
        right = self.b.fcmp("oge", re, self.number(0))
        along = self.b.select(right, re, self.b.fneg(re))
        size = self.real("sqrt", self.b.fadd(self.b.fmul(self._length(x), half), self.b.fmul(along, half)))
        other = self.b.fdiv(im, self.b.fadd(size, size))
        side = self.real("copysign", self.number(1), im)
        if_left = self.b.fmul(other, side), self.b.fmul(size, side)
        return Pair(self.b.select(right, size, if_left[0]), self.b.select(right, other, if_left[1]))

    def choose(self, condition: Value, x: Pair, y: Pair) -> Pair:
        halves = zip(self.full(x), self.full(y), strict=True)
        return Pair(*(self.b.select(condition, a, c) for a, c in halves))

    def strong_zero(self, factor: Pair, partial: Pair, product: Pair, strong: Strong) -> Pair:
        """As `emit_product` has it, half by half."""
        if strong is None:
            return product
        nothing = self._is_zero(factor)
        if strong == "either":
            nothing = self.b.binary("or", nothing, self._is_zero(partial))

        def kept(half: Value) -> Value:
            undefined = self.b.fcmp("uno", half, self.number(0))
            return self.b.select(self.b.binary("and", nothing, undefined), self.number(0), half)

        return Pair(*(half and kept(half) for half in (product.re, product.im)))

    def _is_zero(self, x: Pair) -> Value:
        re, im = (self.b.fcmp("oeq", half, self.number(0)) for half in self.full(x))
        return self.b.binary("and", re, im)

    def _is_moderate(self, x: Pair) -> Value:
        """Whether squares are no larger than a few."""
        re, im = (self.b.fcmp("olt", self.real("fabs", half), self.number(4)) for half in self.full(x))
        return self.b.binary("and", re, im)

    def one_minus_square(self, x: Pair) -> Pair:
        """1 - x**2, accurate beside its zeros and in its derivative beside 0."""
        re, im = self.full(x)
        real = self.b.fadd(self.real("fma", self.b.fneg(re), re, self.number(1)), self.b.fmul(im, im))
        product = self.b.fmul(re, im)
        return Pair(real, self.b.fneg(self.b.fadd(product, product)))

    def leg(self, x: Pair) -> Pair:
        """sqrt(1 - x) sqrt(1 + x), which is sqrt(1 - x**2) of moderate numbers."""
        moderate, one = self._is_moderate(x), Pair(self.number(1), None)
        first = self.sqrt(self.choose(moderate, self.one_minus_square(x), self.sub(one, x)))
        return self.mul(first, self.sqrt(self.choose(moderate, one, self.add(one, x))))

    def leg_beyond(self, x: Pair) -> Pair:
        """sqrt(x - 1) sqrt(x + 1), which is sqrt(x**2 - 1) of moderate numbers on the right, and its negative on the left."""
        moderate, one = self._is_moderate(x), Pair(self.number(1), None)
        side = self.real("copysign", self.number(1), self.full(x)[0])
        first = self.sqrt(self.choose(moderate, self.neg(self.one_minus_square(x)), self.sub(x, one)))
        return self.mul(first, self.choose(moderate, Pair(side, None), self.sqrt(self.add(x, one))))

    def inverse_of_one_minus_square(self, x: Pair) -> Pair:
        """1 / (1 - x**2); of numbers that are not moderate (1 / x) / (1 / x - x)."""
        moderate, one = self._is_moderate(x), Pair(self.number(1), None)
        inverse = self.div(one, self.choose(moderate, one, x))
        return self.div(inverse, self.choose(moderate, self.one_minus_square(x), self.sub(inverse, x)))

    def sin(self, x: Pair) -> Pair:
        re, im = self.full(x)
        return Pair(
            self.b.fmul(self.real("sin", re), self.real("cosh", im)),
            self.b.fmul(self.real("cos", re), self.real("sinh", im)),
        )

    def cos(self, x: Pair) -> Pair:
        re, im = self.full(x)
        product = self.b.fmul(self.real("sin", re), self.real("sinh", im))
        return Pair(self.b.fmul(self.real("cos", re), self.real("cosh", im)), self.b.fneg(product))

    def sinh(self, x: Pair) -> Pair:
        re, im = self.full(x)
        return Pair(
            self.b.fmul(self.real("sinh", re), self.real("cos", im)),
            self.b.fmul(self.real("cosh", re), self.real("sin", im)),
        )

    def cosh(self, x: Pair) -> Pair:
        re, im = self.full(x)
        return Pair(
            self.b.fmul(self.real("cosh", re), self.real("cos", im)),
            self.b.fmul(self.real("sinh", re), self.real("sin", im)),
        )


_FUNCTIONS: dict[str, Callable[[ComplexEmitter, Pair], Pair]] = {
    "conj": ComplexEmitter.conj, "log": ComplexEmitter.log, "sqrt": ComplexEmitter.sqrt, "sin": ComplexEmitter.sin,
    "cos": ComplexEmitter.cos, "sinh": ComplexEmitter.sinh, "cosh": ComplexEmitter.cosh, "leg": ComplexEmitter.leg,
    "leg_beyond": ComplexEmitter.leg_beyond, "inverse_of_one_minus_square": ComplexEmitter.inverse_of_one_minus_square,
}  # fmt: skip
