"""Loops whose reverse is left out because what comes from them was not chosen.

`best = t < best ? t : best` discards most of what a loop before it has computed. The adjoint of `t` is then zero, and so is everything
that the reverse of the loop would add. Which side was chosen decides, not whether an adjoint is zero: so the same holds of derivatives of
derivatives.

It needs a loop whose reverse does nothing but add multiples of the adjoints of the values that leave it: one that writes no memory, calls
nothing that may do so, and keeps nothing on a buffer whose top its reverse moves back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, is_zero
from polyglot_ad.ir.values import Block, Value

from .adjoints import Key
from .lookup import PURE, Lookup

if TYPE_CHECKING:
    from .generator import ReverseGenerator

Choice = tuple[Value, bool]
"""A condition of the primal, and how it must be for something not to be zero."""
Amount = tuple[Value, int, int, Value]
"""A value, a scalar of its type, a lane, and their adjoint."""

_QUIET = frozenset((*PURE, "phi", "load", "br", "switch"))
_DEEP = 8
"""Operations through which a factor is followed."""


@dataclass(frozen=True, eq=False)
class _Skip:
    branch: ins.Br
    loop: Loop
    wanted: bool


class Skips:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self._made: list[_Skip] = []
        self._quiet: dict[Loop, bool] = {}
        self._handed: dict[Key, Value] = {}
        """Of phis that a block hands on to its only successor: what their adjoints were before they came there."""

    def leave_out(self, b: Builder, predecessor: Block, block: Block, passed: Sequence[Amount]) -> None:
        """In the edge from R(block) into the reverse of a loop: go to its end where all that comes in is zero. `b` is behind that test."""
        amounts = [self._handed.get((phi, leaf, lane), amount) for phi, leaf, lane, amount in passed]
        self._hand_on(predecessor, block, passed, amounts)
        control = self.g.control
        left = control.left_loops(predecessor, block)
        if len(left) != 1 or not amounts or not self._is_quiet(left[0].loop):
            return
        choices = frozenset.intersection(*(_choices(amount, _DEEP) for amount in amounts))
        if not choices:
            return
        condition, wanted = next(choice for amount in amounts for choice in _ordered(amount, choices))
        loop = left[0].loop
        assert loop.preheader is not None
        enter, end = self.g.target.add_block("edge.reverse"), control.reverse[loop.preheader]
        control.context[enter] = block
        branch = b.cond_br(condition, enter, end) if wanted else b.cond_br(condition, end, enter)
        self._made.append(_Skip(branch, loop, wanted))
        b.at_end(enter)

    def _hand_on(self, predecessor: Block, block: Block, passed: Sequence[Amount], amounts: Sequence[Value]) -> None:
        if predecessor.successors != [block] or self.g.control.flow.dominates(block, predecessor):
            return
        for (phi, leaf, lane, _), amount in zip(passed, amounts, strict=True):
            operand = phi.incoming_for(predecessor)  # type: ignore[attr-defined]
            if isinstance(operand, ins.Phi) and operand.block is predecessor and set(operand.users) == {phi}:
                self._handed[operand, leaf, lane] = amount

    def settle(self, moved: Iterable[Loop]) -> None:
        """When it is known what is kept: `moved` are loops whose reverse moves back the top of a buffer as it is entered."""
        headers = [loop.header for loop in moved]
        for skip in self._made:
            if any(map(skip.loop.contains, headers)):
                skip.branch.set_operand(0, const_int(ty.I1, int(skip.wanted)))

    def _is_quiet(self, loop: Loop) -> bool:
        if loop not in self._quiet:
            inside = [record for other, record in self.g.control.loops.items() if loop.contains(other.header)]
            sources = [self.g.clone.origin.get(block) for block in loop.blocks]
            self._quiet[loop] = all(record.count is not None for record in inside) and all(
                isinstance(source, Block) and all(map(_adds_only, source.instructions)) for source in sources
            )
        return self._quiet[loop]


def _adds_only(i: ins.Instruction) -> bool:
    """Whether the reverse of an instruction adds to adjoints, if it does anything."""
    if isinstance(i, ins.Call):
        callee = describe(i)
        if callee.rule is not None:
            return all(place.startswith("return") for place in callee.rule.outputs)
        return callee.kind == "intrinsic" or (callee.external is not None and (callee.external.pure or callee.external.kind == "debug"))
    return i.opcode in _QUIET and not (isinstance(i, ins.Load) and (i.volatile or i.ordering))


def _choices(v: Value, deep: int) -> frozenset[Choice]:
    """The choices by each of which alone a number is zero when they go the other way."""
    if not isinstance(v, ins.Instruction) or deep == 0:
        return frozenset()
    match v.opcode:
        case "select":
            condition, first, second = v.operands
            if condition.type is not ty.I1:
                return frozenset()
            if is_zero(second):
                return _choices(first, deep - 1) | {(_primal(condition), True)}
            if is_zero(first):
                return _choices(second, deep - 1) | {(_primal(condition), False)}
            return _choices(first, deep - 1) & _choices(second, deep - 1)
        case "fmul":
            return _choices(v.operands[0], deep - 1) | _choices(v.operands[1], deep - 1)
        case "fadd" | "fsub":
            return _choices(v.operands[0], deep - 1) & _choices(v.operands[1], deep - 1)
        case "fneg" | "fdiv" | "fpext" | "fptrunc":
            return _choices(v.operands[0], deep - 1)
    return frozenset()


def _primal(condition: Value) -> Value:
    return condition.wanted if isinstance(condition, Lookup) else condition


def _ordered(amount: Value, choices: frozenset[Choice]) -> list[Choice]:
    """Choices in an order that does not change from run to run, with their conditions in the reverse pass."""
    found: list[Choice] = []
    work, seen = [amount], set[Value]()
    while work:
        v = work.pop()
        if v in seen or not isinstance(v, ins.Instruction):
            continue
        seen.add(v)
        if v.opcode == "select":
            condition = v.operands[0]
            found += [(condition, wanted) for wanted in (True, False) if (_primal(condition), wanted) in choices]
        work += v.operands
    return found
