"""Reads the derived types that a unit knows. flang describes every type in a constant, which its library walks at run time. Here the
description is read when the unit is compiled; functions.py makes functions of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace

DATA, POINTER, ALLOCATABLE, PROCEDURE = 1, 2, 3, 4
COMPLEX, CHARACTER, DERIVED = 3, 4, 6
EXPLICIT = 2
_CHARACTER_CODES = {1: 40, 2: 43, 4: 44}
_TYPE_CODES = {(0, 1): 7, (0, 2): 8, (0, 4): 9, (0, 8): 10, (0, 16): 11, (2, 2): 25, (2, 3): 26, (2, 4): 27, (2, 8): 28, (2, 10): 29,
               (2, 16): 31, (3, 4): 34, (3, 8): 35, (3, 10): 36, (3, 16): 38, (5, 1): 39, (5, 2): 13, (5, 4): 14, (5, 8): 15,
               (1, 1): 45, (1, 2): 46, (1, 4): 47, (1, 8): 48, (1, 16): 49}  # fmt: skip
"""Type codes of descriptors by category (integer, unsigned, real, complex, character, logical) and kind."""

ELEMENTAL_FINAL, SCALAR_FINAL = 7, 9
_HARMLESS = {3, 4, 5, 6, ELEMENTAL_FINAL, SCALAR_FINAL}
"""Special bindings: the user's input and output, and finalization of one object."""

TYPE_C_POINTER, TYPE_STRUCT = 41, 42
TYPE_OTHER = -1
"""What a descriptor of `class(*)` says that is neither allocated nor associated."""

MAX_RANK = 7

ANY = "any"
"""In the place of the type that `class(*)` does not declare."""


@dataclass(frozen=True)
class Component:
    """`count`: elements of an array that is part of the object; `element`: bytes of one, 0 for deferred length; `type`: code of the
    type; `derived`: constant that describes it; `initial`: constant with the initial value, from its byte `skipped` on. Names are ""
    where there is nothing. `polymorphic`: whether it is an allocatable whose elements may be of an extension of that type; of any type at
    all where `type` is TYPE_OTHER. Of a pointer to a procedure `initial` is the procedure."""

    genre: int
    rank: int
    offset: int
    count: int
    type: int
    element: int
    derived: str
    initial: str
    skipped: int = 0
    polymorphic: bool = False


@dataclass(frozen=True)
class DerivedType:
    """`initialized`, `destroyed`, `finalized`: whether anything must be done at the beginning and the end of an object's life. `assigned`:
    whether the library looks for assignments of the user's in it; a type has it too that can be assigned from something else. `final`:
    procedure for an object of its own, `final_element`: for an element of an array, "" where there is none."""

    name: str
    size: int
    initialized: bool
    destroyed: bool
    finalized: bool
    assigned: bool
    final: str
    final_element: str
    extends: bool
    components: tuple[Component, ...]

    @property
    def plain(self) -> bool:
        return not (self.initialized or self.destroyed or self.finalized or self.assigned)


Value = str | list["Value"]


def _values(text: str) -> list[Value]:
    """The nested values of the constant at the start of `text`, without their types; names and numbers as they are written."""
    scanner = re.finditer(r'"[^"]*"|c"[^"]*"|[{}\[\](),]|[^\s{}\[\](),"]+', text)
    tokens = [match[0] for match in scanner]
    position = 0

    def skip_type() -> None:
        nonlocal position
        depth = 0
        while True:
            token = tokens[position]
            depth += (token in "{[") - (token in "}]")
            position += 1
            if depth == 0:
                return

    def value() -> Value:
        nonlocal position
        token = tokens[position]
        if token in ("{", "["):
            position += 1
            found: list[Value] = []
            while tokens[position] not in ("}", "]"):
                skip_type()
                found.append(value())
                if tokens[position] == ",":
                    position += 1
            position += 1
            return found
        depth, words = 0, []
        while position < len(tokens):
            token = tokens[position]
            if depth == 0 and token in (",", "}", "]"):
                break
            depth += (token == "(") - (token == ")")
            words.append(token)
            position += 1
        return " ".join(words)

    skip_type()
    result = value()
    return result if isinstance(result, list) else []


def _number(value: Value) -> int:
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?\d+", value) else 0


def _first(value: Value) -> Value:
    return value[0] if isinstance(value, list) and value else ""


def _symbol(value: Value) -> str:
    """The name of a global that the value is the address of."""
    found = re.search(r'@("[^"]+"|[\w.$-]+)', value) if isinstance(value, str) else None
    return found[1] if found else ""


def _procedure(entry: list[Value]) -> Component:
    """A pointer to a procedure: its name, where it is, and the procedure that it leads to at first."""
    return Component(PROCEDURE, 0, _number(entry[1]), 1, TYPE_C_POINTER, 8, "", _symbol(_first(entry[2])))


