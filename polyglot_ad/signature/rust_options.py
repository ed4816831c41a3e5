"""Parameters of Rust that may be absent: an `Option` of a reference is the reference, and null for `None`."""

from __future__ import annotations

from dataclasses import replace

from .debug_info import Node, scope_names
from .debug_types import strip
from .model import Flat, Parameter
from .rust_enums import enumeration
from .source_types import Unsupported

_ADDRESSES = ("slice", "pointer", "rust-vec")
"""Words of `passing.py` for what is passed by an address, which may be null."""


def optional_reference(node: Node) -> Node | None:
    """The type of the reference in an `Option` of one; None for other types."""
    if not node.name.startswith("Option<&") or scope_names(node)[:1] != ["core"]:
        return None
    found = enumeration(node)
    if found is None or found.tag is None or found.tag[0] or {one.name: one.value for one in found.variants}.get("None") != 0:
        return None
    content = next((one.content for one in found.variants if one.name == "Some"), None)
    members = content.nodes("elements") if content is not None else []
    only = next((one for one in members if one is not None and one.tag == "DW_TAG_member"), None)
    return strip(only.node("baseType"))[0] if only is not None else None


def optional(found: Parameter) -> Parameter:
    """A reference that may be absent."""
    if found.passing == "reference":
        return replace(found, optional=True, flat=(Flat("present", "i8"), *found.flat))
    if found.passing not in _ADDRESSES:
        raise Unsupported("an Option of a reference that Python cannot leave out")
    return replace(found, optional=True)
