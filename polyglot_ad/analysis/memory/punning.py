"""Type punning that cannot be excluded.

Walks are kept apart from scalars of other kinds (`model`), for a number is not read as a pointer or a count. A program may do just that,
through unions and casts. Where accesses carry types that the language's rules keep apart, it does not; the other pairs are *suspects*: bits
of floats that are stored in one are looked for in the other, and who writes one may have written the other.
"""

from __future__ import annotations

from polyglot_ad.analysis.tbaa import AccessTypes, apart
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value

from .facts import MemoryFacts
from .model import Location


def suspects(facts: MemoryFacts) -> dict[Location, set[Location]]:
    """For each location the others that may hold its bytes, although their kinds differ."""
    pairs = [(a.find(), b.find()) for a, b in facts.memory.kept_apart()]
    if not pairs:
        return {}
    types = AccessTypes(facts.module)
    concerned = {location for pair in pairs for location in pair}
    accesses: dict[Location, set[tuple[str, ...]]] = {location: set() for location in concerned}
    for function in facts.module.functions.values():
        for instruction in function.instructions():
            for pointer, type in _accessed(instruction):
                for location in facts.locations(pointer, type):
                    if location.find() in concerned:
                        accesses[location.find()].add(types.path(instruction))
    found: dict[Location, set[Location]] = {}
    for a, b in pairs:
        looked_at = accesses[a] and accesses[b]  # what is only copied may be anything
        if not looked_at or not all(apart(x, y) for x in accesses[a] for y in accesses[b]):
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
    return found


def _accessed(instruction: Instruction) -> list[tuple[Value, Type]]:
    """(pointer, type) of an access that looks at what it moves. What is only copied keeps the type it was stored with."""
    if instruction.opcode == "load":
        if "tbaa" not in instruction.metadata and instruction.users and all(_is_stored(user, instruction) for user in instruction.users):
            return []
        return [(instruction.operands[0], instruction.type)]
    if instruction.opcode == "store":
        value, pointer = instruction.operands
        if "tbaa" not in instruction.metadata and isinstance(value, Instruction) and value.opcode == "load":
            return []
        return [(pointer, value.type)]
    if instruction.opcode in ("atomicrmw", "cmpxchg"):
        return [(instruction.operands[0], instruction.operands[1].type)]
    return []


def _is_stored(user: Instruction, value: Value) -> bool:
    return user.opcode == "store" and user.operands[0] is value
