"""`std::variant` as libstdc++ has it: its alternatives lie in the same bytes, and which of them is there only the run tells.

To the memory analysis a word of such bytes is all that any alternative has there: a number, the address of a text, that of a vector. Where
alternatives have destructors they are never copied as bytes, but made, assigned and destroyed one by one, by members of the library's
classes, which are code of the program and not optimised yet. There each alternative is allocated by itself, in an object in which every
alternative has a place of its own, and the variant keeps the object's address. What makes an alternative allocates it, what destroys it
frees it: one that is moved from has still its own. (Where a constructor throws, the memory stays.)
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Node, node
from polyglot_ad.ir.values import Argument, Function, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import readable

from .hash_tables import allocated

_HOLDER = regex(r"_ZNK?[RO]?St8__detail9__variant14_UninitializedI")
_MAKING = regex(r"_ZNSt8__detail9__variant15_Variadic_unionI.*EC[12]I")
_LEADING = regex(r"_ZNSt8__detail9__variant7__get_nILm\d+E")
_EMPLACE = regex(r"_ZNSt8__detail9__variant9__emplaceILm\d+ELb0E")
_RESET = regex(r"_ZNSt8__detail9__variant16_Variant_storageILb0E.*_M_resetEv$")
_DESTROY = regex(r"_ZZNSt8__detail9__variant16_Variant_storageILb0E.*_M_resetEvENUl\w*clI")
_OTHER_VERSION = "__variant_construct"
"""Part of names of functions that make alternatives in versions of the library that do so elsewhere."""
_STORAGE, _UNION = "std::__detail::__variant::_Variant_storage<", "std::__detail::__variant::_Variadic_union<"
_NUMBER = regex(r"\(std::in_place_index_t<(\d+)ul>")
_ATTRIBUTE = regex(r"(align|dereferenceable)[ (](\d+)\)?$")
_WORD = 8
"""Bytes of an address."""
_OF_NEW = 16
"""To so many bytes memory of `operator new` is aligned."""
_Variant = tuple[str, ...]
"""The types of the alternatives, as C++ writes them."""


@dataclass
class _Functions:
    """Members of the library's classes. Of a variant they say which alternative they are about."""

    holders: dict[Function, str] = field(default_factory=dict)
    """Members of the classes that hold one alternative."""
    making: dict[Function, tuple[_Variant, str]] = field(default_factory=dict)
    """Constructors of unions of all alternatives, or of the last ones."""
    leading: dict[Function, tuple[_Variant, str]] = field(default_factory=dict)
    """Functions that give the address of an alternative in a union."""
    emplacing: dict[Function, tuple[_Variant, str]] = field(default_factory=dict)
    """Functions that make an alternative in a variant whose last one they have destroyed."""
    destroying: dict[Function, tuple[_Variant, str]] = field(default_factory=dict)
    """Functions that are given an alternative to destroy."""
    resets: dict[Function, _Variant] = field(default_factory=dict)
    """Members of the variants that have a destructor."""


def part_alternatives(module: Module) -> None:
    """In place, on an unoptimised program that shares no variants with code that is not here."""
    found = _found(module)
    if found is None or not found.resets or _has_constants(module, found):
        return
    places = _places(found)
    for functions, change in ((found.making, _make), (found.leading, _lead)):
        for function, (variant, alternative) in functions.items():
            for call in _whole(function, functions) if variant in places else ():
                change(call, *places[variant][alternative])
    for functions, rewrite in ((found.emplacing, _emplace), (found.destroying, _free)):
        for function, (variant, alternative) in functions.items():
            if variant in places:
                rewrite(function, *places[variant][alternative])


def _found(module: Module) -> _Functions | None:
    """None where something is not as this library has it."""
    found = _Functions()
    for name, function in module.functions.items():
        if _OTHER_VERSION in name:
            return None
        if "9__variant" not in name or not function.blocks:
            continue
        text = readable(name)
        if _HOLDER.match(name):
            found.holders[function] = _after(text, "::_Uninitialized<")[0]
        elif _MAKING.match(name):
            if (place := _NUMBER.search(text)) is None:
                return None
            found.making[function] = _alternative(_after(text, _UNION), place[1])
        elif _LEADING.match(name):
            number, union = _after(text, "::__get_n<")[:2]
            found.leading[function] = _alternative(_after(union, _UNION), number)
        elif _EMPLACE.match(name):
            found.emplacing[function] = _alternative(_after(text, _STORAGE)[1:], _after(text, "::__emplace<")[0])
        elif _DESTROY.match(name):
            found.destroying[function] = tuple(_after(text, _STORAGE)[1:]), _after(text, "::operator()<")[0].removesuffix("&")
        elif _RESET.match(name):
            found.resets[function] = tuple(_after(text, _STORAGE)[1:])
    return found


def _alternative(variant: list[str], number: str) -> tuple[_Variant, str]:
    return tuple(variant), variant[int(number.rstrip("ul"))]


