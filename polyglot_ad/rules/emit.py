"""Emits partials as IR: type-generic (every floating-point type, and vectors of them), calling intrinsics or libm.

`emit` gives the partial, `emit_product` the partial times a factor, which is what both modes of differentiation need. A product goes
into `select`: `factor * select(c, e, 0)` becomes `select(c, factor * e, 0)`, so that what stands in the branch not taken (an infinity,
a NaN) never meets the factor.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Literal

from ..errors import DifferentiationError
from ..ir import instructions as ins
from ..ir import types as ty
from ..ir.builder import Builder, const_int, zero
from ..ir.types import Type
from ..ir.values import ConstantAggregate, ConstantUndef, Value
from . import runtime
from .constants import constant
from .expression import Expr
from .functions import INTEGER_ARGUMENT, INTRINSICS, PURE, RUNTIME, WITH_INTEGER, library_name, mangled
from .model import Rule

Strong = Literal["factor", "either"] | None
"""What is 0 in a product with an infinity or NaN makes it 0: the factor, where a value was perhaps computed in vain; either of factor and
partial, where the program's user asked for it."""
OF_BITS = frozenset({"polygon", "polygon of bits"})
"""Rules whose operand may be an integer where the factor is zero (a tagged union): as a number that is so near 0 that slopes overflow."""

_PREDICATES = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq"}
_KEEP_FLAGS = frozenset(("reassoc", "arcp", "contract", "afn"))
"""Flags that a partial may inherit from its instruction. nnan and ninf are promises about the primal's values only."""


def emit(
    builder: Builder, rule: Rule, index: int, operands: list[Value], result: Value | None, output: int = 0, flags: tuple[str, ...] = ()
) -> Value:
    """The partial of `output` by operand `index`, at the builder's point. `operands` and `result` are the primal's values; those the
    partial does not use (`uses_operand`, `uses_result`) may be any value of the right type, the result None."""
    return RealEmitter(builder, rule, operands, result, index, flags).value(_partial(rule, index, output))


def emit_product(
    builder: Builder, rule: Rule, index: int, operands: list[Value], result: Value | None, factor: Value, output: int = 0,
    flags: tuple[str, ...] = (), strong: Strong = None,
) -> Value:  # fmt: skip
    """`factor` times the partial: `factor` itself when the partial is 1, a constant zero when it is 0."""
    partial = _partial(rule, index, output)
    if strong is None and rule.name in OF_BITS:
        strong = "factor"
    emitter = RealEmitter(builder, rule, operands, result, index, flags)
    return strengthened(emitter, partial, factor, emitter.product(partial, factor), strong)


def strengthened(emitter: RealEmitter, partial: Expr, factor: Value, product: Value, strong: Strong) -> Value:
    """The product of a factor and a partial, zero where `strong` says so."""
    if strong is None or not any(part.op in ("operand", "result") for part in partial.walk()):
        return product
    return emitter.strong_zero(factor, lambda: emitter.value(partial), product, strong)


def _partial(rule: Rule, index: int, output: int) -> Expr:
    if rule.complex:
        raise DifferentiationError("PAD-E302", f"a call of {rule.name}", "a complex row has no partials by single real operands")
    partial = rule.jacobian[output][index]
    if partial is None:
        raise DifferentiationError("PAD-E301", f"{rule.name} by operand {index}", "the operand is not a floating-point number")
    return partial


