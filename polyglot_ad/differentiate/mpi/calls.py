"""Calls of MPI in both modes: which function of the runtime stands in, and what it gets.

It gets what the function itself gets, before it the *site* (a constant: where the call stands in the source, how many lanes, what the
bytes of each buffer are), after it per buffer the addresses of its shadows (null where there are none: zeros are sent then, so that every
message has its adjoint whatever one side knows of it), and in reverse mode the place of the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.messages import (
    Buffer,
    Message,
    abi_of_module,
    carries_numbers,
    is_in_place,
    is_place,
    locations_of,
    message_of,
    shared_by_ranks,
)
from polyglot_ad.analysis.windows import PASSIVE
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.mpi.runtime import provided
from polyglot_ad.rules.mpi.table import WHY

from ..program import Program
from ..reverse.control import looked_up
from ..shadows import Shadows
from .packed import check_packed

if TYPE_CHECKING:
    from ..clone import Clone
    from ..forward import ForwardGenerator
    from ..reverse.generator import ReverseGenerator

_LETTERS = {"f16": "h", "bf16": "b", "f32": "f", "f64": "d", "f80": "x", "f128": "q"}
_BUFFERS = 6
SITE = ty.struct([ty.PTR, ty.I32, ty.I32, ty.array(ty.I32, _BUFFERS)])
HELD = 1
PACKED = ord("p")
FLAGS = ord("i")
"""There are integers in memory that ranks share."""
UNKNOWN = -1
"""Of the bytes of a buffer: the runtime refuses what moves them as bytes."""


class _Messages:
    def __init__(self, program: Program, clone: Clone, shadows: Shadows, suffix: str) -> None:
        self.program = program
        self.clone = clone
        self.shadows = shadows
        self.suffix = suffix
        self.windows = program.windows
        """In programs with PASSIVE the runtime hears of all messages: those of integers may order what is done to windows."""

    def is_routed(self, call: ins.CallBase) -> Message | None:
        """The call of the program, if the runtime is to do it."""
        source = self.clone.source_of(call)
        message = message_of(source) if isinstance(source, ins.CallBase) else None
        return None if message is None or self._only_integers(message) else message

    def _only_integers(self, message: Message) -> bool:
        facts = self.program.facts
        if self.windows & PASSIVE:
            return False
        if not message.buffers or message.row.deferred or not all(b.typed or is_in_place(b.pointer) for b in message.buffers):
            return False
        return not any(carries_numbers(facts, b) for b in message.buffers) and not any(
            b.element and b.element.kind for b in message.buffers
        )

    def stand_in(self, b: Builder, entry: Builder, call: ins.CallBase, message: Message, more: list[Value]) -> ins.Call:
        """The call of the runtime in place of the program's."""
        name = f"pad_mpi_{message.row.name}_{self.suffix}"
        self._check(call, message, name)
        arguments: list[Value] = [self._site(call, message), *call.arguments]
        arguments += [self._shadows(b, entry, call.arguments[buffer.position]) for buffer in message.buffers]
        arguments += [self._shadows(b, entry, call.arguments[position]) for position in message.row.places]
        made = b.call_named(name, call.type, [*arguments, *more], name=call.name)
        if "dbg" in call.metadata:
            made.metadata["dbg"] = call.metadata["dbg"]
        return made

    def _check(self, call: ins.CallBase, message: Message, name: str) -> None:
        row = message.row
        what = f"a call of 'MPI_{row.name}'"
        if row.kind == "refused":
            raise self.program.refuse("PAD-E309", what, call, WHY[row.base], "see docs/mpi.md for what has a derivative")
        if name not in provided(abi_of_module(self.program.module)):
            raise self.program.refuse(
                "PAD-E309", what, call, "there is no derivative for this function of MPI", "see docs/mpi.md for what has a derivative"
            )

    def _shadows(self, b: Builder, entry: Builder, pointer: Value) -> Value:
        if not is_place(pointer) or not self.shadows.has(pointer):
            return zero(ty.PTR)
        width = self.program.width
        room = entry.alloca(ty.array(ty.PTR, width), name="shadows")
        for lane in range(width):
            b.store(self.shadows.of(pointer, lane), b.gep(ty.PTR, room, [lane]))
        return room

    def _site(self, call: ins.CallBase, message: Message) -> Value:
        module = self.program.module
        place = source_location(call)
        text = (f"{place}: MPI_{message.row.name}" if place else f"MPI_{message.row.name}").encode() + b"\0"
        string = ty.array(ty.I8, len(text))
        where = val.GlobalVariable(module.unique_name("pad.mpi.where"), string, val.ConstantString(string, text), True, "private")
        module.add_global(where)
        kinds = [self._kind(call, message, buffer) for buffer in message.buffers]
        if any(x.content.find().kind == "int" for x in shared_by_ranks(self.program.facts, message)):
            kinds.append(FLAGS)
        kinds += [0] * (_BUFFERS - len(kinds))
        array = ty.array(ty.I32, _BUFFERS)
        members = (
            where,
            const_int(ty.I32, self.program.width),
            const_int(ty.I32, (HELD if self.program.held else 0) | self.windows),
            val.ConstantAggregate(array, tuple(const_int(ty.I32, kind) for kind in kinds)),
        )
        site = val.GlobalVariable(module.unique_name("pad.mpi.site"), SITE, val.ConstantAggregate(SITE, members), True, "private")
        return module.add_global(site)

    def _kind(self, call: ins.CallBase, message: Message, buffer: Buffer) -> int:
        """What the analysis knows of the numbers in a buffer whose datatype does not say it."""
        if buffer.element is not None and buffer.element.kind in _LETTERS:
            return ord(_LETTERS[buffer.element.kind])
        if self._is_packed(buffer):
            check_packed(self.program, buffer.pointer, call)
            return PACKED
        activity = self.program.activity
        contents = [x.find().content.find() for x in locations_of(self.program.facts, buffer)]
        floats = frozenset[str]().union(*(content.floats for content in contents))
        surely = buffer.typed or (contents and all(content.kind is not None for content in contents))
        if not floats:
            return 0 if surely else UNKNOWN
        pure = len(floats) == 1 and all(content.kind in floats for content in contents if content.kind is not None)
        if pure and next(iter(floats)) != "bf16":
            return ord(_LETTERS[next(iter(floats))])
        if buffer.element is not None and any(activity.is_active_location(x) for x in carries_numbers(self.program.facts, buffer)):
            raise self.program.refuse(
                "PAD-E104", f"a message of bytes or integers, by 'MPI_{message.row.name}'", call,
                "the bytes it moves are not proved to be floating-point numbers of one kind",
                "use the datatype of the numbers, or a derived datatype that says where they are",
            )  # fmt: skip
        return UNKNOWN

    def _is_packed(self, buffer: Buffer) -> bool:
        """Whether bytes are what MPI_Pack makes, by their datatype or by what the program does with them."""
        if buffer.typed or not is_place(buffer.pointer) or not self.program.facts.is_pointer(buffer.pointer):
            return buffer.packed
        return buffer.packed or self.program.facts.node(buffer.pointer).packed


