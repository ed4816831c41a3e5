"""A row applied to a whole call, whatever its signature: several results, results through pointers, complex numbers of any ABI.

`fits` asks whether a call has the shape the row describes, `needs` which primal values its derivative needs, `pushforward` and
`pullback` write it. Indices and values are the call's own: a `double _Complex` passed as two doubles is two operands here, and its
tangent is two values. Real rows with one result could be used through `emit_product` just as well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ..ir import instructions as ins
from ..ir import types as ty
from ..ir.builder import Builder, zero
from ..ir.types import Type
from ..ir.values import Value
from . import complex_calls
from .emit import Strong, emit_product
from .model import Rule, uses_operand, uses_result


@dataclass(frozen=True)
class Needs:
    """Primal values that a derivative needs: operands by index, and the result."""

    operands: frozenset[int]
    result: bool


@dataclass(frozen=True)
class Pushed:
    """Tangents: of the returned value (None if it has no floating-point part), and of what is stored through each pointer operand."""

    value: Value | None
    stored: Mapping[int, Value] = field(default_factory=dict)


def fits(rule: Rule, result: Type, operands: Sequence[Type]) -> bool:
    """Whether a call with these types is what the row describes. A symbol alone proves nothing: C programs have own functions too."""
    if rule.complex:
        slots = complex_calls.slots_of(rule, operands)
        return slots is not None and complex_calls.components(result) == ([slots.type] if rule.real_result else [slots.type] * 2)
    if len(operands) != rule.arity:
        return False
    floats = {type for type, kind in zip(operands, rule.kinds, strict=True) if kind == "float"}
    if not all(type.scalar.is_float for type in floats) or len({type for type in floats if rule.name != "nextafter"}) > 1:
        return False
    if any(stored_kind(rule, k) is not None and not type.is_pointer for k, type in enumerate(operands)):
        return False
    if any(kind == "int" and not type.scalar.is_integer for type, kind in zip(operands, rule.kinds, strict=True)):
        return False
    returned = [place for place in rule.outputs if place.startswith("return")]
    if returned == ["return"]:
        return result in floats
    if not returned:
        return result.is_void
    return isinstance(result, ty.StructType | ty.ArrayType) and ins.indexed_type(result, (0,)) in floats


def stored_kind(rule: Rule, operand: int) -> str | None:
    """ "float" or "int" if the function writes one such value through this operand, else None."""
    for place in rule.outputs:
        if place.split(":")[0] == f"*{rule.operands[operand]}":
            return "int" if place.endswith(":int") else "float"
    return None


def needs(rule: Rule, operands: Sequence[Type], wanted: Collection[int]) -> Needs:
    """What the partials by the operands `wanted` need."""
    slots = complex_calls.slots_of(rule, operands)
    if slots is None:
        indices = range(rule.arity)
        outputs = [o for o in range(rule.results) if not rule.outputs[o].endswith(":int")]
        used = {k for i in wanted for k in indices for o in outputs if uses_operand(rule, i, k, o)}
        return Needs(frozenset(used), any(uses_result(rule, i, o) for i in wanted for o in outputs))
    logical = {slots.owner[index] for index in wanted}
    used = {k for i in logical for k in range(rule.arity) if uses_operand(rule, i, k)}
    result = any(uses_result(rule, i) for i in logical)
    return Needs(frozenset(index for index, owner in enumerate(slots.owner) if owner in used), result)


def pushforward(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, tangents: Sequence[Value | None], result_type: Type,
    strong: Strong = None,
) -> Pushed:  # fmt: skip
    """Tangents of all results; a tangent None is zero. `operands` and `result` need only be right where `needs` says so. `strong`: what
    makes a product zero that has no value."""
    if rule.complex:
        return Pushed(complex_calls.push(builder, rule, operands, result, tangents, result_type, strong))
    returned: Value | None = None
    stored: dict[int, Value] = {}
    for output, place in enumerate(rule.outputs):
        if place.endswith(":int"):
            continue
        total: Value | None = None
        for index, tangent in enumerate(tangents):
            partial = rule.jacobian[output][index]
            if tangent is None or partial is None or partial.is_number(0):
                continue
            term = emit_product(builder, rule, index, list(operands), result, tangent, output, strong=strong)
            total = term if total is None else builder.fadd(total, term)
        if place == "return":
            returned = total
        elif place.startswith("*"):
            if total is not None:
                stored[rule.operands.index(place[1:])] = total
        elif total is not None:
            whole = zero(result_type) if returned is None else returned
            returned = builder.insert_value(whole, total, int(place.removeprefix("return.")))
    return Pushed(returned, stored)


def pullback(
    builder: Builder, rule: Rule, operands: Sequence[Value], result: Value | None, cotangent: Value | None, wanted: Collection[int],
    stored: Mapping[int, Value] | None = None, strong: Strong = None,
) -> dict[int, Value]:  # fmt: skip
    """Cotangents of the operands `wanted`, those that are not zero. `cotangent` belongs to the returned value, `stored` to what was
    written through pointer operands. `strong`: what makes a product zero that has no value."""
    if rule.complex:
        return {} if cotangent is None else complex_calls.pull(builder, rule, operands, result, cotangent, wanted, strong)
    factors = [_factor(builder, rule, place, cotangent, stored or {}) for place in rule.outputs]
    gradient: dict[int, Value] = {}
    for index in wanted:
        for output, factor in enumerate(factors):
            partial = rule.jacobian[output][index]
            if factor is None or partial is None or partial.is_number(0):
                continue
            term = emit_product(builder, rule, index, list(operands), result, factor, output, strong=strong)
            gradient[index] = builder.fadd(gradient[index], term) if index in gradient else term
    return gradient


def _factor(builder: Builder, rule: Rule, place: str, cotangent: Value | None, stored: Mapping[int, Value]) -> Value | None:
    if place.endswith(":int"):
        return None
    if place.startswith("*"):
        return stored.get(rule.operands.index(place[1:]))
    if place == "return" or cotangent is None:
        return cotangent
    return builder.extract_value(cotangent, int(place.removeprefix("return.")))
