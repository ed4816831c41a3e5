"""What the caller knows of the arguments of a root."""

from __future__ import annotations

from polyglot_ad.ir.values import Value

from .facts import MemoryFacts
from .leaves import rows
from .nodes import FLOAT_KINDS

_LENGTHS = {**FLOAT_KINDS, "f80": 10, "int": 0}
"""Bytes that a scalar of each kind occupies; integers are not described: their accesses tell."""


def describe_argument(facts: MemoryFacts, argument: Value, size: int, fields: tuple[tuple[int, str], ...], site: object) -> None:
    """State what a root argument points to: elements of `size` bytes with the given (offset, kind) scalars."""
    node, offset = facts.pointer(argument)
    node.origins.add("argument")
    node.sites.append(site)
    if size:
        facts.memory.stride(node, size)
    if len({kind for _, kind in fields}) > 1:
        node, offset = facts.pointer(argument)
        for start, end, stride in rows([(at, _LENGTHS.get(kind, 8), kind, 1) for at, kind in fields if kind != "int"]):
            facts.memory.add_region(node, offset + start, offset + end, stride)
    for at, kind in fields:
        node, offset = facts.pointer(argument)
        length = _LENGTHS.get(kind, 8)
        if length:
            location = facts.memory.access(node, offset + at, length, tag="" if kind == "int" else kind)
            if kind == "ptr":
                facts.memory.target(location.content)
            else:
                facts.memory.set_kind(location.content, kind)
                facts.given.append(location)
