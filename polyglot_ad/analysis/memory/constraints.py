"""From instructions to facts about memory: what every integer is, where every pointer points, which bytes an access touches.

One pass over a program states what each instruction implies; copies of unknown content (memcpy), indirect calls and address arithmetic on
integers are repeated until nothing new is learned. The analysis is flow- and context-insensitive and covers the whole program at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.ranges import Ranges, meet
from polyglot_ad.analysis.routines import Access, touched_by
from polyglot_ad.analysis.tbaa import AccessTypes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Function, Module, Value
from polyglot_ad.rules import allocator, classify_external

from .exceptions import PREFIX as UNWINDING
from .exceptions import Exceptions
from .leaves import KIND_OF_FLOAT, array_regions, leaf_range, leaves
from .model import FLOAT_KINDS, Content, Location, Memory, Node, Region, Spread

_INTEGER_ONLY = frozenset(("mul", "sdiv", "udiv", "srem", "urem", "shl"))
_MOVING = frozenset(
    ("getelementptr", "phi", "select", "freeze", "addrspacecast", "load", "store", "atomicrmw", "cmpxchg", "call", "invoke", "ret")
)
"""What must be said again when pointers are found to lead to more places."""
_FAR = 1 << 30
"""Bytes beyond which a bound of an index is none."""
_COPY_INTRINSICS = ("llvm.memcpy.", "llvm.memmove.")


@dataclass(frozen=True)
class Field:
    """A scalar location relative to a pointer; see `MemoryFacts.fields`."""

    offset: int
    size: int
    location: Location

    @property
    def kind(self) -> str | None:
        return self.location.find().content.find().kind


class MemoryFacts:
    """What the analysis knows of one program. All answers are in terms of union-find roots: ask `find()` before comparing."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.layout: DataLayout = data_layout(module.data_layout)
        self.memory = Memory()
        self._contents: dict[Value, tuple[Content, ...]] = {}
        self._results: dict[Function, tuple[Content, ...]] = {}
        self._globals: dict[Value, Node] = {}
        self.exceptions = Exceptions(self)

    # contents of values -----------------------------------------------------------------------------------------------------

    def contents(self, value: Value) -> tuple[Content, ...]:
        """One content per scalar of the value's type (a vector is one scalar)."""
        found = self._contents.get(value)
        if found is None:
            found = self._make_contents(value)
            self._contents[value] = found
        return found

    def content(self, value: Value) -> Content:
        return self.contents(value)[0].find()

    def kind(self, value: Value) -> str | None:
        """What an integer, float or pointer value is; None where nothing is known."""
        return self.content(value).kind

    def _fresh(self, type: Type) -> Content:
        scalar = type.scalar
        if scalar in KIND_OF_FLOAT:
            return Content(KIND_OF_FLOAT[scalar])
        if scalar.is_pointer:
            return self.memory.pointer_to(self.memory.new_node())
        content = Content()
        if isinstance(scalar, ty.IntType) and scalar.bits < 16:
            content.kind = "int"
        return content

    def _make_contents(self, value: Value) -> tuple[Content, ...]:
        if isinstance(value, val.GlobalValue):
            return (self.memory.pointer_to(self.global_node(value)),)
        if isinstance(value, val.ConstantExpr):
            return (self._constant_expression(value),)
        if isinstance(value, val.ConstantAggregate):
            return (
                tuple(c for element in value.elements for c in self.contents(element))
                if value.type.is_aggregate
                else (self._fresh(value.type),)
            )
        return tuple(self._fresh(leaf) for _, _, leaf in leaves(self.layout, value.type))

    def _constant_expression(self, value: val.ConstantExpr) -> Content:
        first = value.operands[0] if value.operands else None
        if first is None:
            return self._fresh(value.type)
        if value.opcode == "getelementptr":
            node, offset = self.memory.target(self.contents(first)[0])
            assert value.source_type is not None
            step = constant_offset(self.layout, value.source_type, value.operands[1:])
            return self.memory.pointer_to(node, offset, Spread(1)) if step is None else self.memory.pointer_to(node, offset + step)
        if value.opcode in ("ptrtoint", "ptrtoaddr", "bitcast", "addrspacecast") or (
            value.opcode == "inttoptr" and not isinstance(first, val.ConstantInt)
        ):
            return self.contents(first)[0]
        return self._fresh(value.type)

    def result_contents(self, function: Function) -> tuple[Content, ...]:
        found = self._results.get(function)
        if found is None:
            found = tuple(self._fresh(leaf) for _, _, leaf in leaves(self.layout, function.function_type.result))
            self._results[function] = found
        return found

    def global_node(self, value: val.GlobalValue) -> Node:
        if isinstance(value, val.GlobalAlias) and isinstance(value.aliasee, val.GlobalValue):
            return self.global_node(value.aliasee)
        node = self._globals.get(value)
        if node is None:
            is_function = isinstance(value, Function)
            constant = isinstance(value, val.GlobalVariable) and value.constant
            node = self.memory.new_node("function" if is_function else "constant" if constant else "global")
            node.sites.append(value)
            if is_function:
                node.functions.append(value)
            self._globals[value] = node
        return node

    # queries ----------------------------------------------------------------------------------------------------------------

    def pointer(self, value: Value) -> tuple[Node, int]:
        """The node a pointer (or an integer that is one) points into, and the offset."""
        return self.memory.target(self.contents(value)[0])

    def node(self, value: Value) -> Node:
        return self.pointer(value)[0]

    def is_pointer(self, value: Value) -> bool:
        return any(c.may_point for c in self.contents(value))

    def locations(self, pointer: Value, type: Type) -> list[Location]:
        """What a load or store of `type` touches, one per scalar (per element of a vector)."""
        content = self.contents(pointer)[0]
        return [self.memory.reach(content, at, size) for at, size, _ in scalar_accesses(self.layout, type)]

    def all_locations(self, pointer: Value) -> list[Location]:
        """Every location of the node that a pointer points into."""
        return self.node(pointer).locations()

    def walked(self, access: Access) -> Location:
        """The numbers that a routine finds behind a pointer, at any distance upwards."""
        node, offset = self.pointer(access.pointer)
        before = self.memory.spread(self.contents(access.pointer)[0]) or Spread(0, offset, offset)
        offset, spread = before.with_row(offset, access.size, 0, None)
        return self.memory.access(node, offset, access.size, spread)

    def fields(self, pointer: Value, size: int | None) -> tuple[list[Field], int]:
        """The scalars in `size` bytes from a pointer on (all that repeats when None), relative to it, and the stride at which they repeat
        (0: they do not; they are all listed)."""
        node, offset = self.pointer(pointer)
        spread = self.memory.spread(self.contents(pointer)[0])
        around = next((r for r in node.regions if _holds(node, r, offset, size)), None) if spread is None else None
        stride = around.stride if around is not None else math.gcd(node.stride, spread.flat().step if spread is not None else 0)
        lengths = [length for length, _ in node.entries.values()] + [walk.size for walk in node.walks]
        if stride and lengths and (widest := max(lengths)) > stride:
            # Moved through by steps that no element fits into, so all of it is one location: elements of one kind, side by side.
            first, *others = node.locations()
            for other in others:
                self.memory.unify_locations(first, other)
            size = FLOAT_KINDS.get(first.find().content.find().kind or "", widest)
            return [Field(0, size, first.find())], size
        inner = [r for r in node.regions if r is not around and (not stride or r.end - r.start <= stride)]
        found: dict[int, Field] = {}
        for at, (length, location) in node.entries.items():
            if around is not None and node.inside(around, at) is None:
                continue
            for place in _repeats(node, at, inner):
                relative = (place - offset) % stride if stride else place - offset
                if stride or (relative >= 0 and (size is None or relative + length <= size)):
                    for part, width in _scalars(location, length):
                        self._add_field(found, relative + part, width, location)
        if around is None:
            self._walked(node, offset, size, stride, found)
        if spread is not None:
            found = {at: Field(at, f.size, self.memory.access(node, offset + at, f.size, spread.moved(at))) for at, f in found.items()}
        return [found[at] for at in sorted(found)], stride

    def copied(self, source: Value, target: Value, size: int | None) -> list[tuple[Location, Location]]:
        """(from, to) for the scalars that a copy of `size` bytes moves, None: of an unknown number of bytes."""
        fields, stride = self.fields(source, size)
        node, offset = self.pointer(target)
        spread = self.memory.spread(self.contents(target)[0])
        repeats = range(1)
        if stride and (size is None or size // stride > 64):
            # Again and again: as through a walk, or between bounds where the size is known.
            before = spread or Spread(0, offset, offset)
            high = None if size is None or before.high is None else before.high + max(size - stride, 0)
            spread = Spread(math.gcd(stride, before.flat().step), before.low, high)
        elif stride and size is not None:
            repeats = range(0, size, stride)
        found = []
        for field in fields:
            for repeat in repeats:
                at = field.offset + repeat
                if size is None or at < size:
                    location = self.memory.access(node, offset + at, field.size, spread.moved(at) if spread is not None else None)
                    found.append((field.location.find(), location.find()))
        return [(origin.find(), location.find()) for origin, location in found]

    def _add_field(self, found: dict[int, Field], at: int, size: int, location: Location) -> None:
        known = found.get(at)
        if known is not None and self.memory.apart(known.location, location):
            self.memory.unify_locations(known.location, location)
        if known is None or known.size < size:
            found[at] = Field(at, size, location.find())

    def _walked(self, node: Node, offset: int, size: int | None, stride: int, found: dict[int, Field]) -> None:
        """Add what walks may meet where nothing else is known to be."""
        certain = {at + byte for at, field in found.items() for byte in range(field.size)}
        taken: dict[int, Location] = {}
        window = stride or size or 0
        for walk in node.walks:
            step = math.gcd(walk.spread.step, stride)
            for relative in range((walk.offset - offset) % step, window - walk.size + 1, step):
                place = offset + relative
                below = walk.spread.low is not None and place < walk.spread.low
                above = walk.spread.high is not None and place > walk.spread.high
                if (not stride and (below or above)) or not certain.isdisjoint(range(relative, relative + walk.size)):
                    continue
                for other in [taken[at] for at in range(relative, relative + walk.size) if at in taken]:
                    # Either of two walks may have been here, so what is here is not known.
                    self.memory.unify_locations(other, walk.location)
                for part, width in _scalars(walk.location, walk.size):
                    self._add_field(found, relative + part, width, walk.location)
                taken.update(dict.fromkeys(range(relative, relative + walk.size), walk.location))


def _scalars(location: Location, length: int) -> list[tuple[int, int]]:
    """(offset, size) of the scalars in a location: several when integers of twice a float's size move its contents."""
    size = FLOAT_KINDS.get(location.find().content.find().kind or "", length)
    return [(at, size) for at in range(0, length, size)] if size < length else [(0, length)]


def _holds(node: Node, region: Region, offset: int, size: int | None) -> bool:
    """Whether `size` bytes from `offset` on lie in a region."""
    relative = node.inside(region, offset)
    return relative is not None and (size is None or relative + size <= region.end - region.start)


def _repeats(node: Node, at: int, regions: list[Region]) -> list[int]:
    """The places that one entry of a node stands for, given the arrays around it."""
    places = [at]
    for region in reversed(regions):
        if node.inside(region, at) is not None:
            count = (region.end - region.start) // region.stride
            places = [place + k * region.stride for place in places for k in range(count)]
    return places


def scalar_accesses(layout: DataLayout, type: Type) -> list[tuple[int, int, Type]]:
    """(offset, size, scalar type) of everything a load or store of `type` touches."""
    found = []
    for _, offset, leaf in leaves(layout, type):
        if isinstance(leaf, ty.VectorType):
            size = layout.store_size(leaf.element)
            found += [(offset + i * size, size, leaf.element) for i in range(leaf.count)]
        else:
            found.append((offset, layout.store_size(leaf), leaf))
    return found


def constant_offset(layout: DataLayout, source: Type, indices: tuple[Value, ...] | list[Value]) -> int | None:
    """The byte offset of a getelementptr with constant indices, None if one is not."""
    total, strides = index_effect(layout, source, indices)
    return None if strides else total


def index_effect(layout: DataLayout, source: Type, indices: tuple[Value, ...] | list[Value]) -> tuple[int, list[tuple[Value, int, int]]]:
    """A getelementptr's constant part in bytes, and (index value, bytes per unit, length) of the variable parts. `length` is that of the
    array in a structure whose element is meant, 0 elsewhere."""
    total, variable, inside = 0, [], False
    type = source
    for position, index in enumerate(indices):
        length = 0
        if position == 0:
            unit = layout.size(source)
        elif isinstance(type, ty.StructType):
            assert isinstance(index, val.ConstantInt) and type.fields is not None
            total += layout.struct_offsets(type)[index.value]
            type, inside = type.fields[index.value], True
            continue
        else:
            assert isinstance(type, ty.ArrayType | ty.VectorType)
            length = type.count if inside and type.count > 1 else 0
            type = type.element
            unit = layout.size(type)
        if isinstance(index, val.ConstantInt):
            total += index.value * unit
        else:
            variable.append((index, unit, length))
    return total, variable


class ConstraintGenerator:
    """Fills `facts` from the instructions of all functions with bodies."""

    def __init__(self, facts: MemoryFacts, overlapping: list[Argument]) -> None:
        self.facts = facts
        self.memory = facts.memory
        self._overlapping = overlapping
        self.layout = facts.layout
        self._copies: list[tuple[Value, Value, int | None]] = []
        self._fills: list[tuple[Value, int | None]] = []
        self._indirect: list[ins.CallBase] = []
        self._arithmetic: list[ins.Instruction] = []
        self._from_integers: list[ins.Instruction] = []
        self._ranges = Ranges()
        self._again: list[ins.Instruction] | None = None
        """Instructions through which pointers flow, once all have been seen."""

    def run(self) -> None:
        module = self.facts.module
        for variable in module.globals.values():
            if isinstance(variable, val.GlobalVariable):
                self._global(variable)
        again = []
        for function in module.functions.values():
            for instruction in function.instructions():
                self._instruction(instruction)
                if instruction.opcode in _MOVING:
                    again.append(instruction)
        self._again = again
        last = False
        while True:
            before = self.memory.changes
            for instruction in again:
                self._instruction(instruction)
            for instruction in self._from_integers:
                if self.facts.kind(instruction.operands[0]) in ("ptr", "mixed"):
                    self._same(instruction, instruction.operands[0])
            for instruction in self._arithmetic:
                self._address_arithmetic(instruction)
            for call in self._indirect:
                self._indirect_call(call)
            for target, source, size in self._copies:
                self._copy(target, source, size)
            for target, size in self._fills:
                # What is filled is asked for when the derivative is made; what the question finds to be one must be known by then.
                self.facts.fields(target, size)
            self._overlaps()
            self.memory.meet_walks(last)
            if self.memory.changes == before:
                if not last:
                    self._typed_accesses()
                if last:
                    self.memory.final = True
                    return
                last = True

    def _typed_accesses(self) -> None:
        """Integers that nothing is known of but that the language says are no more than that."""
        types = AccessTypes(self.facts.module)
        for instruction in self._again or ():
            if instruction.opcode in ("load", "store") and "tbaa" in instruction.metadata:
                value = instruction if instruction.opcode == "load" else instruction.operands[0]
                unknown = value.type.is_integer and not isinstance(value, val.Constant) and self.facts.kind(value) is None
                if unknown and types.is_integer(instruction):
                    self._integers(value)

    def _overlaps(self) -> None:
        """Arguments whose memory may overlap: the scalars of one kind in them may be the same, whichever argument they are reached from.
        Nothing is said about where: an array of numbers that lies over an array of structures meets the numbers in them."""
        if len(self._overlapping) < 2:
            return
        together: dict[str, Location] = {}
        everywhere: Location | None = None
        for node in dict.fromkeys(self.facts.node(argument) for argument in self._overlapping):
            for location in node.locations():
                kind = location.find().content.find().kind
                if kind == "mixed":
                    everywhere = everywhere or location
                    self.memory.unify_locations(location, everywhere)
                else:
                    self.memory.unify_locations(location, together.setdefault(kind if kind in FLOAT_KINDS else "", location))
        if everywhere is not None:
            for location in together.values():
                self.memory.unify_locations(location, everywhere)

    # globals ----------------------------------------------------------------------------------------------------------------

    def _global(self, variable: val.GlobalVariable) -> None:
        node = self.facts.global_node(variable)
        for start, end, stride in array_regions(self.layout, variable.value_type):
            self.memory.add_region(node, start, end, stride)
        if variable.initializer is not None:
            self._initializer(node, 0, variable.initializer)

    def _initializer(self, node: Node, offset: int, value: Value) -> None:
        if isinstance(value, val.ConstantAggregate):
            elements = value.elements
            if (
                elements
                and all(isinstance(e, val.ConstantFloat | val.ConstantInt) for e in elements)
                and not isinstance(value.type, ty.StructType)
            ):
                elements = elements[:1]
            for index, element in enumerate(elements):
                self._initializer(node, offset + self.layout.offset(value.type, index), element)
        elif isinstance(value, val.ConstantFloat):
            assert isinstance(value.type, ty.FloatType)
            location = self.memory.access(node, offset, self.layout.store_size(value.type))
            self.memory.set_kind(location.content, KIND_OF_FLOAT[value.type])
        elif (value.type.is_pointer and not isinstance(value, val.ConstantNull | val.ConstantUndef)) or _points(value):
            location = self.memory.access(node, offset, self.layout.size(value.type))
            self.memory.unify(location.content, self.facts.contents(value)[0])

    # instructions -----------------------------------------------------------------------------------------------------------

    def _instruction(self, instruction: ins.Instruction) -> None:
        handler = getattr(self, "_" + instruction.opcode, None)
        if handler is not None:
            handler(instruction)
        elif instruction.opcode in _INTEGER_ONLY:
            self._integers(*instruction.operands, instruction)
        elif instruction.opcode in ("sitofp", "uitofp"):
            self._integers(instruction.operands[0])
        elif instruction.opcode in ("fptosi", "fptoui"):
            self._integers(instruction)

    def _integers(self, *values: Value) -> None:
        for value in values:
            if not isinstance(value, val.Constant):
                self.memory.set_kind(self.facts.contents(value)[0], "int")

    def _same(self, a: Value, b: Value) -> None:
        """Two values carry the same scalars."""
        if (isinstance(a, val.Constant) and not _points(a)) or (isinstance(b, val.Constant) and not _points(b)):
            return
        for x, y in zip(self.facts.contents(a), self.facts.contents(b), strict=False):
            self.memory.unify(x, y)

    def _flow(self, target: Value, source: Value) -> None:
        """What one value is, the other may be: a pointer leads to all that what flows into it leads to, but not the other way round."""
        if not target.type.is_pointer or not source.type.is_pointer:
            self._same(target, source)
        elif not isinstance(source, val.Constant) or _points(source):
            self._lead(self.facts.contents(target)[0], self.facts.contents(source)[0])

    def _lead(self, target: Content, source: Content) -> None:
        node, offset = self.memory.target(source)
        self.memory.point(target, node, offset, self.memory.spread(source))

    def _add(self, instruction: ins.Instruction) -> None:
        if not instruction.type.is_integer:
            return
        if "nsw" in instruction.flags or ("nuw" in instruction.flags and isinstance(instruction.operands[1], val.ConstantInt)):
            self._integers(*instruction.operands, instruction)
        elif isinstance(instruction.type, ty.IntType) and instruction.type.bits == 64:
            self._arithmetic.append(instruction)
        else:
            self._integers(*instruction.operands, instruction)

    _sub = _add

    def _and(self, instruction: ins.Instruction) -> None:
        if instruction.type is ty.I64:
            self._arithmetic.append(instruction)

    _or = _xor = _and

    def _sext(self, instruction: ins.Instruction) -> None:
        self._integers(instruction.operands[0], instruction)

    def _switch(self, instruction: ins.Instruction) -> None:
        self._integers(instruction.operands[0])

    def _address_arithmetic(self, instruction: ins.Instruction) -> None:
        """Integer addition on an address gives an address into the same object."""
        left, right = instruction.operands
        kinds = [None if isinstance(v, val.Constant) and not _points(v) else self.facts.kind(v) for v in (left, right)]
        if instruction.opcode == "sub" and kinds == ["ptr", "ptr"]:
            self._integers(instruction)
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
            factor = divisor(step, self._ranges.of) if instruction.opcode in ("add", "sub") else 1
            spread = Spread(math.gcd(factor, spread.flat().step if spread is not None else 0))
        self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)

    def _phi(self, instruction: ins.Instruction) -> None:
        for operand in instruction.operands:
            self._flow(instruction, operand)

    def _select(self, instruction: ins.Instruction) -> None:
        self._flow(instruction, instruction.operands[1])
        self._flow(instruction, instruction.operands[2])

    def _freeze(self, instruction: ins.Instruction) -> None:
        self._flow(instruction, instruction.operands[0])

    _ptrtoint = _addrspacecast = _ptrtoaddr = _freeze

    def _inttoptr(self, instruction: ins.Instruction) -> None:
        """The result is the operand's address if that is one; a number made into an address (Rust's dangling pointers) points nowhere."""
        self.facts.node(instruction).origins.add("integer")
        if not isinstance(instruction.operands[0], val.Constant):
            self._from_integers.append(instruction)

    def _bitcast(self, instruction: ins.Instruction) -> None:
        source, target = instruction.operands[0].type.scalar, instruction.type.scalar
        if source in KIND_OF_FLOAT and target in KIND_OF_FLOAT and source is not target:
            self.memory.set_kind(self.facts.contents(instruction)[0], "mixed")
        self._same(instruction, instruction.operands[0])

    def _extractvalue(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.ExtractValue)
        whole = instruction.operands[0]
        start, end = leaf_range(self.layout, whole.type, instruction.indices)
        if isinstance(whole, val.ConstantUndef | val.ConstantZero):
            return
        for x, y in zip(self.facts.contents(instruction), self.facts.contents(whole)[start:end], strict=True):
            self.memory.unify(x, y)

    def _insertvalue(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.InsertValue)
        whole, element = instruction.operands
        start, end = leaf_range(self.layout, whole.type, instruction.indices)
        mine = self.facts.contents(instruction)
        if not isinstance(whole, val.ConstantUndef | val.ConstantZero):
            for i, content in enumerate(self.facts.contents(whole)):
                if not start <= i < end:
                    self.memory.unify(mine[i], content)
        if not isinstance(element, val.Constant) or _points(element):
            for x, y in zip(mine[start:end], self.facts.contents(element), strict=True):
                self.memory.unify(x, y)

    def _extractelement(self, instruction: ins.Instruction) -> None:
        self._same(instruction, instruction.operands[0])

    def _insertelement(self, instruction: ins.Instruction) -> None:
        self._same(instruction, instruction.operands[0])
        self._same(instruction, instruction.operands[1])

    def _shufflevector(self, instruction: ins.Instruction) -> None:
        self._same(instruction, instruction.operands[0])
        self._same(instruction, instruction.operands[1])

    # memory -----------------------------------------------------------------------------------------------------------------

    def _alloca(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.Alloca)
        node, _ = self.facts.pointer(instruction)
        node.origins.add("alloca")
        node.sites.append(instruction)
        if not instruction.counted or isinstance(instruction.operands[0], val.ConstantInt):
            for start, end, stride in array_regions(self.layout, instruction.allocated_type):
                self.memory.add_region(node, start, end, stride)

    def _access(self, pointer: Value, type: Type, contents: tuple[Content, ...] | None) -> None:
        address = self.facts.contents(pointer)[0]
        for index, (_, at, leaf) in enumerate(leaves(self.layout, type)):
            for inner, size, scalar in scalar_accesses(self.layout, leaf):
                location = self.memory.reach(address, at + inner, size)
                if scalar in KIND_OF_FLOAT:
                    self.memory.set_kind(location.content, KIND_OF_FLOAT[scalar])
                elif contents is not None:
                    self.memory.unify(location.content, contents[index])

    def _load(self, instruction: ins.Instruction) -> None:
        self._access(instruction.operands[0], instruction.type, self.facts.contents(instruction))

    def _store(self, instruction: ins.Instruction) -> None:
        value, pointer = instruction.operands
        plain = isinstance(value, val.Constant) and not _points(value)
        self._access(pointer, value.type, None if plain else self.facts.contents(value))

    def _atomicrmw(self, instruction: ins.Instruction) -> None:
        pointer, value = instruction.operands
        self._access(pointer, value.type, self.facts.contents(instruction))
        self._same(instruction, value)

    def _cmpxchg(self, instruction: ins.Instruction) -> None:
        pointer, expected, new = instruction.operands
        mine = self.facts.contents(instruction)[:1]
        self._access(pointer, new.type, mine)
        for value in (expected, new):
            if not isinstance(value, val.Constant) or _points(value):
                self.memory.unify(mine[0], self.facts.contents(value)[0])

    def _getelementptr(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.GetElementPtr)
        node, offset = self.facts.pointer(instruction.pointer)
        spread = self.memory.spread(self.facts.contents(instruction.pointer)[0])
        constant, variable = index_effect(self.layout, instruction.source_type, instruction.operands[1:])
        if self._again is None:
            self._declared_regions(node, offset, instruction.source_type)
        offset += constant
        spread = spread.moved(constant) if spread is not None else None
        for index, unit, length in variable:
            self._integers(index)
            more, rest = (0, index) if length else self._without_constant(index)
            offset += more * unit
            spread = spread.moved(more * unit) if spread is not None else None
            offset, spread = self._indexed(instruction, rest, unit, length, offset, spread)
        self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)

    def _without_constant(self, index: Value) -> tuple[int, Value]:
        """An index as a constant and a rest with a larger step: `56·i + 24` is no multiple of 56. Addresses are computed modulo 2^64, as
        such a sum is, so that this holds when it wraps around too."""
        if isinstance(index, ins.BinaryOp) and index.opcode == "add" and index.type is ty.I64:
            rest, constant = index.operands
            if not isinstance(constant, val.ConstantInt) or abs(constant.value) > _FAR or isinstance(rest, val.Constant):
                return 0, index
            if (divisor(rest, self._ranges.of) or 1) > (divisor(index, self._ranges.of) or 1):
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
        factor = divisor(index, self._ranges.of) or 1
        low = None if low is None or abs(low * unit) > _FAR else -(-low // factor) * factor
        high = None if high is None or abs(high * unit) > _FAR else high // factor * factor
        before = spread or Spread(0, offset, offset)
        low, high = None if low is None else low * unit, None if high is None else high * unit
        if low is not None and low == high:
            return offset + low, spread.moved(low) if spread is not None else None
        return before.with_row(offset, unit * factor, low, high)

    def _declared_regions(self, node: Node, offset: int, type: ty.Type) -> None:
        """A getelementptr over a structure tells where its arrays lie."""
        if isinstance(type, ty.StructType) and type.fields is not None:
            for start, end, stride in array_regions(self.layout, type):
                self.memory.add_region(node, offset + start, offset + end, stride)

    # calls ------------------------------------------------------------------------------------------------------------------

    def _ret(self, instruction: ins.Instruction) -> None:
        if instruction.operands:
            value = instruction.operands[0]
            if not isinstance(value, val.Constant) or _points(value):
                results = self.facts.result_contents(instruction.function)
                if value.type.is_pointer:
                    self._lead(results[0], self.facts.contents(value)[0])
                    return
                for x, y in zip(results, self.facts.contents(value), strict=True):
                    self.memory.unify(x, y)

    def _call(self, call: ins.Instruction) -> None:
        assert isinstance(call, ins.CallBase)
        callee = call.called_function
        if callee is None:
            if not isinstance(call.callee, val.InlineAsm) and self._again is None:
                self._indirect.append(call)
            return
        name = callee.name
        if self._again is None and (name.startswith("llvm.memset.") or name in ("memset", "bzero")):
            size = call.arguments[1 if name == "bzero" else 2]
            self._fills.append((call.arguments[0], size.value if isinstance(size, val.ConstantInt) else None))
        if callee.blocks:
            self._bind(call, callee)
        elif name.startswith(_COPY_INTRINSICS) or name in ("memcpy", "memmove"):
            target, source, size = call.arguments[:3]
            if self._again is None:
                self._copies.append((target, source, size.value if isinstance(size, val.ConstantInt) else None))
            if not name.startswith("llvm."):
                self._same(call, target)
        elif (allocation := allocator(name)) is not None:
            self._allocation(call, allocation.kind, allocation.pointer, allocation.place)
        elif name in ("__dynamic_cast", "pad.unwind.moved"):
            self._dynamic_cast(call)
        elif (touched := touched_by(call)) is not None:
            for access in touched:
                location = self.facts.walked(access)
                self.memory.set_kind(location.content, access.kind)
        elif name.startswith(UNWINDING):
            self.facts.exceptions.call(call, name)
        elif (external := classify_external(name)) is not None:
            if external.passes is not None and call.type.is_pointer:
                self._same(call, call.arguments[external.passes])
            elif call.type.is_pointer:
                self.facts.node(call).origins.add("unknown")
        elif name.startswith(("llvm.ptrmask", "llvm.launder", "llvm.strip", "llvm.threadlocal")):
            self._same(call, call.arguments[0])
        elif call.type.is_pointer:
            self.facts.node(call).origins.add("unknown")

    _invoke = _callbr = _call

    def _dynamic_cast(self, call: ins.CallBase) -> None:
        """The result lies in the argument's object: as far before it as the compiler tells, or anywhere."""
        node, offset = self.facts.pointer(call.arguments[0])
        hint = call.arguments[3]
        if isinstance(hint, val.ConstantInt) and 0 <= hint.value < 1 << 32:
            spread = self.memory.spread(self.facts.contents(call.arguments[0])[0])
            self.memory.point(self.facts.contents(call)[0], node, offset - hint.value, spread.moved(-hint.value) if spread else None)
        else:
            self.memory.stride(node, 1)
            self._same(call, call.arguments[0])

    def _allocation(self, call: ins.CallBase, kind: str, pointer: int | None, place: int) -> None:
        if kind in ("free", "realloc") and pointer is not None:
            self.facts.node(call.arguments[pointer]).freed = True
        if kind == "realloc" and pointer is not None:
            self._same(call, call.arguments[pointer])
        if place >= 0:
            location = self.memory.reach(self.facts.contents(call.arguments[place])[0], 0, self.layout.pointer_size())
            self._allocated(self.memory.target(location.content)[0], call)
        elif call.type.is_pointer:
            self._allocated(self.facts.node(call), call)

    def _allocated(self, node: Node, call: ins.CallBase) -> None:
        node.origins.add("heap")
        if self._again is None:
            node.sites.append(call)

    def _bind(self, call: ins.CallBase, callee: Function) -> None:
        for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
            self._flow(parameter, argument)
        if call.type.is_pointer and callee.function_type.result.is_pointer:
            self._lead(self.facts.contents(call)[0], self.facts.result_contents(callee)[0])
            return
        for x, y in zip(self.facts.contents(call), self.facts.result_contents(callee), strict=False):
            self.memory.unify(x, y)

    def _indirect_call(self, call: ins.CallBase) -> None:
        for callee in list(self.facts.node(call.callee).functions):
            assert isinstance(callee, Function)
            if callee.blocks and len(callee.arguments) == len(call.arguments):
                self._bind(call, callee)

    def _copy(self, target: Value, source: Value, size: int | None) -> None:
        """Whatever is known of the bytes on one side holds for the other."""
        for one, other in ((source, target), (target, source)):
            node, offset = self.facts.pointer(one)
            to, to_offset = self.facts.pointer(other)
            if size is None and not node.stride:
                # Of unknown length: what is walked through, or moved within itself, is an array.
                steps = [walk.spread.step for walk in node.walks] + ([offset - to_offset] if node is to else [])
                if not any(node.inside(region, offset) is not None for region in node.regions):
                    self.memory.stride(node, math.gcd(*steps))
            for origin, location in self.facts.copied(one, other, size):
                self.memory.unify(location.content, origin.content)


def _points(value: Value) -> bool:
    """Whether a constant holds the address of something."""
    if isinstance(value, val.GlobalValue):
        return True
    if isinstance(value, val.ConstantExpr):
        return any(_points(operand) for operand in value.operands)
    return isinstance(value, val.ConstantAggregate) and any(_points(element) for element in value.elements)
