"""Makes functions for what may be polymorphic: allocatable components, and variables that are allocated, freed and assigned. A descriptor
says the type at run time, and the functions choose among the extensions of the declared type: behind the choice everything is constant.
What is `class(*)` may also be a number, a logical or a text (run_time_types.py). Of a type that the units do not describe, the library
does the work, and a derivative is refused there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.langs.fortran.runtime.body import Body, declaration
from polyglot_ad.langs.fortran.runtime.derived import ANY, MAX_RANK, Component, Types
from polyglot_ad.langs.fortran.runtime.facts import NOT_KNOWN, Facts
from polyglot_ad.langs.fortran.runtime.run_time_types import NOTHING, RunTimeType, choice, possible, type_at

_HEADER_BYTES, _DIMENSION_BYTES, ADDENDUM_BYTES = 24, 24, 16
_ALLOCATABLE = 2
"""The attribute that a descriptor of an allocatable has."""
_ELEMENT_SIZE = 8
"""Where a descriptor has the size of an element."""


def addendum(rank: int) -> int:
    """Where a descriptor has its addendum, which begins with the type."""
    return _HEADER_BYTES + rank * _DIMENSION_BYTES


@dataclass(frozen=True)
class Place:
    """The declared type of a component, or of what is assigned to as one, and its rank."""

    declared: str
    rank: int

    @staticmethod
    def of(component: Component) -> Place:
        return Place(component.derived or ANY, component.rank)

    def function(self, action: str) -> str:
        return f"{action}_any.{self.declared}.{self.rank}"

    @property
    def declaration(self) -> str:
        return declaration("void", f"component.{self.function('assign')}", ("ptr", "ptr"))

    def definition(self, action: str, parameters: str) -> str:
        return f"define linkonce_odr hidden void @pad.fortran.component.{self.function(action)}({parameters}) inlinehint {{"

    @property
    def unlimited(self) -> bool:
        return self.declared == ANY

    def fixed(self, type: RunTimeType) -> str:
        return f"i32 {self.rank}, i32 {type.code}, i64 {type.size}, ptr {type.description}"

    def typed(self, descriptor: str, type: RunTimeType) -> list[str]:
        """Makes a descriptor one of a type; assignment says the rest, where numbers are not of one size."""
        size = [
            f"  %{type.name}.size = getelementptr i8, ptr {descriptor}, i64 {_ELEMENT_SIZE}",
            f"  store i64 {type.size}, ptr %{type.name}.size",
        ]
        return [
            *(size if type.size else []),
            f"  %{type.name}.type = getelementptr i8, ptr {descriptor}, i64 {addendum(self.rank)}",
            f"  store ptr {type.description}, ptr %{type.name}.type",
        ]

    def allocated(self, descriptor: str, otherwise: str) -> list[str]:
        """Goes to `otherwise` where there is no object, and else to the first choice among the types, `%type`."""
        return [
            f"  %base = load ptr, ptr {descriptor}",
            "  %none = icmp eq ptr %base, null",
            f"  br i1 %none, label %{otherwise}, label %chosen",
            "chosen:",
            *type_at(descriptor, addendum(self.rank), self.unlimited),
            "  br label %try0",
        ]


SOURCED = {"AllocatableAllocateSource", "PointerAllocateSource"}
"""Bodies whose first descriptor got the type of the second before: `allocate(a, source=b)`."""

FREED = {"AllocatableDeallocate", "AllocatableDeallocatePolymorphic", "MoveAlloc"}
"""Bodies that do nothing with the object of their first descriptor but to end its life."""

_FACTS = 5
"""Parameters of a body for each descriptor; the last three are attribute, size and type."""


@dataclass(frozen=True)
class Choice:
    """A body that is called with what is known of the type that its descriptor number `position` has at run time. What has more
    dimensions than bodies know, these leave to the library: so does what is of no such type. What is `class(*)` and freed is another
    matter: what needs nothing but that is of no type at all."""

    body: Body
    position: int
    declared: str
    rank: int

    @staticmethod
    def of(body: Body, known: Sequence[Facts]) -> Choice | None:
        """Of the first descriptor: what is allocated or freed; in assignment what gives the type, the source."""
        if not known or not known[0].declared or known[0].rank == NOT_KNOWN:
            return None
        position = 1 if body.name == "AssignPolymorphic" else 0
        if known[position].derived:
            return None
        return Choice(body, position, known[0].declared, known[0].rank)

    @property
    def name(self) -> str:
        return f"{self.body.name}.{self.position}.{self.declared}.{self.rank}"

    @property
    def declaration(self) -> str:
        return declaration(self.body.result, self.name, self.body.parameters)

    def function(self, extensions: Sequence[RunTimeType]) -> str:
        given = [f"{parameter} %{index}" for index, parameter in enumerate(self.body.parameters)]
        first = self.body.count + _FACTS * self.position
        at = f"%{self.body.descriptors[self.position]}"
        freed = self.declared == ANY and self.body.name in FREED
        types = [type for type in extensions if not (freed and type.plain)]
        lines = [
            f"define linkonce_odr hidden {self.body.result} @pad.fortran.{self.name}({', '.join(given)}) inlinehint {{",
            *type_at(at, addendum(self.rank), self.declared == ANY),
            "  br label %try0",
            *choice([[type] for type in types]),
        ]
        for index, type in enumerate([*types, *([NOTHING] if freed else [])]):
            told = [f"i32 {type.code}", f"i64 {type.size}", f"ptr {type.description}"]
            known = [*given]
            known[first : first + _FACTS] = [f"i32 {self.rank}", told[0], given[first + 2], *told[1:]]
            if self.body.name in SOURCED:
                second = first + _FACTS
                known[second : second + _FACTS] = [given[second], told[0], given[second + 2], *told[1:]]
            lines += [f"do{index}:", *self._call(known, str(index))]
        plain = [
            f"  %plain = call i1 @pad.fortran.component.is_plain(ptr {at}, i32 {self.rank})",
            f"  br i1 %plain, label %do{len(types)}, label %unknown",
            "unknown:",
        ]
        left = [*given[:first], f"i32 {MAX_RANK + 1}", *given[first + 1 :]]
        return "\n".join([*lines, "otherwise:", *(plain if freed else []), *self._call(left, ""), "}"])

    def _call(self, given: Sequence[str], which: str) -> list[str]:
        call = f"call {self.body.result} @pad.fortran.{self.body.name}({', '.join(given)})"
        if self.body.result == "void":
            return [f"  {call}", "  ret void"]
        return [f"  %result{which} = {call}", f"  ret {self.body.result} %result{which}"]


def assigned(body: Body, known: Sequence[Facts], types: Types) -> Place | None:
    """What is assigned to like a component: what it held is of one of the types that it may hold, and not of any type of the unit. Arrays
    are not, whose value need not be contiguous, nor what is finalized before."""
    if body.name != "AssignPolymorphic":
        return None
    to = known[0]
    if not to.declared or to.rank != 0 or to.attribute != _ALLOCATABLE or any(type.finalized for type in possible(types, to.declared)):
        return None
    return Place(to.declared, 0)


def functions(place: Place, extensions: Sequence[RunTimeType]) -> str:
    return "\n".join([*_destroy(place, extensions), *_finalize(place, extensions), *_assign(place, extensions)])


def _destroy(place: Place, extensions: Sequence[RunTimeType]) -> list[str]:
    """Frees the object, and makes the component one of the declared type."""
    plain = [type for type in extensions if type.plain]
    groups = [*([plain] if plain else []), *([type] for type in extensions if not type.plain)]
    lines = [place.definition("destroy", "ptr %at"), *place.allocated("%at", "done"), *choice(groups)]
    for index, group in enumerate(groups):
        lines += [f"do{index}:", f"  call void @pad.fortran.component.destroy(ptr %at, {place.fixed(group[0])})", "  br label %reset"]
    lines += ["otherwise:", "  call void @pad.fortran.component.destroy_otherwise(ptr %at)", "  br label %reset", "reset:"]
    if place.unlimited:
        lines += [f"  call void @pad.fortran.component.clear_any(ptr %at, i32 {place.rank})"]
    else:
        lines += place.typed("%at", next(type for type in extensions if type.name == place.declared))
    return [*lines, "  br label %done", "done:", "  ret void", "}"]


def _finalize(place: Place, extensions: Sequence[RunTimeType]) -> list[str]:
    """What is left to the library, it finalizes when it frees it."""
    groups = [[type] for type in extensions if type.finalized]
    lines = [place.definition("finalize", "ptr %at"), *place.allocated("%at", "done"), *choice(groups)]
    for index, (type,) in enumerate(groups):
        lines += [f"do{index}:", f"  call void @pad.fortran.component.finalize(ptr %at, {place.fixed(type)})", "  br label %done"]
    return [*lines, "otherwise:", "  br label %done", "done:", "  ret void", "}"]


def _moved(name: str, rank: int) -> list[str]:
    """Copies a descriptor from `%to` to `%former`, each part as what it is: where the descriptor lies in an array of others, a copy of its
    bytes says less."""
    header = [("ptr", 0), ("i64", _ELEMENT_SIZE), ("i32", 16), *(("i8", at) for at in range(20, _HEADER_BYTES))]
    dimensions = [("i64", at) for at in range(_HEADER_BYTES, addendum(rank), 8)]
    lines = []
    for type, at in [*header, *dimensions, ("ptr", addendum(rank)), ("i64", addendum(rank) + 8)]:
        part = f"%{name}.{at}"
        lines += [
            f"  {part}.from = getelementptr i8, ptr %to, i64 {at}",
            f"  {part}.to = getelementptr i8, ptr %former, i64 {at}",
            f"  {part} = load {type}, ptr {part}.from",
            f"  store {type} {part}, ptr {part}.to",
        ]
    return lines


def _assign(place: Place, extensions: Sequence[RunTimeType]) -> list[str]:
    """An object of another type is destroyed last, since what is assigned may lie in it."""
    size = addendum(place.rank) + ADDENDUM_BYTES
    lines = [
        place.definition("assign", "ptr %to, ptr %from"),
        f"  %former = alloca [{size} x i8], align 8",
        "  store ptr null, ptr %former",
        "  %old = load ptr, ptr %to",
        "  %vacant = icmp eq ptr %old, null",
        *type_at("%to", addendum(place.rank), place.unlimited, "old.type"),
        *place.allocated("%from", "nothing"),
        "nothing:",
        f"  call void @pad.fortran.component.destroy_any.{place.declared}.{place.rank}(ptr %to)",
        "  ret void",
        *choice([[type] for type in extensions]),
    ]
    for index, type in enumerate(extensions):
        lines += [
            f"do{index}:",
            *type.test("old.type", f"same{index}"),
            f"  %kept{index} = or i1 %vacant, %same{index}",
            f"  br i1 %kept{index}, label %go{index}, label %take{index}",
            f"take{index}:",
            *_moved(f"take{index}", place.rank),
            "  store ptr null, ptr %to",
            f"  br label %go{index}",
            f"go{index}:",
            *place.typed("%to", type),
            f"  call void @pad.fortran.component.assign_allocatable(ptr %to, ptr %from, {place.fixed(type)})",
            "  br label %done",
        ]
    lines += ["otherwise:", "  call void @pad.fortran.component.assign_otherwise(ptr %to, ptr %from)", "  br label %done"]
    return [
        *lines,
        "done:",
        f"  call void @pad.fortran.component.destroy_any.{place.declared}.{place.rank}(ptr %former)",
        "  ret void",
        "}",
    ]
