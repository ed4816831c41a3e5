"""What the parameters of a function lead to, by its debug info: the evidence of memory that the code only moves.

Types are followed through pointers. What they say is evidence beside all other: code that uses the memory in another way contradicts it,
and contradictions are refused where they matter. Nothing is said about `void`, characters and unions, which may hold anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import FLOAT_KINDS, MemoryFacts
from polyglot_ad.analysis.memory import Node as Memory
from polyglot_ad.ir.values import Argument, Function
from polyglot_ad.signature.debug_info import DebugInfo, Node
from polyglot_ad.signature.debug_types import strip

_POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_FLOATS = {16: "f16", 32: "f32", 64: "f64", 80: "f80", 128: "f80"}
_RECORDS = ("DW_TAG_structure_type", "DW_TAG_class_type")
_MOST = 400
"""Objects that are followed from one function."""


@dataclass(frozen=True)
class SourceParameters:
    """The parameters of the source of a function: how many parameters of the IR each is, and, per parameter of the IR, its type (None: not
    known, or part of a structure that is no pointer)."""

    groups: tuple[int, ...]
    types: tuple[Node | None, ...]


def source_parameters(function: Function) -> SourceParameters | None:
    """What debug info says; None where it does not fit the function."""
    assert function.module is not None
    subprogram = DebugInfo(function.module).subprogram(function)
    kind = subprogram.node("type") if subprogram is not None else None
    if kind is None:
        return None
    types = kind.nodes("types")[1:]
    own = [a for a in function.arguments if not any(x.startswith("sret") for x in a.attributes)]
    groups = _grouped(types, own)
    if groups is None:
        return None
    found: list[Node | None] = []
    for type, size in zip(types, groups, strict=True):
        parts = own[len(found) : len(found) + size]
        bare, _ = strip(type)
        if size == 1 and not (bare is not None and bare.tag in _RECORDS and not any(x.startswith("byval") for x in parts[0].attributes)):
            found.append(type)
        elif bare is not None and bare.tag in _RECORDS:
            found += [_member_at(bare, 8 * k) if part.type.is_pointer else None for k, part in enumerate(parts)]
        else:
            found += [None] * size
    return SourceParameters(groups, tuple(found))


def _grouped(types: Sequence[Node | None], arguments: Sequence[Argument]) -> tuple[int, ...] | None:
    """How many arguments stand for each parameter: structures are passed in up to two registers, or not at all when they are empty."""
    if not types:
        return None if arguments else ()
    first, *rest = types
    for count in _counts(first):
        if count <= len(arguments) and _suits(first, arguments[:count]):
            inner = _grouped(rest, arguments[count:])
            if inner is not None:
                return (count, *inner)
    return None


def _counts(type: Node | None) -> tuple[int, ...]:
    bare, _ = strip(type)
    if bare is None:
        return (1,)
    if bare.tag in (*_RECORDS, "DW_TAG_union_type"):
        if bare.number("size") <= 8:
            return (0, 1)
        return (2, 1) if bare.number("size") <= 128 else (1,)
    if bare.raw("encoding") == "DW_ATE_complex_float" or bare.number("size") == 128:
        return (1, 2)
    return (1,)


def _suits(type: Node | None, arguments: Sequence[Argument]) -> bool:
    bare, _ = strip(type)
    if bare is None or len(arguments) != 1 or bare.kind != "DIBasicType":
        return bare is None or bare.tag not in _POINTERS or arguments[0].type.is_pointer
    wanted = bare.raw("encoding") == "DW_ATE_float"
    return arguments[0].type.is_float == wanted or bare.raw("encoding") == "DW_ATE_complex_float"


def _member_at(record: Node, offset: int) -> Node | None:
    """The type of what stands at an offset of a structure."""
    for member in record.nodes("elements"):
        if member is None or member.tag not in ("DW_TAG_member", "DW_TAG_inheritance") or "DIFlagStaticMember" in member.flags:
            continue
        bare, _ = strip(member.node("baseType"))
        at = member.number("offset") // 8
        if bare is not None and at <= offset < at + max(1, bare.number("size") // 8):
            return _member_at(bare, offset - at) if bare.tag in _RECORDS else bare
    return None


class Description:
    """States the types behind pointers to a memory analysis that is about to run."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts
        self._around: dict[str, tuple[Memory, int]] = {}
        """The structures that are being followed, outermost first."""
        self._objects = 0

    def parameters(self, arguments: Sequence[Argument], types: Sequence[Node | None]) -> None:
        """`arguments` of the root, and the source's types of them."""
        for argument, type in zip(arguments, types, strict=True):
            if not argument.type.is_pointer:
                continue
            bare, _ = strip(type)
            if bare is None:
                continue
            node, offset = self.facts.pointer(argument)
            if bare.tag in _POINTERS:
                self._pointee(node, offset, bare)
            else:  # a structure that is passed by value
                self._value(node, offset, bare)

    def _pointee(self, node: Memory, offset: int, pointer: Node) -> None:
        target, _ = strip(pointer.node("baseType"))
        if target is None or self._objects > _MOST:
            return
        known = self._around.get(target.reference)
        if target.kind == "DICompositeType" and known is not None:
            # Lists and trees: what is behind is of the kind that is here. Two parameters, or two members, of one type are not.
            first, at = known
            self.facts.memory.unify(self.facts.memory.pointer_to(node, offset), self.facts.memory.pointer_to(first, at))
            return
        self._objects += 1
        if target.kind == "DICompositeType":
            self._around[target.reference] = node, offset
        self._object(node, offset, target)
        self._around.pop(target.reference, None)

    def _object(self, node: Memory, offset: int, target: Node) -> None:
        """State that objects of this type begin at an offset."""
        size = target.number("size") // 8
        if size and _repeats(target):
            self.facts.memory.stride(node, size)
        node, offset = self._now(node, offset)
        self._value(node, offset, target)

    def _now(self, node: Memory, offset: int) -> tuple[Memory, int]:
        return self.facts.memory.target(self.facts.memory.pointer_to(node, offset))

    def _value(self, node: Memory, offset: int, type: Node | None) -> None:
        """State that a value of this type is at an offset."""
        bare, _ = strip(type)
        if bare is None:
            return
        size = bare.number("size")
        if bare.kind == "DIBasicType":
            self._basic(node, offset, bare, size)
        elif bare.tag in _POINTERS:
            node, offset = self._now(node, offset)
            location = self.facts.memory.access(node, offset, 8, tag="ptr")
            target, _ = strip(bare.node("baseType"))
            inner, at = self.facts.memory.target(location.content)
            if target is not None and target.kind != "DISubroutineType":
                self._pointee(inner, at, bare)
        elif bare.tag == "DW_TAG_enumeration_type":
            self._scalar(node, offset, size // 8, "int")
        elif bare.tag == "DW_TAG_array_type":
            self._array(node, offset, bare)
        elif bare.tag in _RECORDS:
            for member in bare.nodes("elements"):
                if member is None or "DIFlagStaticMember" in member.flags or "DIFlagVirtual" in member.flags:
                    continue
                at = offset + member.number("offset") // 8
                if "DIFlagBitField" in member.flags:
                    continue
                if member.tag in ("DW_TAG_member", "DW_TAG_inheritance") and not member.name.startswith("_vptr"):
                    self._value(node, at, member.node("baseType"))

    def _basic(self, node: Memory, offset: int, type: Node, size: int) -> None:
        encoding = type.raw("encoding")
        if encoding in ("DW_ATE_float", "DW_ATE_complex_float"):
            parts = 2 if encoding == "DW_ATE_complex_float" else 1
            each = size // parts
            kind = "f128" if "128" in type.name else "bf16" if "bf16" in type.name else _FLOATS.get(each)
            if kind is not None:
                for k in range(parts):
                    self._scalar(node, offset + k * each // 8, FLOAT_KINDS.get(kind, each // 8), kind)
        elif size > 8:
            self._scalar(node, offset, size // 8, "int")

    def _scalar(self, node: Memory, offset: int, size: int, kind: str) -> None:
        node, offset = self._now(node, offset)
        location = self.facts.memory.access(node, offset, size, tag="" if kind == "int" else kind)
        self.facts.memory.set_kind(location.content, kind)
        self.facts.described.append(location)

    def _array(self, node: Memory, offset: int, type: Node) -> None:
        element, _ = strip(type.node("baseType"))
        size = type.number("size") // 8
        each = element.number("size") // 8 if element is not None else 0
        if element is None or not each or not size or each > size:
            return
        if size > each:
            node, offset = self._now(node, offset)
            self.facts.memory.add_region(node, offset, offset + size, each)
            node, offset = self._now(node, offset)
        self._value(node, offset, element)


def _repeats(type: Node) -> bool:
    """Whether a pointer to this type may be taken as one into an array of it: not where more may follow an object."""
    if type.kind == "DIBasicType":
        return type.number("size") > 8
    if type.tag in _POINTERS:
        return True
    if type.tag not in _RECORDS:
        return False
    members = [member for member in type.nodes("elements") if member is not None and member.tag in ("DW_TAG_member", "DW_TAG_inheritance")]
    if not members or any(member.name.startswith("_vptr") or member.tag == "DW_TAG_inheritance" for member in members):
        return False
    last, _ = strip(members[-1].node("baseType"))
    if last is None or last.tag != "DW_TAG_array_type":
        return last is not None
    element, _ = strip(last.node("baseType"))
    return element is not None and last.number("size") > element.number("size")