def _places(found: _Functions) -> dict[_Variant, dict[str, tuple[int, int]]]:
    """Where the alternatives of the variants with destructors begin and end in the objects that have all of them."""
    measured: dict[str, tuple[int, int] | None] = {}
    for function, alternative in found.holders.items():
        known = _measure(function.arguments[0])
        measured[alternative] = known if measured.get(alternative, known) == known else None
    destroyed = set(found.destroying.values())
    places: dict[_Variant, dict[str, tuple[int, int]]] = {}
    for variant in found.resets.values():
        sizes = {one: known for one in variant if (variant, one) in destroyed and (known := measured.get(one)) and known[1] <= _OF_NEW}
        # An address has its place in the variant, or none of its alternatives is allocated.
        if all(one in sizes for one in variant) and any(min(size) >= _WORD for size in sizes.values()):
            end, places[variant] = 0, {}
            for one, (size, alignment) in sorted(sizes.items(), key=lambda item: (item[1], item[0])):
                begin = -(-end // alignment) * alignment
                end = begin + size
                places[variant][one] = (begin, end)
    return places


def _measure(this: Argument) -> tuple[int, int] | None:
    """(bytes, alignment) of the object of a class."""
    said = {match[1]: int(match[2]) for attribute in this.attributes if (match := _ATTRIBUTE.match(attribute))}
    alignment = said.get("align", 1)
    return (-(-said["dereferenceable"] // alignment) * alignment, alignment) if "dereferenceable" in said else None


# the program's functions ------------------------------------------------------------------------------------------------------


def _whole(function: Function, functions: Container[Function]) -> list[ins.CallBase]:
    """The calls for a variant's union; functions of the same kind call for the union of its last alternatives."""
    calls = [user for user in dict.fromkeys(function.users) if isinstance(user, ins.CallBase) and user.called_function is function]
    return [call for call in calls if call.block is not None and call.block.function not in functions]


def _make(call: ins.CallBase, begin: int, end: int) -> None:
    b = Builder(before=call)
    there = allocated(b, end)
    b.store(there, call.arguments[0], align=_WORD)
    call.set_operand(0, _moved(b, there, begin))


def _lead(call: ins.CallBase, begin: int, end: int) -> None:
    b = Builder(before=call)
    call.set_operand(0, _moved(b, b.load(ty.PTR, call.arguments[0], align=_WORD), begin))


def _emplace(function: Function, begin: int, end: int) -> None:
    reset = next(i for i in function.instructions() if isinstance(i, ins.Call) and _is_reset(i))
    assert reset.block is not None
    b = Builder(before=reset.block.after(reset))
    b.store(allocated(b, end), function.arguments[0], align=_WORD)


def _is_reset(call: ins.Call) -> bool:
    return call.called_function is not None and bool(_RESET.match(call.called_function.name))


def _free(function: Function, begin: int, end: int) -> None:
    for i in [i for i in function.instructions() if i.opcode == "ret"]:
        b = Builder(before=i)
        b.call_named("_ZdlPv", ty.VOID, [_moved(b, function.arguments[1], -begin)])


def _moved(b: Builder, pointer: Value, by: int) -> Value:
    return b.gep(ty.I8, pointer, [const_int(ty.I64, by)], flags=("inbounds",)) if by else pointer


# what speaks against it -------------------------------------------------------------------------------------------------------


def _has_constants(module: Module, found: _Functions) -> bool:
    """Whether variants may be in constants, in which nobody has allocated anything, or are copied as bytes."""
    types = {i.source_type for reset in found.resets for i in reset.instructions() if isinstance(i, ins.GetElementPtr)}
    known: dict[ty.Type, bool] = {}
    calls = (i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase))
    moves = (call for call in calls if call.called_function is not None and call.called_function.name.startswith("llvm.mem"))
    if any(_is_of(type, types, known) for call in moves for operand in call.operands[:2] for type in _declared(operand)):
        return True
    variables = (g for g in module.globals.values() if isinstance(g, GlobalVariable))
    if any(_is_of(variable.value_type, types, known) for variable in variables):
        return True
    described: dict[str, bool] = {}
    return any(
        _is_described(node(module, name).ref("type"), described) for name, text in module.metadata.items() if "DIGlobalVariable(" in text
    )


def _declared(pointer: Value) -> Iterator[ty.Type]:
    if isinstance(pointer, ins.Alloca):
        yield pointer.allocated_type
    elif isinstance(pointer, GlobalVariable):
        yield pointer.value_type


def _is_of(type: ty.Type, types: set[ty.Type], known: dict[ty.Type, bool]) -> bool:
    """Whether one of these types is a part of this one."""
    if type in known:
        return known[type]
    found = type in types
    if isinstance(type, ty.StructType):
        found = found or any(_is_of(one, types, known) for one in type.fields or ())
    elif isinstance(type, ty.ArrayType):
        found = found or _is_of(type.element, types, known)
    known[type] = found
    return found


def _is_described(type: Node | None, known: dict[str, bool]) -> bool:
    """Whether a variable of this type has a variant in itself, by debug information."""
    if type is None or type.field("tag") in ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"):
        return False
    if type.name not in known:
        known[type.name] = False
        parts = [type.ref("baseType")]
        if type.kind == "DICompositeType" and (elements := type.ref("elements")) is not None:
            parts += [one for one in elements.elements if one is not None and one.kind == "DIDerivedType"]
        named, unknown = type.field("name"), "DIFlagFwdDecl" in type.flags()
        known[type.name] = (
            named.startswith("variant<") or (unknown and not named.startswith("basic_")) or any(_is_described(one, known) for one in parts)
        )
    return known[type.name]


# texts ------------------------------------------------------------------------------------------------------------------------


def _after(text: str, name: str) -> list[str]:
    """The arguments of a template, by the end of its name."""
    return _list(text, text.index(name) + len(name))


def _list(text: str, begin: int) -> list[str]:
    found, depth = [""], 0
    for at in range(begin, len(text)):
        letter = text[at]
        depth += {"<": 1, "(": 1, "{": 1, "[": 1, ">": -1, ")": -1, "}": -1, "]": -1}.get(letter, 0)
        if depth < 0:
            break
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found]
