"""Rust's enumerations in debug info: which variant a value is, and where what it carries lies."""

from __future__ import annotations

from dataclasses import dataclass

from .debug_info import Node
from .debug_types import strip

Tag = tuple[int, int]
"""Where the integer stands that says which variant a value is: offset and bytes."""


@dataclass(frozen=True)
class Variant:
    """`value`: of the tag; None for the variant that all other values mean (where what it carries gives the tag its values)."""

    name: str
    value: int | None
    content: Node | None


@dataclass(frozen=True)
class Enumeration:
    name: str
    tag: Tag | None
    variants: tuple[Variant, ...]

    def values_of_others(self, name: str) -> tuple[int, ...]:
        return tuple(variant.value for variant in self.variants if variant.name != name and variant.value is not None)

    def value_of(self, name: str) -> int | None:
        return next(variant.value for variant in self.variants if variant.name == name)


def plain_names(node: Node) -> tuple[tuple[str, int], ...]:
    """(name, value) of each variant of an enumeration without payload."""
    return tuple((one.name, one.number("value")) for one in node.nodes("elements") if one is not None)


def enumeration(node: Node | None) -> Enumeration | None:
    """None for a type that is none."""
    if node is None or node.kind != "DICompositeType":
        return None
    if node.tag == "DW_TAG_enumeration_type":
        return Enumeration(node.name, (0, node.number("size") // 8), tuple(Variant(name, value, None) for name, value in plain_names(node)))
    part = next((one for one in node.nodes("elements") if one is not None and one.tag == "DW_TAG_variant_part"), None)
    if part is None:
        return None
    tag = part.node("discriminator")
    variants = tuple(_variant(one) for one in part.nodes("elements") if one is not None)
    return Enumeration(node.name, (tag.number("offset") // 8, tag.number("size") // 8) if tag is not None else None, variants)


def _variant(member: Node) -> Variant:
    content, _ = strip(member.node("baseType"))
    value = member.raw("extraData").rpartition(" ")[2]
    return Variant(member.name, int(value) if value.lstrip("-").isdigit() else None, content)
