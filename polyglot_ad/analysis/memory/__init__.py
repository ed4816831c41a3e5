"""Type and points-to analysis: what every byte is, and who may point to it.

`analyse_memory(module, arguments)` covers a whole program at once. `arguments` gives, for root arguments, what the caller knows they
point to. See `model` for the abstract memory and `constraints` for what instructions imply.
"""

from __future__ import annotations

from polyglot_ad.ir.values import Argument, Module

from .constraints import ConstraintGenerator, Field, MemoryFacts, describe_argument, scalar_accesses
from .leaves import FLOAT_OF_KIND, KIND_OF_FLOAT, leaf_range, leaves
from .model import FLOAT_KINDS, Content, Location, Memory, Node

__all__ = [
    "FLOAT_KINDS", "FLOAT_OF_KIND", "KIND_OF_FLOAT", "Content", "Field", "Location", "Memory", "MemoryFacts", "Node", "analyse_memory",
    "leaf_range", "leaves", "scalar_accesses",
]  # fmt: skip

ArgumentLayout = tuple[Argument, int, tuple[tuple[int, str], ...]]
"""(argument, element size, (offset, kind) of each scalar in an element)."""


def analyse_memory(module: Module, arguments: list[ArgumentLayout], overlapping: list[Argument] | None = None) -> MemoryFacts:
    """`overlapping`: arguments whose memory may overlap. Those that hold a kind of float in common are taken to be one array of it: what
    they point to may be the same bytes at any distance."""
    facts = MemoryFacts(module)
    together: list[tuple[Argument, set[str]]] = []
    for argument, size, fields in arguments:
        describe_argument(facts, argument, size, fields, argument)
        kinds = {kind for _, kind in fields if kind in FLOAT_KINDS}
        if argument not in (overlapping or ()):
            continue
        for other, theirs in together:
            if kinds & theirs:
                facts.memory.unify(facts.contents(other)[0], facts.contents(argument)[0])
                node, offset = facts.pointer(argument)
                facts.memory.stride(node, offset, min(FLOAT_KINDS[kind] for kind in kinds & theirs))
        together.append((argument, kinds))
    ConstraintGenerator(facts).run()
    return facts
