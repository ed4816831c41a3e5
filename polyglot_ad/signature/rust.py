"""Signatures of Rust functions. Types are recognised by the names rustc gives them in debug info, layouts come from the offsets there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from polyglot_ad.ir.values import Function
from polyglot_ad.process.regex import regex

from .addresses import address_parameter, address_result
from .building import (
    Details,
    Draft,
    Intent,
    allocated_parameter,
    function_types,
    image_parameter,
    parameter_names,
    pointer_parameter,
    reference_parameter,
    result_of,
    scalar_parameter,
    single_parameter,
    slice_parameter,
)
from .context import Context
from .debug_info import Node, scope_names
from .debug_types import read_type, strip, unsupported_reason
from .model import Flat, Parameter, Result, Signature
from .passing import DATA, extent
from .rust_boxes import boxed, is_box
from .rust_enums import plain_names
from .rust_matrices import matrix, matrix_parameter, matrix_result, plain, referred
from .rust_ndarray import ndarray, ndarray_parameter, referred_ndarray
from .rust_options import optional, optional_reference
from .rust_results import Returned, element_of, is_string, is_vec, is_wrapped, members, words_of, wrapped_result
from .rust_rows import rows
from .source_types import Array, Field, Pointer, Record, Scalar, SourceType, Unsupported, dtype_of, dtype_size, llvm_scalar

_LIBRARIES = ("core", "alloc", "std", "hashbrown", "compiler_builtins")
_REGISTRY = regex(r"/(?:registry/src|git/checkouts)/[^/]+/([^/]+)/")
"""Where cargo keeps what it has fetched."""
_SLICE = regex(r"&(mut )?\[.*\]|&(mut )?str")
TEXT: Details = (("text", True), ("utf8", True))
_OPTION = regex(r"Option<([iuf](?:8|16|32|64|size))>")


def read(context: Context, function: Function, subprogram: Node) -> Signature | None:
    """The signature of a function of the user's crates; None for closures, trait glue and the standard library."""
    scopes = scope_names(subprogram)
    if (scopes and scopes[0] in _LIBRARIES) or any("{" in name or "$" in name for name in (*scopes, subprogram.name)):
        return None
    path = [*scopes, subprogram.name]
    aliases = ["::".join(path[start:]) for start in range(1, len(path))]
    draft = Draft("::".join(path), function.name, "rust", subprogram, tuple(aliases))
    variables = context.debug.parameters_of(function)
    result, types = function_types(subprogram)
    names = parameter_names(variables, len(types))
    for name, node in zip(names, types, strict=True):
        draft.parameter(name, partial(_parameter, context, function, name, node))
    draft.returns(partial(_result, result))
    finished = draft.finish()
    package = _package(subprogram)
    if package and not finished.error:
        # (Hundreds of them come with a crate; each would be kept, and compiled, for itself.)
        return replace(finished, error=f"it is of the package {package} of a registry: call it from a function of the crate")
    return finished


def _package(subprogram: Node) -> str:
    """The name and version of the package of a registry that a function is of; "" for the user's own."""
    file = subprogram.node("file")
    found = _REGISTRY.search(f"{file.text('directory')}/{file.text('filename')}") if file is not None else None
    return found[1] if found else ""


def _special(node: Node) -> SourceType | None:
    """num_complex's numbers are NumPy's, and vectors of known length are arrays."""
    if not node.name.startswith("Complex<"):
        return plain(node)
    fields = {member.name: member for member in node.nodes("elements") if member is not None and member.tag == "DW_TAG_member"}
    if set(fields) != {"re", "im"} or fields["im"].number("offset") * 2 != node.number("size"):
        return None
    half = read_type(fields["re"].node("baseType"))
    if isinstance(half, Scalar) and half.dtype in ("<f4", "<f8") and fields["re"].number("offset") == 0:
        return Scalar(f"<c{2 * int(half.dtype[2:])}", node.name)
    return None


def _parameter(context: Context, function: Function, name: str, node: Node | None) -> Parameter:
    bare, _ = strip(node)
    if bare is None:
        raise Unsupported("of an unknown type")
    if (several := rows(name, bare, _special)) is not None:
        return several
    if bare.kind == "DICompositeType":
        if _SLICE.fullmatch(bare.name):
            return _slice(name, bare)
        if is_vec(bare):
            return replace(_vec(name, bare, "in", True), detail=(*_vec(name, bare, "in", True).detail, ("owned", True)))
        if match := _OPTION.fullmatch(bare.name):
            return _option(name, _option_payload(bare, match[1]))
        if (reference := optional_reference(bare)) is not None:
            return optional(_parameter(context, function, name, reference))
        if bare.tag == "DW_TAG_enumeration_type":
            return _variant(scalar_parameter, name, bare)
        if is_string(bare):
            return replace(_vec(name, bare, "in", True), detail=(*_vec(name, bare, "in", True).detail, ("owned", True), *TEXT))
    if is_box(bare):
        return boxed(name, bare, _special)
    if (found_matrix := matrix(bare)) is not None:
        return matrix_parameter(name, found_matrix, "in", False, True)
    if (found_matrix := referred(bare)) is not None:
        mutable = bare.name.startswith("&mut ")
        return matrix_parameter(name, found_matrix, "inout" if mutable else "in", True, mutable and context.storage.may_free(function))
    if (array := ndarray(bare)) is not None:
        return ndarray_parameter(name, array, "inout" if array.mutable else "in", False, False)
    if (array := referred_ndarray(bare)) is not None:
        mutable = array.mutable or (bool(array.words) and bare.name.startswith("&mut "))
        copy = bool(array.words) and mutable and context.storage.may_free(function)
        return ndarray_parameter(name, array, "inout" if mutable else "in", True, copy)
    type = read_type(bare, _special)
    if reason := unsupported_reason(type):
        raise Unsupported(reason)
    if isinstance(type, Scalar):
        found = scalar_parameter(name, type)
        return replace(found, detail=(("character", True),)) if bare.name == "char" else found
    if isinstance(type, Record | Array):
        return image_parameter(name, type)
    assert isinstance(type, Pointer)
    return _pointer(context, function, name, bare, type)


