"""What a call of MPI does to memory: which buffers it sends and receives, of what kind their elements are, what else it writes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Module, Value
from polyglot_ad.rules.mpi import Row, standard
from polyglot_ad.rules.mpi.handles import Abi, Element, abi_of, element_of
from polyglot_ad.rules.scope import scope

if TYPE_CHECKING:
    from .memory import Location, MemoryFacts


@dataclass(frozen=True)
class Buffer:
    """Data of a call. `sent`: it is read; `received`: it is written. `element`: None where the datatype is not a predefined one that
    stands in the call. `count`: elements, where it is a constant. `packed`: it is what MPI_Pack makes."""

    position: int
    pointer: Value
    sent: bool
    received: bool
    element: Element | None
    count: int | None
    packed: bool = False

    @property
    def typed(self) -> bool:
        """Whether the call says what the scalars are."""
        return self.element is not None and self.element.kind not in ("bytes", "packed")


@dataclass(frozen=True)
class Message:
    """A call of a function that moves numbers, or has to do with one that does."""

    row: Row
    call: ins.CallBase
    buffers: tuple[Buffer, ...]

    def written(self) -> list[Value]:
        """Where it writes what are no data: handles, statuses, flags."""
        data = {buffer.position for buffer in self.buffers}
        return [self.call.arguments[k] for k in self.row.writes if k not in data]


def message_of(call: ins.CallBase) -> Message | None:
    """None for calls of anything else, and of functions of MPI in which nothing moves."""
    callee = call.called_function
    if callee is None or callee.blocks or callee.name in scope().opaque:
        return None
    row = standard(callee.name)
    if row is None or row.kind not in ("derivative", "refused") or len(call.arguments) != len(row.parameters):
        return None
    return Message(row, call, tuple(_buffer(row, call, position) for position in row.buffers))


def _buffer(row: Row, call: ins.CallBase, position: int) -> Buffer:
    parameter = row.parameters[position]
    type, count = row.datatype(position), row.count(position)
    element = element_of_handle(call.arguments[type]) if type is not None else None
    number = call.arguments[count] if count is not None else None
    known = number.value * element.parts if isinstance(number, val.ConstantInt) and element is not None else None
    both = row.collective or row.base in ("Sendrecv_replace", "Isendrecv_replace", "Reduce_local") or row.base.startswith("Win_")
    received = parameter.written
    packed = type is None if row.packs else element is not None and element.kind == "packed"
    return Buffer(position, call.arguments[position], not received or both, received, element, known, packed)


def element_of_handle(handle: Value) -> Element | None:
    """What a datatype consists of that stands in a call."""
    names = [handle.name] if isinstance(handle, val.GlobalValue) else []
    return element_of(abi_of(handle.type.is_integer, names, isinstance(handle, val.ConstantExpr)), _handle(handle))


def _handle(value: Value) -> int | str | None:
    """A handle that is a constant."""
    if isinstance(value, val.ConstantExpr) and value.opcode == "inttoptr":
        value = value.operands[0]
    if isinstance(value, val.ConstantInt):
        return value.value
    return value.name if isinstance(value, val.GlobalVariable) else None


def abi_of_module(module: Module) -> Abi:
    """The ABI that a program with calls of MPI was compiled for."""
    constants = False
    for function in module.functions.values():
        row = standard(function.name)
        for call in function.users if row is not None else ():
            if not isinstance(call, ins.CallBase) or call.called_function is not function or row is None:
                continue
            for parameter, argument in zip(row.parameters, call.arguments, strict=False):
                if not parameter.pointer and parameter.type in ("Comm", "Datatype", "Op", "Request", "Win", "Group", "Info", "Message"):
                    if argument.type.is_integer:
                        return "mpich"
                    constants |= isinstance(argument, val.ConstantExpr) and argument.opcode == "inttoptr"
    return abi_of(False, module.globals, constants)


# memory ---------------------------------------------------------------------------------------------------------------------------


def is_place(value: Value) -> bool:
    """Whether a buffer is memory: not a constant that stands for something else, as MPI_IN_PLACE does."""
    return not isinstance(value, val.ConstantNull | val.ConstantInt | val.ConstantUndef) and not (
        isinstance(value, val.ConstantExpr) and value.opcode == "inttoptr"
    )


def shared_by_ranks(facts: MemoryFacts, message: Message) -> list[Location]:
    """What may be in the memory whose address a call gives."""
    found: list[Location] = []
    for position in message.row.places:
        pointer = facts.memory.reach(facts.contents(message.call.arguments[position])[0], 0, facts.layout.pointer_size(), "ptr")
        found += facts.memory.target(pointer.content)[0].locations()
    return found


def is_in_place(value: Value) -> bool:
    """Whether a buffer is MPI_IN_PLACE. (MPI_BOTTOM is null.)"""
    return not is_place(value) and not isinstance(value, val.ConstantNull)


def locations_of(facts: MemoryFacts, buffer: Buffer) -> list[Location]:
    """What a call may touch of a buffer."""
    if not is_place(buffer.pointer) or not facts.is_pointer(buffer.pointer):
        return []
    if buffer.element is None or not buffer.typed:
        return facts.all_locations(buffer.pointer)
    return [facts.stepped(buffer.pointer, buffer.element.size, buffer.element.kind, buffer.count)]


def carries_numbers(facts: MemoryFacts, buffer: Buffer) -> list[Location]:
    """Those of `locations_of` that may hold numbers: also ones of which nothing is known, where the call does not say that it moves
    integers."""
    known = buffer.typed
    found = []
    for location in locations_of(facts, buffer):
        content = location.find().content.find()
        if content.floats or (content.kind is None and not known):
            found.append(location.find())
    return found
