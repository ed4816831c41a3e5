"""Induction variables and trip counts.

An affine header phi is start + step·n on the n-th iteration (n counts from 0), with start and step invariant. A loop is *counted* when it
is left on a comparison of an affine variable with an invariant bound, to which every iteration comes, so that its number of backedges
follows from values known in the preheader.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.instructions import BinaryOp, Br, Cast, Compare, GetElementPtr, Instruction, Phi
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


@dataclass(frozen=True)
class Shifted:
    """`phi` = start, shifted n times by `step` bits, a constant: `half /= 2` and the like. `opcode`: shl, lshr or ashr."""

    phi: Phi
    start: Value
    step: ConstantInt
    opcode: str

    def emit(self, b: Builder, n: Value, start: Value) -> Value:
        """Its value on the n-th iteration (i64, n from 0). Bits that have all gone are zeros, or signs."""
        type = self.phi.type
        distance = b.mul(n, const_int(ty.I64, self.step.value)) if self.step.value != 1 else n
        most = const_int(ty.I64, _bits(type) - 1)
        stays = b.icmp("ule", distance, most)
        by = b.select(stays, distance, most)
        by = b.cast("trunc" if _bits(type) < 64 else "zext", by, type) if _bits(type) != 64 else by
        found = b.binary(self.opcode, start, by)
        return found if self.opcode == "ashr" else b.select(stays, found, const_int(type, 0))


def shifted(loop: Loop, phi: Instruction) -> Shifted | None:
    if not isinstance(phi, Phi) or phi.block is not loop.header or not loop.simplified or len(phi.operands) != 2:
        return None
    if not isinstance(phi.type, ty.IntType):
        return None
    assert loop.preheader is not None
    following = phi.incoming_for(loop.latch)
    if not isinstance(following, BinaryOp) or following.opcode not in ("shl", "lshr", "ashr") or following.operands[0] is not phi:
        return None
    step = following.operands[1]
    if not isinstance(step, ConstantInt) or not 0 < step.value < phi.type.bits:
        return None
    return Shifted(phi, phi.incoming_for(loop.preheader), step, following.opcode)


def affine(loop: Loop, phi: Instruction) -> Affine | None:
    if not isinstance(phi, Phi) or phi.block is not loop.header or not loop.simplified or len(phi.operands) != 2:
        return None
    if not isinstance(phi.type, ty.IntType | ty.PointerType):
        return None  # a vector of counters
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


def find_closed_forms(loop: Loop) -> dict[Instruction, Affine | Shifted]:
    """Header phis that are had from the number of the iteration."""
    found: dict[Instruction, Affine | Shifted] = dict(find_affine(loop))
    return found | {phi: one for phi in loop.header.phis() if phi not in found and (one := shifted(loop, phi)) is not None}


@dataclass(frozen=True)
class Counted:
    """How to compute the number of backedges taken: see `emit_backedges`."""

    variable: Affine
    next: bool
    """The comparison looks at the variable after the step."""
    bound: Value
    predicate: str
    """The loop goes on while `variable predicate bound`."""
    low: ty.IntType | None = None
    """The comparison looks at so many low bits of the variable: what LLVM makes of a loop whose counter it has widened."""


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
    """Recognises `for (i = start; i != / < / <= / > / >= bound; i += constant)` where every iteration comes to one exit test, or to one of
    several that ask the same. Exits to blocks that are not in `returning` do not count: from there the function never returns (a failed
    bounds check, say)."""
    found = counted_in_low_bits(loop, returning)
    return found if found is not None and found.low is None else None


def counted_in_low_bits(loop: Loop, returning: Collection[Block]) -> Counted | None:
    """As `counted`; also where only the low bits of the variable are compared, which tells how often, but bounds nothing."""
    exiting = list(dict.fromkeys(block for block, outside in loop.exit_edges if outside in returning))
    if not loop.simplified or not exiting or (exiting != [loop.latch] and _passes_by(loop, exiting)):
        return None
    found = _exit_test(loop, exiting[0])
    if found is None or any(_exit_test(loop, other) != found for other in exiting[1:]):
        return None
    return found


def _passes_by(loop: Loop, exiting: Collection[Block]) -> bool:
    """Whether an iteration can come to its end without an exit test."""
    seen: set[Block] = set(exiting)
    work = [loop.header]
    while work:
        block = work.pop()
        if block not in seen and loop.contains(block):
            if block is loop.latch:
                return True
            seen.add(block)
            work += block.successors
    return False


def _exit_test(loop: Loop, exiting: Block) -> Counted | None:
    branch = exiting.terminator
    if not isinstance(branch, Br) or not branch.conditional:
        return None
    stays = [loop.contains(target) for target in branch.targets]
    condition = branch.operands[0]
    if stays.count(True) != 1 or not isinstance(condition, Compare) or condition.opcode != "icmp":
        return None
    left, right = condition.operands
    if not isinstance(left.type, ty.IntType):
        return None
    predicate = condition.predicate if stays[0] else _INVERSE[condition.predicate]
    if loop.is_invariant(left):
        left, right, predicate = right, left, _SWAPPED[predicate]
    if not loop.is_invariant(right):
        return None
    low: ty.IntType | None = None
    if isinstance(left, Cast) and left.opcode == "trunc" and isinstance(left.type, ty.IntType):
        low, left = left.type, left.operands[0]
    for variable in find_affine(loop).values():
        if variable.element is not None or not isinstance(variable.step, ConstantInt) or variable.phi.type is not left.type:
            continue
        following = variable.phi.incoming_for(loop.latch)
        if left is variable.phi or left is following or _steps(left, variable):
            found = Counted(variable, left is not variable.phi, right, predicate, low)
            return found if _well_behaved(found, following if left is variable.phi else left) else None
    return None


def _steps(value: Value, variable: Affine) -> bool:
    """Whether a value is the variable's next one, computed for itself."""
    if not isinstance(value, BinaryOp) or value.opcode != ("sub" if variable.negated else "add"):
        return False
    left, right = value.operands
    assert isinstance(variable.step, ConstantInt)
    return left is variable.phi and isinstance(right, ConstantInt) and right.value == variable.step.value


