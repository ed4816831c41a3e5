"""Distances that a program keeps in memory, or is handed, where numbers and other things are not told apart: how far an arena is used.

An arena (`q = a->base + a->used; a->used += size;`) hands out pieces of one block, so that all objects in it are one to the analysis. Of a
multiple of 32 that is counted in a register it is known that it is one, but of what is read from memory, or comes as an argument of a
function that calls itself, nothing is: any object might begin anywhere. Where that stands in the way of a derivative, the program finds
out. What divides a distance is guessed by what is stored in that memory, and what calls pass; a distance that is no multiple of it is an
error, and behind the test it is known to be one. So a wrong guess is an error, too, and no wrong number.
"""

from __future__ import annotations

import math

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.memory import Location, MemoryFacts, Node
from polyglot_ad.analysis.memory.overlaps import sharing
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Value

from .index_tests import go_on_with_multiples, is_confused

_WHY = "a distance is no multiple of the one by which objects seem to lie apart"
_MOST = 1 << 20
"""Bytes of an object."""
_DEPTH = 24


def test_steps(facts: MemoryFacts) -> bool:
    """Insert the tests; whether there are any."""
    known: dict[Node, bool] = {}
    guesses: _Guesses | None = None
    wanted: list[tuple[ins.GetElementPtr, int]] = []
    for function in facts.module.functions.values():
        for i in function.instructions():
            if not isinstance(i, ins.GetElementPtr) or not _is_by_bytes(i) or not facts.is_pointer(i.pointer):
                continue
            node = facts.node(i.pointer).find()[0]
            if node not in known:
                known[node] = is_confused(node) or _shares(node)
            if known[node]:
                guesses = guesses or _Guesses(facts)
                if (step := guesses.unknown(i.operands[1])) > 1:
                    wanted.append((i, step))
    for move, step in wanted:
        distance = move.operands[1]
        go_on_with_multiples(move, distance, step, _WHY)
        b = Builder(before=move)
        number = b.binary("sdiv", distance, const_int(ty.I64, step), flags=("exact",))
        move.set_operand(1, b.binary("mul", number, const_int(ty.I64, step), flags=("nsw",)))
    return bool(wanted)


def _shares(node: Node) -> bool:
    """Whether numbers and other things may lie in the same bytes, of which only their kinds say that they do not."""
    return any(bool(one.content.find().floats) != bool(other.content.find().floats) for one, other in sharing(node))


def _is_by_bytes(move: ins.GetElementPtr) -> bool:
    return (
        len(move.operands) == 2
        and move.source_type is ty.I8
        and move.operands[1].type is ty.I64
        and not isinstance(move.operands[1], val.Constant)
    )


class _Guesses:
    """What divides integers, as far as their sources tell."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts
        self._ranges = Ranges()
        self._stored: dict[Location, list[Value]] = {}
        for function in facts.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.Store) and i.value.type is ty.I64:
                    self._stored.setdefault(self._location(i.pointer), []).append(i.value)

    def unknown(self, distance: Value) -> int:
        """A guess of what divides a distance of which nothing is known; 1: there is none, or none is needed."""
        if divisor(distance, self._ranges.of) != 1:
            return 1
        found = self._of(distance, {})
        return found if found <= _MOST else 1

    def _location(self, pointer: Value) -> Location:
        return self.facts.locations(pointer, ty.I64)[0].find()

    def _of(self, value: Value, seen: dict[Value | Location, int], depth: int = 0) -> int:
        """0: of what has been asked for already, or is nothing but zero."""
        if isinstance(value, val.ConstantInt):
            return abs(value.value)
        if value in seen:
            return seen[value]
        if depth > _DEPTH or value.type is not ty.I64:
            return 1
        if isinstance(value, ins.Instruction) and (known := divisor(value, self._ranges.of)) != 1:
            return known
        seen[value] = 0
        seen[value] = found = self._of_sources(value, seen, depth + 1)
        return found

    def _of_sources(self, value: Value, seen: dict[Value | Location, int], depth: int) -> int:
        if isinstance(value, Argument):
            return self._common(self._passed(value), seen, depth)
        if isinstance(value, ins.Load):
            place = self._location(value.pointer)
            if place not in seen:
                seen[place] = 0
                seen[place] = self._common(self._stored.get(place, []), seen, depth)
            return seen[place]
        if isinstance(value, ins.Instruction):
            if value.opcode in ("add", "sub", "phi", "freeze"):
                return self._common(list(value.operands), seen, depth)
            if value.opcode == "select":
                return self._common(list(value.operands[1:]), seen, depth)
        return 1

    def _common(self, values: list[Value], seen: dict[Value | Location, int], depth: int) -> int:
        if not values:
            return 1
        found = 0
        for value in values:
            found = math.gcd(found, self._of(value, seen, depth))
            if found == 1:
                break
        return found

    def _passed(self, argument: Argument) -> list[Value]:
        """What calls pass; nothing where not all are seen."""
        function = argument.function
        if function is None or not {"internal", "private"} & set(function.prefix.split()):
            return []
        position = function.arguments.index(argument)
        found: list[Value] = []
        for user in function.users:
            if not isinstance(user, ins.CallBase) or user.called_function is not function or len(user.arguments) <= position:
                return []
            found.append(user.arguments[position])
        return found


__all__ = ["test_steps"]