def _pointer(context: Context, function: Function, name: str, node: Node, type: Pointer) -> Parameter:
    mutable = node.name.startswith(("&mut ", "*mut "))
    target, _ = strip(node.node("baseType"))
    if target is not None and is_vec(target) and node.name.startswith("&"):
        if not mutable:
            return _vec(name, target, "in", False)
        return _vec(name, target, "inout", context.storage.may_free(function))
    raw = node.name.startswith("*")
    if target is not None and not raw and is_string(target) and not mutable:
        found = _vec(name, target, "in", False)
        return replace(found, detail=(*found.detail, *TEXT))
    if target is not None and not raw and target.tag == "DW_TAG_enumeration_type" and not mutable:
        return _variant(reference_parameter, name, target)
    if reason := unsupported_reason(type.target):
        if raw:
            return address_parameter(name, _pointee(node))
        raise Unsupported(f"a reference to data that is {reason}")
    intent: Intent = "inout" if mutable else "in"
    if raw:
        found = pointer_parameter(name, type, intent)
        return replace(found, detail=(*found.detail, ("pointee", _pointee(node))))
    if not node.name.startswith("&"):
        raise Unsupported(f"of the type `{node.name}`")
    if isinstance(type.target, Scalar) and not mutable:
        return reference_parameter(name, type.target)
    if isinstance(type.target, Pointer):
        raise Unsupported("a reference to a reference")
    return single_parameter(name, type.target, intent, restrict=True)


def _variant(make: Callable[[str, Scalar], Parameter], name: str, node: Node) -> Parameter:
    """One of an enumeration without payload: any other number would be undefined behaviour."""
    type = read_type(node)
    if not isinstance(type, Scalar) or not plain_names(node):
        raise Unsupported(f"of the enum type `{node.name}`, which has no value")
    found = make(name, type)
    return replace(found, detail=(*found.detail, ("enum", plain_names(node))))


def _pointee(node: Node) -> str:
    """What a raw pointer is of, whether it may write there or not."""
    return f"{node.name.partition(' ')[2]} *"


def _slice(name: str, node: Node) -> Parameter:
    pointer, _ = strip(members(node)["data_ptr"].node("baseType"))
    element = read_type(pointer.node("baseType") if pointer is not None else None, _special)
    if reason := unsupported_reason(element):
        raise Unsupported(f"a slice of data that is {reason}")
    if isinstance(element, Pointer):
        raise Unsupported("a slice of references")
    if node.name.endswith("str"):
        if node.name.startswith("&mut "):
            raise Unsupported("a text that is written")
        found = slice_parameter(name, element, "in", restrict=True)
        return replace(found, detail=TEXT)
    return slice_parameter(name, element, "inout" if node.name.startswith("&mut ") else "in", restrict=True)


def _vec(name: str, node: Node, intent: Intent, copy: bool) -> Parameter:
    """A Vec: the offsets of its three words, wherever this compiler puts them."""
    offsets = words_of(node)
    element = element_of(node, _special)
    if reason := unsupported_reason(element):
        raise Unsupported(f"a Vec of data that is {reason}")
    if set(offsets) != {"ptr", "len", "cap"} or isinstance(element, Pointer):
        raise Unsupported(f"of the type `{node.name}`")
    dtype, shape = dtype_of(element)
    bytes_each = dtype_size(dtype)
    for length in shape:
        bytes_each *= length or 0
    words: Details = (
        ("pointer", offsets["ptr"]), ("length", offsets["len"]), ("capacity", offsets["cap"]),
        ("size", node.number("size") // 8), ("element", bytes_each), ("copy", copy),
    )  # fmt: skip
    return Parameter(
        name, "array", dtype, (None, *shape), intent=intent, restrict=True, passing="rust-vec", detail=words, flat=(DATA, extent(0))
    )  # fmt: skip


def _option_payload(node: Node, name: str) -> Record:
    """Option of a number as a record of its tag and its value."""
    size = node.number("size") // 8
    widths = {"8": 1, "16": 2, "32": 4, "64": 8, "size": 8}
    width = widths[name[1:]]
    order = "|" if width == 1 else "<"
    return Record(
        node.name, size, (Field("some", 0, Scalar(f"{order}u{width}")), Field("value", width, Scalar(f"{order}{name[0]}{width}")))
    )


def _option(name: str, payload: Record) -> Parameter:
    value = payload.fields[1].type
    assert isinstance(value, Scalar)
    flats = (Flat("present", "i8"), Flat("value", llvm_scalar(value.dtype)))
    return Parameter(name, "scalar", value.dtype, optional=True, passing="option", flat=flats)


def _result(node: Node | None) -> Returned:
    bare, _ = strip(node)
    if bare is None or (bare.kind == "DIBasicType" and bare.name in ("()", "!")):
        return Result()
    if bare.name.startswith("*"):
        return address_result(_pointee(bare), text=False)
    if bare.kind == "DICompositeType" and is_vec(bare):
        words = _vec("result", bare, "out", True)
        return allocated_parameter(element_of(bare, _special), 1, "C", (("form", "rust-vec"), *words.detail))
    if (found := matrix(bare)) is not None:
        return matrix_result(found)
    if is_wrapped(bare):
        return wrapped_result(bare, _special)
    return result_of(read_type(bare, _special))
