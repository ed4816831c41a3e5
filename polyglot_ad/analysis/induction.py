"""Induction variables and trip counts.

An affine header phi is start + step·n on the n-th iteration (n counts from 0), with start and step invariant. A loop is *counted* when it
has one exit edge, taken on a comparison of an affine variable with an invariant bound, so that its number of backedges follows from values
known in the preheader.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.instructions import BinaryOp, Br, Compare, GetElementPtr, Instruction, Phi
from polyglot_ad.ir.values import Block, ConstantInt, Value

from .loops import Loop


@dataclass(frozen=True)
class Affine:
    """`phi` = start + step·n. For a pointer, step counts elements of `element` (a getelementptr's source type)."""

    phi: Phi
    start: Value
    step: Value
    element: ty.Type | None = None
    negated: bool = False
    """The step is subtracted."""


def affine(loop: Loop, phi: Instruction) -> Affine | None:
    if not isinstance(phi, Phi) or phi.block is not loop.header or not loop.simplified or len(phi.operands) != 2:
        return None
    assert loop.preheader is not None
    start, following = phi.incoming_for(loop.preheader), phi.incoming_for(loop.latch)
    if isinstance(following, BinaryOp) and following.opcode == "add":
        left, right = following.operands
        if left is phi and loop.is_invariant(right):
            return Affine(phi, start, right)
        if right is phi and loop.is_invariant(left):
            return Affine(phi, start, left)
    if isinstance(following, BinaryOp) and following.opcode == "sub":
        left, right = following.operands
        if left is phi and loop.is_invariant(right):
            return Affine(phi, start, right, negated=True)
    if isinstance(following, GetElementPtr) and following.pointer is phi and len(following.operands) == 2:
        step = following.operands[1]
        if loop.is_invariant(step) and isinstance(step.type, ty.IntType) and step.type.bits == 64:
            return Affine(phi, start, step, following.source_type)
    return None


def find_affine(loop: Loop) -> dict[Instruction, Affine]:
    return {phi: found for phi in loop.header.phis() if (found := affine(loop, phi)) is not None}


@dataclass(frozen=True)
class Counted:
    """How to compute the number of backedges taken: see `emit_backedges`."""

    variable: Affine
    next: bool
    """The comparison looks at the variable after the step."""
    bound: Value
    predicate: str
    """The loop goes on while `variable predicate bound`."""


_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
_SWAPPED = {
    "eq": "eq",
    "ne": "ne",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}


def counted(loop: Loop, returning: Collection[Block]) -> Counted | None:
    """Recognises `for (i = start; i != / < / <= / > / >= bound; i += constant)` whose single exit is the latch. Exits to blocks that are
    not in `returning` do not count: from there the function never returns (a failed bounds check, say)."""
    exits = [edge for edge in loop.exit_edges if edge[1] in returning]
    if not loop.simplified or len(exits) != 1:
        return None
    exiting, _ = exits[0]
    branch = exiting.terminator
    if exiting is not loop.latch or not isinstance(branch, Br) or not branch.conditional:
        return None
    condition = branch.operands[0]
    if not isinstance(condition, Compare) or condition.opcode != "icmp" or not isinstance(condition.operands[0].type, ty.IntType):
        return None
    left, right = condition.operands
    predicate = condition.predicate if branch.targets[0] is loop.header else _INVERSE[condition.predicate]
    if loop.is_invariant(left):
        left, right, predicate = right, left, _SWAPPED[predicate]
    if not loop.is_invariant(right):
        return None
    for variable in find_affine(loop).values():
        if variable.element is not None or not isinstance(variable.step, ConstantInt) or variable.phi.type is not left.type:
            continue
        following = variable.phi.incoming_for(loop.latch)
        if left is variable.phi or left is following:
            found = Counted(variable, left is following, right, predicate)
            return found if _well_behaved(found, following) else None
    return None


def _step(variable: Affine) -> int:
    assert isinstance(variable.step, ConstantInt)
    return -variable.step.value if variable.negated else variable.step.value


def _well_behaved(found: Counted, following: Value) -> bool:
    """No wrap-around before the exit, by the flags on the step or because the step is one."""
    step = _step(found.variable)
    assert isinstance(following, Instruction)
    if found.predicate == "ne":
        return abs(step) == 1 or "nsw" in following.flags or "nuw" in following.flags
    if found.predicate in ("slt", "sle"):
        return step > 0 and ((step == 1 and found.predicate == "slt") or "nsw" in following.flags)
    if found.predicate in ("sgt", "sge"):
        return step < 0 and ((step == -1 and found.predicate == "sgt") or "nsw" in following.flags)
    if found.predicate in ("ult", "ule"):
        return step > 0 and ((step == 1 and found.predicate == "ult") or "nuw" in following.flags)
    return False


def emit_backedges(builder: Builder, found: Counted) -> Value:
    """The number of times the backedge is taken, as i64, from values known in the preheader.

    The exit test comes at the end of each iteration, so the n-th test (n from 0) sees v(n) = first + step·n; the loop goes on
    while the test holds.
    """
    step = _step(found.variable)
    start, bound = found.variable.start, found.bound
    type = start.type
    first = builder.binary("add", start, const_int(type, step)) if found.next else start
    if found.predicate == "ne":
        distance = builder.sub(bound, first) if step > 0 else builder.sub(first, bound)
        if abs(step) != 1:
            distance = builder.binary("udiv", distance, const_int(type, abs(step)))
        return builder.cast("zext", distance, ty.I64)
    holds = builder.icmp(found.predicate, first, bound)
    distance = builder.sub(bound, first) if step > 0 else builder.sub(first, bound)
    wide = builder.cast("zext", distance, ty.I64) if _bits(type) <= 64 else distance
    if found.predicate in ("slt", "ult", "sgt"):
        wide = builder.add(wide, const_int(ty.I64, abs(step) - 1))
    else:
        wide = builder.add(wide, const_int(ty.I64, abs(step)))
    trips = builder.binary("udiv", wide, const_int(ty.I64, abs(step))) if abs(step) != 1 else wide
    return builder.select(holds, trips, const_int(ty.I64, 0))


def _bits(type: ty.Type) -> int:
    assert isinstance(type, ty.IntType)
    return type.bits
