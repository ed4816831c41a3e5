"""Integers in registers that may be a small constant: the tag that says which member of a union there is, say, of which nothing else tells
what it is, since it is only passed on and compared in one of its bits."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value

from .facts import MemoryFacts
from .leaves import leaf_range, leaves
from .nodes import Content

_MANTISSA = {16: 10, 32: 23, 64: 52}
"""Bits below the exponent, of numbers of so many bits."""


def small_constants(facts: MemoryFacts) -> Iterator[Content]:
    """What such constants flow into."""
    for function in facts.module.functions.values():
        for i in function.instructions():
            if isinstance(i, ins.Phi):
                yield from _given(facts, facts.contents(i), i.operands)
            elif isinstance(i, ins.Select):
                yield from _given(facts, facts.contents(i), i.operands[1:])
            elif isinstance(i, ins.InsertValue):
                first, end = leaf_range(facts.layout, i.type, i.indices)
                found = facts.contents(i)
                yield from _given(facts, found[first:end], i.operands[1:])
                yield from (c for leaf, c in _members(facts, found, i.operands[0]) if not first <= leaf < end)
            elif i.opcode == "ret" and i.operands and isinstance(i.operands[0], val.Constant):
                yield from _given(facts, facts.result_contents(function), i.operands)
            elif isinstance(i, ins.CallBase) and isinstance(callee := i.called_function, Function) and callee.blocks:
                for argument, parameter in zip(i.arguments, callee.arguments, strict=False):
                    if isinstance(argument, val.Constant):
                        yield from _given(facts, facts.contents(parameter), [argument])


def _given(facts: MemoryFacts, found: tuple[Content, ...], values: list[Value]) -> Iterator[Content]:
    for value in values:
        if isinstance(value, val.Constant):
            yield from (content for _, content in _members(facts, found, value))


def _members(facts: MemoryFacts, found: tuple[Content, ...], value: Value) -> Iterator[tuple[int, Content]]:
    """By scalars."""
    if isinstance(value, val.ConstantAggregate) and value.type.is_aggregate:
        first = 0
        for element in value.elements:
            yield from ((first + leaf, content) for leaf, content in _members(facts, found[first:], element))
            first += len(leaves(facts.layout, element.type))
    elif isinstance(value, val.ConstantInt) and isinstance(value.type, ty.IntType) and 0 < value.value < _least_number(value.type):
        yield 0, found[0]


def _least_number(type: ty.IntType) -> int:
    """The bits of the smallest number that a program means: none is denormal."""
    return 1 << _MANTISSA.get(type.bits, 0)
