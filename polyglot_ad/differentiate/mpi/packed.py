"""Memory into which MPI packs numbers: nothing but MPI looks into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.callees import is_memory_copy
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Value

if TYPE_CHECKING:
    from ..context import ProgramContext

_HELP = "call MPI_Unpack, and send packed bytes from where they were packed"


def check_packed(program: ProgramContext, pointer: Value, call: ins.CallBase) -> None:
    """Raise when the program itself reads memory into which numbers are packed, or copies it: which numbers it would meet is not known."""
    facts = program.facts
    if not facts.is_pointer(pointer):
        return
    node = facts.node(pointer)
    if any(location.content.find().kind != "int" for location in node.locations()):
        raise program.refuse(
            "PAD-E104", "packed bytes in memory that holds other things, too", call, "which bytes are packed is not proved",
            "pack into memory of its own",
        )  # fmt: skip
    for function in program.activity.functions:
        for i in function.instructions():
            copied = is_memory_copy(i)
            read = i.operands[1 if copied else 0] if copied or i.opcode in ("load", "atomicrmw", "cmpxchg") else None
            if read is None or not facts.is_pointer(read):
                continue
            if facts.node(read) is node:
                raise program.refuse("PAD-E104", "a read of packed bytes", i, "which numbers they are is not known", _HELP)
            if copied and program.activity.has_shadow(read) and facts.node(i.operands[0]) is node:
                raise program.refuse("PAD-E104", "a copy of numbers to packed bytes", i, "which numbers they are is not known", _HELP)
