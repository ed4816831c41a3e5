"""Calls of MPI in both modes: which function of the runtime stands in, and what it gets.

It gets what the function itself gets, before it the *site* (a constant: where the call stands in the source, how many lanes, what the
bytes of each buffer are), after it per buffer the addresses of its shadows (null where there are none: zeros are sent then, so that every
message has its adjoint whatever one side knows of it), and in reverse mode the place of the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.message_bytes import is_packed, layout_of_bytes, letter_of, moves_bytes
from polyglot_ad.analysis.messages import (
    Buffer,
    Message,
    abi_of_module,
    carries_numbers,
    is_in_place,
    is_place,
    message_of,
    shared_by_ranks,
)
from polyglot_ad.analysis.windows import PASSIVE
from polyglot_ad.guards.strings import c_string
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.mpi.runtime import provided
from polyglot_ad.rules.mpi.table import WHY

from ..context import ProgramContext
from ..reverse.control import looked_up
from ..shadows.pointers import Shadows
from .packed import check_packed

if TYPE_CHECKING:
    from ..clone import Clone
    from ..forward import ForwardGenerator
    from ..reverse.generator import ReverseGenerator

_LETTERS = {"f16": "h", "bf16": "b", "f32": "f", "f64": "d", "f80": "x", "f128": "q"}
_BUFFERS = 6
SITE = ty.struct([ty.PTR, ty.PTR, ty.I32, ty.I32, ty.I32, ty.array(ty.I32, _BUFFERS), ty.array(ty.PTR, _BUFFERS)])
HELD = 1
LAYOUTS = 8
THREADS = 16
REPEATED = 32
_RECORD = 512
"""About how many bytes the runtime keeps of a call, beside numbers."""
PACKED = ord("p")
FLAGS = ord("i")
"""There are integers in memory that ranks share."""
UNKNOWN = -1
"""Of the bytes of a buffer: the runtime refuses what moves them as bytes."""


class _Messages:
    def __init__(self, program: ProgramContext, clone: Clone, shadows: Shadows, suffix: str) -> None:
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
        if self.windows & PASSIVE or any(self._is_bytes(message, buffer) for buffer in message.buffers):
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
        file, line = source_place(call) or ("", 0)
        kinds = [self._kind(call, message, buffer) for buffer in message.buffers]
        if any(x.content.find().kind == "int" for x in shared_by_ranks(self.program.facts, message)):
            kinds.append(FLAGS)
        kinds += [0] * (_BUFFERS - len(kinds))
        array, pointers = ty.array(ty.I32, _BUFFERS), ty.array(ty.PTR, _BUFFERS)
        layouts: list[Value] = [self._layout(message, buffer) for buffer in message.buffers]
        layouts += [zero(ty.PTR)] * (_BUFFERS - len(layouts))
        flags = (HELD if self.program.held else 0) | (LAYOUTS if self.program.sends_structures else 0) | self.windows
        flags |= THREADS if self._beside_threads(call) else 0
        flags |= REPEATED if self._is_repeated(call) else 0
        members = (
            c_string(module, file),
            c_string(module, f"MPI_{message.row.name}"),
            const_int(ty.I32, line),
            const_int(ty.I32, self.program.width),
            const_int(ty.I32, flags),
            val.ConstantAggregate(array, tuple(const_int(ty.I32, kind) for kind in kinds)),
            val.ConstantAggregate(pointers, tuple(layouts)),
        )
        site = val.GlobalVariable(module.unique_name("pad.mpi.site"), SITE, val.ConstantAggregate(SITE, members), True, "private")
        return module.add_global(site)

    def _beside_threads(self, call: ins.CallBase) -> bool:
        """Whether other threads may add to the adjoints of the buffers while this call is reversed."""
        return False

    def _is_repeated(self, call: ins.CallBase) -> bool:
        """Whether the call stands in a checkpointed loop."""
        source = self.clone.source_of(call)
        return isinstance(source, ins.Instruction) and source.block is not None and source.block.function in self.program.repeated

    def _is_bytes(self, message: Message, buffer: Buffer) -> bool:
        """Whether a buffer may be moved as bytes among which numbers are found by their places."""
        program = self.program
        return program.sends_structures and moves_bytes(message, buffer, program.types_of_bytes) and not is_packed(program.facts, buffer)

    def _layout(self, message: Message, buffer: Buffer) -> Value:
        """Where numbers are in a buffer of bytes; null where that is not known, or of no use."""
        if not self._is_bytes(message, buffer):
            return zero(ty.PTR)
        layout = layout_of_bytes(self.program.facts, buffer, self.program.cells.is_cell_location)
        if layout is None:
            return zero(ty.PTR)
        module, words = self.program.module, layout.words()
        array = ty.array(ty.I64, len(words))
        constant = val.ConstantAggregate(array, tuple(const_int(ty.I64, word) for word in words))
        return module.add_global(val.GlobalVariable(module.unique_name("pad.mpi.layout"), array, constant, True, "private"))

    def _kind(self, call: ins.CallBase, message: Message, buffer: Buffer) -> int:
        """What the analysis knows of the numbers in a buffer whose datatype does not say it."""
        if buffer.element is not None and buffer.element.kind in _LETTERS:
            return ord(_LETTERS[buffer.element.kind])
        facts = self.program.facts
        if is_packed(facts, buffer):
            check_packed(self.program, buffer.pointer, call)
            return PACKED
        letter = letter_of(facts, buffer)
        if letter in _LETTERS:
            return ord(_LETTERS[letter])
        if letter != "mixed":
            return UNKNOWN if letter is None else 0
        known = self._is_bytes(message, buffer) and layout_of_bytes(facts, buffer, self.program.cells.is_cell_location) is not None
        active = any(self.program.activity.is_active_location(x) for x in carries_numbers(facts, buffer))
        if buffer.element is not None and active and not known:
            raise self.program.refuse(
                "PAD-E104", f"a message of bytes or integers, by 'MPI_{message.row.name}'", call,
                "the bytes it moves are not proved to be floating-point numbers",
                "use the datatype of the numbers, or a derived datatype that says where they are",
            )  # fmt: skip
        return UNKNOWN


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

    def _beside_threads(self, call: ins.CallBase) -> bool:
        source = self.clone.source_of(call)
        block = source.block if isinstance(source, ins.Instruction) else None
        return block is not None and block.function in self.program.sharing.concurrent

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
        self.g.memory.count(b, const_int(ty.I64, _RECORD))
        if not self.g.memory.consumed:
            b.call_named("pad_mpi_hold", ty.VOID, [self.g.memory.arena(), record])
        return record

    def reverse(self, b: Builder, made: ins.Instruction) -> None:
        for value in self.records[made]:
            record = looked_up(b, value)
            b.call_named("pad_mpi_reverse", ty.VOID, [record])
            if self.g.memory.consumed:
                b.call_named("pad_mpi_release", ty.VOID, [record])
