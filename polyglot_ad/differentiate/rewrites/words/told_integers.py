"""Words that hold an integer or the bits of a number, as a tag says, where the program computes with them as with integers.

    if (v.tag == INT) v.i += 1;         // v is passed in registers: one of them holds either member of its union

To the analysis this may compute with the bits of a number, which has no derivative. Whether it does is found out by the derivative
(shadows/told_integers.py): the word goes through a call that says that it is an integer here. Where LLVM computes for both tags, and then
chooses, it is computed where it is chosen. So it is where LLVM adds what is 0 for one of the tags: `v.i + (v.tag == INT)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from polyglot_ad.analysis.bits.refusals import CHOSEN, LOOKED_UP, TAKEN_APART
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Constant, ConstantInt, Module, Value
from polyglot_ad.symbols import INTEGER

from ..memory.chosen_loads import compute_where_chosen

if TYPE_CHECKING:
    from ...context import ProgramContext

_DECIDING = frozenset(
    ("icmp", "trunc", "and", "or", "xor", "add", "sub", "mul", "shl", "lshr", "zext", "sext", "select", "freeze", "phi", "getelementptr")
)
"""What makes conditions and indices of words."""

_NEUTRAL = {"add": (0, 1), "or": (0, 1), "xor": (0, 1), "sub": (0,), "shl": (0,)}
"""Operations that give one of their operands (at these places) where the other is 0."""

_TESTED = frozenset(("zext", "sext", "sub", "xor", "and", "shl", "lshr", "select"))
"""What makes 0, or something else, of a tag."""

Use = tuple[ins.Instruction, int]


def tell_integers(module: Module, program: ProgramContext) -> bool:
    """In place; whether anything changed, and there may be more to do."""
    found: set[Use] = set()
    for i, why in program.evidence.lost:
        found.update(_Words(program).of(i, why))
    if not found:
        return False
    users = {user for user, _ in found}
    for user, index in [(user, k) for user, k in found if (user, 1 - k) not in found and _is_neutral(user, k)]:
        _choose(user, index)
    if compute_where_chosen(module, users.__contains__):
        return True
    for user, index in found:
        word = user.operands[index]
        user.set_operand(index, Builder(before=user).call_named(f"{INTEGER}{word.type}", word.type, [word]))
    return True


def _is_neutral(user: ins.Instruction, index: int) -> bool:
    """Whether an operation may leave a word as it is, and nothing asks yet whether it does."""
    if index not in _NEUTRAL.get(user.opcode, ()) or not isinstance(user.type, ty.IntType):
        return False
    other = user.operands[1 - index]
    tested = isinstance(other, ins.Instruction) and other.opcode in _TESTED
    return tested and not any(i.opcode == "icmp" and _is_zero(i.operands[1]) for i in other.users)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0


def _choose(user: ins.Instruction, index: int) -> None:
    """Say that an operation leaves a word as it is where the other operand is 0."""
    word, other = user.operands[index], user.operands[1 - index]
    assert user.block is not None and isinstance(user.type, ty.IntType)
    b = Builder(before=user.block.instructions[user.block.position(user) + 1])
    users = list(user.users)
    chosen = b.select(b.icmp("ne", other, const_int(user.type, 0)), user, word)
    for one in users:
        for k, operand in enumerate(one.operands):
            if operand is user:
                one.set_operand(k, chosen)


class _Words:
    """The words that an instruction takes for integers, or that decide what it is. What else decides may follow from these."""

    def __init__(self, program: ProgramContext) -> None:
        self.program = program
        self.activity = program.activity
        self.bits = program.activity.bits
        self._seen: set[Value] = set()

    def of(self, i: ins.Instruction, why: str) -> Iterator[Use]:
        if why == TAKEN_APART:
            yield from self._operands(i)
        elif why in (CHOSEN, LOOKED_UP):
            for condition in (*self.bits.chosen.get(i, ()), *self.bits.conditions(i)):
                yield from self._condition(condition)
            if i in self.bits.places:
                yield from self._condition(self.bits.places[i])

    def _holds_bits(self, value: Value) -> bool:
        return not isinstance(value, Constant) and value in self.bits.spans and self.activity.is_varied(value)

    def _operands(self, i: ins.Instruction) -> list[Use]:
        """Where one is an integer, all are."""
        found = [(i, index) for index, value in enumerate(i.operands) if self._holds_bits(value)]
        values = [user.operands[index] for user, index in found]
        told = i.opcode != "phi" and any(map(self.activity.is_perhaps_integer, values)) and all(map(self.program.evidence.is_word, values))
        return found if told else []

    def _condition(self, value: Value) -> Iterator[Use]:
        """Those that a condition, or an address, depends on."""
        if not self._holds_bits(value) or value in self._seen:
            return
        self._seen.add(value)
        if self._is_told(value):
            yield from ((user, 0) for user in value.users if user.opcode in ("switch", "br") and user.operands[0] is value)
        elif isinstance(value, ins.Instruction) and value.opcode in _DECIDING:
            for index, operand in enumerate(value.operands):
                if value.opcode not in ("phi", "select", "freeze") and self._holds_bits(operand) and self._is_told(operand):
                    yield value, index
                else:
                    yield from self._condition(operand)

    def _is_told(self, value: Value) -> bool:
        """Whether a value is an integer, or the whole of a number."""
        return self.activity.is_perhaps_integer(value) and self.program.evidence.is_word(value)
