"""Makes functions that initialize, destroy and assign objects of the derived types that a unit knows.

flang describes every type in a constant, which its library walks at run time. Here the description is read when the unit is compiled,
and each type gets three functions: a list of calls, one per component, of what component.c defines, with constants.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

DATA, POINTER, ALLOCATABLE = 1, 2, 3
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

TYPE_STRUCT = 42
MAX_RANK = 7
SHORT = 16
"""An array of at most so many elements is moved without a loop."""


@dataclass(frozen=True)
class Component:
    """`count`: elements of an array that is part of the object; `element`: bytes of one, 0 for deferred length; `type`: code of the
    type; `derived`: constant that describes it; `initial`: constant with the initial value, from its byte `skipped` on. Names are ""
    where there is nothing."""

    genre: int
    rank: int
    offset: int
    count: int
    type: int
    element: int
    derived: str
    initial: str
    skipped: int = 0


@dataclass(frozen=True)
class DerivedType:
    """`initialized`, `destroyed`, `finalized`: whether anything must be done at the beginning and the end of an object's life. `final`:
    procedure for an object of its own, `final_element`: for an element of an array, "" where there is none."""

    name: str
    size: int
    initialized: bool
    destroyed: bool
    finalized: bool
    final: str
    final_element: str
    extends: bool
    components: tuple[Component, ...]

    @property
    def plain(self) -> bool:
        return not (self.initialized or self.destroyed or self.finalized)


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


class Types:
    """The types that constants of a unit describe, but for those that need more than the functions made here do: finalization of whole
    arrays, the user's own assignment, polymorphic components, length parameters, procedure pointers. `constants`: by name, as LLVM
    writes them."""

    def __init__(self, constants: Mapping[str, str]) -> None:
        self._texts = constants
        found = {name: type for name in constants if re.search(r"EXdtX\w+$", name) and (type := self._read(name)) is not None}
        while missing := [n for n, type in found.items() if any(c.derived and c.derived not in found for c in type.components)]:
            for name in missing:
                del found[name]
        self.by_name = found

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
        if not no_assignment or lengths or procedures or not bindings.keys() <= _HARMLESS:
            return None
        components = [self._component(entry) for entry in (self._constant(table) if table else []) if isinstance(entry, list)]
        known = tuple(component for component in components if component is not None)
        if len(known) != len(components):
            return None
        scalar, elemental = (_symbol(_first(bindings[which][5])) if which in bindings else "" for which in (SCALAR_FINAL, ELEMENTAL_FINAL))
        if any(which in bindings and _number(bindings[which][1]) for which in (SCALAR_FINAL, ELEMENTAL_FINAL)):
            return None  # of a descriptor
        needs = (not no_initialization, not no_destruction, not no_finalization)
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
        if not type or (type == TYPE_STRUCT and not element):
            return None
        return Component(genre, rank, offset, count, type, element, derived, initial)


_ALWAYS = ("initialize", "destroy", "assign")
_FINALIZING = ("finalize", "finalize_element")
_POINTER_BYTES = 24
_DIMENSION_BYTES = 24
_ADDENDUM_BYTES = 16


class Writer:
    """LLVM's text of the functions. Those that choose by a type's description are called by the bodies; constants remove the choice."""

    def __init__(self, types: Types) -> None:
        self._types = types.by_name
        self._written = [type for type in self._types.values() if not type.plain]
        self._finalized = [type for type in self._written if type.finalized]
        self._names: set[str] = set()

    def text(self) -> str:
        parts = [self._known()]
        for action, types in (*((action, self._written) for action in _ALWAYS), *((action, self._finalized) for action in _FINALIZING)):
            parts += [self._choice(action, types), *(self._function(type, action) for type in types)]
        procedures = {name for type in self._finalized for name in (type.final, type.final_element) if name}
        parts += [f"declare void @{name}(ptr)" for name in sorted(procedures)]
        names = self._names | {component.derived for type in self._written for component in type.components if component.derived}
        names |= {type.name for type in self._written}
        return "\n".join([*(f"@{name} = external constant i8" for name in sorted(names)), _DECLARATIONS, *parts])

    def _known(self) -> str:
        lines = ["define linkonce_odr hidden i32 @pad.fortran.type.known(ptr %type) alwaysinline {"]
        last = "false"
        for index, type in enumerate(self._written):
            lines += [f"  %is{index} = icmp eq ptr %type, @{type.name}", f"  %any{index} = or i1 {last}, %is{index}"]
            last = f"%any{index}"
        return "\n".join([*lines, f"  %known = zext i1 {last} to i32", "  ret i32 %known", "}"])

    def _choice(self, action: str, types: Sequence[DerivedType]) -> str:
        parameters, arguments = (
            ("ptr %object, ptr %from", "ptr %object, ptr %from") if action == "assign" else ("ptr %object", "ptr %object")
        )
        lines = [
            f"define linkonce_odr hidden void @pad.fortran.type.{action}(ptr %type, {parameters}) alwaysinline {{",
            "  br label %try0",
            "try0:",
        ]
        for index, type in enumerate(types):
            lines += [
                f"  %is{index} = icmp eq ptr %type, @{type.name}",
                f"  br i1 %is{index}, label %do{index}, label %try{index + 1}",
                f"do{index}:",
                f"  call void @pad.fortran.{action}.{type.name}({arguments})",
                "  ret void",
                f"try{index + 1}:",
            ]
        return "\n".join([*lines, "  unreachable", "}"])

    def _function(self, type: DerivedType, action: str) -> str:
        parameters = "ptr %object, ptr %from" if action == "assign" else "ptr %object"
        lines = [f"define linkonce_odr hidden void @pad.fortran.{action}.{type.name}({parameters}) inlinehint {{"]
        if action == "assign":
            lines += ["  %same = icmp eq ptr %object, %from", "  br i1 %same, label %done, label %work", "work:"]
        components = list(_one_by_one(type.components))
        if action in _FINALIZING:
            final = type.final if action == "finalize" else type.final_element
            lines += [f"  call void @{final}(ptr %object)"] if final else []
            components = [*components[type.extends :], *components[: type.extends]]  # the parent last
        for index, component in enumerate(components):
            call = getattr(self, f"_{action}")(component, f"%at{index}", f"%from{index}")
            if call:
                lines.append(f"  %at{index} = getelementptr i8, ptr %object, i64 {component.offset}")
                if action == "assign":
                    lines.append(f"  %from{index} = getelementptr i8, ptr %from, i64 {component.offset}")
                lines.append(f"  call void @pad.fortran.component.{call}")
        if action == "assign":
            lines += ["  br label %done", "done:"]
        return "\n".join([*lines, "  ret void", "}"])

    def _initialize(self, component: Component, at: str, _: str) -> str:
        if component.initial:
            self._names.add(component.initial)
            offset = (
                f"getelementptr (i8, ptr @{component.initial}, i64 {component.skipped})" if component.skipped else f"@{component.initial}"
            )
            return _move(component, at, offset)
        if component.genre != DATA:
            attribute = 2 if component.genre == ALLOCATABLE else 1
            return f"clear(ptr {at}, i32 {attribute}, {_fixed(component)})"
        if component.derived and self._types[component.derived].initialized:
            return f"initialize_data(ptr {at}, {_elements(component)})"
        return ""

    def _finalize(self, component: Component, at: str, _: str) -> str:
        if component.genre == POINTER or not component.derived or not self._types[component.derived].finalized:
            return ""
        if component.genre == ALLOCATABLE:
            return f"finalize(ptr {at}, {_fixed(component)})"
        return f"finalize_data(ptr {at}, {_elements(component)}, i32 {component.rank})"

    _finalize_element = _finalize

    def _destroy(self, component: Component, at: str, _: str) -> str:
        if component.genre == ALLOCATABLE:
            return f"destroy(ptr {at}, {_fixed(component)})"
        if component.genre == DATA and component.derived and self._types[component.derived].destroyed:
            return f"destroy_data(ptr {at}, {_elements(component)})"
        return ""

    def _assign(self, component: Component, at: str, origin: str) -> str:
        if component.genre == ALLOCATABLE:
            return f"assign_allocatable(ptr {at}, ptr {origin}, {_fixed(component)})"
        if component.genre == DATA and component.derived and self._types[component.derived].destroyed:
            return f"assign_data(ptr {at}, ptr {origin}, {_elements(component)})"
        return _move(component, at, origin)


def _one_by_one(components: Iterable[Component]) -> Iterator[Component]:
    """Short arrays of numbers as single numbers: moved at constant offsets, nobody has to find out where a loop over them ends."""
    for component in components:
        if component.genre != DATA or component.derived or component.count > SHORT:
            yield component
        else:
            for index in range(component.count):
                skipped = index * component.element
                yield replace(component, offset=component.offset + skipped, count=1, skipped=skipped)


def _derived(component: Component) -> str:
    return f"ptr @{component.derived}" if component.derived else "ptr null"


def _fixed(component: Component) -> str:
    return f"i32 {component.rank}, i32 {component.type}, i64 {component.element}, {_derived(component)}"


def _elements(component: Component) -> str:
    return f"i64 {component.count}, i64 {component.element}, {_derived(component)}"


def _move(component: Component, to: str, origin: str) -> str:
    """What is in the object itself; of a pointer its descriptor."""
    if component.genre == DATA:
        return f"move(ptr {to}, ptr {origin}, i64 {component.count}, i32 {component.type}, i64 {component.element})"
    size = _POINTER_BYTES + component.rank * _DIMENSION_BYTES + (_ADDENDUM_BYTES if component.derived else 0)
    return f"move(ptr {to}, ptr {origin}, i64 1, i32 {TYPE_STRUCT}, i64 {size})"


_DECLARATIONS = """\
declare void @pad.fortran.component.move(ptr, ptr, i64, i32, i64)
declare void @pad.fortran.component.assign_data(ptr, ptr, i64, i64, ptr)
declare void @pad.fortran.component.initialize_data(ptr, i64, i64, ptr)
declare void @pad.fortran.component.destroy_data(ptr, i64, i64, ptr)
declare void @pad.fortran.component.finalize_data(ptr, i64, i64, ptr, i32)
declare void @pad.fortran.component.finalize(ptr, i32, i32, i64, ptr)
declare void @pad.fortran.component.clear(ptr, i32, i32, i32, i64, ptr)
declare void @pad.fortran.component.destroy(ptr, i32, i32, i64, ptr)
declare void @pad.fortran.component.assign_allocatable(ptr, ptr, i32, i32, i64, ptr)"""
