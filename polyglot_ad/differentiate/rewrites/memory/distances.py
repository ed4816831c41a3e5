"""Whether numbers are the same, asked by how far they are apart.

    for (i…) d += (x[i] - last[i]) * (x[i] - last[i]);      if (d > 1e-20) …

Sums, products, largest and roots of differences, compared with next to nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeGuard

from polyglot_ad.analysis.memory import Location
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float, is_zero, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Constant, ConstantAggregate, ConstantFloat, Value

from .moved_numbers import MovedNumbers
from .written_set import WrittenSet

Distance = dict[ins.Instruction, tuple[Value, ...]]
"""What a distance is made of, down to differences: of each instruction, the operands that are distances, too."""
_NEAR = 1e-6
"""`fabs(t - last) < 1e-12` also asks for the same number: a distance up to this, or a factor of one."""
_LARGEST = ("llvm.maxnum.", "llvm.maximum.", "llvm.maximumnum.", "llvm.vector.reduce.fmax", "fmax")
_SIZES = ("llvm.fabs.", "llvm.sqrt.", "sqrt", "hypot", "cabs")
_PRODUCTS = ("llvm.fma.", "llvm.fmuladd.")
_SUM = "llvm.vector.reduce.fadd."
_LANES = ins.ExtractElement | ins.InsertElement | ins.ShuffleVector
_LIMIT = 100
_LESS, _MORE = frozenset(("olt", "ult", "ole", "ule")), frozenset(("ogt", "ugt", "oge", "uge"))
_EQUAL, _UNEQUAL = frozenset(("oeq", "ueq")), frozenset(("one", "une"))


def is_small(bound: Value, seen: frozenset[Value] = frozenset()) -> bool:
    if is_zero(bound):
        return True
    if isinstance(bound, ConstantAggregate):
        return all(map(is_small, bound.elements))
    if isinstance(bound, ConstantFloat):
        # The patterns of positive numbers are in the order of the numbers.
        return bound.type in (ty.DOUBLE, ty.FLOAT) and bound.bits <= const_float(bound.type, _NEAR).bits
    if not isinstance(bound, ins.Instruction) or bound in seen or len(seen) > _LIMIT:
        return bound in seen
    seen |= {bound}
    if bound.opcode == "fmul":
        return any(isinstance(factor, ConstantFloat | ConstantAggregate) and is_small(factor) for factor in bound.operands)
    ways: Sequence[Value]
    if isinstance(bound, ins.Phi) or bound.opcode == "fadd":
        ways = bound.operands
    elif isinstance(bound, ins.Select):
        ways = bound.operands[1:]
    elif _called(bound, _PRODUCTS):
        return is_small(bound.operands[2], seen) and any(isinstance(one, Constant) and is_small(one) for one in bound.operands[:2])
    elif _called(bound, _LARGEST):
        ways = bound.arguments
    else:
        return False
    return all(is_small(way, seen) for way in ways)


def one_distance(i: ins.Compare) -> ins.BinaryOp | None:
    """`a - b`, where the comparison is of its size with next to nothing."""
    if i.predicate not in _LESS | _MORE:
        return None
    for size, bound in (i.operands, i.operands[::-1]):
        found = size_of(size)
        if found is not None and is_small(bound):
            return found
    return None


def one_difference(i: ins.Compare) -> ins.BinaryOp | None:
    """`a - b`, where the comparison is of that, or of its size, with zero: as of a with b."""
    one, other = i.operands
    if i.predicate not in _EQUAL | _UNEQUAL | _LESS | _MORE or not (one.type.scalar.is_float and is_zero(other)):
        return None
    found = size_of(one) if i.predicate in _EQUAL | _UNEQUAL else None
    return found if found is not None else one if isinstance(one, ins.BinaryOp) and one.opcode == "fsub" else None


def size_of(value: Value) -> ins.BinaryOp | None:
    inside = value.operands[0] if _called(value, ("llvm.fabs.",)) else None
    return inside if isinstance(inside, ins.BinaryOp) and inside.opcode == "fsub" else None


def difference(i: ins.Instruction) -> tuple[Value, Value] | None:
    """The numbers of `a - b` or `a / b - 1`."""
    if i.opcode not in ("fsub", "fadd"):
        return None
    for one, other in (i.operands, i.operands[::-1]):
        if isinstance(one, ins.BinaryOp) and one.opcode == "fdiv" and _is_constant(other, 1.0, -1.0):
            return one.operands[0], one.operands[1]
    return (i.operands[0], i.operands[1]) if i.opcode == "fsub" else None


def _is_constant(value: Value, *numbers: float) -> bool:
    """Whether it is one of some numbers, in all lanes."""
    if isinstance(value, ConstantAggregate):
        return all(_is_constant(one, *numbers) for one in value.elements)
    if isinstance(value, ConstantFloat):
        return value.bits in {const_float(value.type, number).bits for number in numbers}
    return 0.0 in numbers and is_zero(value)


def _is_negative(value: Constant) -> bool:
    if isinstance(value, ConstantAggregate):
        return any(isinstance(one, Constant) and _is_negative(one) for one in value.elements)
    return isinstance(value, ConstantFloat) and value.bits > const_float(value.type, -0.0).bits


class Distances:
    """Those of a program, which functions may compute and return."""

    def __init__(self, numbers: MovedNumbers) -> None:
        self._numbers = numbers

    def asked(self, i: ins.Compare) -> tuple[Value, Distance, bool] | None:
        """The distance that a comparison asks about, and what it says of numbers that are not the same."""
        for at, (value, bound) in enumerate((i.operands, i.operands[::-1])):
            if not isinstance(value, ins.Instruction) or not is_small(bound):
                continue
            equal = i.predicate in _EQUAL | _UNEQUAL
            if equal:
                outcome = i.predicate in _UNEQUAL
            elif i.predicate in _LESS | _MORE and self._is_size(value, set()):
                outcome = (i.predicate in _MORE) == (at == 0)
            else:
                continue
            if (not equal or is_zero(bound)) and (found := self._made_of(value)) is not None:
                return value, found, outcome
        return None

    def _made_of(self, value: Value) -> Distance | None:
        found: Distance = {}
        work = [value]
        while work:
            one = work.pop()
            if not isinstance(one, ins.Instruction) or one in found:
                continue
            parts = self._parts(one)
            if parts is None or len(found) > _LIMIT:
                return None
            found[one] = parts
            work += parts
        return found

    def _parts(self, i: ins.Instruction) -> tuple[Value, ...] | None:
        """The operands that are distances, if the instruction can be one, or, of a call of the program's functions, what these return, and
        of a load what is stored there."""
        ways: list[Value]
        if difference(i) is not None:
            return ()
        if isinstance(i, ins.Phi):
            ways = list(i.operands)
        elif isinstance(i, ins.Select):
            ways = list(i.operands[1:])
        elif i.opcode == "fadd":
            ways = list(i.operands)
        elif i.opcode == "fmul":
            return _factor(*i.operands)
        elif i.opcode in ("fdiv", "fneg") or isinstance(i, ins.ExtractElement):
            ways = [i.operands[0]]
        elif isinstance(i, _LANES):
            ways = list(i.operands[:2])
        elif _called(i, _PRODUCTS):
            factor, rest = _factor(*i.operands[:2]), i.operands[2]
            if factor is None:
                return None
            ways = [*factor, rest]
        elif _called(i, (*_LARGEST, *_SIZES, _SUM)):
            ways = list(i.arguments)
        elif isinstance(i, ins.Load):
            ways = [store.value for store in self.stores(i)]
        elif isinstance(i, ins.Call):
            ways = [leaving.operands[0] for leaving in self.returns(i)]
        else:
            return None
        constants = ins.Phi | ins.Select | ins.Call | ins.Load | _LANES
        parts = tuple(way for way in ways if not (isinstance(way, Constant) and (isinstance(i, constants) or _is_constant(way, 0.0, -0.0))))
        return parts if parts and all(map(_can_be, parts)) else None

    def stores(self, i: ins.Load) -> list[ins.Store]:
        """What puts something where a load reads, unless that may be the caller's."""
        locations = self._numbers.locations(i.pointer, i.type)
        if isinstance(i.type, ty.VectorType) or any(map(self._numbers.activity.is_input, locations)):
            return []
        return list(dict.fromkeys(store for location in locations for store in self._stores.get(location, ())))

    @cached_property
    def _stores(self) -> dict[Location, list[ins.Store]]:
        found: dict[Location, list[ins.Store]] = {}
        for function in self._numbers.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.Store) and i.value.type.is_float:
                    for location in self._numbers.locations(i.pointer, i.value.type):
                        found.setdefault(location, []).append(i)
        return found

    def returns(self, i: ins.Call) -> list[ins.Return]:
        return self._numbers.returns(i) if i.type.is_float else []

    def _is_size(self, value: Value, seen: set[Value]) -> bool:
        """Whether a number is never less than zero."""
        if isinstance(value, Constant):
            return not _is_negative(value)
        if not isinstance(value, ins.Instruction) or value in seen:
            return value in seen
        seen.add(value)
        ways: Sequence[Value]
        if isinstance(value, ins.Phi):
            ways = value.operands
        elif isinstance(value, ins.Select):
            ways = value.operands[1:]
        elif isinstance(value, _LANES):
            ways = [way for way in value.operands[:2] if way.type.scalar.is_float]
        elif value.opcode in ("fmul", "fadd", "fdiv"):
            ways = value.operands if value.opcode != "fmul" or value.operands[0] is not value.operands[1] else ()
        elif _called(value, _PRODUCTS):
            one, other, rest = value.operands[:3]
            ways = [rest] if one is other else [one, other, rest]
        elif _called(value, (_SUM,)):
            ways = value.arguments
        elif _called(value, _LARGEST):
            return any(self._is_size(one, {*seen}) for one in value.arguments)
        elif _called(value, _SIZES):
            return True
        elif isinstance(value, ins.Load):
            ways = [store.value for store in self.stores(value)]
            return bool(ways) and all(self._is_size(way, seen) for way in ways)
        elif isinstance(value, ins.Call):
            ways = [leaving.operands[0] for leaving in self.returns(value)]
            return bool(ways) and all(self._is_size(way, seen) for way in ways)
        else:
            return False
        return all(self._is_size(way, seen) for way in ways)