class ForwardMessages(_Messages):
    def __init__(self, generator: ForwardGenerator) -> None:
        super().__init__(generator.program, generator.clone, generator.shadows, "forward")
        self.g = generator

    def push(self, call: ins.CallBase) -> None:
        message = self.is_routed(call)
        if message is None:
            return
        entry = Builder(before=self.g.made.function.entry.instructions[0])
        made = self.stand_in(Builder(before=call), entry, call, message, [])
        self.g.replace_call(call, made)


class ReverseMessages(_Messages):
    """Of one function; `records`: the runtime's call to the value of its record."""

    def __init__(self, generator: ReverseGenerator) -> None:
        super().__init__(generator.program, generator.clone, generator.shadows, "augmented")
        self.g = generator
        self.records: dict[ins.Instruction, list[Value]] = {}

    def forward(self, call: ins.CallBase) -> None:
        message = self.is_routed(call)
        if message is None:
            return
        place = self.g.entry.alloca(ty.PTR, name="record.place")
        b = Builder(before=call)
        made = self.stand_in(b, self.g.entry, call, message, [place])
        records = [self._taken(b, place)]
        if self.windows & PASSIVE:
            # What the rank did by itself since its last call of MPI has its place among what others did to its memory.
            before = Builder(before=made)
            own = self.g.entry.alloca(ty.PTR, name="section.place")
            before.call_named("pad_mpi_section", ty.VOID, [made.arguments[0], own])
            records.append(self._taken(before, own))
        clone = self.g.clone
        source = clone.origin.pop(call)
        call.replace_all_uses_with(made)
        clone.value[source] = made
        clone.origin[made] = source
        if clone.result is call:
            clone.result = made
        call.erase()
        self.records[made] = records

    def _taken(self, b: Builder, place: Value) -> Value:
        record = b.call_named("pad.mpi.taken", ty.PTR, [place], name="record")
        if not self.g.memory.consumed:
            b.call_named("pad_mpi_hold", ty.VOID, [self.g.memory.arena(), record])
        return record

    def reverse(self, b: Builder, made: ins.Instruction) -> None:
        for value in self.records[made]:
            record = looked_up(b, value)
            b.call_named("pad_mpi_reverse", ty.VOID, [record])
            if self.g.memory.consumed:
                b.call_named("pad_mpi_release", ty.VOID, [record])
