"""Heads of the containers of libstdc++ that have nodes: they lie in the container's object, and nodes lead back to them.

The head of a `std::list` or a tree (`std::map`, `std::set`) is one more of its nodes, and one bucket of a hash table leads to the head of
its list of nodes. So to the memory analysis a container and its nodes are one object, and what a node holds at some distance is then what
any object that has a container in it holds there. Here heads are allocated, as nodes are: the container keeps the head's address in its
place, and nothing of the head but that. Of hash tables, the one bucket of a small table is allocated as well (`hash_tables.py`).

All members of these classes are code of the program, not optimised yet. What makes a head allocates it, and the destructor of its class
frees it: a container that is moved from has still its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeGuard

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value
from polyglot_ad.process.regex import regex

from .hash_tables import TABLE, allocate_buckets, allocated, before, members, uses

_COUNTED = "struct.std::__detail::_List_node_header"
"""Begin of the name of the type of a head with the number of nodes behind it."""
_DESTRUCTOR = "ED2Ev"
"""The end of its name, after that of the class."""


@dataclass(frozen=True)
class Heads:
    """Of one kind of container. A head has its place in `owner`, as the element `field`."""

    member: re.Pattern[str]
    """Functions of the class of which destructors free the head."""
    container: str
    """Begin of the name of that class's type."""
    owner: re.Pattern[str]
    field: Callable[[ty.StructType], int | None]
    made: re.Pattern[str]
    """The constructors of a head, or of its owner."""
    size: int
    counted: re.Pattern[str] | None = None
    """Members of a class that has the head and, behind it, the number of nodes, which stays in the container: they are given the place."""

    def place(self, i: Value) -> TypeGuard[ins.GetElementPtr]:
        """Whether this is the address of a head's place."""
        if not isinstance(i, ins.GetElementPtr) or len(i.operands) != 3:
            return False
        last, path = i.operands[2], self.path(i.source_type)
        return path is not None and len(path) == 1 and isinstance(last, ConstantInt) and last.value == path[0]

    def path(self, type: ty.Type) -> list[int] | None:
        """The elements by which one comes to the place of a head in a structure."""
        if not isinstance(type, ty.StructType) or not type.fields:
            return None
        if self.owner.match(type.name or ""):
            own = self.field(type)
            return [own] if own is not None else None
        found = [(k, path) for k, field in enumerate(type.fields) if (path := self.path(field)) is not None]
        return [found[0][0], *found[0][1]] if len(found) == 1 else None


def _of_type(name: str) -> Callable[[ty.StructType], int | None]:
    """The one element of a type: allocators and comparators with data of their own stand before it."""

    def field(type: ty.StructType) -> int | None:
        found = [k for k, one in enumerate(type.fields or ()) if isinstance(one, ty.StructType) and (one.name or "").startswith(name)]
        return found[0] if len(found) == 1 else None

    return field


def _of_table(type: ty.StructType) -> int | None:
    found = members(type)
    return found.head if found is not None else None


_KINDS = (
    Heads(regex(r"_ZNK?St10_HashtableI"), TABLE, regex(re.escape(TABLE)), _of_table, regex(r"_ZNSt8__detail15_Hash_node_baseC"), 8),
    Heads(
        regex(r"_ZNK?St8_Rb_treeI"), "class.std::_Rb_tree", regex(r"struct\.std::_Rb_tree_header"),
        _of_type("struct.std::_Rb_tree_node_base"), regex(r"_ZNSt15_Rb_tree_headerC2"), 32,
    ),
    Heads(
        regex(r"_ZNK?St7__cxx1110_List_baseI"), "class.std::__cxx11::_List_base",
        regex(r"struct\.std::__cxx11::_List_base<.*::_List_impl"), _of_type(_COUNTED), regex(r"_ZNSt8__detail17_List_node_headerC2"), 16,
        regex(r"_ZNK?St8__detail17_List_node_header"),
    ),
    Heads(
        regex(r"_ZNK?St14_Fwd_list_baseI"), "struct.std::_Fwd_list_base",
        regex(r"struct\.std::_Fwd_list_base<.*::_Fwd_list_impl"), _of_type("struct.std::_Fwd_list_node_base"),
        regex(r"_ZNSt19_Fwd_list_node_baseC"), 8,
    ),
)  # fmt: skip


