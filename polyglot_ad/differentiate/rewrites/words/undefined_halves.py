"""Words of which one part was never written.

A union is a word to the optimiser. Where a short integer is stored in one that holds nothing yet, it keeps the rest of the word:
`(old & mask) | i`, with an `old` that comes from nowhere but earlier ones like it, and in the end from `undef`. What is kept there may be
anything; it is zero then, and the word is the integer.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import zero
from polyglot_ad.ir.values import Function, Value


def clear_undefined_halves(function: Function) -> bool:
    """In place; whether there were any."""
    kept = [i for i in function.instructions() if i.opcode == "and" and _is_undefined(i)]
    for i in kept:
        for user in [u for u in i.users if isinstance(u, ins.Instruction) and u.opcode in ("or", "add", "xor")]:
            user.replace_all_uses_with(next(x for x in user.operands if x is not i))
            user.erase()
        i.replace_all_uses_with(zero(i.type))
        i.erase()
    return bool(kept)


def _is_undefined(masked: ins.Instruction) -> bool:
    """Whether no bit that a mask leaves was ever given."""
    word, mask = masked.operands
    if not isinstance(mask, val.ConstantInt) or isinstance(word, val.Constant):
        return False
    bits = mask.value & ((1 << mask.type.bits) - 1)  # type: ignore[attr-defined]
    seen: set[Value] = set()
    undefined = False
    work = [word]
    while work:
        value = work.pop()
        if isinstance(value, val.ConstantUndef):
            undefined = True
        elif isinstance(value, val.Constant):
            return False
        elif value not in seen:
            seen.add(value)
            more = _sources(value, bits)
            if more is None:
                return False
            work += more
    return undefined


def _sources(value: Value, bits: int) -> list[Value] | None:
    """The words that these bits of a value are of; None where that is not known."""
    if not isinstance(value, ins.Instruction):
        return None
    if value.opcode == "phi":
        return list(value.operands)
    if value.opcode == "select":
        return list(value.operands[1:])
    if value.opcode == "freeze":
        return None  # the same each time
    if value.opcode == "and":
        word, mask = value.operands
        return [word] if isinstance(mask, val.ConstantInt) and not bits & ~mask.value else None
    if value.opcode == "or":
        parts = [part for part in value.operands if not _is_below(part, bits)]
        if len(parts) == 2 and "disjoint" in value.flags:  # what is disjoint from bits that may be any has none of them
            parts = [part for part in parts if _keeps(part, bits)]
        return parts if len(parts) == 1 else None
    return None


def _keeps(value: Value, bits: int) -> bool:
    """Whether a value is these bits of another one."""
    mask = value.operands[1] if isinstance(value, ins.Instruction) and value.opcode == "and" else None
    return isinstance(mask, val.ConstantInt) and not bits & ~mask.value


def _is_below(value: Value, bits: int) -> bool:
    """Whether a value has none of these bits."""
    if isinstance(value, val.ConstantInt):
        return not value.value & bits
    if isinstance(value, ins.Instruction) and value.opcode == "zext":
        return not bits & ((1 << value.operands[0].type.bits) - 1)  # type: ignore[attr-defined]
    if isinstance(value, ins.Instruction) and value.opcode in ("and", "shl"):
        amount = value.operands[1]
        if isinstance(amount, val.ConstantInt):
            return not bits & (amount.value if value.opcode == "and" else -1 << amount.value)
    return False


__all__ = ["clear_undefined_halves"]
