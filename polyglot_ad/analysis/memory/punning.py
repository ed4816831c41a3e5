"""Type punning that cannot be excluded.

Walks are kept apart from scalars of other kinds (`model`), for a number is not read as a pointer or a count. A program may do just that,
through unions and casts. Where accesses carry types that the language's rules keep apart, it does not; the other pairs are *suspects*: bits
of floats that are stored in one are looked for in the other, and who writes one may have written the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from polyglot_ad.analysis.tbaa import AccessTypes, access_type, apart
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.types import IntType, Type
from polyglot_ad.ir.values import Value

from .facts import MemoryFacts
from .kinds import Access, Kinds
from .nodes import Location
from .overlaps import kept_apart, overlaid
from .own_fields import is_of_owner
from .starts import Start, any_meet, starts_of

_Paths = set[tuple[str, ...]]


@dataclass
class Suspects:
    """`pairs`: for each location the others that may hold its bytes, although their kinds differ. `checked`: the same of those of which
    the derivative finds out whether they do (`kinds.py`); `wanted`: accesses to be marked before it can."""

    pairs: dict[Location, set[Location]] = field(default_factory=dict)
    checked: dict[Location, set[Location]] = field(default_factory=dict)
    wanted: list[Access] = field(default_factory=list)

    def suspect(self, holds_bits: Callable[[Location], bool]) -> bool:
        """Take the integers in which bits of numbers are stored for what they are, whatever the check of their accesses would say: words
        that are moved as integers, and read as the numbers that they are. Whether there are any."""
        pairs = [(a, b) for a, others in self.checked.items() for b in others]
        moved = [pair for pair in pairs if any(holds_bits(x) and not x.find().content.find().floats for x in pair)]
        for a, b in moved:
            self.checked[a].discard(b)
            _join(self.pairs, a, b)
        for a in [a for a, others in self.checked.items() if not others]:
            del self.checked[a]
        return bool(moved)


def suspects(facts: MemoryFacts) -> Suspects:
    found = Suspects()
    pairs = [(a.find(), b.find()) for a, b in kept_apart(facts.memory)] + overlaid(facts.memory)
    if not pairs:
        return found
    types = AccessTypes(facts.module)
    concerned = {location for pair in pairs for location in pair}
    accesses: dict[Location, _Paths] = {location: set() for location in concerned}
    walking: dict[Location, _Paths] = {location: set() for location in concerned}
    owned: dict[Location, bool] = {}
    starts: dict[Location, set[Start]] = {location: set() for location in concerned}
    size: dict[Location, int] = {}
    copies: list[tuple[Location, int, bool]] = []
    for function in facts.module.functions.values():
        for instruction in function.instructions():
            for pointer, type in _moved(instruction):
                walks = facts.memory.spread(facts.contents(pointer)[0]) is not None
                looks = _looks(instruction)
                for location in facts.locations(pointer, type):
                    if location.find() not in concerned:
                        continue
                    if not looks:
                        copies.append((location.find(), facts.layout.store_size(type), walks))
                    else:
                        accesses[location.find()].add(types.path(instruction))
                        size[location.find()] = max(size.get(location.find(), 0), facts.layout.store_size(type))
                        owned[location.find()] = owned.get(location.find(), True) and _is_flag(type) and is_of_owner(instruction)
                        if not types.is_asked(instruction):
                            starts[location.find()] |= starts_of(facts.layout, pointer, facts.layout.store_size(type))
                        if walks:
                            walking[location.find()].add(types.path(instruction))
    for location, moved, walks in copies:
        # A word that is only copied is what was stored there; of one that is wider than what is known there, the rest is anything.
        if moved > size.get(location, moved):
            accesses[location].add(())
            if walks:
                walking[location].add(())
    described = {location.find() for location in facts.described}
    # The walks of a may meet b; what is overlaid does so as it stands.
    walked = dict.fromkeys((a.find(), b.find()) for a, b in kept_apart(facts.memory))
    same = {(a, b) for a, b in pairs if any_meet(starts[a], starts[b])}
    own = {location for location, is_owned in owned.items() if is_owned}
    # Types have told the others apart (`Memory._meet_entries`), unless that is checked.
    standing = [pair for pair in pairs if pair not in walked and (facts.memory.checked or pair in same)]
    # Where kinds are told apart because that is checked, copies took each to its own: what is also copied is not proved by types.
    copied = {(a, b) for a, b in pairs if facts.memory.separation.checked_apart(a, b) and not facts.memory.separation.typed_apart(a, b)}
    same |= copied
    left = [(a, b) for a, b in walked if (a, b) in same or not _apart(walking[a], accesses[b], a in described, b in described)]
    left += [(a, b) for a, b in standing if (a, b) in same or not _apart(accesses[a], accesses[b], a in described, b in described)]
    left = [pair for pair in left if own.isdisjoint(pair)]
    kinds = Kinds(facts, left) if facts.memory.checked else None
    checkable = kinds.pairs if kinds is not None else []
    for number, integer in checkable:
        assert kinds is not None
        if kinds.marked(number, integer):
            _join(found.checked, number, integer)
        else:
            found.wanted += kinds.accesses(integer) + kinds.unaligned(number)
    for a, b in left:
        if b not in found.checked.get(a, ()):
            _join(found.pairs, a, b)
    return found


def _join(pairs: dict[Location, set[Location]], a: Location, b: Location) -> None:
    pairs.setdefault(a, set()).add(b)
    pairs.setdefault(b, set()).add(a)


def _apart(a: _Paths, b: _Paths, a_described: bool, b_described: bool) -> bool:
    """Whether types exclude it. What is only copied may be anything, unless the source declares what it is: then whoever accesses it as
    something else says so, with a type that is not C's "omnipotent char"."""
    if a and b:
        return all(apart(x, y) for x in a for y in b)
    return (a_described or b_described) and bool(a or b) and all(len(path) > 2 for path in (*a, *b))


def _is_flag(type: Type) -> bool:
    return isinstance(type, IntType) and type.bits == 8


def _moved(instruction: Instruction) -> list[tuple[Value, Type]]:
    """(pointer, type) of an access."""
    if instruction.opcode == "load":
        return [(instruction.operands[0], instruction.type)]
    if instruction.opcode == "store":
        return [(instruction.operands[1], instruction.operands[0].type)]
    if instruction.opcode in ("atomicrmw", "cmpxchg"):
        return [(instruction.operands[0], instruction.operands[1].type)]
    return []


def _looks(instruction: Instruction) -> bool:
    """Whether an access looks at what it moves. What is only copied keeps the type it was stored with."""
    if instruction.opcode not in ("load", "store") or access_type(instruction) is not None:
        return True
    if instruction.opcode == "load":
        return not (instruction.users and all(_is_stored(user, instruction) for user in instruction.users))
    value = instruction.operands[0]
    return not (isinstance(value, Instruction) and value.opcode == "load")


def _is_stored(user: Instruction, value: Value) -> bool:
    return user.opcode == "store" and user.operands[0] is value
