"""Address arithmetic by types: how far a getelementptr moves, by constants and by variable indices."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value

FOLLOWED = frozenset(("add", "sub", "and", "or", "xor"))
"""Integer operations on an address and a number whose result is an address of the same object, or is on the way to one."""
_TAG_BITS = (1 << 64) - (1 << 47) | (1 << 12) - 1
"""The bits of an address that say how it is aligned, and those that no address of user memory has: not where it leads."""
_FAR = 1 << 30


def from_address(value: Value, depth: int = 0) -> bool:
    """Whether integer arithmetic starts from a pointer."""
    if not isinstance(value, ins.Instruction) or depth > 8:
        return False
    return value.opcode in ("ptrtoint", "ptrtoaddr") or (
        value.opcode in FOLLOWED and any(from_address(operand, depth + 1) for operand in value.operands)
    )


def become_addresses(starts: Iterable[Value], through: frozenset[str] = FOLLOWED) -> set[Value]:
    """Integers that are made into addresses, without going through memory: those given, and what they come from."""
    found: set[Value] = set()
    work = list(starts)
    while work:
        value = work.pop()
        if value in found or isinstance(value, val.Constant):
            continue
        found.add(value)
        if isinstance(value, ins.Instruction) and (value.opcode in ("phi", "select", "freeze") or value.opcode in through):
            work += [o for o in value.operands if o.type is value.type]
    return found


def only_counting(layout: DataLayout, sums: Iterable[ins.Instruction]) -> set[ins.Instruction]:
    """Those of the sums of an integer and a constant that count: they, and what they become by choices and more constants, are compared and
    number elements. An integer that LLVM has made of an address and a count, of which a program has one or the other, leads nowhere
    after such a sum."""
    sums = set(sums)
    known: dict[ins.Instruction, list[ins.Instruction]] = {}
    work = list(sums)
    lost: list[ins.Instruction] = []
    while work:
        i = work.pop()
        if i in known:
            continue
        known[i] = [user for user in i.users if _goes_on(user, i)]
        if any(not _goes_on(user, i) and not _ends(layout, user, i) for user in i.users):
            lost.append(i)
        work += known[i]
    found = set(known)
    into: dict[ins.Instruction, list[ins.Instruction]] = {}
    for i, users in known.items():
        for user in users:
            into.setdefault(user, []).append(i)
    while lost:
        i = lost.pop()
        if i in found:
            found.remove(i)
            lost += into.get(i, [])
    return found & sums


def _goes_on(user: ins.Instruction, value: Value) -> bool:
    """Whether a use makes the same or another count of a count."""
    if user.opcode in ("add", "sub"):
        return user.operands[0] is value and isinstance(user.operands[1], val.ConstantInt)
    return user.opcode in ("phi", "freeze") or (user.opcode == "select" and user.operands[0] is not value)


def _ends(layout: DataLayout, user: ins.Instruction, value: Value) -> bool:
    """Whether a use says nothing of where an address leads: no address is a number of elements of several bytes."""
    if isinstance(user, ins.GetElementPtr) and user.pointer is not value:
        return all(unit > 1 for index, unit, _ in index_effect(layout, user.source_type, user.operands[1:])[1] if index is value)
    return user.opcode in ("icmp", "switch")


def only_tag_bits(i: ins.Instruction) -> bool:
    """Whether a result says how an address is aligned, or what tag it has, and no more."""
    last = i.operands[-1] if i.operands else None
    if not isinstance(last, val.ConstantInt):
        return False
    if i.opcode == "urem":
        return 0 < last.value <= 1 << 12
    return (i.opcode == "and" and not last.value & ((1 << 64) - 1) & ~_TAG_BITS) or (i.opcode == "lshr" and last.value >= 47)


def constant_offset(layout: DataLayout, source: Type, indices: tuple[Value, ...] | list[Value]) -> int | None:
    """The byte offset of a getelementptr with constant indices, None if one is not."""
    total, strides = index_effect(layout, source, indices)
    return None if strides else total


def index_effect(layout: DataLayout, source: Type, indices: tuple[Value, ...] | list[Value]) -> tuple[int, list[tuple[Value, int, int]]]:
    """A getelementptr's constant part in bytes, and (index value, bytes per unit, length) of the variable parts. `length` is that of the
    array in a structure whose element is meant, 0 elsewhere."""
    total, variable, inside = 0, [], False
    type = source
    for position, index in enumerate(indices):
        length = 0
        if position == 0:
            unit = layout.size(source)
        elif isinstance(type, ty.StructType):
            assert isinstance(index, val.ConstantInt) and type.fields is not None
            total += layout.struct_offsets(type)[index.value]
            type, inside = type.fields[index.value], True
            continue
        else:
            assert isinstance(type, ty.ArrayType | ty.VectorType)
            length = type.count if inside and type.count > 1 else 0
            type = type.element
            unit = layout.size(type)
        if isinstance(index, val.ConstantInt):
            total += index.value * unit
        else:
            variable.append((index, unit, length))
    return total, variable


def constants(index: Value) -> list[int]:
    """The few constants that an index is one of, in order: where LLVM has made one address of two members of a structure."""
    if not isinstance(index, ins.Instruction) or index.opcode not in ("select", "phi"):
        return []
    values = index.operands[1:] if index.opcode == "select" else index.operands
    found = {value.value for value in values if isinstance(value, val.ConstantInt)}
    if not all(isinstance(value, val.ConstantInt) for value in values) or max(map(abs, found)) > _FAR:
        return []
    return sorted(found) if len(found) > 1 else []


def taken_back(index: Value) -> int:
    """The size of the elements by whose number an address is moved back. LLVM makes two movements of `base + 48 * (i - first)`, forwards by
    `48 * i` and back by `-48 * first`, and no longer says that the second one does not overflow. It is that of a getelementptr over
    elements of this size, which says nothing of it either. 1: it is no such movement."""
    if not isinstance(index, ins.BinaryOp) or index.opcode != "mul" or index.type is not ty.I64:
        return 1
    size = index.operands[1]
    return -size.value if isinstance(size, val.ConstantInt) and -_FAR <= size.value < 0 else 1


def points(value: Value) -> bool:
    """Whether a constant holds the address of something."""
    if isinstance(value, val.GlobalValue):
        return True
    if isinstance(value, val.ConstantExpr):
        return any(points(operand) for operand in value.operands)
    return isinstance(value, val.ConstantAggregate) and any(points(element) for element in value.elements)
