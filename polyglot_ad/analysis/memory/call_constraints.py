"""What calls say of memory: of the program's functions, of copies and fills, allocations, messages and library functions."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from polyglot_ad.analysis.message_bytes import fields_of_bytes, has_types_of_bytes, is_memory, moves_bytes
from polyglot_ad.analysis.messages import Buffer, Message, locations_of, message_of
from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.langs.cxx.names import STRING

from .exceptions import PREFIX as UNWINDING
from .facts import MemoryFacts
from .leaves import leaves
from .nodes import Content, Node, Walk
from .spreads import Spread

if TYPE_CHECKING:
    from .constraints import ConstraintGenerator

_LONGEST_HEAD = 4096
"""Bytes before the array in which a structure ends. Objects that are copied into each other at other places make it longer each time."""


class CallConstraints:
    def __init__(self, generator: ConstraintGenerator, facts: MemoryFacts) -> None:
        self.g = generator
        self.facts = facts
        self.memory = facts.memory
        self.layout = facts.layout
        self._copies = facts.copies
        self._types_of_bytes = has_types_of_bytes(facts.module)
        self._fills: list[tuple[Value, int | None]] = []
        self._bytes: list[Buffer] = []
        self._exchanges: list[tuple[Buffer, Buffer]] = []
        self._indirect: list[ins.CallBase] = []
        self._shared: Content | None = None
        self._kept: Content | None = None
        self._first = True

    def meet(self) -> None:
        """Once more for what depends on where addresses lead."""
        for call in self._indirect:
            self._indirect_call(call)
        for target, source, size in self._copies:
            self._copy(target, source, size)
        for buffer, other in self._exchanges:
            self._exchange(buffer, other)
        for target, size in self._fills:
            # What is filled is asked for when the derivative is made; what the question finds to be one must be known by then.
            self.facts.fields(target, size, fill=True)
        for buffer in self._bytes:
            fields_of_bytes(self.facts, buffer)

    def constrain(self, call: ins.CallBase, first: bool) -> None:
        """`first`: whether it is seen for the first time."""
        self._first = first
        callee = call.called_function
        if callee is None:
            if isinstance(call.callee, val.InlineAsm):
                self._given(call)
            elif self._first:
                self._indirect.append(call)
            return
        name = callee.name
        if name.startswith(("MPI_", "PMPI_")) and not callee.blocks:
            self.g.integers(*(argument for argument in call.arguments if argument.type.is_integer))  # counts, ranks, handles
            self._attribute(
                call, name.removeprefix("P").removeprefix("MPI_").removeprefix("Comm_").removeprefix("Win_").removeprefix("Type_")
            )
        described = describe(call)
        if self._first and described.kind == "fill":
            size = call.arguments[1 if name == "bzero" else 2]
            self._fills.append((call.arguments[0], most_bytes(size)))
        if callee.blocks:
            self._bind(call, callee)
        elif described.kind == "copy":
            target, source, size = call.arguments[:3]
            if self._first:
                self._copies.append((target, source, most_bytes(size)))
            if not name.startswith("llvm."):
                self.g.same(call, target)
        elif (allocation := described.allocator) is not None:
            self._allocation(call, allocation.kind, allocation.pointer, allocation.place)
            if allocation.source is not None and allocation.pointer is not None:
                # What the new memory is a copy of, however deep, is as good as the same memory.
                self.g.lead(self._described(call.arguments[allocation.pointer]), self._described(call.arguments[allocation.source]))
        elif described.kind == "cast":
            self._dynamic_cast(call)
        elif described.kind == "routine":
            for access in touched_by(call) or ():
                location = self.facts.walked(access)
                self.memory.set_kind(location.content, access.kind)
        elif (message := message_of(call)) is not None:
            self._message(message)
        elif name.startswith(UNWINDING):
            self.facts.exceptions.call(call, name)
        elif (external := described.external) is not None:
            if external.later is not None and isinstance(function := call.arguments[external.later[0]], Function) and function.arguments:
                self.g.flow(function.arguments[0], call.arguments[external.later[1]])
            if self._first and external.copies and external.deep:
                self._fills += [(a, STRING) for a in call.arguments if a.type.is_pointer]
            if external.holds is not None and call.type.is_pointer:
                held = self.memory.reach(self.facts.contents(call.arguments[external.holds])[0], 0, self.layout.pointer_size(), "ptr")
                node, offset = self.memory.target(held.content)
                self.memory.point(self.facts.contents(call)[0], node, offset, Spread(1))
            elif external.within and external.passes is not None and call.type.is_pointer:
                node, offset = self.facts.pointer(call.arguments[external.passes])
                self.memory.point(self.facts.contents(call)[0], node, offset, Spread(1))
            elif external.passes is not None and call.type.is_pointer:
                self.g.same(call, call.arguments[external.passes])
            else:
                self._given(call)
        elif described.kind == "exchange" or name.startswith(("llvm.ptrmask", "llvm.launder", "llvm.strip", "llvm.threadlocal")):
            self.g.same(call, call.arguments[0])
        else:
            self._given(call)

    def _given(self, call: ins.CallBase) -> None:
        """Addresses in a result, perhaps among other things, of which nobody knows where they lead."""
        for content, (_, _, leaf) in zip(self.facts.contents(call), leaves(self.layout, call.type), strict=True):
            if leaf.scalar.is_pointer:
                self.memory.target(content)[0].origins.add("unknown")

    def _attribute(self, call: ins.CallBase, name: str) -> None:
        """What is kept as an attribute is what is given by one, but for those that MPI has itself."""
        if name in ("set_attr", "Attr_put"):
            kept = self.facts.contents(call.arguments[2])[0]
        elif name in ("get_attr", "Attr_get") and not isinstance(call.arguments[1], val.ConstantInt):
            kept = self.memory.reach(self.facts.contents(call.arguments[2])[0], 0, self.layout.pointer_size(), "ptr").content
        else:
            return
        if self._kept is not None:
            self.memory.unify(self._kept, kept)
        self._kept = kept

    def _message(self, message: Message) -> None:
        """Where a datatype says what the elements are, memory is what it says."""
        if self._first:
            self.facts.messages.append(message)
            moved = [buffer for buffer in message.buffers if moves_bytes(message, buffer, self._types_of_bytes)]
            self._bytes += moved
            if len(moved) == 2 and all(buffer.element is not None and is_memory(self.facts, buffer) for buffer in moved):
                # What one call sends and receives is alike on all ranks.
                self._exchanges += [(moved[0], moved[1]), (moved[1], moved[0])]
        for buffer in message.buffers:
            if buffer.packed and self.facts.is_pointer(buffer.pointer):
                self.facts.node(buffer.pointer).packed = True
            for location in locations_of(self.facts, buffer) if buffer.typed else ():
                if buffer.element is not None and buffer.element.kind:
                    self.memory.set_kind(location.content, buffer.element.kind)
                location.find().types.add(())
        for position in message.row.places:
            # All memory that ranks share is one object, of which each sees parts.
            place = self.facts.contents(message.call.arguments[position])[0]
            found = self.memory.reach(place, 0, self.layout.pointer_size(), "ptr").content
            self._allocated(self.memory.target(found)[0], message.call)
            self.memory.target(found)[0].origins.add("shared")
            if self._shared is not None:
                self.memory.unify(self._shared, found)
            self._shared = found

    def _exchange(self, buffer: Buffer, other: Buffer) -> None:
        """What is known of the elements of one buffer holds for those of the other."""
        for field in fields_of_bytes(self.facts, buffer)[0]:
            location = self.memory.reach(self.facts.contents(other.pointer)[0], field.offset, field.size, field.tag)
            self.memory.unify(location.content, field.location.find().content)

    def _dynamic_cast(self, call: ins.CallBase) -> None:
        """The result lies in the argument's object: as far before it as the compiler tells, or anywhere."""
        node, offset = self.facts.pointer(call.arguments[0])
        hint = call.arguments[3]
        if isinstance(hint, val.ConstantInt) and 0 <= hint.value < 1 << 32:
            spread = self.memory.spread(self.facts.contents(call.arguments[0])[0])
            self.memory.point(self.facts.contents(call)[0], node, offset - hint.value, spread.moved(-hint.value) if spread else None)
        else:
            self.memory.stride(node, 1)
            self.g.same(call, call.arguments[0])

    def _allocation(self, call: ins.CallBase, kind: str, pointer: int | None, place: int) -> None:
        if kind in ("free", "realloc") and pointer is not None:
            self.facts.node(call.arguments[pointer]).freed = True
        if kind == "realloc" and pointer is not None:
            self.g.same(call, call.arguments[pointer])
        if place >= 0:
            location = self.memory.reach(self.facts.contents(call.arguments[place])[0], 0, self.layout.pointer_size(), "ptr")
            self._allocated(self.memory.target(location.content)[0], call)
        elif call.type.is_pointer:
            self._allocated(self.facts.node(call), call)

    def _described(self, descriptor: Value) -> Content:
        """The address in a descriptor."""
        return self.memory.reach(self.facts.contents(descriptor)[0], 0, self.layout.pointer_size(), "ptr").content

    def _allocated(self, node: Node, call: ins.CallBase) -> None:
        node.origins.add("heap")
        if self._first:
            node.sites.append(call)

    def _bind(self, call: ins.CallBase, callee: Function) -> None:
        for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
            self.g.flow(parameter, argument)
        if call.type.is_pointer and callee.function_type.result.is_pointer:
            self.g.lead(self.facts.contents(call)[0], self.facts.result_contents(callee)[0])
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
        if self.memory.guessed and (size is None or any(self.memory.spread(self.facts.contents(end)[0]) for end in (target, source))):
            return
        for one, other in ((source, target), (target, source)):
            node, offset = self.facts.pointer(one)
            to, to_offset = self.facts.pointer(other)
            if size is None and not node.stride:
                # Of unknown length: what is walked through, or moved within itself, is an array.
                steps = [walk.spread.step for walk in self._elements(node)] + ([offset - to_offset] if node is to else [])
                inside = any(node.inside(region, offset) is not None for region in node.regions)
                moved = node is to and offset != to_offset
                if not inside and (moved or (self.facts.row(one) is None and not 0 < self.facts.head(one) <= _LONGEST_HEAD)):
                    self.memory.stride(node, math.gcd(*steps))
            for origin, location in self.facts.copied(one, other, size):
                self.memory.unify(location.content, origin.content)
                location.find().types.add(())  # read as what it is not written as, perhaps

    def _elements(self, node: Node) -> list[Walk]:
        """What walks through a node; where it is checked that integers are no numbers, numbers are what it consists of."""
        numbers = [walk for walk in node.walks if walk.location.find().content.find().floats]
        return numbers if self.memory.checked and numbers else node.walks
