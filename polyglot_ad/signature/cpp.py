"""Signatures of C++ functions: what C has, and references, std::vector, std::span, std::array, std::complex, members, overloads."""

from __future__ import annotations

import re
from dataclasses import replace

from polyglot_ad.ir.values import Function

from .building import Details, Draft, Intent, allocated_parameter, function_types, reference_parameter, single_parameter, slice_parameter
from .c import Parameters, check_target
from .context import Context
from .debug_info import Node, scope_names
from .debug_types import read_type, strip, unsupported_reason
from .intent import OBJECT
from .model import Parameter, Result, Signature
from .passing import DATA, extent
from .source_types import Array, Opaque, Pointer, Record, Scalar, SourceType, Unsupported, dtype_of, dtype_size, size_of

_LIBRARIES = ("std", "__gnu_cxx", "__cxxabiv1", "__gnu_debug", "__detail")
_BEGIN, _END, _CAPACITY = ("_M_start", "__begin_"), ("_M_finish", "__end_"), ("_M_end_of_storage", "__cap_", "__end_cap_")


def read(context: Context, function: Function, subprogram: Node) -> Signature | None:
    """The signature of a user's function; None for the library's, for constructors, destructors, operators and lambdas."""
    scopes = scope_names(subprogram)
    name = subprogram.name
    if scopes and (scopes[0] in _LIBRARIES or any(not scope or "$" in scope for scope in scopes)):
        return None
    plain = name.split("<")[0]
    owner = scopes[-1].split("<")[0] if scopes else ""
    if not name or name.startswith(("~", "operator", "_GLOBAL__", "__cxx", "__clang")) or plain == owner:
        return None
    path = [*scopes, name]
    full = "::".join(path)
    types = ", ".join(readable(type_name(node)) for node in function_types(subprogram)[1] if not _artificial(node))
    aliases = [f"{full}({types})", f"{full}({types.replace(', ', ',')})", *("::".join(path[start:]) for start in range(1, len(path)))]
    if plain != name:
        aliases += ["::".join([*path[start:-1], plain]) for start in range(len(path))]
    draft = Draft(full, function.name, "c++", subprogram, tuple(aliases))
    CppParameters(context, function).fill(draft, subprogram)
    return draft.finish()


def _artificial(node: Node | None) -> bool:
    return node is not None and "DIFlagArtificial" in node.flags


def special(node: Node) -> SourceType | None:
    """std::complex and std::array, of any library."""
    if not _is_std(node):
        return None
    if match := re.fullmatch(r"complex<(float|double|long double)>", node.name):
        return Scalar({"float": "<c8", "double": "<c16", "long double": "<c32"}[match[1]], node.name)
    if node.name.startswith("array<"):
        element = _template_type(node)
        size = 0 if isinstance(element, Opaque | Pointer) else size_of(element)
        if size and node.number("size"):
            count = node.number("size") // 8 // size
            return Array(element.element, (count, *element.shape)) if isinstance(element, Array) else Array(element, (count,))
    return None


def _is_std(node: Node) -> bool:
    return scope_names(node)[:1] == ["std"]


def _template_type(node: Node, index: int = 0) -> SourceType:
    parameters = [one for one in node.nodes("templateParams") if one is not None]
    return read_type(parameters[index].node("type") if len(parameters) > index else None, special)


def _template_const(node: Node) -> bool:
    parameters = [one for one in node.nodes("templateParams") if one is not None]
    _, tags = strip(parameters[0].node("type")) if parameters else (None, frozenset())
    return "DW_TAG_const_type" in tags


