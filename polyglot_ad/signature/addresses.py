"""What C passes by address that is no array of numbers: handles, user data, tables of rows, structures with pointers in them, functions.

A structure with pointers becomes one parameter per member, called `v.data`; the wrapper puts it together again. What debug info does not
explain, or NumPy cannot hold, is an opaque address (`address_parameter`), which only native code follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from polyglot_ad.ir.values import Argument, Function

from .building import Details, Intent, image_parameter, pointer_parameter, scalar_parameter, single_parameter
from .context import Context
from .debug_info import Node, scope_names
from .debug_types import Special, read_type, strip, unsupported_reason
from .intent import DATA as DATA_LEVEL
from .intent import OBJECT, Level
from .model import Flat, Parameter, Result
from .passing import DATA, extent
from .source_types import Array, Opaque, Pointer, Record, Scalar, SourceType, Unsupported, dtype_size, element_count

ADDRESS = "<u8"
MOST_MEMBERS = 64
"""A structure with more members than this is passed by a handle, or not at all."""


def address_parameter(name: str, of: str) -> Parameter:
    """An address that Python does not look behind. `of`: its type, as C writes it."""
    return Parameter(name, "scalar", ADDRESS, passing="address", detail=(("address", of),), flat=(Flat("address", "ptr"),))


def address_result(of: str, text: bool) -> Result:
    """A result that is an address, or (`text`) the characters there up to a zero."""
    detail: Details = (("address", of), *((("text", True),) if text else ()))
    return Result("scalar", ADDRESS, (), ("i64",), "direct", detail)


def function_parameter(name: str, type: Node) -> Parameter:
    """A pointer to a function. `detail`: its result and parameters, each a dtype, "" for none, or the type of an address ("double *")."""
    result, *parameters = type.nodes("types") or [None]
    if any(one is None for one in parameters):
        raise Unsupported("a pointer to a function with a variable number of arguments")
    return procedure_parameter(name, (_word(result), tuple(_word(one) for one in parameters)))


def procedure_parameter(name: str, prototype: tuple[str, tuple[str, ...]]) -> Parameter:
    """A function: its result and parameters in words (`function_parameter`); "&<f8" is a number that comes by its address and is only
    read."""
    found = address_parameter(name, "function")
    return replace(found, detail=(*found.detail, ("function", prototype)))


def _word(node: Node | None) -> str:
    bare, _ = strip(node)
    if bare is None:
        return ""
    if bare.tag == "DW_TAG_pointer_type":
        return pointee(bare)
    type = read_type(bare)
    if not isinstance(type, Scalar) or type.dtype in ("<f2", "<f16") or type.dtype[1] == "c":
        raise Unsupported("a pointer to a function whose parameters or result are not plain numbers and addresses")
    return type.dtype


def rows_parameter(name: str, element: Scalar, intent: Intent) -> Parameter:
    """A table of addresses of rows of one length."""
    detail: Details = (("element", dtype_size(element.dtype)),)
    if element.dtype in ("|i1", "|u1"):
        detail = (*detail, ("texts", True))
    flat = (DATA, extent(0), extent(1))
    return Parameter(name, "array", element.dtype, (None, None), intent=intent, passing="rows", detail=detail, flat=flat)


def addresses_parameter(name: str, of: str, intent: Intent) -> Parameter:
    """A pointer to addresses: an array of integers."""
    detail: Details = (("addresses", of),)
    return Parameter(name, "array", ADDRESS, any_rank=True, intent=intent, passing="pointer", detail=detail, flat=(DATA,))


def pointee(node: Node) -> str:
    """What an address is of, as C writes the pointer's type: "model *"."""
    stars = "*"
    target, _ = strip(node.node("baseType"))
    declared = node.node("baseType")
    while target is not None and target.tag == "DW_TAG_pointer_type":
        stars += "*"
        declared = target.node("baseType")
        target, _ = strip(declared)
    return f"{spelled(declared)} {stars}"


def spelled(node: Node | None) -> str:
    """The name of a type; of one without, that of a typedef of it."""
    named = ""
    while node is not None:
        if node.tag == "DW_TAG_typedef":
            named = node.name
        elif node.name and node.kind != "DIDerivedType":
            return "::".join([*scope_names(node), node.name]) if node.kind == "DICompositeType" else node.name
        node = node.node("baseType") if node.kind == "DIDerivedType" else None
    return named or "void"


