"""Complex expressions as IR: a value is a pair of real values, a half that is known to be zero is None.

Everything is written with real arithmetic and real functions, so that no partial depends on how a platform passes complex numbers.
Division scales by the larger half of the divisor, as the C runtimes do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from ..ir.builder import Builder
from ..ir.types import Type
from ..ir.values import Value
from .constants import constant
from .expression import Expr
from .functions import mangled


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
        if y.im is None:
            assert y.re is not None
            return Pair(self._div(x.re, y.re), self._div(x.im, y.re))
        re, im = self.full(y)
        size = self.real("maxnum", self.real("fabs", re), self.real("fabs", im))
        re, im = self.b.fdiv(re, size), self.b.fdiv(im, size)
        norm = self.b.fmul(self.b.fadd(self.b.fmul(re, re), self.b.fmul(im, im)), size)
        product = self.mul(x, Pair(re, self.b.fneg(im)))
        return Pair(self._div(product.re, norm), self._div(product.im, norm))

    def real(self, name: str, *arguments: Value) -> Value:
        return self.b.call_named(f"llvm.{name}.{mangled(self.type)}", self.type, arguments)

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
                condition, (if_true, if_false) = self._condition(expr.args[0]), map(self.value, expr.args[1:])
                halves = zip(self.full(if_true), self.full(if_false), strict=True)
                return Pair(*(self.b.select(condition, x, y) for x, y in halves))
            case "call" if expr.name == "float":
                return Pair(self.b.cast("sitofp", self.integers[expr.args[0].index], self.type), None)
            case "call":
                return _FUNCTIONS[expr.name](self, self.value(expr.args[0]))
        operation: Callable[[Pair, Pair], Pair] = {"+": self.add, "-": self.sub, "*": self.mul, "/": self.div}[expr.op]
        return operation(self.value(expr.args[0]), self.value(expr.args[1]))

    def _condition(self, expr: Expr) -> Value:
        """`x == y` of complex numbers."""
        assert expr.op == "=="
        left, right = (self.full(self.value(arg)) for arg in expr.args)
        return self.b.binary("and", self.b.fcmp("oeq", left[0], right[0]), self.b.fcmp("oeq", left[1], right[1]))

    # functions --------------------------------------------------------------------------------------------------------------

    def abs(self, x: Pair) -> Pair:
        """Scaled, so that squares neither overflow nor vanish."""
        re, im = (self.real("fabs", half) for half in self.full(x))
        size, small = self.real("maxnum", re, im), self.real("minnum", re, im)
        ratio = self.b.fdiv(small, size)
        length = self.b.fmul(size, self.real("sqrt", self.b.fadd(self.number(1), self.b.fmul(ratio, ratio))))
        return Pair(self.b.select(self.b.fcmp("oeq", size, self.number(0)), self.number(0), length), None)

    def log(self, x: Pair) -> Pair:
        re, im = self.full(x)
        length = self.abs(x).re
        assert length is not None
        return Pair(self.real("log", length), self.real("atan2", im, re))

    def sqrt(self, x: Pair) -> Pair:
        """The principal root; the sign of a zero imaginary half says which side of the cut."""
        re, im = self.full(x)
        length = self.abs(x).re
        assert length is not None
        size = self.real("sqrt", self.b.fmul(self.b.fadd(length, self.real("fabs", re)), self.number(Fraction(1, 2))))
        other = self.b.fdiv(im, self.b.fadd(size, size))
        right = self.b.fcmp("oge", re, self.number(0))
        root = self.b.select(right, size, self.real("fabs", other)), self.b.select(right, other, self.real("copysign", size, im))
        return Pair(*root)

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
    "abs": ComplexEmitter.abs, "log": ComplexEmitter.log, "sqrt": ComplexEmitter.sqrt, "sin": ComplexEmitter.sin,
    "cos": ComplexEmitter.cos, "sinh": ComplexEmitter.sinh, "cosh": ComplexEmitter.cosh,
}  # fmt: skip