def _factor(one: Value, other: Value) -> tuple[Value, ...] | None:
    """Of a product, that which can be a distance; a square is one of one."""
    found = sorted((factor for factor in (one, other) if _can_be(factor)), key=lambda factor: isinstance(factor, ins.Load))
    return tuple(found[:1]) or None


def _can_be(value: Value) -> bool:
    return isinstance(value, ins.Phi | ins.Select | ins.Call | ins.Load | _LANES) or (
        isinstance(value, ins.Instruction) and value.opcode in ("fadd", "fsub", "fmul", "fdiv", "fneg")
    )


def _called(value: Value, names: tuple[str, ...]) -> TypeGuard[ins.Call]:
    """A call of one of some functions. (`sqrt`: also `sqrtf`, as names begin.)"""
    return isinstance(value, ins.Call) and value.called_function is not None and value.called_function.name.startswith(names)


class Apart:
    """Whether one of the differences in a distance is between numbers that count as different; `leaf` says so of each."""

    def __init__(
        self, distances: Distances, distance: Distance, leaf: Callable[[Builder, ins.Instruction], Value], written: WrittenSet
    ) -> None:
        self._distances = distances
        self._distance = distance
        self._leaf = leaf
        self._written = written
        self._known: dict[Value, Value] = {}

    def ask(self, value: Value) -> Value:
        """i1, or one for each lane."""
        if not isinstance(value, ins.Instruction) or value not in self._distance:
            return zero(_asked_of(value.type))
        if value not in self._known:
            self._known[value] = self._made(value)
        return self._known[value]

    def _made(self, i: ins.Instruction) -> Value:
        assert i.block is not None
        parts = self._distance[i]
        if isinstance(i, ins.Phi):
            phi = self._known[i] = Builder(before=i.block.instructions[0]).phi(_asked_of(i.type))
            for way, block in zip(i.operands, i.blocks, strict=True):
                phi.add_incoming(self.ask(way), block)
            return phi
        if isinstance(i, ins.Call) and not any(part in i.operands for part in parts):
            made = self._known[i] = self._written.passed(i)
            for leaving in self._distances.returns(i):
                self._written.passes(leaving, self.ask(leaving.operands[0]))
            return made
        if isinstance(i, ins.Load):
            made = self._known[i] = self._written.stored(i)
            for store in self._distances.stores(i):
                self._written.stores(store, self.ask(store.value))
            return made
        if isinstance(i, _LANES):
            lanes = [self.ask(one) if one.type.scalar.is_float else one for one in i.operands]
            b = Builder(before=i.block.after(i))
            if isinstance(i, ins.ExtractElement):
                return b.insert(ins.ExtractElement(lanes[0], lanes[1]))
            return b.insert((ins.InsertElement if isinstance(i, ins.InsertElement) else ins.ShuffleVector)(lanes[0], lanes[1], lanes[2]))
        asked = [self.ask(part) for part in parts]
        b = Builder(before=i.block.after(i))
        if not asked:
            return self._leaf(b, i)
        # (Of two ways, too: of the same numbers, none is the larger.)
        return functools.reduce(lambda one, other: b.binary("or", one, other), [_any(b, one, i.type) for one in asked])


def _any(b: Builder, asked: Value, of: Type) -> Value:
    """One for all lanes, where a number is made of these."""
    if isinstance(asked.type, ty.VectorType) and not isinstance(of, ty.VectorType):
        return b.call_named(f"llvm.vector.reduce.or.v{asked.type.count}i1", ty.I1, [asked])
    return asked


def _asked_of(type: Type) -> Type:
    return ty.vector(ty.I1, type.count) if isinstance(type, ty.VectorType) else ty.I1
