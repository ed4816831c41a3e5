"""From debug info's type nodes to source types. What all languages share; a language adds its own classes through `Special`."""

from __future__ import annotations

from collections.abc import Callable

from .debug_info import Node
from .source_types import Array, Field, Opaque, Pointer, Record, Scalar, SourceType

_TRANSPARENT = ("DW_TAG_typedef", "DW_TAG_volatile_type", "DW_TAG_atomic_type", "DW_TAG_restrict_type", "DW_TAG_const_type")
_REFERENCES = {"DW_TAG_pointer_type": "", "DW_TAG_reference_type": "&", "DW_TAG_rvalue_reference_type": "&&"}
_FLOATS = {16: "<f2", 32: "<f4", 64: "<f8", 128: "<f16"}
_COMPLEX = {64: "<c8", 128: "<c16", 256: "<c32"}

Special = Callable[[Node], "SourceType | None"]
"""Recognises a language's own classes (complex numbers, fixed arrays) before the general reading of structures."""


def no_specials(_node: Node) -> SourceType | None:
    return None


def strip(node: Node | None) -> tuple[Node | None, frozenset[str]]:
    """The node behind typedefs and qualifiers, and the qualifiers' tags."""
    tags: set[str] = set()
    while node is not None and node.tag in _TRANSPARENT:
        tags.add(node.tag)
        node = node.node("baseType")
    return node, frozenset(tags)


_HANDLES = frozenset(
    f"MPI_{name}" for name in ["Comm", "Datatype", "Errhandler", "File", "Group", "Info", "Message", "Op", "Request", "Session", "Win"]
)  # fmt: skip


def handle_type(node: Node | None) -> tuple[str, int] | None:
    """(what it is a handle of, its bits) of a type that is a handle of MPI: an integer, or an address that leads to nothing known."""
    name = ""
    while node is not None and node.tag in _TRANSPARENT:
        name = node.name if node.tag == "DW_TAG_typedef" and node.name in _HANDLES else name
        node = node.node("baseType")
    if not name or node is None:
        return None
    return name.removeprefix("MPI_"), 64 if node.tag == "DW_TAG_pointer_type" else node.number("size")


def read_type(node: Node | None, special: Special = no_specials, inside: bool = False) -> SourceType:
    """The source type of a type node. `inside`: of a structure's member, where pointers are not followed (types may be recursive)."""
    bare, tags = strip(node)
    if bare is None:
        return Opaque("of type void")
    if bare.kind == "DIBasicType":
        return _basic(bare)
    if bare.kind == "DISubroutineType":
        return Opaque("a function")
    if bare.kind == "DIStringType":
        return Opaque("a character string")
    if bare.tag in _REFERENCES:
        if inside:
            return Opaque("a pointer inside of other data")
        return _pointer(bare, special, restrict="DW_TAG_restrict_type" in tags)
    if bare.kind == "DICompositeType":
        key = (bare, special, inside)
        found = bare.graph.types.get(key)
        if found is None:
            found = bare.graph.types[key] = special(bare) or _composite(bare, special, inside)
        return found
    return Opaque(f"of an unsupported type ({bare.tag or bare.kind})")


def _basic(node: Node) -> SourceType:
    size, encoding, name = node.number("size"), node.raw("encoding"), node.name
    if encoding == "DW_ATE_float":
        if size not in _FLOATS or "bf16" in name or name in ("__float128", "_Float128", "f128") or ("16" in name and size == 128):
            return Opaque(f"a number of type {name}, which NumPy does not have")
        return Scalar(_FLOATS[size], name)
    if encoding == "DW_ATE_complex_float":
        return Scalar(_COMPLEX[size], name) if size in _COMPLEX else Opaque(f"a number of type {name}, which NumPy does not have")
    if size not in (8, 16, 32, 64):
        return Opaque(f"a number of type {name or encoding}, which NumPy does not have") if size else Opaque("empty")
    order = "|" if size == 8 else "<"
    if encoding == "DW_ATE_boolean" and size == 8:
        return Scalar("|b1", name)
    letter = "i" if encoding in ("DW_ATE_signed", "DW_ATE_signed_char", "DW_ATE_boolean") else "u"
    return Scalar(f"{order}{letter}{size // 8}", name)