def _step(variable: Affine) -> int:
    assert isinstance(variable.step, ConstantInt)
    return -variable.step.value if variable.negated else variable.step.value


def _well_behaved(found: Counted, following: Value) -> bool:
    """No wrap-around before the exit, by the flags on the step or because the step is one."""
    step = _step(found.variable)
    assert isinstance(following, Instruction)
    if found.low is not None:
        # Steps of one come to every number, and to the bound first after the difference in this many bits.
        return found.predicate == "ne" and abs(step) == 1
    if found.predicate == "ne":
        return abs(step) == 1 or "nsw" in following.flags or "nuw" in following.flags
    if found.predicate in ("slt", "sle"):
        return step > 0 and ((step == 1 and found.predicate == "slt") or "nsw" in following.flags)
    if found.predicate in ("sgt", "sge"):
        return step < 0 and ((step == -1 and found.predicate == "sgt") or "nsw" in following.flags)
    if found.predicate in ("ult", "ule"):
        return step > 0 and ((step == 1 and found.predicate == "ult") or "nuw" in following.flags)
    return False


def constant_iterations(count: Counted, most: int) -> int | None:
    """How often the exit test is made, where that is a constant and at most `most`."""
    start, bound, step = count.variable.start, count.bound, count.variable.step
    if count.low is not None or not (isinstance(start, ConstantInt) and isinstance(bound, ConstantInt) and isinstance(step, ConstantInt)):
        return None
    by = -step.value if count.variable.negated else step.value
    at = start.value + (by if count.next else 0)
    holds = {"ne": int.__ne__, "slt": int.__lt__, "sle": int.__le__, "sgt": int.__gt__, "sge": int.__ge__, "ult": int.__lt__}.get(
        count.predicate
    )
    if holds is None or (count.predicate == "ult" and min(at, bound.value) < 0):
        return None
    for number in range(1, most + 1):
        if not holds(at, bound.value):
            return number
        at += by
    return None


def runs_twice(loop: Loop) -> bool:
    """Whether a loop is left on a bit that is there on the first iteration and gone on the second, which is what the optimiser makes of the
    exit test of a loop of two iterations."""
    if not loop.simplified or loop.preheader is None or [block for block, _ in loop.exit_edges] != [loop.latch]:
        return False
    branch = loop.latch.terminator
    if not isinstance(branch, Br) or not branch.conditional:
        return False
    bit = branch.operands[0]
    if not isinstance(bit, Phi) or bit.block is not loop.header or bit.type is not ty.I1 or len(bit.operands) != 2:
        return False
    first, later = bit.incoming_for(loop.preheader), bit.incoming_for(loop.latch)
    stays = loop.contains(branch.targets[0])
    if not isinstance(first, ConstantInt) or not isinstance(later, ConstantInt):
        return False
    return bool(first.value) == stays and bool(later.value) != stays


def emit_backedges(builder: Builder, found: Counted) -> Value:
    """The number of times the backedge is taken, as i64, from values known in the preheader.

    One exit test is made in each iteration, so the n-th test (n from 0) sees v(n) = first + step·n; the loop goes on
    while the test holds.
    """
    step = _step(found.variable)
    start, bound = found.variable.start, found.bound
    if found.low is not None:
        start = builder.cast("trunc", start, found.low)
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