@dataclass
class Addresses:
    """Reads the parameters of one function that are addresses."""

    context: Context
    function: Function
    special: Special
    variables: dict[int, Node]

    def parameters(self, name: str, node: Node | None, position: int) -> list[Parameter] | None:
        """What stands for a parameter that is no array; None if this is not about addresses."""
        bare, _ = strip(node)
        if bare is None:
            return None
        if bare.tag in ("DW_TAG_pointer_type", "DW_TAG_reference_type"):
            return self._pointer(name, bare, position)
        if bare.tag in ("DW_TAG_structure_type", "DW_TAG_class_type") and _has_pointers(bare):
            return self._by_value(name, bare, node)
        return None

    def _pointer(self, name: str, node: Node, position: int) -> list[Parameter] | None:
        target, tags = strip(node.node("baseType"))
        if target is not None and target.kind == "DISubroutineType":
            return [function_parameter(name, target)]
        if target is not None and target.tag == "DW_TAG_pointer_type":
            return [self._table(name, target, "DW_TAG_const_type" in tags, self._reads_only(position, OBJECT), self._reads_only(position))]
        if target is not None and target.tag in ("DW_TAG_structure_type", "DW_TAG_class_type") and _has_pointers(target):
            whole, behind = self._reads_only(position), self._reads_only(position, OBJECT)
            fixed = whole or "DW_TAG_const_type" in tags
            try:
                members = list(self._members(name, target, 0, behind, fixed))
            except Unsupported:
                members = []
            if members:
                return _group(members, name, target, pointee(node)[:-2], "pointer", fixed)
        # A reference to an object is no address that Python could have.
        return [address_parameter(name, pointee(node))] if node.tag == "DW_TAG_pointer_type" else None

    def _table(self, name: str, inner: Node, const: bool, rows_read: bool, table_read: bool) -> Parameter:
        """A pointer to pointers."""
        target, tags = strip(inner.node("baseType"))
        element = read_type(target, self.special) if target is not None else Opaque("void")
        if isinstance(element, Scalar) and (const or table_read):
            return rows_parameter(name, element, "in" if rows_read or "DW_TAG_const_type" in tags else "inout")
        return addresses_parameter(name, pointee(inner), "in" if const or table_read else "inout")

    def _reads_only(self, position: int, level: Level = DATA_LEVEL) -> bool:
        return self.context.reads_only(self.function, self.variables.get(position), level)

    def _by_value(self, name: str, node: Node, declared: Node | None) -> list[Parameter] | None:
        if "DIFlagTypePassByReference" in node.flags:
            return None
        members = list(self._members(name, node, 0, self._pieces_only_read(name), True))
        return _group(members, name, node, spelled(declared), "image", True)

    def _pieces_only_read(self, name: str) -> bool:
        """Whether nothing is written behind the pointers of a structure by value, whose registers clang names after the parameter."""
        pieces = [one for one in self.function.arguments if re.fullmatch(rf"{re.escape(name)}(\.coerce\d*)?", one.name)]
        pointers = [one for one in pieces if one.type.is_pointer]
        return bool(pointers) and all(self.context.writes.reads_only(one, OBJECT if _by_address(one) else DATA_LEVEL) for one in pointers)

    def _members(self, prefix: str, node: Node, base: int, read_only: bool, fixed: bool) -> Iterator[tuple[Parameter, int]]:
        """(parameter, offset) of every member. `fixed`: the structure itself is not written."""
        if node.tag not in ("DW_TAG_structure_type", "DW_TAG_class_type") or "DIFlagTypePassByReference" in node.flags:
            raise Unsupported(f"of type `{node.name}`, which has no plain layout")
        if scope_names(node)[:1] == ["std"]:
            raise Unsupported(f"of type `{node.name}`")
        for member in node.nodes("elements"):
            if member is None or member.tag != "DW_TAG_member" or "DIFlagStaticMember" in member.flags:
                if member is not None and member.tag in ("DW_TAG_inheritance", "DW_TAG_variant_part"):
                    raise Unsupported(f"of type `{node.name}`, which has no plain layout")
                continue
            if "DIFlagBitField" in member.flags or not member.name or member.name.startswith("_vptr"):
                raise Unsupported(f"of type `{node.name}`, which has bit fields, unnamed members or virtual functions")
            at = base + member.number("offset") // 8
            yield from self._member(f"{prefix}.{member.name}", member.node("baseType"), at, read_only, fixed)

    def _member(self, name: str, node: Node | None, at: int, read_only: bool, fixed: bool) -> Iterator[tuple[Parameter, int]]:
        bare, tags = strip(node)
        if bare is None:
            raise Unsupported("of an unknown type")
        if bare.tag == "DW_TAG_pointer_type":
            yield self._member_pointer(name, bare, read_only, "DW_TAG_restrict_type" in tags), at
            return
        if bare.tag in ("DW_TAG_structure_type", "DW_TAG_class_type") and _has_pointers(bare):
            yield from self._members(name, bare, at, read_only, fixed)
            return
        if bare.tag == "DW_TAG_array_type" and _has_pointers(bare):
            yield from self._row(name, bare, at, read_only, fixed)
            return
        type = read_type(bare, self.special)
        if reason := unsupported_reason(type):
            raise Unsupported(reason)
        yield _number(name, type, fixed), at

    def _row(self, name: str, node: Node, at: int, read_only: bool, fixed: bool) -> Iterator[tuple[Parameter, int]]:
        """An array of pointers, or of structures with pointers: a parameter each."""
        count = 1
        for axis in node.nodes("elements"):
            count *= axis.number("count", -1) if axis is not None else -1
        if not 0 < count <= MOST_MEMBERS:
            raise Unsupported("an array of pointers whose extent is not known, or large")
        size = node.number("size") // 8 // count
        for index in range(count):
            yield from self._member(f"{name}[{index}]", node.node("baseType"), at + index * size, read_only, fixed)

    def _member_pointer(self, name: str, node: Node, read_only: bool, restrict: bool) -> Parameter:
        target, _ = strip(node.node("baseType"))
        if target is not None and target.kind == "DISubroutineType":
            return function_parameter(name, target)
        if target is None or target.tag in ("DW_TAG_pointer_type", "DW_TAG_union_type") or _has_pointers(target):
            return address_parameter(name, pointee(node))
        type = read_type(node, self.special)
        if not isinstance(type, Pointer) or unsupported_reason(type.target):
            return address_parameter(name, pointee(node))
        return pointer_parameter(name, replace(type, restrict=restrict), "in" if type.const or read_only else "inout")


