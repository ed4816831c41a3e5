"""The errors about instructions of the program, and where an instruction stands in its source."""

from __future__ import annotations

from collections.abc import Mapping

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.instructions import CallBase, Instruction
from polyglot_ad.ir.metadata import Place, source_place, subprogram, user_place
from polyglot_ad.ir.printer import format_instruction
from polyglot_ad.ir.values import Function
from polyglot_ad.symbols import FLAT


def refusal(
    code: str, construct: str, instruction: Instruction | None, why: str, help: str = "", sources: Mapping[str, str] | None = None
) -> DifferentiationError:
    """The error about an instruction; `sources` maps names of functions that were made to those of the user's."""
    location = text = ""
    path: tuple[str, ...] = ()
    if instruction is not None:
        location = location_of(instruction)
        text = format_instruction(instruction)
        if instruction.block is not None and instruction.block.function is not None:
            function = instruction.block.function
            called = [function]
            place = user_place(instruction)
            if place is None and (calls := _from_user(function)):
                place = user_place(calls[0])
                called = [*(call.block.function for call in calls if call.block is not None and call.block.function), function]
            location = str(place or location)
            path = tuple(_shown(one, sources or {}) for one in called)
    return DifferentiationError(code, construct, why, help, location, path, text)


def _shown(function: Function, sources: Mapping[str, str]) -> str:
    """The name of a function for a text; what it is called in Julia only the debug information says."""
    name = function.name.removesuffix(".caught")
    node = subprogram(function) if name.removeprefix(FLAT).startswith("jl.") else None
    return node.field("name").rstrip(";") if node is not None else sources.get(name, name)


def _from_user(function: Function) -> list[CallBase]:
    """The calls that lead from a line of the user's to a function of a library, the first one there; none where no such line is known."""
    callers: dict[Function, list[CallBase]] = {}
    for other in function.module.functions.values() if function.module is not None else ():
        for i in other.instructions():
            if isinstance(i, CallBase) and isinstance(i.called_function, Function):
                callers.setdefault(i.called_function, []).append(i)
    ways: dict[Function, list[CallBase]] = {function: []}
    pending = [function]
    for current in pending:
        for call in callers.get(current, ()):
            way = [call, *ways[current]]
            if user_place(call) is not None:
                return way
            caller = call.block.function if call.block is not None else None
            if caller is not None and caller not in ways:
                ways[caller] = way
                pending.append(caller)
    return []


def place_of(instruction: Instruction) -> Place | None:
    """The source line of an instruction; of its neighbours or its function where optimisation left it none."""
    block = instruction.block
    if block is None or block.function is None:
        return source_place(instruction)
    for candidate in (instruction, *reversed(block.instructions), *block.function.instructions()):
        if found := source_place(candidate):
            return found
    return None


def location_of(instruction: Instruction) -> str:
    """Its place as "file:line", "" when unknown."""
    return str(place_of(instruction) or "")
