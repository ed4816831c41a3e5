"""What the memory analysis knows of a program, once `constraints` has said what the instructions imply: the answers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from polyglot_ad.analysis.routines import Access
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module, Value

from .address_types import ADDRESS, AddressTypes
from .addresses import FOLLOWED, constant_offset
from .exceptions import Exceptions
from .leaves import KIND_OF_FLOAT, leaves, scalar_accesses
from .model import Memory
from .nodes import Content, Location, Node, tag_of
from .ranges import Field, Ranges, array, element, end_of_members
from .spreads import Spread

if TYPE_CHECKING:
    from polyglot_ad.analysis.messages import Message


class MemoryFacts:
    """What the analysis knows of one program. All answers are in terms of union-find roots: ask `find()` before comparing."""

    def __init__(self, module: Module, typed: bool = False, checked: bool = False, parted: bool = False, guessed: bool = False) -> None:
        self.module = module
        self.layout: DataLayout = data_layout(module.data_layout)
        self.memory = Memory(typed, checked, parted, guessed)
        self._ranges = Ranges(self.memory)
        self._address_types = AddressTypes(module) if parted else None
        self._contents: dict[Value, tuple[Content, ...]] = {}
        self._results: dict[Function, tuple[Content, ...]] = {}
        self._globals: dict[Value, Node] = {}
        self.exceptions = Exceptions(self)
        self.copies: list[tuple[Value, Value, int | None]] = []
        """(to, from, bytes) of what the program copies; None: nobody knows how many."""
        self.bases: list[Value] = []
        """Addresses in the middle of allocations from which all of these are reached (`bases.py`)."""
        self.messages: list[Message] = []
        self.arguments: list[tuple[Value, int]] = []
        """What a caller describes, with the bytes of an element."""
        self.again: Callable[[], MemoryFacts] | None = None
        """The same analysis, of the program as it is then, by guesses (`guess_memory`)."""
        self.given: list[Location] = []
        """Numbers in what a caller describes."""
        self.described: list[Location] = []
        """Numbers of callers' memory whose types the source declares."""

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
        return Content("int" if isinstance(scalar, ty.IntType) and scalar.bits < 16 else None)

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
        if value.opcode in FOLLOWED and len(value.operands) == 2:
            return self._constant_sum(value)
        return self._fresh(value.type)

    def _constant_sum(self, value: val.ConstantExpr) -> Content:
        """An address and a number; anything else is a number."""
        bases = [o for o in value.operands if not isinstance(o, val.ConstantInt) and self.is_pointer(o)]
        steps = [o.value for o in value.operands if isinstance(o, val.ConstantInt)]
        if len(bases) != 1 or len(steps) != 1:
            return self._fresh(value.type)
        node, offset = self.memory.target(self.contents(bases[0])[0])
        if value.opcode == "add" or (value.opcode == "sub" and value.operands[0] is bases[0]):
            return self.memory.pointer_to(node, offset + (steps[0] if value.opcode == "add" else -steps[0]))
        return self.memory.pointer_to(node, offset, Spread(1))

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
        accessed = scalar_accesses(self.layout, type)
        return [self.memory.reach(content, at, size, self.tag(pointer, scalar)) for at, size, scalar in accessed]

    def tag(self, pointer: Value, scalar: Type) -> str:
        """What an access of a scalar type through a pointer says of memory."""
        found = tag_of(scalar)
        return self._address_types.tag(pointer) if found == ADDRESS and self._address_types is not None else found

    def all_locations(self, pointer: Value) -> list[Location]:
        """Every location of the node that a pointer points into."""
        return self.node(pointer).locations()

    def walked(self, access: Access) -> Location:
        """The numbers that a routine finds behind a pointer, at any distance upwards."""
        node, offset = self.pointer(access.pointer)
        before = self.memory.spread(self.contents(access.pointer)[0]) or Spread(0, offset, offset)
        offset, spread = before.with_row(offset, access.size, 0, None)
        return self.memory.access(node, offset, access.size, spread, access.kind)

    def stepped(self, pointer: Value, size: int, tag: str, count: int | None) -> Location:
        """`count` scalars of `size` bytes, one after the other from a pointer on (None: nobody knows how many)."""
        node, offset = self.pointer(pointer)
        spread = self.memory.spread(self.contents(pointer)[0])
        if count != 1:
            before = spread or Spread(0, offset, offset)
            offset, spread = before.with_row(offset, size, 0, None if count is None else max(0, count - 1) * size)
        return self.memory.access(node, offset, size, spread, tag)

    def fields(self, pointer: Value, size: int | None, whole: bool = False, fill: bool = False) -> tuple[list[Field], int]:
        """The scalars in `size` bytes from a pointer on (all that repeats when None), relative to it, and the stride at which they repeat
        (0: they do not; they are all listed). `whole`: all of the object, also where the pointer leads into an array within it. `fill`:
        they are overwritten by what is no number with a derivative, so that numbers and integers need not be told apart."""
        node, offset = self.pointer(pointer)
        if size is None and not whole and self.memory.spread(self.contents(pointer)[0]) is None and (step := element(node, offset)):
            self.memory.stride(node, step)
            node, offset = self.pointer(pointer)
        fill = fill and not (size is None and self.head(pointer))
        return self._ranges.fields(node, offset, self.memory.spread(self.contents(pointer)[0]), size, whole, fill)

    def row(self, pointer: Value) -> Spread | None:
        """The array without a known end that a pointer leads into, of elements that are walked through; what lies before it (the members
        of a structure that ends in an array) is none of it."""
        node, offset = self.pointer(pointer)
        return array(node, offset, self.memory.spread(self.contents(pointer)[0]))

    def head(self, pointer: Value) -> int:
        """How many bytes behind a pointer there is nothing any more but elements of the array without a known end in which a structure
        ends; 0 if it is none."""
        node, offset = self.pointer(pointer)
        walks = [walk for walk in node.walks if walk.spread.high is None]
        if node.stride or not walks or self.memory.spread(self.contents(pointer)[0]) is not None:
            return 0
        if any(node.inside(region, offset) is not None for region in node.regions):
            return 0  # The array is the one that it leads into.
        step = math.gcd(*(walk.spread.step for walk in walks))
        low = max(end_of_members(node), offset)
        low += (walks[0].offset - low) % step
        known = [walk.spread.low for walk in walks if walk.spread.low is not None]
        if len(known) == len(walks) and array(node, min(known), None) is not None:
            low = min(known)
        return low - offset if low > offset and array(node, low, None) is not None else 0

    def copied(self, source: Value, target: Value, size: int | None) -> list[tuple[Location, Location]]:
        """(from, to) for the scalars that a copy of `size` bytes moves, None: of an unknown number of bytes."""
        head = self.head(source) if size is None else 0
        if not head:
            return self._put(*self.fields(source, size), target, size)
        found = self._put(*self.fields(source, head), target, head)
        node, offset = self.pointer(source)
        fields, stride = self._ranges.fields(node, offset + head, None, None)
        return found + self._put([Field(f.offset + head, f.size, f.location, f.tag) for f in fields], stride, target, None, head)

    def _put(self, fields: list[Field], stride: int, target: Value, size: int | None, start: int = 0) -> list[tuple[Location, Location]]:
        """(from, to) for scalars that are copied, the first of which lie `start` bytes behind the pointers."""
        return self._ranges.put(fields, stride, (*self.pointer(target), self.memory.spread(self.contents(target)[0])), size, start)
