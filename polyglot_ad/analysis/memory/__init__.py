"""Type and points-to analysis: what every byte is, and who may point to it.

`analyse_memory(module, arguments)` covers a whole program at once. `arguments` gives, for root arguments, what the caller knows they
point to. See `model` for the abstract memory and `constraints` for what instructions imply.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from polyglot_ad.ir.values import Argument, Module

from .address_types import has_address_types
from .arguments import describe_argument
from .constraints import ConstraintGenerator
from .facts import MemoryFacts
from .kinds import is_checked
from .leaves import FLOAT_OF_KIND, KIND_OF_FLOAT, leaf_range, leaves, scalar_accesses
from .model import Memory
from .nodes import FLOAT_KINDS, Content, Location, Node
from .overlaps import is_confused
from .overwritten import Overwritten
from .provenance import Provenance
from .punning import Suspects, suspects
from .ranges import Field

__all__ = [
    "FLOAT_KINDS", "FLOAT_OF_KIND", "KIND_OF_FLOAT", "ArgumentLayout", "Content", "Field", "Location", "Memory", "MemoryFacts", "Node",
    "Overwritten", "Provenance", "Suspects", "analyse_memory", "leaf_range", "leaves", "scalar_accesses", "suspects",
]  # fmt: skip

ArgumentLayout = tuple[Argument, int, tuple[tuple[int, str], ...]]
"""(argument, element size, (offset, kind) of each scalar in an element)."""


def analyse_memory(
    module: Module,
    arguments: list[ArgumentLayout],
    overlapping: Collection[Argument] = (),
    describe: Callable[[MemoryFacts], None] | None = None,
) -> MemoryFacts:
    """`describe` states more that is known beforehand. `overlapping`: arguments whose memory may overlap, at any distance at which they
    agree on the kind of every byte (the loader sees to that): a number of one is any number of its kind of the others."""
    # What the language's types say costs more to find out, and is believed only if it settles the matter.
    checked = is_checked(module)
    found = _analysed(module, arguments, overlapping, describe, typed=checked, checked=checked)
    found.again = lambda: _analysed(module, arguments, overlapping, describe, typed=True, checked=checked, guessed=True)
    for parted in (False, True):
        if not is_confused(found.memory) or (not parted and checked) or (parted and not has_address_types(module)):
            continue
        other = _analysed(module, arguments, overlapping, describe, typed=True, checked=checked, parted=parted, tentative=True)
        if not is_confused(other.memory):
            other.again = found.again
            return other
    return found


def _analysed(
    module: Module,
    arguments: list[ArgumentLayout],
    overlapping: Collection[Argument],
    describe: Callable[[MemoryFacts], None] | None,
    typed: bool,
    checked: bool = False,
    parted: bool = False,
    tentative: bool = False,
    guessed: bool = False,
) -> MemoryFacts:
    facts = MemoryFacts(module, typed, checked, parted, guessed)
    for argument, size, fields in arguments:
        facts.arguments.append((argument, size))
        describe_argument(facts, argument, size, fields, argument)
    if describe is not None:
        describe(facts)
    ConstraintGenerator(facts, [argument for argument, _, _ in arguments if argument in overlapping]).run(tentative)
    return facts
