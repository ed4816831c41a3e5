"""`std::unordered_map` and its kin as libstdc++ has them: the bucket of a small table lies in the table.

Here it is allocated, as larger arrays of buckets are. Members free buckets that do not lie in the table; a constructor that has another
one begin with the table takes its bucket for the one inside, so it is freed here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import ConstantInt, Function, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import readable

TABLE = "class.std::_Hashtable"
"""Begin of the names of types of tables."""
_HEAD = "struct.std::__detail::_Hash_node_base"
_MEMBER = regex(r"_ZNK?St10_HashtableI")
_CONSTRUCTOR = regex(r"_ZNSt10_HashtableI.*EC[12]")
_BUCKET = 8
"""Bytes."""
_ALLOCATOR, _OF_RESOURCES = "std::allocator<", "std::pmr::polymorphic_allocator<"


@dataclass(frozen=True)
class Members:
    """Where members of a table are: numbers of elements of its type."""

    buckets: int
    head: int
    single: int


def members(type: ty.Type) -> Members | None:
    if not isinstance(type, ty.StructType) or type.fields is None or not (type.name or "").startswith(TABLE):
        return None
    heads = [k for k, field in enumerate(type.fields) if isinstance(field, ty.StructType) and (field.name or "").startswith(_HEAD)]
    if len(heads) != 1 or heads[0] < 2 or len(type.fields) <= heads[0] + 3:
        return None
    found = Members(heads[0] - 2, heads[0], heads[0] + 3)
    return found if all(type.fields[k].is_pointer for k in (found.buckets, found.single)) else None


def allocate_buckets(functions: list[Function], pieces: bool) -> None:
    """The address of the bucket inside is never kept. `pieces`: whether memory resources give memory of `operator new`."""
    allocators = (_ALLOCATOR, _OF_RESOURCES) if pieces else (_ALLOCATOR,)
    for function in [f for f in functions if _MEMBER.match(f.name)]:
        if _is_of_new(_class(function), allocators):
            _allocate_buckets(function)


def uses(value: Value) -> list[tuple[ins.Instruction, int]]:
    users = [user for user in dict.fromkeys(value.users) if isinstance(user, ins.Instruction)]
    return [(user, index) for user in users for index, operand in enumerate(user.operands) if operand is value]


def before(user: ins.Instruction, index: int) -> Builder:
    """Where an operand of an instruction is computed."""
    return Builder(before=user.blocks[index].terminator if isinstance(user, ins.Phi) else user)


def allocated(b: Builder, size: int) -> Value:
    return b.call_named("_Znwm", ty.PTR, [const_int(ty.I64, size)])


def _allocate_buckets(function: Function) -> None:
    for user, index in [use for place in _places(function, "single") for use in uses(place)]:
        if isinstance(user, ins.Phi) or user.opcode == "ret" or (isinstance(user, ins.Store) and not index):
            b = before(user, index)
            bucket = allocated(b, _BUCKET)
            b.store(zero(ty.PTR), bucket, align=8)
            user.set_operand(index, bucket)
    if not (_CONSTRUCTOR.match(function.name) and _calls(function, _CONSTRUCTOR)):
        return
    for store in [use for place in _places(function, "buckets") for use, index in uses(place) if isinstance(use, ins.Store) and index]:
        b = Builder(before=store)
        b.call_named("_ZdlPvm", ty.VOID, [b.load(ty.PTR, store.pointer, align=8), const_int(ty.I64, _BUCKET)])


def _places(function: Function, member: str) -> list[ins.GetElementPtr]:
    """Addresses of a member of tables."""
    found = [i for i in function.instructions() if isinstance(i, ins.GetElementPtr) and len(i.operands) == 3]
    return [i for i in found if (of := members(i.source_type)) and _is(i.operands[2], getattr(of, member))]


def _is(value: Value, number: int) -> bool:
    return isinstance(value, ConstantInt) and value.value == number


def _calls(function: Function, pattern: re.Pattern[str]) -> bool:
    calls = (i for i in function.instructions() if isinstance(i, ins.CallBase))
    return any(i.called_function is not None and pattern.match(i.called_function.name) for i in calls)


def _class(member: Function) -> str:
    """The class of a member function, as C++ writes it."""
    name = readable(member.name)
    begin = name.find("std::_Hashtable<")
    depth = 0
    for end in range(begin, len(name)):
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(name[end], 0)
        if not depth and name[end] == ">":
            return name[begin : end + 1]
    return name


def _is_of_new(name: str, allocators: tuple[str, ...]) -> bool:
    """Whether a class of tables has its memory of `operator new`, as these allocators have."""
    found, depth = [""], 0
    for letter in name.removeprefix("std::_Hashtable<")[:-1]:
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return len(found) > 2 and found[2].strip().startswith(allocators)
