"""Atomic operations on floats and addresses become plain ones: what is differentiated here runs in one thread.

Adding, subtracting and exchanging are differentiated as they are; here the rest: maxima and minima, and the loop of compare-and-exchange
on the bits of a float into which compilers turn all other updates."""

from __future__ import annotations

from polyglot_ad.analysis.memory.addresses import FOLLOWED
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules.functions import mangled

_CHOICES = {"fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum"}
_ORDERS = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}


def lower_atomics(function: Function, alone: bool) -> None:
    """In place. `alone`: no threads run in the program, so that integers which may hold addresses need not be atomic, either."""
    for i in list(function.instructions()):
        if isinstance(i, ins.AtomicRMW):
            floats = i.operation in _CHOICES and isinstance(i.type, ty.FloatType)
            if floats or i.type.is_pointer or (alone and i.type.is_integer):
                b = Builder(before=i)
                before = b.load(i.type, i.operands[0], align=i.align)
                after = applied(b, i.operation, before, i.operands[1])
                for made in (before, after, b.store(after, i.operands[0], align=i.align)):
                    _stands_for(made, i)
                i.replace_all_uses_with(before)
                i.erase()
        elif isinstance(i, ins.CmpXchg):
            type = i.operands[2].type
            if type.is_pointer or _of_float(i.operands[2]) or (alone and type.is_integer):
                _exchange(i)


def applied(b: Builder, operation: str, before: Value, amount: Value) -> Value:
    """What an atomic update leaves in memory."""
    if operation == "xchg":
        return amount
    if operation in ("add", "sub", "fadd", "fsub", "and", "or", "xor"):
        return b.binary(operation, before, amount)
    if operation == "nand":
        return b.binary("xor", b.binary("and", before, amount), const_int(before.type, -1))
    if operation in _CHOICES:
        return b.call_named(f"{_CHOICES[operation]}.{mangled(before.type)}", before.type, [before, amount])
    if operation in _ORDERS:
        return b.select(b.icmp(_ORDERS[operation], before, amount), before, amount)
    if operation in ("uinc_wrap", "udec_wrap"):
        one, none = const_int(before.type, 1), const_int(before.type, 0)
        if operation == "uinc_wrap":
            return b.select(b.icmp("uge", before, amount), none, b.binary("add", before, one))
        wraps = b.binary("or", b.icmp("eq", before, none), b.icmp("ugt", before, amount))
        return b.select(wraps, amount, b.binary("sub", before, one))
    less = b.icmp("ult", before, amount)
    difference = b.binary("sub", before, amount)
    return b.select(less, const_int(before.type, 0) if operation == "usub_sat" else before, difference)


def may_move_address(i: ins.Instruction) -> bool:
    """Whether an atomic access to an integer of 64 bits is one to an address: such an integer comes from one, or becomes one."""
    if isinstance(i, ins.Load):
        return i.type is ty.I64 and _becomes_address(i)
    if isinstance(i, ins.Store):
        return i.value.type is ty.I64 and _comes_from_address(i.value)
    if isinstance(i, ins.AtomicRMW | ins.CmpXchg) and i.operands[-1].type is ty.I64:
        return _becomes_address(i) or any(_comes_from_address(o) for o in i.operands[1:])
    return False


def _becomes_address(value: Value, depth: int = 0) -> bool:
    if depth > 6:
        return False
    passing = (*FOLLOWED, "phi", "select", "freeze", "extractvalue")
    return any(u.opcode == "inttoptr" or (u.opcode in passing and _becomes_address(u, depth + 1)) for u in value.users
               if isinstance(u, ins.Instruction))  # fmt: skip


def _comes_from_address(value: Value, depth: int = 0) -> bool:
    if isinstance(value, val.ConstantExpr):
        return value.opcode in ("ptrtoint", "ptrtoaddr")
    if not isinstance(value, ins.Instruction) or depth > 6:
        return False
    passing = (*FOLLOWED, "phi", "select", "freeze")
    return value.opcode in ("ptrtoint", "ptrtoaddr") or (
        value.opcode in passing and any(_comes_from_address(o, depth + 1) for o in value.operands)
    )


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


def counts(i: ins.Instruction) -> bool:
    """Whether an atomic operation counts by ones."""
    amount = i.operands[1]
    return isinstance(i, ins.AtomicRMW) and i.operation in ("add", "sub") and isinstance(amount, val.ConstantInt) and abs(amount.value) == 1


def _exchange(i: ins.CmpXchg) -> None:
    pointer, expected, new = i.operands
    b = Builder(before=i)
    seen = b.load(new.type, pointer)
    same = b.icmp("eq", seen, expected)
    kept = b.select(same, new, seen)
    for made in (seen, same, kept, b.store(kept, pointer)):
        _stands_for(made, i)
    pair: Value = val.ConstantUndef(i.type)
    for index, part in enumerate((seen, same)):
        pair = b.insert_value(pair, part, index)
    i.replace_all_uses_with(pair)
    i.erase()


def _stands_for(made: Value, i: ins.Instruction) -> None:
    if isinstance(made, ins.Instruction) and "dbg" in i.metadata:
        made.metadata.setdefault("dbg", i.metadata["dbg"])


def _of_float(value: Value, depth: int = 0) -> bool:
    """Whether an integer holds the bits of a float."""
    if not isinstance(value, ins.Instruction) or depth > 4:
        return False
    if value.opcode == "bitcast":
        return value.operands[0].type.is_float
    return value.opcode in ("phi", "select", "freeze") and any(_of_float(operand, depth + 1) for operand in value.operands)
