"""Makes functions that initialize, destroy, finalize and assign objects of the derived types that a unit knows: lists of calls, one per
component, of what component.c defines, with constants. Of a component that may be polymorphic, polymorphic.py writes what is called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from polyglot_ad.langs.fortran.runtime import polymorphic
from polyglot_ad.langs.fortran.runtime.derived import (
    ALLOCATABLE,
    DATA,
    POINTER,
    PROCEDURE,
    TYPE_OTHER,
    TYPE_STRUCT,
    Component,
    DerivedType,
    Types,
)
from polyglot_ad.langs.fortran.runtime.polymorphic import Choice, Place
from polyglot_ad.langs.fortran.runtime.run_time_types import possible

SHORT = 16
"""An array of at most so many elements is moved without a loop."""

_ALWAYS = ("initialize", "destroy", "assign")
_FINALIZING = ("finalize", "finalize_element")


class Writer:
    """LLVM's text of the functions. Those that choose by a type's description are called by the bodies; constants remove the choice."""

    def __init__(self, types: Types, choices: Collection[Choice] = (), places: Collection[Place] = ()) -> None:
        self._known_types = types
        self._choices = choices
        self._types = types.by_name
        polymorphic = [c for type in self._types.values() for c in type.components if c.polymorphic]
        self._places = dict.fromkeys([*map(Place.of, polymorphic), *places])
        # Objects whose type is chosen at run time are moved by components, too: in their memory lies now this, now that.
        chosen = {place.declared for place in self._places} | {choice.declared for choice in choices}
        apart = {type.name for declared in chosen for type in types.extensions(declared)}
        apart |= {part for name in apart for part in self._parts(self._types[name])}
        self._written = [type for type in self._types.values() if not type.plain or type.name in apart]
        self._moved = {type.name for type in self._written if type.destroyed or type.name in apart}
        self._finalized = [type for type in self._written if type.finalized]
        self._names: set[str] = set()
        self._procedures: set[str] = set()
        """To which components lead at first."""

    def _parts(self, type: DerivedType) -> Iterator[str]:
        for component in type.components:
            if component.genre == DATA and component.derived:
                yield component.derived
                yield from self._parts(self._types[component.derived])

    def text(self) -> str:
        held = [type for type in self._written if not self._known_types.holds_any(type)]
        parts = [_known("known", self._written), _known("held", held), self._choice("destroy", held, "destroy_held")]
        for action, types in (*((action, self._written) for action in _ALWAYS), *((action, self._finalized) for action in _FINALIZING)):
            parts += [self._choice(action, types), *(self._function(type, action) for type in types)]
        parts += [f"declare void @{name}()" for name in sorted(self._procedures)]
        procedures = {name for type in self._finalized for name in (type.final, type.final_element) if name} - self._procedures
        parts += [f"declare void @{name}(ptr)" for name in sorted(procedures)]
        names = self._names | {component.derived for type in self._written for component in type.components if component.derived}
        names |= {type.name for type in self._written}
        for place in self._places:
            parts.append(polymorphic.functions(place, possible(self._known_types, place.declared)))
            names |= {type.name for type in self._known_types.extensions(place.declared)}
        parts += dict.fromkeys(choice.body.declaration for choice in self._choices)
        for choice in self._choices:
            parts.append(choice.function(possible(self._known_types, choice.declared)))
            names |= {type.name for type in self._known_types.extensions(choice.declared)}
        return "\n".join([*(f"@{name} = external constant i8" for name in sorted(names)), _DECLARATIONS, *parts])

    def _choice(self, action: str, types: Sequence[DerivedType], name: str = "") -> str:
        parameters, arguments = (
            ("ptr %object, ptr %from", "ptr %object, ptr %from") if action == "assign" else ("ptr %object", "ptr %object")
        )
        lines = [
            f"define linkonce_odr hidden void @pad.fortran.type.{name or action}(ptr %type, {parameters}) alwaysinline {{",
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
        if component.genre == PROCEDURE:
            if component.initial:
                self._procedures.add(component.initial)
            return f"point(ptr {at}, ptr {f'@{component.initial}' if component.initial else 'null'})"
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
        if component.polymorphic:
            return f"{Place.of(component).function('finalize')}(ptr {at})"
        if component.genre == POINTER or not component.derived or not self._types[component.derived].finalized:
            return ""
        if component.genre == ALLOCATABLE:
            return f"finalize(ptr {at}, {_fixed(component)})"
        return f"finalize_data(ptr {at}, {_elements(component)}, i32 {component.rank})"

    _finalize_element = _finalize

    def _destroy(self, component: Component, at: str, _: str) -> str:
        if component.polymorphic:
            return f"{Place.of(component).function('destroy')}(ptr {at})"
        if component.genre == ALLOCATABLE:
            return f"destroy(ptr {at}, {_fixed(component)})"
        if component.genre == DATA and component.derived and self._types[component.derived].destroyed:
            return f"destroy_data(ptr {at}, {_elements(component)})"
        return ""

    def _assign(self, component: Component, at: str, origin: str) -> str:
        if component.polymorphic:
            return f"{Place.of(component).function('assign')}(ptr {at}, ptr {origin})"
        if component.genre == ALLOCATABLE:
            return f"assign_allocatable(ptr {at}, ptr {origin}, {_fixed(component)})"
        if component.genre == DATA and component.derived in self._moved:
            return f"assign_data(ptr {at}, ptr {origin}, {_elements(component)})"
        return _move(component, at, origin)


def _known(name: str, types: Iterable[DerivedType]) -> str:
    """Whether a type is one of these."""
    lines = [f"define linkonce_odr hidden i32 @pad.fortran.type.{name}(ptr %type) alwaysinline {{"]
    last = "false"
    for index, type in enumerate(types):
        lines += [f"  %is{index} = icmp eq ptr %type, @{type.name}", f"  %any{index} = or i1 {last}, %is{index}"]
        last = f"%any{index}"
    return "\n".join([*lines, f"  %known = zext i1 {last} to i32", "  ret i32 %known", "}"])


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
    if component.genre in (DATA, PROCEDURE):
        return f"move(ptr {to}, ptr {origin}, i64 {component.count}, i32 {component.type}, i64 {component.element})"
    size = polymorphic.addendum(component.rank) + (polymorphic.ADDENDUM_BYTES if component.derived or component.type == TYPE_OTHER else 0)
    return f"move(ptr {to}, ptr {origin}, i64 1, i32 {TYPE_STRUCT}, i64 {size})"


_DECLARATIONS = """\
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @pad.fortran.component.point(ptr, ptr)
declare void @pad.fortran.component.move(ptr, ptr, i64, i32, i64)
declare void @pad.fortran.component.assign_data(ptr, ptr, i64, i64, ptr)
declare void @pad.fortran.component.initialize_data(ptr, i64, i64, ptr)
declare void @pad.fortran.component.destroy_data(ptr, i64, i64, ptr)
declare void @pad.fortran.component.finalize_data(ptr, i64, i64, ptr, i32)
declare void @pad.fortran.component.finalize(ptr, i32, i32, i64, ptr)
declare void @pad.fortran.component.clear(ptr, i32, i32, i32, i64, ptr)
declare void @pad.fortran.component.clear_any(ptr, i32)
declare void @pad.fortran.component.destroy(ptr, i32, i32, i64, ptr)
declare void @pad.fortran.component.assign_allocatable(ptr, ptr, i32, i32, i64, ptr)
declare void @pad.fortran.component.destroy_otherwise(ptr)
declare i1 @pad.fortran.component.is_plain(ptr, i32)
declare void @pad.fortran.component.assign_otherwise(ptr, ptr)"""
