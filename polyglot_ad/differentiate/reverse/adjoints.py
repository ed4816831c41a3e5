"""Adjoint values of the reverse pass, one per scalar and lane.

An adjoint lives in a stack slot that is zeroed in the reverse pass before control comes to its first use, added to by the users of the
value and taken (read, and in loops zeroed for the next time) where the value was defined. When all of that happens in one block, or in the
edge from which alone control comes to it, no slot is made: the sum is kept as an SSA value.
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import LoopForest
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, is_zero, zero
from polyglot_ad.ir.values import Block, Value

from .adjoint_slots import drop_unused, zero_late

Key = tuple[Value, int, int]
"""(value of the copy, scalar of its type, lane)."""


def accumulate(builder: Builder, sum: Value, amount: Value) -> Value:
    """One more term of an adjoint. In which order the terms are added nobody has said, so a loop that adds them may be vectorised."""
    return builder.insert(ins.BinaryOp("fadd", sum, amount, flags=("reassoc",)))


class Adjoints:
    """`entry` and `start` are builders at the function's entry (for the slots) and at the start of the reverse pass (to zero them);
    `forest`: the loops of the forward half."""

    def __init__(self, entry: Builder, start: Builder, forest: LoopForest) -> None:
        self._entry = entry
        self._start = start
        self._forest = forest
        self._slots: dict[Key, ins.Alloca] = {}
        self._zeroed: list[ins.Store] = []
        self._local: dict[Key, Value] = {}
        self._slotless: dict[Value, bool] = {}

    def add(self, builder: Builder, value: Value, leaf: int, lane: int, amount: Value) -> None:
        if is_zero(amount):
            return
        key = (value, leaf, lane)
        if self._has_no_slot(value):
            known = self._local.get(key)
            self._local[key] = amount if known is None else builder.fadd(known, amount)
            return
        slot = self._slot(key, amount.type)
        builder.store(accumulate(builder, builder.load(amount.type, slot), amount), slot)

    def take(self, builder: Builder, value: Value, leaf: int, lane: int, type: ty.Type) -> Value | None:
        """The adjoint collected so far, which is thereby used up; None when it is known to be zero."""
        key = (value, leaf, lane)
        if self._has_no_slot(value):
            return self._local.pop(key, None)
        slot = self._slot(key, type)
        taken = builder.load(type, slot)
        if isinstance(value, ins.Instruction) and value.block is not None and self._forest.of(value.block) is not None:
            builder.store(zero(type), slot)
        return taken

    def seed(self, builder: Builder, value: Value, leaf: int, lane: int, amount: Value, first: bool = False) -> None:
        """Add from outside the value's block. `first`: there is nothing yet."""
        if not self._is_passed_on(value):
            self._slotless[value] = False
        if first:
            builder.store(amount, self._slot((value, leaf, lane), amount.type))
        else:
            self.add(builder, value, leaf, lane, amount)

    def _slot(self, key: Key, type: ty.Type) -> ins.Alloca:
        slot = self._slots.get(key)
        if slot is None:
            name = f"{key[0].name}.adjoint" if key[0].name else "adjoint"
            slot = self._slots[key] = self._entry.alloca(type, name=name)
            self._zeroed.append(self._start.store(zero(type), slot))
        return slot

    def zero_late(self, flow: ControlFlow, once: Callable[[Block], bool]) -> None:
        """When all uses are known: see `adjoint_slots`."""
        drop_unused(self._slots.values())
        zero_late(self._zeroed, flow, once)

    def _has_no_slot(self, value: Value) -> bool:
        """Whether all users of a value are in its block, or beyond the one edge that leaves it."""
        known = self._slotless.get(value)
        if known is None:
            known = isinstance(value, ins.Instruction) and (
                all(u.opcode == "lookup" or (u.block is value.block and u.opcode != "phi") for u in value.users)
                or self._is_passed_on(value)
            )
            self._slotless[value] = known
        return known

    def _is_passed_on(self, value: Value) -> bool:
        """Whether what users outside of a value's block add to its adjoint is added in the edge by which alone control comes back to the
        block. That is not so where a loop begins: its reverse may be left out."""
        if not isinstance(value, ins.Instruction) or value.block is None:
            return False
        block, successors = value.block, value.block.successors
        if len(successors) != 1:
            return False
        (after,), loop = successors, self._forest.of(block)
        if after is block or self._forest.of(after) is not loop or (loop is not None and after is loop.header):
            return False
        return all(
            u.opcode == "lookup"
            or (u.block is block and u.opcode != "phi")
            or (
                isinstance(u, ins.Phi)
                and u.block is after
                and all(b is block for v, b in zip(u.operands, u.blocks, strict=True) if v is value)
            )
            for u in value.users
        )
