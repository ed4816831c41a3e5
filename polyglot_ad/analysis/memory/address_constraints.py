"""What computing with addresses says of memory: members, elements by constant and variable indices, sums of addresses as integers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.ranges import Ranges, meet
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Value
from polyglot_ad.langs.run_times import STORAGE_ROWS

from .addresses import constants, index_effect, points, taken_back
from .bases import is_base
from .facts import MemoryFacts
from .leaves import array_regions
from .nodes import Node
from .spreads import Spread
from .tags import masked, tagged

if TYPE_CHECKING:
    from .constraints import ConstraintGenerator

_FAR = 1 << 30
"""Bytes beyond which a bound of an index is none."""


class AddressConstraints:
    def __init__(self, generator: ConstraintGenerator, facts: MemoryFacts) -> None:
        self.g = generator
        self.facts = facts
        self.memory = facts.memory
        self.layout = facts.layout
        self.settled = False
        """Whether pointers that seem to lead to different memory are known to do so."""
        self._ranges = Ranges()
        self._bases: dict[ins.GetElementPtr, bool] = {}
        self._divisors: dict[Value, int] = {}
        """Of values for which no distance of two addresses matters: of those more may be known in the next round."""

    def element(self, instruction: ins.GetElementPtr, first: bool) -> None:
        """`first`: whether it is seen for the first time."""
        node, offset = self.facts.pointer(instruction.pointer)
        spread = self.memory.spread(self.facts.contents(instruction.pointer)[0])
        constant, variable = index_effect(self.layout, instruction.source_type, instruction.operands[1:])
        if first:
            self._declared_regions(node, offset, instruction)
        if variable and self._is_base(instruction):
            self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)
            return
        offset += constant
        spread = spread.moved(constant) if spread is not None else None
        for index, unit, length in variable:
            self.g.integers(index)
            chosen = constants(index)
            more, rest = (chosen[0], index) if chosen else (0, index) if length else self._without_constant(index)
            offset += more * unit
            spread = spread.moved(more * unit) if spread is not None else None
            if chosen:
                distances = [(other - more) * unit for other in chosen[1:]]
                before = spread or Spread(0, offset, offset)
                offset, spread = before.with_row(offset, math.gcd(*distances), 0, distances[-1])
            else:
                offset, spread = self._indexed(instruction, rest, unit, length, offset, spread)
        self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)

    def _is_base(self, move: ins.GetElementPtr) -> bool:
        found = self._bases.get(move)
        if found is None:
            found = self._bases[move] = is_base(move, self.layout, self._divisor)
            if found:
                self.facts.bases.append(move)
        return found

    def _without_constant(self, index: Value) -> tuple[int, Value]:
        """An index as a constant and a rest with a larger step: `56·i + 24` is no multiple of 56. Addresses are computed modulo 2^64, as
        such a sum is, so that this holds when it wraps around too."""
        if isinstance(index, ins.BinaryOp) and index.opcode == "add" and index.type is ty.I64:
            rest, constant = index.operands
            if not isinstance(constant, val.ConstantInt) or abs(constant.value) > _FAR or isinstance(rest, val.Constant):
                return 0, index
            larger, step = (self._divisor(value) or 1 for value in (rest, index))
            if larger > step:
                return constant.value, rest
        return 0, index

    def _indexed(
        self, instruction: ins.GetElementPtr, index: Value, unit: int, length: int, offset: int, spread: Spread | None
    ) -> tuple[int, Spread | None]:
        """Where a variable index leads from an offset and its spread."""
        assert instruction.block is not None
        low, high = self._ranges.of(index, instruction.block)
        if length and "inbounds" in instruction.flags:
            low, high = meet((low, high), (0, length - 1))
        if "nuw" in instruction.flags and (low is None or low < 0) and index in instruction.operands:
            low = 0
        factor = self._divisor(index)
        if not factor:
            return offset, spread
        if low is None and high is None:
            factor = max(factor, taken_back(index))
        low = None if low is None or abs(low * unit) > _FAR else -(-low // factor) * factor
        high = None if high is None or abs(high * unit) > _FAR else high // factor * factor
        before = spread or Spread(0, offset, offset)
        low, high = None if low is None else low * unit, None if high is None else high * unit
        if low is not None and low == high:
            return offset + low, spread.moved(low) if spread is not None else None
        return before.with_row(offset, unit * factor, low, high)

    def _divisor(self, value: Value) -> int:
        found = self._divisors.get(value)
        if found is None:
            asked = False

            def distance(left: Value, right: Value, whole: bool) -> int:
                nonlocal asked
                asked = True
                return self._distance(left, right, whole)

            found = divisor(value, self._ranges.of, distance)
            if not asked:
                self._divisors[value] = found
        return found

    def _distance(self, left: Value, right: Value, whole: bool) -> int:
        """What divides the difference of two addresses: elements apart, if both lead into one array. 0 before it is known where they lead:
        they are found to be further apart later. So is the `whole` distance of an address from null, which leads nowhere: in a container
        that is empty both are null, and added to another address any other distance leads out of each object."""
        one, other = self.facts.contents(left)[0].find(), self.facts.contents(right)[0].find()
        if one.kind != "ptr" or other.kind != "ptr" or left.type is not ty.I64:
            return 1
        (node, offset), (other_node, other_offset) = self.memory.target(one), self.memory.target(other)
        if node is not other_node:
            return 1 if self.settled and not (whole and _is_nowhere(node, other_node)) else 0
        steps = [spread.flat().step for spread in (self.memory.spread(one), self.memory.spread(other)) if spread is not None]
        return math.gcd(node.stride, offset - other_offset, *steps)

    def _declared_regions(self, node: Node, offset: int, instruction: ins.GetElementPtr) -> None:
        """A getelementptr over a structure tells where its arrays lie."""
        type = instruction.source_type
        if isinstance(type, ty.StructType) and type.fields is not None:
            place = source_place(instruction)
            storage = place is not None and place.file.lower().endswith(STORAGE_ROWS)
            for start, end, stride in array_regions(self.layout, type, storage=storage):
                self.memory.add_region(node, offset + start, offset + end, stride)

    def arithmetic(self, instruction: ins.Instruction) -> None:
        """Integer addition on an address gives an address into the same object."""
        left, right = instruction.operands
        kinds = [None if isinstance(v, val.Constant) and not points(v) else self.facts.kind(v) for v in (left, right)]
        if instruction.opcode == "sub" and kinds == ["ptr", "ptr"]:
            self.g.integers(instruction)
            return
        if "ptr" not in kinds:
            return
        base, step = (left, right) if kinds[0] == "ptr" else (right, left)
        node, offset = self.facts.pointer(base)
        spread = self.memory.spread(self.facts.contents(base)[0])
        if isinstance(step, val.ConstantInt) and instruction.opcode in ("add", "sub"):
            delta = -step.value if instruction.opcode == "sub" else step.value
            offset, spread = offset + delta, spread.moved(delta) if spread is not None else None
        else:
            offset, spread = self._masked(instruction, step, node, offset, spread)
        self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)

    def _masked(
        self, instruction: ins.Instruction, step: Value, node: Node, offset: int, spread: Spread | None
    ) -> tuple[int, Spread | None]:
        """Where an address leads after arithmetic with a number that is not a constant, or that is not added."""
        if instruction.opcode == "and" and isinstance(step, val.ConstantInt):
            return masked(node, offset, spread, step.value)
        assert instruction.block is not None
        factor = divisor(step, self._ranges.of)
        if instruction.opcode in ("or", "xor"):
            low, high = self._ranges.of(step, instruction.block)
            return tagged(node, offset, spread, factor, low, high)
        factor = factor if instruction.opcode in ("add", "sub") else 1
        return offset, Spread(math.gcd(factor, spread.flat().step if spread is not None else 0))


def _is_nowhere(*nodes: Node) -> bool:
    """Whether no object is known for one of these."""
    return any(not node.origins for node in nodes)