class Types:
    """The types that constants of a unit describe, but for those that need more than the functions made here do: finalization of whole
    arrays, the user's own assignment, length parameters. `constants`: by name, as LLVM writes them. `used`: codes of the types that the
    unit's own descriptors have, or that it asks for; `asked`: constants of the derived types that it asks for."""

    def __init__(self, constants: Mapping[str, str], used: Set[int] = frozenset(), asked: Set[str] = frozenset()) -> None:
        self._texts = constants
        self._asked = asked
        self.used = used
        found = {name: type for name in constants if re.search(r"EXdtX\w+$", name) and (type := self._read(name)) is not None}
        while missing := [n for n, type in found.items() if any(c.derived and c.derived not in found for c in type.components)]:
            for name in missing:
                del found[name]
        self.by_name = found

    def extensions(self, declared: str) -> list[DerivedType]:
        """What an object of `class(declared)` may be; of `class(*)` where `declared` is ANY: there the types that the unit asks for, but
        for those that have such components themselves, with which any memory could be any other."""
        if declared == ANY:
            found = (type for type in self.by_name.values() if not self._asked.isdisjoint(self._lineage(type)))
            return [type for type in found if not self.holds_any(type)]
        return [type for type in self.by_name.values() if declared in self._lineage(type)]

    def parents(self) -> set[str]:
        """The constants of types that others extend, whether or not these can be handled here."""
        found = set()
        for name in self._texts:
            fields = self._constant(name) if re.search(r"EXdtX\w+$", name) else []
            table = self._constant(_symbol(_first(fields[6]))) if len(fields) == 16 and _number(fields[10]) else []
            parent = self._component(table[0]) if table and isinstance(table[0], list) else None
            if parent is not None:
                found.add(parent.derived)
        return found

    def holds_any(self, type: DerivedType) -> bool:
        inner = [self.by_name[one.derived] for one in type.components if one.genre == DATA and one.derived]
        return any(one.type == TYPE_OTHER for one in type.components) or any(map(self.holds_any, inner))

    def _lineage(self, type: DerivedType) -> Iterator[str]:
        yield type.name
        if type.extends:
            yield from self._lineage(self.by_name[type.components[0].derived])

    def _constant(self, name: str) -> list[Value]:
        text = self._texts.get(name, "")
        start = re.search(r"\b(?:constant|global) ", text)
        return _values(text[start.end() :]) if start else []

    def _read(self, name: str) -> DerivedType | None:
        fields = self._constant(name)
        if len(fields) != 16:
            return None
        extends, no_initialization, no_destruction, no_finalization, no_assignment = (_number(value) for value in fields[10:15])
        lengths, table, procedures, special = (_symbol(_first(fields[index])) for index in (5, 6, 7, 8))
        bindings = {_number(entry[0]): entry for entry in (self._constant(special) if special else []) if isinstance(entry, list)}
        if lengths or not bindings.keys() <= _HARMLESS:
            return None
        components = [self._component(entry) for entry in (self._constant(table) if table else []) if isinstance(entry, list)]
        known = tuple(component for component in components if component is not None)
        if len(known) != len(components):
            return None
        if procedures:
            entries = [entry for entry in self._constant(procedures) if isinstance(entry, list)]
            if not entries:
                return None
            known = tuple(sorted((*known, *map(_procedure, entries)), key=lambda one: one.offset))
        if not no_assignment:  # nor does the user say it: polymorphic components may have an assignment of their own
            known = tuple(replace(one, polymorphic=one.polymorphic or bool(one.genre == ALLOCATABLE and one.derived)) for one in known)
        scalar, elemental = (_symbol(_first(bindings[which][5])) if which in bindings else "" for which in (SCALAR_FINAL, ELEMENTAL_FINAL))
        if any(which in bindings and _number(bindings[which][1]) for which in (SCALAR_FINAL, ELEMENTAL_FINAL)):
            return None  # of a descriptor
        needs = (not no_initialization, not no_destruction, not no_finalization, not no_assignment)
        return DerivedType(name, _number(fields[2]), *needs, scalar or elemental, elemental, bool(extends), known)

    def _component(self, entry: list[Value]) -> Component | None:
        genre, category, kind, rank, _, offset = (_number(value) for value in entry[1:7])
        derived, initial = _symbol(_first(entry[8])), _symbol(_first(entry[11]))
        if genre not in (DATA, POINTER, ALLOCATABLE) or rank > MAX_RANK:
            return None
        count = 1
        if genre == DATA and rank:
            bounds = self._constant(_symbol(_first(entry[10])))
            if len(bounds) != rank:
                return None
            for dimension in bounds:
                lower, upper = (_number(value[2]) for value in dimension)
                count *= max(0, upper - lower + 1)
        if category == DERIVED and not derived and genre != DATA:
            return Component(genre, rank, offset, count, TYPE_OTHER, 0, "", "", polymorphic=genre == ALLOCATABLE)
        if category == DERIVED:
            type, element = TYPE_STRUCT, _number(self._constant(derived)[2]) if derived in self._texts else 0
        elif category == CHARACTER:
            length = entry[7] if isinstance(entry[7], list) else ["", "", ""]
            explicit = _number(length[0]) == EXPLICIT
            type, element = _CHARACTER_CODES.get(kind, 0), kind * _number(length[2]) if explicit else 0
            if genre == DATA and not explicit:
                return None
        else:
            type = _TYPE_CODES.get((category, kind), 0)
            element = kind * (2 if category == COMPLEX else 1)
            if kind == 10:
                element = 32 if category == COMPLEX else 16
        if not type or (type == TYPE_STRUCT and derived not in self._texts):
            return None
        return Component(genre, rank, offset, count, type, element, derived, initial)
