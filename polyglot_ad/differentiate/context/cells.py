"""Which memory and values are cells: numbers with a derivative at one time, addresses at another (`shadows/tagged.py`)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import (
    Content,
    Field,
    Location,
    leaves,
)
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import Load, Store
from polyglot_ad.ir.values import Value

if TYPE_CHECKING:
    from .program import ProgramContext


class Cells:
    def __init__(self, program: ProgramContext) -> None:
        self.facts = program.facts
        self.activity = program.activity
        self.layout = program.layout

    def is_cell(self, content: Content) -> bool:
        """Whether a scalar may be a number with a derivative and may be the address of memory with a shadow."""
        return bool(content.find().floats) and self.activity.points_to_shadowed(content)

    def is_cell_location(self, location: Location) -> bool:
        """Whether memory holds numbers with a derivative at one time, and addresses at another."""
        location = location.find()
        if self.activity.is_active_location(location) and self.is_cell(location.content):
            return True
        return any(self._number_and_address(location, other) for other in self.activity.overlaid(location))

    def _number_and_address(self, one: Location, other: Location) -> bool:
        for number, address in ((one, other), (other, one)):
            active = self.activity.is_active_location(number) and bool(number.find().content.find().floats)
            if active and address.find().content.find().may_point:
                return True
        return False

    def may_be_address(self, value: Value, leaf: int) -> bool:
        """Whether a scalar of a value, not a float by its type, may be the address of memory with a shadow."""
        if isinstance(value, val.ConstantInt | val.ConstantFloat):
            return False
        type = leaves(self.layout, value.type)[leaf][2]
        return not type.scalar.is_float and self.facts.contents(value)[leaf].may_point

    def cells_stored(self, store: Store) -> set[int]:
        """The scalars of a stored value that go to active cells."""
        found: set[int] = set()
        touched = iter(self.facts.locations(store.pointer, store.value.type))
        for index, (_, _, type) in enumerate(leaves(self.layout, store.value.type)):
            for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                location = next(touched).find()
                if self.is_cell_location(location):
                    found.add(index)
        return found

    def numbers_stored(self, store: Store) -> set[int]:
        """The scalars of a stored value that go where numbers with a derivative are: shadow memory has their adjoints or tangents there."""
        found: set[int] = set()
        touched = iter(self.facts.locations(store.pointer, store.value.type))
        for index, (_, _, type) in enumerate(leaves(self.layout, store.value.type)):
            for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                location = next(touched).find()
                if self.activity.is_active_location(location) and location.content.find().floats:
                    found.add(index)
        return found

    def kind_of(self, field: Field) -> str:
        """What reverse mode does with a scalar that is copied: see `split_fields`."""
        location = field.location.find()
        content = location.content.find()
        number = number_kind(content)
        if self.is_cell_location(location):
            views = [x for x in (location, *self.activity.overlaid(location)) if self.activity.is_active_location(x)]
            floats = frozenset[str]().union(*(x.find().content.find().floats for x in views))
            return f"cell.{next(iter(floats))}" if len(floats) == 1 and floats <= {"f32", "f64"} else "unproved"
        if not content.floats or not self.activity.is_active_location(location):
            return "ptr" if content.kind in ("ptr", "mixed") and content.may_point else "int"
        if number is None:
            return "unproved"
        return number

    @cached_property
    def are_aligned(self) -> bool:
        """Whether the program reads and writes numbers and addresses only where they are aligned."""
        for function in self.activity.functions:
            for i in function.instructions():
                if isinstance(i, Load | Store) and 0 < i.align < 8:
                    accessed = i.type if isinstance(i, Load) else i.value.type
                    if any(self.layout.store_size(leaf.scalar) >= 8 for _, _, leaf in leaves(self.layout, accessed)):
                        return False
        return True

    @cached_property
    def are_callers(self) -> bool:
        """Whether there are cells that may lie in a caller's arrays."""
        for node in {node.find()[0] for node in self.facts.memory.nodes}:
            if {"argument", "unknown"} & node.origins:
                for location in node.locations():
                    if self.is_cell_location(location):
                        return True
        return False


def number_kind(content: Content) -> str | None:
    """The float kind of a scalar's numbers; None where there is no evidence of one, or of several."""
    floats = content.find().floats
    return next(iter(floats)) if len(floats) == 1 else None
