"""Which locations stay apart although they share bytes: what two kinds of scalar in one place need to be told apart."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.tbaa import apart

from .nodes import FLOAT_KINDS, Location, Walk

WORD = 8
"""Bytes of an address."""


@dataclass(frozen=True, slots=True)
class Separation:
    """`checked`: numbers and integers in the same bytes are told apart, since the derivative checks it (`kinds.py`). `parted`: addresses of
    different types are, too (`address_types.py`)."""

    checked: bool
    parted: bool

    def checked_apart(self, one: Location, other: Location) -> bool:
        """Whether one holds numbers and the other integers, in a program that is checked."""
        ours, theirs = one.find().content.find(), other.find().content.find()
        numbers = self.checked and "int" in (ours.kind, theirs.kind) and bool(ours.floats or theirs.floats)
        return numbers or self.part_of_cell(one, other, 1)

    def perhaps_checked_apart(self, one: Location, other: Location, final: bool) -> bool:
        """Whether it is so, or nobody knows yet."""
        if self.checked_apart(one, other) or not self.checked or final:
            return self.checked_apart(one, other)
        return None in (one.find().content.find().kind, other.find().content.find().kind) or self.part_of_cell(one, other, 0)

    def part_of_cell(self, one: Location, other: Location, stage: int) -> bool:
        """Whether one holds integers that are no whole word, and the other addresses where numbers are at other times, in a program that is
        checked: what clears the one leaves no address in the other."""
        if not self.checked:
            return False
        for integer, word in ((one.find(), other.find()), (other.find(), one.find())):
            content = integer.content.find()
            short = content.kind == "int" and not content.floats and not content.may_point and 0 < integer.size < WORD
            if short and (word.over_numbers or (stage == 0 and word.content.may_point)):
                return True
        return False

    @staticmethod
    def typed_apart(one: Location, other: Location) -> bool:
        return bool(one.types) and bool(other.types) and all(apart(a, b) for a in one.types for b in other.types)

    @staticmethod
    def kinds_apart(a: Location, b: Location) -> bool:
        """Whether two locations are known to hold scalars of different kinds."""
        ours, theirs = a.find().content.find().kind, b.find().content.find().kind
        return ours is not None and theirs is not None and ours != theirs

    def entries_meet(self, one: Location, other: Location, stage: int) -> bool:
        """Whether two entries of the same bytes are one: they are unless they hold different kinds, and the language says that what is
        accessed as one is never accessed as the other."""
        if one.find() is other.find() or self.part_of_cell(one, other, stage):
            return False
        ours, theirs = one.find().content.find().kind, other.find().content.find().kind
        known = ours is not None and theirs is not None
        if self.parted and ours == theirs == "ptr":
            return stage > 0 and not self.typed_apart(one.find(), other.find())
        if known and (ours == theirs or "mixed" in (ours, theirs)):
            return True
        return stage > 0 and not (known and (self.checked_apart(one, other) or self.typed_apart(one.find(), other.find())))

    def walk_meets(self, walk: Walk, size: int, location: Location, last: bool) -> bool:
        """Whether a walk is one with a location of so many bytes in its way: who goes byte by byte may meet anything. `last`: all has been
        heard."""
        ours, theirs = walk.location.find().content.find().kind, location.find().content.find().kind
        if walk.size == 1 and self.checked and theirs in (None, *FLOAT_KINDS):
            return theirs is None and last
        if walk.size == 1 and self.checked and theirs == "ptr" and ours in (None, "int") and not last:
            return False  # letters beside addresses, in memory where numbers are, too, perhaps
        if self.part_of_cell(walk.location, location, 1 if last else 0):
            return False
        if walk.size == 1:
            return True
        if self.parted and ours == theirs == "ptr":
            return last and not self.typed_apart(walk.location.find(), location.find())
        if ours is not None and theirs is not None:
            return ours == theirs or "mixed" in (ours, theirs)
        # What is only copied, in parts of a float or an address, is neither of them.
        return last and not (ours not in (None, "int") and size < walk.size)
