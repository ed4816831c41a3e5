"""The errors about instructions of the program, and where an instruction stands in its source."""

from __future__ import annotations

from collections.abc import Mapping

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.metadata import Place, source_place
from polyglot_ad.ir.printer import format_instruction


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
            name = instruction.block.function.name.removesuffix(".caught")
            path = ((sources or {}).get(name, name),)
    return DifferentiationError(code, construct, why, help, location, path, text)


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
