"""Taylor arithmetic on real numbers and on pairs of them, and `pushed_series`, which applies a row to a call (see `taylor`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..ir.builder import Builder, zero
from ..ir.types import Type
from ..ir.values import Value
from . import complex_calls
from .complex_emit import ComplexEmitter, Pair
from .constants import constant
from .emit import OF_BITS, RealEmitter, Strong, strengthened
from .expression import Expr
from .model import Rule
from .names import row_named
from .taylor import Emitter, N, Operands, Series, Taylor, Whole
from .transfer import Pushed

_ROWS = {"powi": "pown"}
"""Functions that partials call, by the row that has another name."""
_COMPLEX_ROWS = {
    name: Rule(name, ("x",), ({"x": text},), complex=True)
    for name, text in (
        ("leg", "-(x / r)"), ("leg_beyond", "x / r"), ("inverse_of_one_minus_square", "2 * x * r * r"),
    )
}  # fmt: skip


class _RealTaylor(Taylor[Value]):
    def __init__(self, builder: Builder, type: Type, dialect: str, strong: Strong) -> None:
        super().__init__(builder, dialect, strong)
        self.type = type

    def plus(self, x: Value, y: Value) -> Value:
        return self.builder.fadd(x, y)

    def negative(self, x: Value) -> Value:
        return self.builder.fneg(x)

    def times(self, x: Value, y: Value) -> Value:
        return self.builder.fmul(x, y)

    def over(self, x: Value, y: Value) -> Value:
        return self.builder.fdiv(x, y)

    def scaled(self, x: Value, by: int) -> Value:
        return x if by == 1 else self.builder.fmul(x, constant(x.type, by))

    def chosen(self, condition: Value, x: Value | None, y: Value | None) -> Value:
        nothing = constant(self.type, 0)
        return self.builder.select(condition, x or nothing, y or nothing)

    def emitter(self, rule: Rule, operands: Operands[Value], result: Value | None) -> Emitter[Value]:
        return _OfRow(self, rule, operands, result)

    def named(self, name: str) -> Rule | None:
        found = row_named(_ROWS.get(name, name))
        return None if found is None else replace(found, dialect=self.dialect)


class _OfRow(Emitter[Value]):
    def __init__(
        self, taylor: _RealTaylor, rule: Rule, operands: Operands[Value], result: Value | None
    ) -> None:  # fmt: skip
        nothing = constant(taylor.type, 0)
        values = [one.value if isinstance(one, Whole) else nothing if one is None else one.number for one in operands]
        self.taylor = taylor
        self.strong: Strong = taylor.strong or ("factor" if rule.name in OF_BITS else None)
        self.rule = rule
        self.given = result
        self.write = RealEmitter(taylor.builder, rule, values, result, _float_operand(rule), ())

    def number(self, expr: Expr) -> Value:
        return self.write.value(expr)

    def whole(self, expr: Expr) -> Value:
        return self.write.value(expr, True)

    def condition(self, expr: Expr) -> Value:
        return self.write.value(expr)

    def result(self, output: int) -> Value:
        return self.write.output(output)

    def first_order(self, partial: Expr, factor: Value) -> Value:
        return strengthened(self.write, partial, factor, self.write.product(partial, factor), self.strong)

    def guarded(self, factor: Value, partial: Value, product: Value) -> Value:
        return self.write.strong_zero(factor, lambda: partial, product, self.strong)


def _float_operand(rule: Rule) -> int:
    return rule.kinds.index("float")


class _ComplexTaylor(Taylor[Pair]):
    def __init__(self, builder: Builder, type: Type, strong: Strong) -> None:
        super().__init__(builder, "libm", strong)
        self.type = type
        self.arithmetic = ComplexEmitter(builder, type, [], {}, Pair(None, None))

    def plus(self, x: Pair, y: Pair) -> Pair:
        return self.arithmetic.add(x, y)

    def negative(self, x: Pair) -> Pair:
        return self.arithmetic.neg(x)

    def times(self, x: Pair, y: Pair) -> Pair:
        return self.arithmetic.mul(x, y)

    def over(self, x: Pair, y: Pair) -> Pair:
        return self.arithmetic.div(x, y)

    def scaled(self, x: Pair, by: int) -> Pair:
        return x if by == 1 else self.arithmetic.mul(x, Pair(constant(self.type, by), None))

    def conjugated(self, x: Pair) -> Pair:
        return self.arithmetic.conj(x)

    def real_part(self, x: Pair) -> Pair:
        return Pair(x.re, None)

    def chosen(self, condition: Value, x: Pair | None, y: Pair | None) -> Pair:
        nothing = Pair(None, None)
        return self.arithmetic.choose(condition, x or nothing, y or nothing)

    def emitter(self, rule: Rule, operands: Operands[Pair], result: Pair | None) -> Emitter[Pair]:
        assert result is not None
        return _OfComplexRow(self, rule, operands, result)

    def named(self, name: str) -> Rule | None:
        return _COMPLEX_ROWS.get(name) or row_named(f"c{name}")


class _OfComplexRow(Emitter[Pair]):
    def __init__(
        self, taylor: _ComplexTaylor, rule: Rule, operands: Operands[Pair], result: Pair
    ) -> None:  # fmt: skip
        pairs = [one.number if isinstance(one, Series) else Pair(None, None) for one in operands]
        integers = {k: one.value for k, one in enumerate(operands) if isinstance(one, Whole)}
        self.taylor = taylor
        self.strong = taylor.strong
        self.rule = rule
        self.given = result
        self.write = ComplexEmitter(taylor.builder, taylor.type, pairs, integers, result)

    def number(self, expr: Expr) -> Pair:
        return self.write.value(expr)

    def whole(self, expr: Expr) -> Value:
        return self.write.integers[expr.index]

    def condition(self, expr: Expr) -> Value:
        return self.write.condition(expr)

    def result(self, output: int) -> Pair:
        return self.given

    def first_order(self, partial: Expr, factor: Pair) -> Pair:
        factor, slope = self.taylor.paired(self.rule, factor, self.write.value(partial))
        return self.guarded(factor, slope, self.write.mul(slope, factor))

    def guarded(self, factor: Pair, partial: Pair, product: Pair) -> Pair:
        return self.write.strong_zero(factor, partial, product, self.strong)


def pushed_series(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, tangents: Sequence[Sequence[Value | None]],
    result_type: Type, strong: Strong = None,
) -> list[Pushed]:  # fmt: skip
    """As `pushforward`, where the lanes are the derivatives of the operands along a curve, the first to the last: `tangents[k]` is, per
    operand, the derivative of order k + 1."""
    order = len(tangents)
    if rule.complex:
        return [Pushed(value) for value in _complex_results(builder, rule, operands, result, tangents, result_type, strong)]
    given = [
        _given(value, [lane[k] for lane in tangents]) if kind == "float" else Whole(value, value, 0) if kind == "int" else None
        for k, (value, kind) in enumerate(zip(operands, rule.kinds, strict=True))
    ]
    taylor = _RealTaylor(builder, operands[_float_operand(rule)].type, rule.dialect, strong)
    outputs = taylor.apply(rule, given, result).outputs
    found: list[Pushed] = []
    for k in range(1, order + 1):
        returned: Value | None = None
        stored: dict[int, Value] = {}
        for series, place in zip(outputs, rule.outputs, strict=True):
            total = None if place.endswith(":int") else series[k]
            if total is None:
                continue
            if place == "return":
                returned = total
            elif place.startswith("*"):
                stored[rule.operands.index(place[1:])] = total
            else:
                whole = zero(result_type) if returned is None else returned
                returned = builder.insert_value(whole, total, int(place.removeprefix("return.")))
        found.append(Pushed(returned, stored))
    return found


def _given(value: N, derivatives: Sequence[N | None]) -> Series[N]:
    """An operand; a derivative that is a constant zero is None."""
    if all(one is None for one in derivatives):
        return Series(lambda: value)
    return Series(lambda: value, lambda k: derivatives[k - 1])


def _complex_results(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, tangents: Sequence[Sequence[Value | None]],
    result_type: Type, strong: Strong,
) -> list[Value | None]:  # fmt: skip
    call = complex_calls.ComplexCall(builder, rule, operands, result)
    given: list[Series[Pair] | Whole | None] = []
    for k, kind in enumerate(rule.kinds):
        if kind != "float":
            value = call.emitter.integers[k]
            given.append(Whole(value, value, 0))
            continue
        lanes = [call.pair(lane, k) for lane in tangents]
        given.append(_given(call.emitter.operands[k], [None if p.re is None and p.im is None else p for p in lanes]))
    taylor = _ComplexTaylor(builder, call.slots.type, strong)
    series = taylor.apply(rule, given, call.emitter.result).outputs[0]
    found: list[Value | None] = []
    for k in range(1, len(tangents) + 1):
        total = series[k]
        none = total is None or (total.re is None and total.im is None)
        found.append(None if total is None or none else call.joined(result_type, total))
    return found