def part_heads(module: Module, pieces: bool = False) -> None:
    """In place, on an unoptimised program that shares no containers with code that is not here. `pieces`: whether what memory resources
    give to containers is of `operator new`, too."""
    functions = [f for f in module.functions.values() if f.blocks]
    for heads in _KINDS:
        of_class = [f for f in functions if heads.member.match(f.name)]
        types = _types(heads, of_class)
        destructors = [(f, types.get(f.name.removesuffix(_DESTRUCTOR))) for f in of_class if f.name.endswith(_DESTRUCTOR)]
        if not all(type is not None for _, type in destructors):
            continue
        for function in functions if of_class else ():
            _allocate(heads, function)
        for function, type in destructors:
            assert type is not None
            _free(heads, function, type)
    allocate_buckets(functions, pieces)


def _types(heads: Heads, of_class: list[Function]) -> dict[str, ty.StructType]:
    """The types of classes of containers, by the names of their members up to where the class's own ends."""
    classes = {f.name.removesuffix(_DESTRUCTOR) for f in of_class if f.name.endswith(_DESTRUCTOR)}
    found: dict[str, ty.StructType] = {}
    for function in of_class:
        name = function.name.replace("_ZNK", "_ZN", 1)
        for one in [one for one in classes if name.startswith(one) and one not in found]:
            for i in function.instructions():
                type = i.source_type if isinstance(i, ins.GetElementPtr) and i.pointer is function.arguments[0] else None
                if isinstance(type, ty.StructType) and (type.name or "").startswith(heads.container) and heads.path(type):
                    found[one] = type
    return found


def _allocate(heads: Heads, function: Function) -> None:
    """What is done to the head in a container is done to one that its constructor has allocated."""
    places: list[Value] = [i for i in function.instructions() if heads.place(i)]
    counted = heads.counted is not None and bool(heads.counted.match(function.name))
    if counted:
        places += [a for a in function.arguments if a.type.is_pointer]
    for place in places:
        users = uses(place)
        if any(not index and isinstance(user, ins.CallBase) and _calls(user, heads.made) for user, index in users) and not heads.counted:
            assert isinstance(place, ins.Instruction) and place.block is not None
            _begin(heads, Builder(before=place.block.after(place)), place)
        for user, index in users:
            if not _is_of_both(heads, user):
                user.set_operand(index, before(user, index).load(ty.PTR, place, align=8))
    if heads.made.match(function.name) and places:
        b = Builder(before=function.entry.instructions[0])
        this: Value = function.arguments[0]
        first = places[0]
        if isinstance(first, ins.GetElementPtr) and not counted:
            this = b.gep(first.source_type, this, first.operands[1:])
        _begin(heads, b, this)


def _begin(heads: Heads, b: Builder, place: Value) -> None:
    b.store(allocated(b, heads.size), place, align=8)


def _is_of_both(heads: Heads, user: ins.Instruction) -> bool:
    """Whether an instruction is given a head with the number of nodes, or leads to that number."""
    if heads.counted is None:
        return False
    if isinstance(user, ins.CallBase):
        return _calls(user, heads.counted)
    if not isinstance(user, ins.GetElementPtr) or not isinstance(user.source_type, ty.StructType):
        return False
    last = user.operands[-1]
    return (user.source_type.name or "").startswith(_COUNTED) and isinstance(last, ConstantInt) and last.value == 1


def _calls(call: ins.CallBase, functions: re.Pattern[str]) -> bool:
    return call.called_function is not None and bool(functions.match(call.called_function.name))


def _free(heads: Heads, destructor: Function, type: ty.StructType) -> None:
    path = heads.path(type)
    assert path is not None
    for end in [i for i in destructor.instructions() if i.opcode == "ret"]:
        b = Builder(before=end)
        place = b.gep(type, destructor.arguments[0], [const_int(ty.I32, k) for k in (0, *path)])
        b.call_named("_ZdlPvm", ty.VOID, [b.load(ty.PTR, place, align=8), const_int(ty.I64, heads.size)])
