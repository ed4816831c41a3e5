"""Parameters of Rust that are boxes: memory that the callee is given, and frees."""

from __future__ import annotations

from dataclasses import replace

from .building import image_parameter, reference_parameter, slice_parameter
from .debug_info import Node
from .debug_types import read_type, strip, unsupported_reason
from .model import Parameter
from .rust_results import Special, members
from .source_types import Array, Pointer, Record, Scalar, SourceType, Unsupported, size_of

_BOX = "alloc::boxed::Box<"


def is_box(node: Node) -> bool:
    return node.name.startswith(_BOX)


def boxed(name: str, node: Node, special: Special) -> Parameter:
    """`Box<[T]>` is passed as an array, `Box<T>` as what it holds."""
    if node.tag == "DW_TAG_pointer_type":
        held = _held(node, special)
        if isinstance(held, Scalar):
            found = reference_parameter(name, held)
            return replace(found, passing="rust-box", detail=(*found.detail, ("size", size_of(held))))
        if isinstance(held, Record | Array):
            return replace(image_parameter(name, held), passing="rust-box")
        raise Unsupported(f"of the type `{node.name}`")
    if not node.name.startswith(f"{_BOX}["):
        raise Unsupported(f"of the type `{node.name}`")
    pointer, _ = strip(members(node)["data_ptr"].node("baseType"))
    element = _held(pointer, special)
    found = slice_parameter(name, element, "in", restrict=True)
    return replace(found, passing="rust-box", detail=(("element", size_of(element)),))


def _held(pointer: Node | None, special: Special) -> SourceType:
    type = read_type(pointer.node("baseType") if pointer is not None else None, special)
    if reason := unsupported_reason(type):
        raise Unsupported(f"a box of data that is {reason}")
    if isinstance(type, Pointer):
        raise Unsupported("a box of a reference")
    return type
