"""Notes in reverse mode (guards/runtime/kinds.c) that come to a number: its bits were read as an integer, which is an error.

They are found where the program stores or copies the number, and, of what the caller brings, where it is loaded or copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.bits.refusals import TAKEN_APART
from polyglot_ad.analysis.memory import FLOAT_OF_KIND, Location
from polyglot_ad.analysis.memory.kinds import WORDS
from polyglot_ad.callees import most_bytes
from polyglot_ad.guards.kind_marks import PREFIX
from polyglot_ad.guards.refusals import refusal
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

from ..refusals.errors import place_of

if TYPE_CHECKING:
    from ..context import ProgramContext

_WHY = "an integer is read where a floating-point number with a derivative was written, or the other way round"
HELP = "keep integers and numbers apart: does an index leave its array?"
_MOVES = frozenset(("store", "phi", "select", "freeze", "bitcast", "call", "invoke", "ret", "insertvalue", "extractvalue", "insertelement",
                    "extractelement", "shufflevector"))  # fmt: skip
WORD = "a word that holds integers and numbers"
WORD_HELP = "keep integers and numbers apart: is it the member that the tag says?"
WHAT = "memory that holds integers and numbers"


def check_number(program: ProgramContext, b: Builder, source: ins.Store, adjoint: Value) -> None:
    """In the reverse of a store of a number: nobody read its bits as an integer."""
    kind = next((k for k, type in FLOAT_OF_KIND.items() if type is adjoint.type.scalar and k in WORDS), None)
    if kind is None or not any(program.activity.checked_kind(x) for x in program.facts.locations(source.pointer, source.value.type)):
        return
    refuse_note(b, kind, adjoint, refusal_of(program, b, source, source.pointer))


def refuse_note(b: Builder, kind: str, adjoint: Value, refusal: Value) -> None:
    """Raise where an adjoint, or one of a vector's, is a note."""
    count = adjoint.type.count if isinstance(adjoint.type, ty.VectorType) else 0
    for number in [b.insert(ins.ExtractElement(adjoint, const_int(ty.I64, k))) for k in range(count)] if count else [adjoint]:
        b.call_named(f"{PREFIX}{kind}.reverse.number", ty.VOID, [number, refusal])


def check_given(program: ProgramContext, b: Builder, source: ins.Load, adjoint: Value) -> None:
    """In the reverse of a load of a number that the caller brings: nobody took its bits for an integer. (Numbers that are stored by the
    program are checked where they are.)"""
    if not _may_be_noted(program) or not _is_moved(source):
        return
    kind = next((k for k, type in FLOAT_OF_KIND.items() if type is adjoint.type.scalar and k in WORDS), None)
    locations = list(program.facts.locations(source.pointer, source.type))
    if kind is not None and _are_given(program, locations):
        refuse_note(b, kind, adjoint, _note_refusal(program, b, source, source.pointer))


def check_given_copy(program: ProgramContext, b: Builder, source: ins.CallBase, to: Value, size: Value) -> None:
    """In the reverse of a copy of such numbers: the same. `to`: where in shadow memory the adjoints are, or the notes that went back."""
    if not _may_be_noted(program):
        return
    locations = [field.location for field in program.facts.fields(source.arguments[1], most_bytes(source.arguments[2]))[0]]
    kinds = {kind for location in locations for kind in location.find().content.find().floats}
    if len(kinds) == 1 and kinds <= set(WORDS) and _are_given(program, locations):
        refused = _note_refusal(program, b, source, source.arguments[0])
        b.call_named(f"{PREFIX}{kinds.pop()}.reverse.numbers", ty.VOID, [to, b.cast("zext", size, ty.I64), refused])


def _note_refusal(program: ProgramContext, b: Builder, source: ins.Instruction, pointer: Value) -> Value:
    """As forward mode says it, where notes are of words alone."""
    if program.activity.is_checked:
        return refusal_of(program, b, source, pointer)
    return refusal(b, "PAD-E102", WORD, TAKEN_APART, WORD_HELP, place_of(source))


def _may_be_noted(program: ProgramContext) -> bool:
    return program.activity.is_checked or program.activity.asks_integers


def _is_moved(load: ins.Load) -> bool:
    """Whether what is loaded may be an integer elsewhere: as a number it is moved or merged, and not only computed with."""
    return not load.type.scalar.is_float or any(user.opcode in _MOVES for user in load.users)


def _are_given(program: ProgramContext, locations: list[Location]) -> bool:
    return bool(locations) and all(program.activity.is_given(x) for x in locations)


def check_numbers(program: ProgramContext, b: Builder, source: ins.CallBase, to: Value, size: Value) -> None:
    """In the reverse of a copy of numbers to where integers may be, from where none are: the same. `to`: where in shadow memory."""
    if not program.activity.is_checked:
        return
    target, origin, bytes = source.arguments[:3]
    length = bytes.value if isinstance(bytes, val.ConstantInt) else None
    if any(program.activity.checked_kind(field.location) for field in program.facts.fields(origin, length)[0]):
        return
    checked = [(field.offset, program.activity.checked_kind(field.location)) for field in program.facts.fields(target, length)[0]]
    for kind in dict.fromkeys(kind for _, kind in checked if kind):
        first = min(offset for offset, found in checked if found == kind) % WORDS[kind]
        rest = b.sub(b.cast("zext", size, ty.I64), const_int(ty.I64, first))
        b.call_named(f"{PREFIX}{kind}.reverse.numbers", ty.VOID, [b.gep(ty.I8, to, [first]), rest, refusal_of(program, b, source, target)])


def refusal_of(program: ProgramContext, b: Builder, source: ins.Instruction, pointer: Value) -> Value:
    """`pointer`: of the program, to the memory that is meant."""
    names = program.names.of(pointer)
    return refusal(b, "PAD-E101", f"{WHAT}: {names}" if names else WHAT, _WHY, HELP, place_of(source))


__all__ = [
    "HELP",
    "WHAT",
    "WORD",
    "WORD_HELP",
    "check_given",
    "check_given_copy",
    "check_number",
    "check_numbers",
    "refusal_of",
    "refuse_note",
]
