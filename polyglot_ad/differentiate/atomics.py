"""Atomic operations on floats and addresses become plain ones: what is differentiated here runs in one thread.

Adding, subtracting and exchanging are differentiated as they are; here the rest: maxima and minima, and the loop of compare-and-exchange
on the bits of a float into which compilers turn all other updates."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules.functions import mangled

_CHOICES = {"fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum"}


def lower_atomics(function: Function) -> None:
    """In place."""
    for i in list(function.instructions()):
        if isinstance(i, ins.AtomicRMW) and i.operation in _CHOICES and isinstance(i.type, ty.FloatType):
            b = Builder(before=i)
            before = b.load(i.type, i.operands[0])
            b.store(b.call_named(f"{_CHOICES[i.operation]}.{mangled(i.type)}", i.type, [before, i.operands[1]]), i.operands[0])
            i.replace_all_uses_with(before)
            i.erase()
        elif isinstance(i, ins.AtomicRMW) and i.type.is_pointer:
            b = Builder(before=i)
            before = b.load(i.type, i.operands[0])
            b.store(i.operands[1], i.operands[0])
            i.replace_all_uses_with(before)
            i.erase()
        elif isinstance(i, ins.CmpXchg) and (i.operands[2].type.is_pointer or _of_float(i.operands[2])):
            _exchange(i)


def keeps_number(i: ins.Instruction) -> bool:
    """Whether an atomic operation on an integer leaves the number alone that its bits may be: it counts, or sets a flag, in the lowest
    quarter of them. (Memory in which counters and numbers are not told apart has both.)"""
    if not isinstance(i, ins.AtomicRMW) or i.operation not in ("add", "sub", "or", "and", "xor"):
        return False
    amount = i.operands[1]
    if not isinstance(amount, val.ConstantInt) or not isinstance(i.type, ty.IntType):
        return False
    changed = ~amount.value if i.operation == "and" else amount.value
    return abs(changed) < 1 << (i.type.bits // 4)


def _exchange(i: ins.CmpXchg) -> None:
    pointer, expected, new = i.operands
    b = Builder(before=i)
    seen = b.load(new.type, pointer)
    same = b.icmp("eq", seen, expected)
    b.store(b.select(same, new, seen), pointer)
    pair: Value = val.ConstantUndef(i.type)
    for index, part in enumerate((seen, same)):
        pair = b.insert_value(pair, part, index)
    i.replace_all_uses_with(pair)
    i.erase()


def _of_float(value: Value, depth: int = 0) -> bool:
    """Whether an integer holds the bits of a float."""
    if not isinstance(value, ins.Instruction) or depth > 4:
        return False
    if value.opcode == "bitcast":
        return value.operands[0].type.is_float
    return value.opcode in ("phi", "select", "freeze") and any(_of_float(operand, depth + 1) for operand in value.operands)
