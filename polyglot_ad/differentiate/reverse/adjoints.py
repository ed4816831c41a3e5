"""Adjoint values of the reverse pass, one per scalar and lane.

An adjoint lives in a stack slot that is zeroed at the start of the reverse pass, added to by the users of the value and taken (read and
zeroed) where the value was defined. When all of that happens in one block no slot is made: the sum is kept as an SSA value.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, is_zero, zero
from polyglot_ad.ir.values import Value

Key = tuple[Value, int, int]
"""(value of the copy, scalar of its type, lane)."""


def accumulate(builder: Builder, sum: Value, amount: Value) -> Value:
    """One more term of an adjoint. In which order the terms are added nobody has said, so a loop that adds them may be vectorised."""
    return builder.insert(ins.BinaryOp("fadd", sum, amount, flags=("reassoc",)))


class Adjoints:
    """`entry` and `start` are builders at the function's entry (for the slots) and at the start of the reverse pass (to zero them)."""

    def __init__(self, entry: Builder, start: Builder) -> None:
        self._entry = entry
        self._start = start
        self._slots: dict[Key, ins.Alloca] = {}
        self._local: dict[Key, Value] = {}
        self._is_local: dict[Value, bool] = {}

    def add(self, builder: Builder, value: Value, leaf: int, lane: int, amount: Value) -> None:
        if is_zero(amount):
            return
        key = (value, leaf, lane)
        if self._block_local(value):
            known = self._local.get(key)
            self._local[key] = amount if known is None else builder.fadd(known, amount)
            return
        slot = self._slot(key, amount.type)
        builder.store(accumulate(builder, builder.load(amount.type, slot), amount), slot)

    def take(self, builder: Builder, value: Value, leaf: int, lane: int, type: ty.Type) -> Value | None:
        """The adjoint collected so far, which is thereby used up; None when it is known to be zero."""
        key = (value, leaf, lane)
        if self._block_local(value):
            return self._local.pop(key, None)
        slot = self._slot(key, type)
        taken = builder.load(type, slot)
        builder.store(zero(type), slot)
        return taken

    def seed(self, builder: Builder, value: Value, leaf: int, lane: int, amount: Value) -> None:
        """Add from outside the value's block."""
        self._is_local[value] = False
        self.add(builder, value, leaf, lane, amount)

    def block_done(self) -> None:
        self._local.clear()

    def _slot(self, key: Key, type: ty.Type) -> ins.Alloca:
        slot = self._slots.get(key)
        if slot is None:
            name = f"{key[0].name}.adjoint" if key[0].name else "adjoint"
            slot = self._slots[key] = self._entry.alloca(type, name=name)
            self._start.store(zero(type), slot)
        return slot

    def _block_local(self, value: Value) -> bool:
        known = self._is_local.get(value)
        if known is None:
            known = isinstance(value, ins.Instruction) and all(
                u.opcode == "lookup" or (u.block is value.block and u.opcode != "phi") for u in value.users
            )
            self._is_local[value] = known and not isinstance(value, val.Argument)
            known = self._is_local[value]
        return known