class CppParameters(Parameters):
    """C's parameters and C++'s own."""

    def __init__(self, context: Context, function: Function) -> None:
        super().__init__(context, function, special)

    def parameter(self, name: str, node: Node | None, position: int) -> Parameter:
        bare, _ = strip(node)
        if bare is not None and bare.tag in ("DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"):
            return self._reference(name, bare, position)
        if bare is not None and bare.kind == "DICompositeType" and _is_std(bare):
            if bare.name.startswith("vector<"):
                found = self._vector(name, bare, "in", copy=True, check=False)
                return replace(found, detail=(*found.detail, ("owned", True)))
            if bare.name.startswith("span<"):
                return _span(name, bare)
            _refuse(bare)
        if bare is not None and name == "this" and position == 1:
            type = read_type(bare, special)
            assert isinstance(type, Pointer)
            check_target(type.target)
            return single_parameter("this", type.target, self.intent(type, position))
        return super().parameter(name, node, position)

    def result(self, node: Node | None) -> Result | tuple[Parameter, Result]:
        bare, _ = strip(node)
        if bare is not None and bare.kind == "DICompositeType" and _is_std(bare):
            if bare.name.startswith("vector<"):
                words = self._vector("result", bare, "out", copy=True, check=False)
                return allocated_parameter(_template_type(bare), 1, "C", (("form", "vector"), *words.detail))
            _refuse(bare)
        return super().result(node)

    def _reference(self, name: str, node: Node, position: int) -> Parameter:
        target, tags = strip(node.node("baseType"))
        const = "DW_TAG_const_type" in tags
        if target is not None and target.kind == "DICompositeType" and _is_std(target):
            if target.name.startswith("vector<"):
                variable = self.variables.get(position)
                reads = const or self.context.reads_only(self.function, variable, level=OBJECT)
                check = not const and not self.context.reads_only(self.function, variable)
                copy = not reads and self.context.storage.may_free(self.function)
                return self._vector(name, target, "in" if reads else "inout", copy, check or copy)
            _refuse(target)
        type = read_type(node, special)
        assert isinstance(type, Pointer)
        check_target(type.target)
        intent = self.intent(type, position)
        if isinstance(type.target, Scalar) and intent == "in":
            return reference_parameter(name, type.target)
        return single_parameter(name, type.target, intent, type.restrict)

    def _vector(self, name: str, node: Node, intent: Intent, copy: bool, check: bool) -> Parameter:
        element = _template_type(node)
        if reason := unsupported_reason(element):
            raise Unsupported(f"a vector of data that is {reason}")
        if isinstance(element, Pointer) or (isinstance(element, Scalar) and element.dtype == "|b1"):
            raise Unsupported("a vector of pointers" if isinstance(element, Pointer) else "a std::vector<bool>, which stores bits")
        if isinstance(element, Record) and not element.trivial:
            raise Unsupported(f"a vector of `{element.name}`, which has a copy constructor or destructor of its own")
        offsets: dict[str, int] = {}
        _find_words(node, 0, offsets)
        if set(offsets) != {"begin", "end", "capacity"}:
            raise Unsupported(f"of type `{node.name}`, whose layout debug info does not show")
        dtype, shape = dtype_of(element)
        bytes_each = dtype_size(dtype)
        for length in shape:
            bytes_each *= length or 0
        detail: Details = (*offsets.items(), ("size", node.number("size") // 8), ("element", bytes_each), ("copy", copy))
        detail = (*detail, ("check", check))
        return Parameter(
            name, "array", dtype, (None, *shape), intent=intent, passing="vector", detail=detail, flat=(DATA, extent(0))
        )  # fmt: skip


def _refuse(node: Node) -> None:
    """Library classes that own or refer to memory have no counterpart; what is left are pairs, tuples and the like."""
    name = node.name.split("<")[0]
    if name not in ("pair", "tuple", "complex", "array"):
        raise Unsupported(f"a std::{'string' if name == 'basic_string' else name}, which is not passed between languages")


def _span(name: str, node: Node) -> Parameter:
    element = _template_type(node)
    if reason := unsupported_reason(element):
        raise Unsupported(f"a span of data that is {reason}")
    if isinstance(element, Pointer):
        raise Unsupported("a span of pointers")
    intent: Intent = "in" if _template_const(node) else "inout"
    if node.number("size") == 128:
        return slice_parameter(name, element, intent, restrict=False)
    match = re.search(r", (\d+)U?L*>$", node.name)
    if match is None:
        raise Unsupported(f"of type `{node.name}`")
    whole = Array(element.element, (int(match[1]), *element.shape)) if isinstance(element, Array) else Array(element, (int(match[1]),))
    return single_parameter(name, whole, intent)


def _find_words(node: Node, base: int, offsets: dict[str, int]) -> None:
    """Offsets of the three pointers of a vector, in its bases and members."""
    for member in node.nodes("elements"):
        if member is None or member.tag not in ("DW_TAG_member", "DW_TAG_inheritance") or "DIFlagStaticMember" in member.flags:
            continue
        at = base + member.number("offset") // 8
        inner, _ = strip(member.node("baseType"))
        for key, names in (("begin", _BEGIN), ("end", _END), ("capacity", _CAPACITY)):
            if member.name in names:
                offsets[key] = at
        if inner is not None and inner.kind == "DICompositeType" and (member.tag == "DW_TAG_inheritance" or member.name in ("_M_impl", "")):
            _find_words(inner, at, offsets)


def readable(name: str) -> str:
    """A type's name without the parts that nobody writes: default allocators, dynamic extents, inline namespaces."""
    name = name.replace("std::__1::", "std::").replace("std::__cxx11::", "std::").replace(", 18446744073709551615UL", "")
    shorter = re.sub(r", std::allocator<(?:[^<>]|<[^<>]*>)*>\s*(?=>)", "", name)
    while shorter != name:
        name, shorter = shorter, re.sub(r", std::allocator<(?:[^<>]|<[^<>]*>)*>\s*(?=>)", "", shorter)
    return re.sub(r"(\d)UL?\b", r"\1", name)


def type_name(node: Node | None) -> str:
    """A type as C++ writes it."""
    if node is None:
        return "void"
    if node.tag == "DW_TAG_const_type":
        inner = node.node("baseType")
        pointed = inner is not None and inner.tag == "DW_TAG_pointer_type"
        return f"{type_name(inner)} const" if pointed else f"const {type_name(inner)}"
    suffix = {"DW_TAG_pointer_type": "*", "DW_TAG_reference_type": "&", "DW_TAG_rvalue_reference_type": "&&"}.get(node.tag)
    if suffix:
        return type_name(node.node("baseType")) + suffix
    if node.tag in ("DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_atomic_type"):
        return type_name(node.node("baseType"))
    if node.tag == "DW_TAG_array_type":
        return f"{type_name(node.node('baseType'))}[]"
    return "::".join([*scope_names(node), node.name]) if node.kind != "DIBasicType" else node.name
