"""Integers in registers that are no more than that, whatever lies where they are read or written at other times.

`enum Entry { Vacant(&mut Map, u64, *Node), Occupied(*Node, usize, usize, &mut Map) }`: an address and a height share a word of memory, and
which it is, a tag says. What is read there and only counted with was an integer when it was read, and what is stored there and was made by
counting is one: where the address leads says nothing of either. Otherwise the index of one element, the height of another and both
addresses would be one scalar, and all that they lead to one object.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.values import Function, Module, Value

_COUNTED = frozenset(("mul", "sdiv", "udiv", "srem", "urem", "shl"))
"""Of integers, and no others."""
_READ = frozenset(("sitofp", "uitofp", "sext"))
"""Uses of what is an integer."""
_ENDS = frozenset(("icmp", "switch", "trunc", "zext")) | _READ | _COUNTED
"""Uses that make no address of an integer, and no number of its bits."""
_SHORT = 16
"""Bits of integers that are part of no number."""


class Counts:
    """The integers of 64 bits of a module that are only counted with (`ends`), and those that come out of counting (`made`)."""

    def __init__(self, module: Module) -> None:
        self.ends: set[Value] = set()
        self.made: set[Value] = set()
        self.steps: set[Value] = set()
        """Sums with one, or less one, of those that only go on in such steps, are compared with something, and kept."""
        for function in module.functions.values():
            if function.blocks:
                self._look(function)

    def _look(self, function: Function) -> None:
        """By classes: an integer, and what it becomes by choices and constant steps."""
        classes: dict[Value, list[Value]] = {}
        for i in function.instructions():
            if i.type is ty.I64:
                if _is_stepping(i):
                    self.steps.add(i)
                mine = classes.setdefault(i, [i])
                for source in _sources(i):
                    other = classes.setdefault(source, [source])
                    if other is not mine:
                        mine, other = (mine, other) if len(mine) >= len(other) else (other, mine)
                        mine += other
                        classes.update(dict.fromkeys(other, mine))
        for one in {id(one): one for one in classes.values()}.values():
            if any(_is_count(i) for i in one):
                if all(_ends(i) for i in one):
                    self.ends.update(one)
                if all(_is_step(i) or _is_made(i) for i in one):
                    self.made.update(one)


def _is_step(i: Value) -> bool:
    """Whether an instruction chooses integers, or counts on from one."""
    if not isinstance(i, ins.Instruction) or i.type is not ty.I64:
        return False
    return i.opcode in ("phi", "select", "freeze") or (i.opcode in ("add", "sub") and isinstance(i.operands[1], val.ConstantInt))


def _sources(i: Instruction) -> list[Value]:
    if not _is_step(i):
        return []
    values = i.operands[1:] if i.opcode == "select" else i.operands
    return [value for value in values if not isinstance(value, val.ConstantInt | val.ConstantUndef)]


def _is_made(i: Value) -> bool:
    """Whether an integer comes out of what makes neither addresses nor the bits of numbers."""
    if not isinstance(i, ins.Instruction):
        return False
    return i.opcode in _COUNTED or i.opcode in ("sext", "fptosi", "fptoui") or (i.opcode == "zext" and _is_short(i.operands[0].type))


def _is_stepping(sum: Instruction) -> bool:
    """Whether a loop goes in steps of one that is not seen to make addresses: it compares what it makes, and keeps it. Who moves an address
    byte by byte reads what is there, or asks how it is aligned."""
    if sum.opcode not in ("add", "sub") or not isinstance(sum.operands[1], val.ConstantInt) or abs(sum.operands[1].value) != 1:
        return False
    seen = {sum}
    work = [sum]
    while work:
        i = work.pop()
        for user in i.users:
            if user.opcode in ("phi", "freeze") or (user.opcode == "select" and user.operands[0] is not i) or user is sum:
                work += [user] if user not in seen else []
                seen.add(user)
            elif not (_is_comparison(user) or (isinstance(user, ins.Store) and user.value is i)):
                return False
    return sum.operands[0] in seen


def _is_comparison(i: Instruction) -> bool:
    return i.opcode == "icmp" and any(isinstance(operand, val.ConstantInt) for operand in i.operands)


def _is_short(type: ty.Type) -> bool:
    return isinstance(type, ty.IntType) and type.bits <= _SHORT


def _is_count(i: Value) -> bool:
    """Whether an integer is seen to be one."""
    if _is_made(i) or (isinstance(i, ins.Instruction) and i.opcode in ("add", "sub") and "nsw" in i.flags):
        return True
    return any(user.opcode in _COUNTED or user.opcode in _READ or _is_index(user, i) for user in i.users)


def _ends(i: Value) -> bool:
    return isinstance(i, ins.Instruction) and all(_is_step(user) or user.opcode in _ENDS or _is_index(user, i) for user in i.users)


def _is_index(user: Instruction, value: Value) -> bool:
    return isinstance(user, ins.GetElementPtr) and user.pointer is not value
