"""Derivatives of what the program says of words: that they are integers here, and no numbers (rewrites/words/told_integers.py).

*Forward mode.* A word that has a tangent other than zero is the bits of a number: an error.

*Reverse mode.* The word's adjoint becomes a note (guards/runtime/kinds.c), which goes back to where the word comes from. What was an
integer there forgets it. A number whose adjoint it becomes was taken for an integer: an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.bits.refusals import TAKEN_APART
from polyglot_ad.analysis.memory import FLOAT_OF_KIND, KIND_OF_FLOAT
from polyglot_ad.analysis.memory.kinds import WORDS
from polyglot_ad.guards.kind_marks import PREFIX
from polyglot_ad.guards.refusals import refusal
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantFloat, Module, Value
from polyglot_ad.symbols import INTEGER

from ..refusals.errors import place_of
from .notes import WORD, WORD_HELP, refuse_note

if TYPE_CHECKING:
    from ..context import ProgramContext
    from ..forward.generator import ForwardGenerator

_NOTES = {"f64": 0x7FF8DEADDEADDEFF, "f32": 0x7FDEDEAF}
"""Every byte was read as an integer."""


def push_integer(g: ForwardGenerator, b: Builder, call: ins.CallBase) -> None:
    word = call.arguments[0]
    if not g.is_active(word):
        return
    source = cast(ins.CallBase, g.clone.source_of(call))
    for lane in range(g.width):
        tangent = g.operand_tangent(word, lane)
        kind = next(kind for kind, size in WORDS.items() if size == g.program.layout.size(tangent.type))
        if not tangent.type.is_float:
            tangent = b.cast("bitcast", tangent, FLOAT_OF_KIND[kind])
        bytes = const_int(ty.integer(8 * WORDS[kind]), (1 << WORDS[kind]) - 1)
        b.call_named(f"{PREFIX}{kind}.forward.loaded", ty.VOID, [tangent, bytes, _refusal(g.program, b, source)])


def note_of(type: ty.Type) -> Value:
    """What the adjoint of a word becomes that is an integer."""
    return ConstantFloat(type, _NOTES[KIND_OF_FLOAT[cast(ty.FloatType, type)]])


def check_told(program: ProgramContext, b: Builder, source: ins.Instruction, adjoint: Value) -> None:
    """In the reverse of what makes a word of a number, or stores one: nobody took the word for an integer. (What is moved as a number, and
    may be no more than an integer, passes the note on.)"""
    kind = next((k for k, type in FLOAT_OF_KIND.items() if type is adjoint.type.scalar), "")
    if program.activity.asks_integers and kind in WORDS and not program.activity.is_perhaps_integer(source.operands[0]):
        refuse_note(b, kind, adjoint, _refusal(program, b, source))


def drop_integers(module: Module) -> None:
    """A derivative is made: words are what they are."""
    for name in [name for name in module.functions if name.startswith(INTEGER)]:
        for user in list(module.functions[name].users):
            assert isinstance(user, ins.CallBase)
            user.replace_all_uses_with(user.arguments[0])
            user.erase()
        del module.functions[name]


def _refusal(program: ProgramContext, b: Builder, source: ins.Instruction) -> Value:
    return refusal(b, "PAD-E102", WORD, TAKEN_APART, WORD_HELP, place_of(source))