def _pointer(node: Node, special: Special, restrict: bool) -> SourceType:
    target, tags = strip(node.node("baseType"))
    if target is not None and target.kind == "DISubroutineType":
        return Opaque("a function pointer")
    if target is None:
        return Opaque("a pointer to void")
    const = "DW_TAG_const_type" in tags
    element = target
    while element.kind == "DICompositeType" and element.tag == "DW_TAG_array_type":
        inner, inner_tags = strip(element.node("baseType"))
        const = const or "DW_TAG_const_type" in inner_tags
        if inner is None:
            break
        element = inner
    return Pointer(read_type(target, special), const, restrict, _REFERENCES[node.tag])


def _composite(node: Node, special: Special, inside: bool) -> SourceType:
    if node.tag == "DW_TAG_array_type":
        if "DIFlagVector" in node.flags:
            return Opaque("a SIMD vector")
        if node.raw("dataLocation"):
            return Opaque("an allocatable or pointer array")
        shape = tuple(_extent(subrange) for subrange in node.nodes("elements"))
        element = read_type(node.node("baseType"), special, inside)
        if isinstance(element, Array):
            return Array(element.element, (*shape, *element.shape))
        return Array(element, shape)
    if node.tag == "DW_TAG_enumeration_type":
        base = read_type(node.node("baseType"))
        return base if isinstance(base, Scalar) else Scalar(f"<u{node.number('size') // 8}" if node.number("size") > 8 else "|u1")
    if node.tag in ("DW_TAG_structure_type", "DW_TAG_class_type"):
        return _structure(node, special)
    return Opaque("a union" if node.tag == "DW_TAG_union_type" else f"of an unsupported type ({node.tag})")


def _extent(subrange: Node | None) -> int | None:
    if subrange is None:
        return None
    count = subrange.number("count", -1)
    if count < 0 and subrange.raw("upperBound"):
        upper = subrange.number("upperBound", -1)
        count = upper - subrange.number("lowerBound", 1) + 1 if upper >= 0 else -1
    return count if count >= 0 else None


def _structure(node: Node, special: Special) -> SourceType:
    name = node.name or "an unnamed structure"
    if "DIFlagFwdDecl" in node.flags:
        return Opaque(f"of the incomplete type `{name}`")
    fields: list[Field] = []
    for member in node.nodes("elements"):
        if member is None:
            continue
        if member.tag == "DW_TAG_variant_part":
            return Opaque(f"of the enum type `{name}`, which has no counterpart in NumPy")
        if member.tag == "DW_TAG_inheritance":
            base = read_type(member.node("baseType"), special, inside=True)
            if "DIFlagVirtual" in member.flags or not isinstance(base, Record):
                return Opaque(f"of type `{name}`, which derives from a class without a plain layout")
            offset = member.number("offset") // 8
            fields.extend(Field(field.name, field.offset + offset, field.type) for field in base.fields)
        elif member.tag == "DW_TAG_member" and "DIFlagStaticMember" not in member.flags:
            if "DIFlagBitField" in member.flags:
                return Opaque(f"of type `{name}`, which has bit fields")
            if member.name.startswith("_vptr"):
                return Opaque(f"of type `{name}`, which has virtual functions")
            fields.extend(_member(member, special))
    positional = bool(fields) and all(field.name == f"__{index}" for index, field in enumerate(fields))
    if positional:
        fields = [Field(field.name[2:], field.offset, field.type) for field in fields]
    if len({field.name for field in fields}) < len(fields):
        fields = [Field(f"{field.name}_{index}", field.offset, field.type) for index, field in enumerate(fields)]
    trivial = "DIFlagTypePassByReference" not in node.flags
    return Record(name, node.number("size") // 8, tuple(fields), trivial, positional)


def _member(member: Node, special: Special) -> list[Field]:
    """A member's field; those of an unnamed structure count as the outer one's."""
    offset = member.number("offset") // 8
    type = read_type(member.node("baseType"), special, inside=True)
    if member.name:
        return [Field(member.name, offset, type)]
    if isinstance(type, Record):
        return [Field(field.name, field.offset + offset, field.type) for field in type.fields]
    return [Field("unnamed", offset, Opaque("an unnamed union"))]


def unsupported_reason(type: SourceType) -> str:
    """Why values of this type cannot cross, "" if they can."""
    if isinstance(type, Opaque):
        return type.what
    if isinstance(type, Array):
        return unsupported_reason(type.element)
    if isinstance(type, Record):
        for field in type.fields:
            if reason := unsupported_reason(field.type):
                return f"of type `{type.name}`, whose member `{field.name}` is {reason}"
    return ""
