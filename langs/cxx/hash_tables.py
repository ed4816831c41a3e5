"""`std::unordered_map` and its kin as libstdc++ has them: the head of the list of nodes, and the bucket of a small table, lie in the table.

Buckets lead to nodes, and one of them to the head in the table, so that to the memory analysis a table, its buckets and its nodes are
one object: what a node holds at some distance is then what any object that has a table in it holds there. Here the head, and the one
bucket, are allocated, as nodes and larger arrays of buckets are: the table keeps the head's address in its place. Head and nodes begin
with the address of the next node, and hold nothing else at the same place.

All members of the class are code of the program, not optimised yet. They free buckets that do not lie in the table; a constructor that has
another one begin with the table takes its bucket for the one inside, so it is freed here, as heads are by the destructor.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeGuard, cast

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import readable

_TYPE = "class.std::_Hashtable"
_HEAD_TYPE = "struct.std::__detail::_Hash_node_base"
_MEMBER = regex(r"_ZNK?St10_HashtableI")
_CONSTRUCTOR = regex(r"_ZNSt10_HashtableI.*EC[12]")
_DESTRUCTOR = regex(r"_ZNSt10_HashtableI.*ED[12]Ev$")
_BEGUN = "_ZNSt8__detail15_Hash_node_baseC"
"""The constructors of heads."""
_ELSEWHERE = regex(r"_Z(?!NK?St|St|NK?9__gnu_cxx|n[wa]|d[la])")
"""Functions in C++ that are not the library's."""
_SIZE = const_int(ty.I64, 8)
"""Of a head, and of a bucket."""


@dataclass(frozen=True)
class Members:
    """Where members of a table are: numbers of elements of its type."""

    buckets: int
    head: int
    single: int


def part_tables(module: Module) -> None:
    """In place, on an unoptimised program. Programs that may share tables with code that is not here stay as they are."""
    functions = [f for f in module.functions.values() if f.blocks]
    members = [f for f in functions if _MEMBER.match(f.name)]
    if not members or any(not f.blocks and f.users and _ELSEWHERE.match(name) for name, f in module.functions.items()):
        return
    classes: dict[str, ty.StructType] = {}
    for function in functions:
        for place in [i for i in function.instructions() if _place(i, "head")]:
            _allocate_head(place)
            if _MEMBER.match(function.name):
                classes[_class(function)] = cast(ty.StructType, place.source_type)
    for function in members:
        if _is_of_new(_class(function)):
            _allocate_buckets(function)
        if _DESTRUCTOR.match(function.name) and _class(function) in classes and not _calls(function, _DESTRUCTOR):
            _free_head(function, classes[_class(function)])


def _place(i: Value, member: str) -> TypeGuard[ins.GetElementPtr]:
    """Whether this is the address of a member of a table."""
    if not isinstance(i, ins.GetElementPtr) or len(i.operands) != 3:
        return False
    found, last = _members(i.source_type), i.operands[2]
    return found is not None and isinstance(last, ConstantInt) and last.value == getattr(found, member)


def _members(type: ty.Type) -> Members | None:
    if not isinstance(type, ty.StructType) or type.fields is None or not (type.name or "").startswith(_TYPE):
        return None
    heads = [k for k, field in enumerate(type.fields) if isinstance(field, ty.StructType) and (field.name or "").startswith(_HEAD_TYPE)]
    if len(heads) != 1 or heads[0] < 2 or len(type.fields) <= heads[0] + 3:
        return None
    found = Members(heads[0] - 2, heads[0], heads[0] + 3)
    return found if all(type.fields[k].is_pointer for k in (found.buckets, found.single)) else None


# heads --------------------------------------------------------------------------------------------------------------------------


def _allocate_head(place: ins.GetElementPtr) -> None:
    """What is done to the head in a table is done to one that its constructor has allocated."""
    for user, index in _uses(place):
        b = _before(user, index)
        if isinstance(user, ins.CallBase) and user.called_function is not None and user.called_function.name.startswith(_BEGUN):
            head: Value = _allocated(b)
            b.store(head, place, align=8)
        else:
            head = b.load(ty.PTR, place, align=8)
        user.set_operand(index, head)


def _uses(value: Value) -> list[tuple[ins.Instruction, int]]:
    users = [user for user in dict.fromkeys(value.users) if isinstance(user, ins.Instruction)]
    return [(user, index) for user in users for index, operand in enumerate(user.operands) if operand is value]


def _before(user: ins.Instruction, index: int) -> Builder:
    """Where an operand of an instruction is computed."""
    return Builder(before=user.blocks[index].terminator if isinstance(user, ins.Phi) else user)


def _free_head(destructor: Function, type: ty.StructType) -> None:
    for end in [i for i in destructor.instructions() if i.opcode == "ret"]:
        b = Builder(before=end)
        b.call_named("_ZdlPvm", ty.VOID, [b.load(ty.PTR, _member(b, type, destructor.arguments[0], "head"), align=8), _SIZE])


def _member(b: Builder, type: ty.StructType, table: Value, member: str) -> Value:
    return b.gep(type, table, [const_int(ty.I32, 0), const_int(ty.I32, getattr(_members(type), member))])


def _allocated(b: Builder) -> Value:
    return b.call_named("_Znwm", ty.PTR, [_SIZE])


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


def _calls(function: Function, pattern: re.Pattern[str]) -> bool:
    calls = (i for i in function.instructions() if isinstance(i, ins.CallBase))
    return any(i.called_function is not None and pattern.match(i.called_function.name) for i in calls)


# the bucket inside --------------------------------------------------------------------------------------------------------------


def _is_of_new(name: str) -> bool:
    """Whether a class of tables has its memory of `operator new`."""
    found, depth = [""], 0
    for letter in name.removeprefix("std::_Hashtable<")[:-1]:
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return len(found) > 2 and found[2].strip().startswith("std::allocator<")


def _allocate_buckets(function: Function) -> None:
    """The address of the bucket inside is never kept."""
    places = [i for i in function.instructions() if _place(i, "single")]
    for user, index in [use for place in places for use in _uses(place)]:
        if isinstance(user, ins.Phi) or user.opcode == "ret" or (isinstance(user, ins.Store) and not index):
            b = _before(user, index)
            bucket = _allocated(b)
            b.store(zero(ty.PTR), bucket, align=8)
            user.set_operand(index, bucket)
    if not (_CONSTRUCTOR.match(function.name) and _calls(function, _CONSTRUCTOR)):
        return
    for store in [i for i in function.instructions() if isinstance(i, ins.Store) and _place(i.pointer, "buckets")]:
        b = Builder(before=store)
        b.call_named("_ZdlPvm", ty.VOID, [b.load(ty.PTR, store.pointer, align=8), _SIZE])