class RealEmitter:
    """One partial. Subterms that occur twice are emitted once."""

    def __init__(
        self, builder: Builder, rule: Rule, operands: list[Value], result: Value | None, index: int, flags: tuple[str, ...]
    ) -> None:
        self.builder = builder
        self.rule = rule
        self.operands = operands
        self.result = result
        self.type = operands[index].type
        self.flags = tuple(flag for flag in flags if flag in _KEEP_FLAGS)
        self.done: dict[tuple[Expr, bool], Value] = {}

    def output(self, index: int) -> Value:
        """A result of the primal."""
        return self._result(index)

    # products ---------------------------------------------------------------------------------------------------------------

    def product(self, expr: Expr, factor: Value) -> Value:
        if expr.op == "number":
            if expr.number == 0:
                return constant(self.type, 0)
            if expr.number in (1, -1):
                return factor if expr.number == 1 else self.builder.fneg(factor)
        elif expr.op == "neg":
            return self.builder.fneg(self.product(expr.args[0], factor))
        elif expr.op == "select" and any(_trivial(arg) for arg in expr.args[1:]):
            condition = self.value(expr.args[0])
            return self.builder.select(condition, self.product(expr.args[1], factor), self.product(expr.args[2], factor))
        elif expr.op == "/" and (expr.args[0].op == "number" or (self.rule.opcode and expr.args[0].op in ("operand", "result"))):
            # Of a quotient x / y both partials divide by y. A ratio of a function, such as x / hypot(x, y), is made first: the factor
            # divided by a huge or tiny number may leave the range, and its derivatives do so sooner.
            return self.product(expr.args[0], self._binary("fdiv", factor, self.value(expr.args[1])))
        return self._binary("fmul", factor, self.value(expr))

    def strong_zero(self, factor: Value, partial: Callable[[], Value], product: Value, strong: Strong) -> Value:
        if strong is None:
            return product
        # Where both are numbers, the product stays what it is: its own derivative is the partial where the factor moves away from 0.
        nothing = self.builder.fcmp("oeq", factor, zero(factor.type))
        if strong == "either":
            nothing = self.builder.binary("or", nothing, self.builder.fcmp("oeq", partial(), zero(product.type)))
        undefined = self.builder.fcmp("uno", product, zero(product.type))
        return self.builder.select(self.builder.binary("and", nothing, undefined), zero(product.type), product)

    # values -----------------------------------------------------------------------------------------------------------------

    def value(self, expr: Expr, integer: bool = False) -> Value:
        key = (expr, integer)
        found = self.done.get(key)
        if found is None:
            found = self.done[key] = self._integer(expr) if integer else self._float(expr)
        return found

    def _is_integer(self, expr: Expr) -> bool:
        """Whether an arithmetic expression is over integer operands; a bare number is whatever its partner is."""
        if expr.op == "operand":
            return self.rule.kinds[expr.index] == "int"
        return expr.op in ("+", "-", "*", "neg") and any(map(self._is_integer, expr.args))

    def _integer(self, expr: Expr) -> Value:
        if expr.op == "operand":
            return self.operands[expr.index]
        if expr.op == "number":
            return const_int(self._integer_type(), int(expr.number))
        opcode = {"+": "add", "-": "sub", "*": "mul"}[expr.op]
        return self.builder.binary(opcode, self.value(expr.args[0], True), self.value(expr.args[1], True))

    def _integer_type(self) -> Type:
        """C's int in a rule without integer operands."""
        kinds = zip(self.operands, self.rule.kinds, strict=False)
        return next((value.type.scalar for value, kind in kinds if kind == "int"), ty.I32)

    def _float(self, expr: Expr) -> Value:
        args = expr.args
        match expr.op:
            case "number":
                return constant(self.type, expr.number)
            case "inf" | "nan":
                return constant(self.type, expr.op)
            case "operand":
                return self.operands[expr.index]
            case "result":
                return self._result(expr.index)
            case "+" | "-" | "*" | "/":
                return self._arithmetic(expr.op, args[0], args[1])
            case "neg":
                return self.builder.fneg(self.value(args[0]))
            case "and" | "or":
                return self.builder.binary(expr.op, self.value(args[0]), self.value(args[1]))
            case "not":
                condition = self.value(args[0])
                return self.builder.binary("xor", condition, _true(condition.type))
            case "select":
                return self.builder.select(self.value(args[0]), self.value(args[1]), self.value(args[2]))
            case "call" if expr.name == "float":
                return self._to_float(self.value(args[0], True))
            case "call":
                return self._call(expr.name, args)
        return self._compare(expr.op, args[0], args[1])

    def _result(self, index: int) -> Value:
        assert self.result is not None, f"{self.rule.name} needs its result"
        return self.result if self.rule.outputs[index] == "return" else self.builder.extract_value(self.result, index)

    def _arithmetic(self, op: str, left: Expr, right: Expr) -> Value:
        opcode = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}[op]
        if op == "+" and right.op == "neg":
            opcode, right = "fsub", right.args[0]
        return self._binary(opcode, self.value(left), self.value(right))

    def _binary(self, opcode: str, left: Value, right: Value) -> Value:
        return self.builder.binary(opcode, left, right, flags=self.flags)

    def _compare(self, op: str, left: Expr, right: Expr) -> Value:
        if self._is_integer(left) or self._is_integer(right):
            predicate = "ne" if op == "!=" else "eq" if op == "==" else f"s{_PREDICATES[op]}"
            return self.builder.icmp(predicate, self.value(left, True), self.value(right, True))
        predicate = "une" if op == "!=" else f"o{_PREDICATES[op]}"
        return self.builder.fcmp(predicate, self.value(left), self.value(right))

    def _to_float(self, number: Value) -> Value:
        if isinstance(self.type, ty.VectorType) and not isinstance(number.type, ty.VectorType):
            return self._splat(self.builder.cast("sitofp", number, self.type.scalar))
        return self.builder.cast("sitofp", number, self.type)

    def _splat(self, scalar: Value) -> Value:
        assert isinstance(self.type, ty.VectorType)
        first = self.builder.insert(ins.InsertElement(ConstantUndef(self.type, poison=True), scalar, const_int(ty.I64, 0)))
        mask = ConstantAggregate(ty.vector(ty.I32, self.type.count), (const_int(ty.I32, 0),) * self.type.count)
        return self.builder.insert(ins.ShuffleVector(first, ConstantUndef(self.type, poison=True), mask))

    # calls ------------------------------------------------------------------------------------------------------------------

    def _call(self, name: str, args: tuple[Expr, ...]) -> Value:
        at = INTEGER_ARGUMENT.get(name)
        values = [self.value(arg, position == at) for position, arg in enumerate(args)]
        if name in WITH_INTEGER:
            if values[1].type.scalar is ty.I64:
                return self._wide_integer(name, values[0], values[1])
            return self.builder.call_named(f"llvm.{name}.{mangled(self.type)}.{mangled(values[1].type)}", self.type, values)
        if name in INTRINSICS and self.rule.dialect == "libm":
            return self.builder.call_named(f"llvm.{name}.{mangled(self.type)}", self.type, values)
        if isinstance(self.type, ty.VectorType):
            return self._each_lane(name, values)
        return self._library(name, values, self.type)

    def _wide_integer(self, name: str, value: Value, number: Value) -> Value:
        """powi and ldexp take C's int. A wider exponent of powi goes through pow, which is exact up to 2**53; of ldexp it is clamped."""
        if name == "powi":
            return self.builder.call_named(f"llvm.pow.{mangled(self.type)}", self.type, [value, self._to_float(number)])
        for bound, limit in (("smin", 40000), ("smax", -40000)):
            number = self.builder.call_named(f"llvm.{bound}.i64", ty.I64, [number, const_int(ty.I64, limit)])
        narrow = self.builder.cast("trunc", number, ty.I32)
        return self.builder.call_named(f"llvm.ldexp.{mangled(self.type)}.i32", self.type, [value, narrow])

    def _library(self, name: str, values: list[Value], type: Type) -> Value:
        if name in RUNTIME:
            return runtime.call(self.builder, name, values, type)
        symbol = library_name(name, type, self.rule.dialect)
        if symbol is None:  # a type the library lacks: half, bfloat
            wide = [self.builder.cast("fpext", v, ty.FLOAT) if v.type.is_float else v for v in values]
            return self.builder.cast("fptrunc", self._library(name, wide, ty.FLOAT), type)
        if name in ("jn", "yn"):
            values = [runtime.integer(self.builder, value) for value in values]
        callee = self.builder.declare(symbol, type, [value.type for value in values], attributes=PURE)
        return self.builder.call(callee, values)

    def _each_lane(self, name: str, values: list[Value]) -> Value:
        assert isinstance(self.type, ty.VectorType)
        result: Value = ConstantUndef(self.type, poison=True)
        for lane in range(self.type.count):
            at = const_int(ty.I64, lane)
            scalars = [self.builder.insert(ins.ExtractElement(v, at)) if v.type.is_vector else v for v in values]
            result = self.builder.insert(ins.InsertElement(result, self._library(name, scalars, self.type.element), at))
        return result


def _trivial(expr: Expr) -> bool:
    return expr.op == "number" and expr.number in (Fraction(0), Fraction(1), Fraction(-1))


def _true(type: Type) -> Value:
    one = const_int(ty.I1, 1)
    return ConstantAggregate(type, (one,) * type.count) if isinstance(type, ty.VectorType) else one
