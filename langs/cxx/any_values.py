"""`std::any` as libstdc++ has it: values of all types lie in, or behind, the same word, and which of them is there only the run tells.

To the memory analysis that word is a number, the address of a vector and that of a text. What makes, copies, moves, gives and destroys a
value are functions of one class for each type, which are code of the program and not optimised yet. There the word becomes the address of
an object in which each type has a word of its own. What makes a value allocates it, what destroys it, or moves it away, frees it. (Where a
constructor throws, the memory stays.) These functions get another such word as an argument, which is the address of an object, or becomes
that of a type's description, or of a value: each of these has a place of its own, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Block, ConstantInt, Function, Module, Value
from polyglot_ad.process.regex import regex

from .hash_tables import allocated, uses

_MEMBER = regex(r"(_ZNSt3any17_Manager_(?:internal|external)I.*?)E9_S_(manageENS_3_OpE|createI|accessERKNS_8_StorageE)")
_ANY, _ARGUMENT = "class.std::any", "union.std::any::_Arg"
_TYPE, _VALUE = 1, 2
"""The words of an argument, behind that of an object."""
_WORD = 8
"""Bytes."""
_STORAGE = 1
"""The element of the class that is the word."""
_ACCESS, _DESTROY, _MOVE = 0, 3, 4
"""What a manager is asked to do."""


@dataclass
class _Manager:
    """The functions that deal with values of one type."""

    manage: list[Function] = field(default_factory=list)
    create: list[Function] = field(default_factory=list)
    access: list[Function] = field(default_factory=list)


def part_values(module: Module) -> None:
    """In place, on an unoptimised program that shares none of these objects with code that is not here."""
    found: dict[str, _Manager] = {}
    for name, function in module.functions.items():
        if (match := _MEMBER.match(name)) is None:
            continue
        if not function.blocks:
            return
        kind = match[2]
        one = found.setdefault(match[1], _Manager())
        (one.manage if kind.startswith("manage") else one.create if kind.startswith("create") else one.access).append(function)
    if len(found) < 2 or not all(_is_known(function) for one in found.values() for function in one.manage):
        return
    for function in [f for f in module.functions.values() if f.blocks]:
        for local in [i for i in function.entry.instructions if isinstance(i, ins.Alloca) and _is_argument(i)]:
            _part_argument(local)
    size = _WORD * len(found)
    for number, name in enumerate(sorted(found)):
        at = _WORD * number
        for function in found[name].create:
            _move(function.arguments[0], _begin(function), at, size)
        for function in found[name].access:
            _move(function.arguments[0], _begin(function), at, None)
        for function in found[name].manage:
            _manage(function, at, size)


def _begin(function: Function) -> Builder:
    entry = function.entry
    return Builder(before=next(i for i in entry.instructions if i.opcode != "alloca"))


def _is_known(function: Function) -> bool:
    """Whether a manager is as this library has it."""
    cases = _cases(function)
    places = _places(function)
    return cases is not None and len(function.arguments) == 3 and len(places) > 2 and any(_is_source(function, one) for one in places)


def _cases(function: Function) -> ins.Switch | None:
    found = [block.terminator for block in function.blocks if isinstance(block.terminator, ins.Switch)]
    return found[0] if len(found) == 1 else None


def _places(function: Function) -> list[ins.GetElementPtr]:
    """The words of objects."""
    return [i for i in function.instructions() if isinstance(i, ins.GetElementPtr) and _is_place(i)]


def _is_place(i: ins.GetElementPtr) -> bool:
    last = i.operands[-1]
    named = isinstance(i.source_type, ty.StructType) and (i.source_type.name or "").startswith(_ANY)
    return named and len(i.operands) == 3 and isinstance(last, ConstantInt) and last.value == _STORAGE


def _is_source(function: Function, place: ins.GetElementPtr) -> bool:
    """Whether this is the word of the object that a manager is asked about, and not that of another one."""
    return _is_given(place.pointer, function.arguments[1])


def _manage(function: Function, at: int, size: int) -> None:
    cases = _cases(function)
    assert cases is not None
    places = _places(function)
    type, given = places[0].source_type, function.arguments[1]
    for place in places:
        assert place.block is not None
        _move(place, Builder(before=place.block.after(place)), at, None if _is_source(function, place) else size)
    ends = cases.targets[0]
    for number, target in _targets(cases):
        for store in [i for i in target.instructions if isinstance(i, ins.Store) and _is_given(i.pointer, function.arguments[2])]:
            b = Builder(before=store)
            store.set_operand(1, b.gep(ty.I8, store.pointer, [_WORD * (_VALUE if number == _ACCESS else _TYPE)]))
        for block in _until(target, ends) if number in (_DESTROY, _MOVE) and target is not ends else ():
            b = Builder(before=block.terminator)
            word = b.gep(type, given, [const_int(ty.I32, 0), const_int(ty.I32, _STORAGE)])
            b.call_named("_ZdlPvm", ty.VOID, [b.load(ty.PTR, word, align=_WORD), const_int(ty.I64, size)])


def _is_argument(local: ins.Alloca) -> bool:
    return isinstance(local.allocated_type, ty.StructType) and (local.allocated_type.name or "").startswith(_ARGUMENT)


def _part_argument(local: ins.Alloca) -> None:
    """Who calls a manager stores the address of an object, or loads that of a type's description."""
    local.allocated_type = ty.array(ty.PTR, _VALUE + 1)
    for user in [user for user in dict.fromkeys(local.users) if isinstance(user, ins.Load)]:
        user.set_operand(0, Builder(before=user).gep(ty.I8, local, [_WORD * _TYPE]))


def _is_given(pointer: Value, argument: Argument) -> bool:
    """Whether this is an argument, kept in a local variable."""
    if isinstance(pointer, ins.Load) and isinstance(pointer.pointer, ins.Alloca):
        return any(isinstance(user, ins.Store) and user.value is argument for user in pointer.pointer.users)
    return pointer is argument


def _targets(cases: ins.Switch) -> list[tuple[int, Block]]:
    return list(zip(cases.cases, cases.targets[1:], strict=True))


def _until(begin: Block, end: Block) -> list[Block]:
    """The blocks from which a case comes to its end."""
    seen, work = {begin}, [begin]
    for block in work:
        new = [one for one in block.successors if one is not end and one not in seen]
        seen.update(new)
        work += new
    return [block for block in work if end in block.successors]


def _move(place: Argument | ins.Instruction, b: Builder, at: int, size: int | None) -> None:
    """What is done to the word is done to the type's own, in an object that is allocated where a value is made (of `size` bytes)."""
    users = uses(place)
    there: Value = allocated(b, size) if size is not None else b.load(ty.PTR, place, align=_WORD)
    if size is not None:
        b.store(there, place, align=_WORD)
    own = b.gep(ty.I8, there, [const_int(ty.I64, at)], flags=("inbounds",)) if at else there
    for user, index in users:
        user.set_operand(index, own)


__all__ = ["part_values"]
