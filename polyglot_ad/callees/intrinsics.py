"""LLVM's intrinsics: one description per family.

Families whose names end in a dot are overloaded. What is not listed here, has no derivative rule, and is no memory operation that the
generators lower, is not described: where it may touch an active number, or the address of memory with active numbers, it is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

Bits = Literal["none", "one of them", "sum", "funnel shift", "leading", "absolute", "order", "as it is", "permuted", "any"]
"""What becomes of bits of numbers that integer operands hold.

none: the operands are no integers, or the result says nothing of them; one of them: the result is one of the operands; sum: as for `add`;
funnel shift: bits of the first two operands side by side; leading: the place of the highest bit; absolute: the operand or its negation;
order: an ordered comparison; as it is: the first operand; permuted: all its bits in other places; any: not followed."""


@dataclass(frozen=True)
class Intrinsic:
    family: str
    bits: Bits = "none"


_FAMILIES: dict[Bits, str] = {
    "one of them": "llvm.smax. llvm.smin. llvm.umax. llvm.umin. llvm.vector.reduce.smax. llvm.vector.reduce.smin. "
    "llvm.vector.reduce.umax. llvm.vector.reduce.umin.",
    "sum": "llvm.sadd.with.overflow. llvm.uadd.with.overflow. llvm.ssub.with.overflow. llvm.usub.with.overflow. llvm.sadd.sat. "
    "llvm.uadd.sat. llvm.ssub.sat. llvm.usub.sat.",
    "funnel shift": "llvm.fshl. llvm.fshr.",
    "leading": "llvm.ctlz.",
    "absolute": "llvm.abs.",
    "order": "llvm.scmp. llvm.ucmp.",
    "as it is": "llvm.expect. llvm.expect.with.probability. llvm.ssa.copy. llvm.ptrmask. llvm.launder.invariant.group. "
    "llvm.strip.invariant.group. llvm.threadlocal.address. llvm.annotation. llvm.ptr.annotation. llvm.arithmetic.fence.",
    "permuted": "llvm.bswap. llvm.bitreverse.",
    "any": "llvm.ctpop. llvm.cttz. llvm.clmul. llvm.smul. llvm.umul. llvm.sshl. llvm.ushl. "
    "llvm.vector.reduce.add. llvm.vector.reduce.mul. llvm.vector.reduce.and. llvm.vector.reduce.or. llvm.vector.reduce.xor. "
    "llvm.vector.partial.reduce.add. llvm.cttz.elts. llvm.ctlz.elts. llvm.fptosi.sat. llvm.fptoui.sat. llvm.pext. llvm.pdep.",
    "none": "llvm.is.fpclass. llvm.lrint. llvm.llrint. llvm.lround. llvm.llround. llvm.is.constant. llvm.objectsize. llvm.vscale. "
    "llvm.stepvector. llvm.get.active.lane.mask. llvm.allow.runtime.check llvm.allow.ubsan.check llvm.eh.typeid.for llvm.returnaddress "
    "llvm.frameaddress llvm.addressofreturnaddress llvm.get.rounding llvm.flt.rounds llvm.readcyclecounter llvm.readsteadycounter "
    "llvm.stacksave llvm.call.preallocated.setup",
}


@cache
def _families() -> dict[str, Intrinsic]:
    return {family: Intrinsic(family, bits) for bits, names in _FAMILIES.items() for family in names.split()}


@cache
def intrinsic(name: str) -> Intrinsic | None:
    """The description of the integer intrinsic of this name; None for those that are not listed."""
    known = _families()
    parts = name.split(".")
    for length in range(len(parts), 1, -1):
        family = ".".join(parts[:length])
        found = known.get(family) or known.get(family + ".")
        if found is not None:
            return found
    return None
