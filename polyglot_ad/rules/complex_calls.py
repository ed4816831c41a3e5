"""A complex row applied to a call: operands, tangents and cotangents in whatever shape the ABI passes complex numbers.

A `double _Complex` is two doubles, a `float _Complex` one `<2 x float>` on x86-64, `[2 x float]` elsewhere; results are `{double, double}`,
`<2 x float>`, `{float, float}`. The shape is read from the call's types, never from a symbol's name.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ..errors import DifferentiationError
from ..ir import instructions as ins
from ..ir import types as ty
from ..ir.builder import Builder, const_int
from ..ir.types import Type
from ..ir.values import ConstantUndef, Value
from .complex_emit import ComplexEmitter, Pair
from .emit import Strong
from .expression import Expr
from .model import Rule


@dataclass(frozen=True)
class Slots:
    """How a call's operands make up the row's: `owner[i]` is the row's operand that call operand i belongs to. `type` is the real type."""

    owner: tuple[int, ...]
    type: Type


def components(type: Type) -> list[Type]:
    """The floating-point scalars of a type that a complex number may be passed in."""
    if type.is_float:
        return [type]
    if isinstance(type, ty.VectorType | ty.ArrayType):
        return components(type.element) * type.count
    if isinstance(type, ty.StructType) and type.fields is not None:
        return [scalar for part in type.fields for scalar in components(part)]
    return []


def slots_of(rule: Rule, types: Sequence[Type]) -> Slots | None:
    """None for a real row, and for a call that the row does not describe."""
    if not rule.complex:
        return None
    owner: list[int] = []
    scalars: set[Type] = set()
    position = 0
    for logical, kind in enumerate(rule.kinds):
        found = 0
        while position < len(types) and found < (2 if kind == "float" else 1):
            parts = components(types[position])
            if not (parts if kind == "float" else types[position].is_integer):
                return None
            scalars.update(parts)
            found += len(parts) if kind == "float" else 1
            owner.append(logical)
            position += 1
        if found != (2 if kind == "float" else 1):
            return None
    return Slots(tuple(owner), scalars.pop()) if position == len(types) and len(scalars) == 1 else None


def _split(builder: Builder, values: Sequence[Value]) -> list[Value]:
    parts: list[Value] = []
    for value in values:
        if isinstance(value.type, ty.VectorType):
            parts += [builder.insert(ins.ExtractElement(value, const_int(ty.I64, lane))) for lane in range(value.type.count)]
        elif value.type.is_aggregate:
            parts += [builder.extract_value(value, index) for index in range(len(components(value.type)))]
        else:
            parts.append(value)
    return parts


def _join(builder: Builder, type: Type, halves: Sequence[Value]) -> Value:
    if type.is_float:
        return halves[0]
    whole: Value = ConstantUndef(type, poison=True)
    for index, half in enumerate(halves):
        if isinstance(type, ty.VectorType):
            whole = builder.insert(ins.InsertElement(whole, half, const_int(ty.I64, index)))
        else:
            whole = builder.insert_value(whole, half, index)
    return whole


class ComplexCall:
    """A complex row at a call."""

    def __init__(self, builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None) -> None:
        slots = slots_of(rule, [operand.type for operand in operands])
        if slots is None:
            raise DifferentiationError("PAD-E302", f"a call of {rule.name}", "its complex arguments are passed in an unknown way")
        self.builder = builder
        self.rule = rule
        self.slots = slots
        self.types = [operand.type for operand in operands]
        pairs = [self.pair(operands, k) if kind == "float" else Pair(None, None) for k, kind in enumerate(rule.kinds)]
        integers = {k: operands[slots.owner.index(k)] for k, kind in enumerate(rule.kinds) if kind == "int"}
        self.emitter = ComplexEmitter(builder, slots.type, pairs, integers, Pair(None, None) if result is None else self._pair([result]))

    def _pair(self, values: Sequence[Value]) -> Pair:
        halves = _split(self.builder, values)
        return Pair(halves[0], halves[1] if len(halves) > 1 else None)

    def pair(self, values: Sequence[Value | None], k: int) -> Pair:
        """The row's operand `k` out of values that are in the call's order; a missing half is zero."""
        own = [value for value, owner in zip(values, self.slots.owner, strict=True) if owner == k]
        if len(own) == 1:
            return Pair(None, None) if own[0] is None else self._pair([own[0]])
        return Pair(own[0], own[1])

    def joined(self, type: Type, pair: Pair) -> Value:
        """A number in the form of the call's type."""
        return _join(self.builder, type, self.emitter.full(pair))

    def partial(self, k: int) -> Pair:
        expr = self.rule.partials[k]
        assert isinstance(expr, Expr)
        return self.emitter.value(expr)


def push(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, tangents: Sequence[Value | None], result_type: Type,
    strong: Strong = None,
) -> Value | None:  # fmt: skip
    call = ComplexCall(builder, rule, operands, result)
    arithmetic, total = call.emitter, Pair(None, None)
    for k, kind in enumerate(rule.kinds):
        tangent = call.pair(tangents, k)
        if kind != "float" or (tangent.re is None and tangent.im is None):
            continue
        partial = call.partial(k)
        if rule.real_result:
            partial = arithmetic.conj(partial)
        elif rule.conjugate:
            tangent = arithmetic.conj(tangent)
        product = arithmetic.mul(partial, tangent)
        total = arithmetic.add(total, arithmetic.strong_zero(tangent, partial, product, strong))
    if total.re is None and total.im is None:
        return None
    return call.joined(result_type, total)


def pull(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, cotangent: Value, wanted: Collection[int],
    strong: Strong = None,
) -> dict[int, Value]:  # fmt: skip
    call = ComplexCall(builder, rule, operands, result)
    arithmetic = call.emitter
    halves = _split(builder, [cotangent])
    factor = Pair(halves[0], None if rule.real_result else halves[1])
    gradient: dict[int, Value] = {}
    for k in sorted({call.slots.owner[index] for index in wanted}):
        partial = call.partial(k)
        if rule.conjugate:
            product = arithmetic.mul(partial, arithmetic.conj(factor))
        else:
            product = arithmetic.mul(partial if rule.real_result else arithmetic.conj(partial), factor)
        product = arithmetic.strong_zero(factor, partial, product, strong)
        parts: Sequence[Value] = arithmetic.full(product)
        own = [index for index, owner in enumerate(call.slots.owner) if owner == k]
        if len(own) == 1:
            parts = [_join(builder, call.types[own[0]], parts)]
        gradient |= {index: part for index, part in zip(own, parts, strict=True) if index in wanted}
    return gradient