def _number(name: str, type: SourceType, fixed: bool) -> Parameter:
    """A member that holds numbers: a value, or memory of its own where the callee may write it."""
    if not fixed:
        found = single_parameter(name, type, "inout")
        return replace(found, detail=(*found.detail, ("memory", True)))
    return scalar_parameter(name, type) if isinstance(type, Scalar) else image_parameter(name, _plain(type))


def _plain(type: SourceType) -> Record | Array:
    assert isinstance(type, Record | Array)
    return type


def _by_address(argument: Argument) -> bool:
    return any(one.startswith("byval") for one in argument.attributes) or not argument.name.partition(".")[2]


def _has_pointers(node: Node, depth: int = 0) -> bool:
    """Whether pointers lie in the memory of a type. A structure of the standard library does not count: its members are its own."""
    bare, _ = strip(node)
    if bare is None or depth > 8:
        return False
    if bare.tag == "DW_TAG_pointer_type":
        return True
    if bare.tag == "DW_TAG_array_type":
        element = bare.node("baseType")
        return element is not None and _has_pointers(element, depth + 1)
    if bare.tag not in ("DW_TAG_structure_type", "DW_TAG_class_type") or scope_names(bare)[:1] == ["std"]:
        return False
    parts = ("DW_TAG_member", "DW_TAG_inheritance")
    types = [one.node("baseType") for one in bare.nodes("elements") if one is not None and one.tag in parts]
    return any(one is not None and _has_pointers(one, depth + 1) for one in types)


def _group(members: list[tuple[Parameter, int]], of: str, node: Node, type: str, form: str, fixed: bool) -> list[Parameter]:
    """The members as parameters that the wrapper puts together."""
    if len(members) > MOST_MEMBERS:
        raise Unsupported(f"of type `{node.name}`, which has more than {MOST_MEMBERS} members")
    size = node.number("size") // 8
    ends: Details = (("end", max(at + _extent(member) for member, at in members)),)
    found: list[Parameter] = []
    for index, (member, at) in enumerate(members):
        words: Details = (("of", of), ("at", at), ("inner", member.passing), ("form", form), ("whole", size), ("structure", type))
        last = index == len(members) - 1
        found.append(replace(member, passing="member", detail=(*member.detail, *words, *ends, ("fixed", fixed), ("last", last))))
    return found


def _extent(member: Parameter) -> int:
    """Bytes of a member in the structure."""
    if member.passing in ("pointer", "address") and ("memory", True) not in member.detail:
        return 8
    return dtype_size(member.dtype) * element_count(member.shape)
