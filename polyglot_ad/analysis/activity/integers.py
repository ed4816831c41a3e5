"""What unions hold now and then: integers where numbers are at other times."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from polyglot_ad.callees import is_memory_copy, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value

from ..bits import BitFlow
from ..memory import Content, MemoryFacts

_MANTISSA = {ty.FLOAT: 23, ty.DOUBLE: 52}
"""Bits below the exponent."""


class IntegersAmongBits:
    """Those values with bits of numbers that may as well be integers that never were a number."""

    def __init__(
        self, facts: MemoryFacts, bits: BitFlow, callees: Callable[[ins.CallBase], list[Function]], result: Callable[[Function], Value]
    ) -> None:
        self.facts = facts
        self.bits = bits
        self._bits = bits.spans
        self._callees = callees
        self._result = result

    def find(self) -> set[Value]:
        """Those of `_bits` that may as well be integers that never were a number: what a union holds now and then. The optimiser moves such
        integers as numbers, too, so these are followed on the way."""
        found: set[Value] = set()
        stored = self._initialised() if self._bits else set()
        size = -1
        while self._bits and size != len(found) + len(stored):
            size = len(found) + len(stored)
            for function in self.facts.module.functions.values():
                for i in function.instructions():
                    if i.opcode == "store" and self._perhaps_integer(i.operands[0], found):
                        stored.update(self.bits.scalars_at(i.operands[1], i.operands[0].type))
                    elif i.opcode == "ret" and i.operands and self._perhaps_integer(i.operands[0], found):
                        found.add(self._result(function))
                    elif i.opcode in ("phi", "select", "freeze", "bitcast", "extractvalue", "insertvalue"):
                        given = i.operands[1:] if i.opcode == "select" else i.operands
                        if any(self._perhaps_integer(operand, found) for operand in given) and (
                            # A structure with an integer beside numbers holds no integer among bits.
                            i.opcode != "insertvalue" or any(o in found or self._shares_bits(o) for o in i.operands)
                        ):
                            found.add(i)
                    elif i.opcode == "load":
                        if any(x in stored for x in self.bits.scalars_at(i.operands[0], i.type)):
                            found.add(i)
                    elif isinstance(i, ins.BinaryOp) and i in self._bits:
                        if any(operand in found for operand in i.operands):
                            found.add(i)
                    elif is_memory_copy(i):
                        assert isinstance(i, ins.CallBase)
                        pairs = self.facts.copied(i.arguments[1], i.arguments[0], most_bytes(i.arguments[2]))
                        stored.update(to.find().content.find() for origin, to in pairs if origin.find().content.find() in stored)
                    elif isinstance(i, ins.CallBase):
                        for callee in self._callees(i):
                            passed = zip(i.arguments, callee.arguments, strict=False)
                            found.update(p for a, p in passed if self._perhaps_integer(a, found))
                            if self._result(callee) in found:
                                found.add(i)
        return found

    def _initialised(self) -> set[Content]:
        """What begins as an integer, in the program's variables and constants."""
        found: set[Content] = set()
        for variable in self.facts.module.globals.values():
            if not isinstance(variable, val.GlobalVariable) or variable.initializer is None:
                continue
            fields, stride = self.facts.fields(variable, None, whole=True)
            accessed = {field.offset: field.location.find().content.find() for field in fields}
            places = {place % stride if stride else place for place in _integers(self.facts, 0, variable.initializer)}
            found.update(content for place, content in accessed.items() if place in places)
        return found

    def _shares_bits(self, value: Value) -> bool:
        """Whether an integer goes where numbers go, too."""
        return value.type.is_integer and any(c.find().floats for c in self.facts.contents(value))

    def _perhaps_integer(self, value: Value, found: set[Value]) -> bool:
        if isinstance(value, val.ConstantFloat):
            return value.type in _MANTISSA and 0 < value.bits < 1 << _MANTISSA[value.type]  # A small integer, written as a number.
        if value in found:
            return True
        if not isinstance(value.type, ty.IntType) or isinstance(value, val.ConstantUndef):
            return False
        return value not in self._bits or self._bits[value].is_foreign


def _integers(facts: MemoryFacts, offset: int, value: Value) -> Iterator[int]:
    """The places of the words of an initial value that are integers."""
    if isinstance(value, val.ConstantAggregate):
        for index, element in enumerate(value.elements):
            yield from _integers(facts, offset + facts.layout.offset(value.type, index), element)
    elif isinstance(value, val.ConstantInt) and isinstance(value.type, ty.IntType) and value.type.bits in (32, 64):
        yield offset
