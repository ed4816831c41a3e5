"""Where numbers lie in bytes that MPI moves as such (MPI_BYTE): structures of integers and numbers, and arrays of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module
from polyglot_ad.rules.mpi import standard

from .messages import Buffer, Message, element_of_handle, is_place, locations_of

if TYPE_CHECKING:
    from .memory import Field, Location, MemoryFacts

KINDS = {"f32": 1, "f64": 2, "f80": 3}
"""As the runtime counts them."""
_SIZES = {"f32": 4, "f64": 8, "f80": 16}
INTEGER, UNKNOWN = 0, -1
_MOST = 1 << 16
"""So many runs are listed."""
_MOVING = ("Send", "Ssend", "Rsend", "Bsend", "Recv", "Mrecv", "Sendrecv", "Sendrecv_replace", "Bcast", "Gather", "Gatherv", "Scatter",
           "Scatterv", "Allgather", "Allgatherv", "Alltoall", "Alltoallv", "Alltoallw", "Neighbor_allgather", "Neighbor_allgatherv",
           "Neighbor_alltoall", "Neighbor_alltoallv", "Neighbor_alltoallw")  # fmt: skip
_NAMES = frozenset(name.lower() for name in _MOVING)


@dataclass(frozen=True)
class ByteLayout:
    """`runs` of (offset, bytes, kind) from the beginning of a buffer on, again every `period` bytes (0: once). `passed_on`: what is not in
    them may be numbers all the same, which the program copies or sends on."""

    period: int
    passed_on: bool
    runs: tuple[tuple[int, int, int], ...]

    def words(self) -> list[int]:
        """As the runtime reads it (layouts.c)."""
        return [self.period, 0, int(self.passed_on), len(self.runs), *(word for run in self.runs for word in run)]


def moves_bytes(message: Message, buffer: Buffer, types_of_bytes: bool) -> bool:
    """Whether a call may move a buffer as bytes in which numbers are found by their places."""
    base = message.row.base.removesuffix("_init").lower()
    if base not in _NAMES and base.removeprefix("i") not in _NAMES and base != "imrecv":
        return False
    return buffer.element.raw if buffer.element is not None else types_of_bytes


def has_types_of_bytes(module: Module) -> bool:
    """Whether the program makes datatypes of MPI_BYTE."""
    for function in module.functions.values():
        row = None if function.blocks else standard(function.name)
        if row is None or not row.name.startswith("Type_"):
            continue
        for call in function.users:
            if not isinstance(call, ins.CallBase) or call.called_function is not function:
                continue
            for parameter, argument in zip(row.parameters, call.arguments, strict=False):
                element = element_of_handle(argument) if parameter.type == "Datatype" else None
                if element is not None and element.raw:
                    return True
    return False


def is_memory(facts: MemoryFacts, buffer: Buffer) -> bool:
    return is_place(buffer.pointer) and facts.is_pointer(buffer.pointer)


def letter_of(facts: MemoryFacts, buffer: Buffer) -> str | None:
    """The kind of number that a buffer consists of, if it is one, "" of integers, "mixed" where it is of several kinds or beside other
    things, None where it is not known."""
    contents = [x.find().content.find() for x in locations_of(facts, buffer)]
    floats = frozenset[str]().union(*(content.floats for content in contents))
    surely = buffer.typed or (contents and all(content.kind is not None for content in contents))
    if not floats:
        return "" if surely else None
    pure = len(floats) == 1 and all(content.kind in floats for content in contents if content.kind is not None)
    kind = next(iter(floats))
    return kind if pure and kind != "bf16" else "mixed"


def sends_structures(facts: MemoryFacts) -> bool:
    """Whether the program moves numbers beside other things as bytes. All ranks find the same: it depends on the program alone."""
    types = has_types_of_bytes(facts.module)
    return any(
        not is_packed(facts, buffer) and letter_of(facts, buffer) == "mixed"
        for message in facts.messages
        for buffer in message.buffers
        if moves_bytes(message, buffer, types)
    )


def is_packed(facts: MemoryFacts, buffer: Buffer) -> bool:
    """Whether bytes are what MPI_Pack makes, by their datatype or by what the program does with them."""
    if buffer.typed or not is_memory(facts, buffer):
        return buffer.packed
    return buffer.packed or facts.node(buffer.pointer).packed


def fields_of_bytes(facts: MemoryFacts, buffer: Buffer) -> tuple[list[Field], int]:
    """What the memory analysis knows of them. It must have been asked before it is at its end."""
    if not is_memory(facts, buffer):
        return [], 0
    return facts.fields(buffer.pointer, buffer.count, whole=True)


def layout_of_bytes(facts: MemoryFacts, buffer: Buffer, is_cell: Callable[[Location], bool]) -> ByteLayout | None:
    """None where it is not known which bytes are numbers, or of which kind."""
    fields, period = fields_of_bytes(facts, buffer)
    if not is_memory(facts, buffer):
        return ByteLayout(0, False, ())
    node = facts.node(buffer.pointer)
    if node.walks and not period and buffer.count is None:
        return None
    runs: list[tuple[int, int, int]] = []
    for field in sorted(fields, key=lambda f: (f.offset, -f.size)):
        content = field.location.find().content.find()
        kind = INTEGER if content.kind in ("int", "ptr") else UNKNOWN
        if content.floats:
            if content.kind not in KINDS or len(content.floats) > 1:
                return None
            kind = KINDS[content.kind]
        if is_cell(field.location):
            return None
        size = max(field.size, _SIZES.get(content.kind or "", 0)) if kind > 0 else field.size
        if kind > 0 and size % _SIZES[content.kind or ""]:
            return None
        if runs and field.offset < runs[-1][0] + runs[-1][1]:
            start, length, known = runs[-1]
            inside = field.offset + size <= start + length
            if kind == known and (kind <= 0 or (inside and (field.offset - start) % _SIZES[content.kind or ""] == 0)):
                runs[-1] = (start, max(length, field.offset + size - start), known)
                continue
            if kind <= 0 and known <= 0:
                runs[-1] = (start, max(length, field.offset + size - start), UNKNOWN)
                continue
            return None
        if runs and runs[-1][2] == kind and sum(runs[-1][:2]) == field.offset:
            runs[-1] = (runs[-1][0], runs[-1][1] + size, kind)
        else:
            runs.append((field.offset, size, kind))
    if len(runs) > _MOST or (period and runs and sum(runs[-1][:2]) > period):
        return None
    return ByteLayout(period, _passes_on(facts, buffer), tuple(runs))


def _passes_on(facts: MemoryFacts, buffer: Buffer) -> bool:
    """Whether the program copies this memory, or both receives and sends it: then there may be numbers that it never looks at."""
    node = facts.node(buffer.pointer)
    if any(facts.node(end) is node for target, source, _ in facts.copies for end in (target, source)):
        return True
    sent = received = False
    for message in facts.messages:
        for other in message.buffers:
            if is_memory(facts, other) and facts.node(other.pointer) is node:
                sent |= other.sent
                received |= other.received
    return sent and received
