"""Makes functions that assign to allocatable variables that may be polymorphic. What was there, of another type than what is assigned, is
taken out before and destroyed last: by its own type, chosen among those that the variable may have, and once, whatever is assigned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.langs.fortran.runtime.body import FACTS, Body, declaration
from polyglot_ad.langs.fortran.runtime.derived import ALLOCATABLE, MAX_RANK, TYPE_STRUCT
from polyglot_ad.langs.fortran.runtime.facts import ATTRIBUTES, NOT_KNOWN, Facts
from polyglot_ad.langs.fortran.runtime.polymorphic import ADDENDUM_BYTES, Place, addendum
from polyglot_ad.langs.fortran.runtime.run_time_types import RunTimeType, choice, type_at


@dataclass(frozen=True)
class Assignment:
    """`place`: the variable. `exact`: whether the type of what is assigned is told, and need not be chosen."""

    body: Body
    place: Place
    exact: bool

    @staticmethod
    def of(body: Body, known: Sequence[Facts]) -> Assignment | None:
        if body.name != "AssignPolymorphic" or not known[0].declared:
            return None
        if known[0].rank == NOT_KNOWN or known[0].attribute != ATTRIBUTES[ALLOCATABLE]:
            return None
        return Assignment(body, Place(known[0].declared, known[0].rank), bool(known[1].derived))

    @property
    def declared(self) -> str:
        return self.place.declared

    @property
    def name(self) -> str:
        return f"{self.body.name}.{'exact' if self.exact else 'any'}.{self.place.declared}.{self.place.rank}"

    @property
    def declaration(self) -> str:
        return declaration("void", self.name, self.body.parameters)

    def function(self, extensions: Sequence[RunTimeType]) -> str:
        given = [f"{parameter} %{index}" for index, parameter in enumerate(self.body.parameters)]
        to, source = (f"%{position}" for position in self.body.descriptors)
        size = addendum(self.place.rank) + ADDENDUM_BYTES
        finalized = any(type.finalized for type in extensions)
        place = f"{self.place.declared}.{self.place.rank}"
        lines = [
            f"define linkonce_odr hidden void @pad.fortran.{self.name}({', '.join(given)}) inlinehint {{",
            f"  %former = alloca [{size} x i8], align 8",
            "  store ptr null, ptr %former",
            *self._type_of_source(source),
            f"  %base = load ptr, ptr {to}",
            "  %vacant = icmp eq ptr %base, null",
            *type_at(to, addendum(self.place.rank), self.place.unlimited, "old"),
            *self._same(),
            "  %kept = or i1 %vacant, %same",
            "  br i1 %kept, label %try0, label %take",
            "take:",
            *([f"  call void @pad.fortran.component.finalize_any.{place}(ptr {to})"] if finalized else []),
            f"  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %former, ptr align 8 {to}, i64 {size}, i1 false)",
            f"  store ptr null, ptr {to}",
            "  br label %try0",
            *self._choice(given, extensions),
            "done:",
            f"  call void @pad.fortran.component.destroy_any.{place}(ptr %former)",
            "  ret void",
            "}",
        ]
        return "\n".join(lines)

    def _type_of_source(self, source: str) -> list[str]:
        """Loads `%type`, with its code where other things than objects may be assigned."""
        if not self.exact:
            return type_at(source, addendum(self.place.rank), self.place.unlimited)
        told = self._facts(1)
        return [f"  %type = getelementptr i8, ptr %{told + FACTS - 1}, i64 0", f"  %type.code = add i8 {TYPE_STRUCT}, 0"]

    def _same(self) -> list[str]:
        if not self.place.unlimited:
            return ["  %same = icmp eq ptr %old, %type"]
        return [
            "  %alike = icmp eq ptr %old, %type",
            "  %coded = icmp eq i8 %old.code, %type.code",
            "  %same = and i1 %alike, %coded",
        ]

    def _choice(self, given: Sequence[str], extensions: Sequence[RunTimeType]) -> list[str]:
        """What is assigned is of the type of the variable then."""
        to, source = self._facts(0), self._facts(1)
        if self.exact:
            known = [*given]
            known[to + FACTS - 1] = given[source + FACTS - 1]
            return ["try0:", self._call(known), "  br label %done"]
        lines = choice([[type] for type in extensions])
        for index, type in enumerate(extensions):
            known = [*given]
            for first in (to, source):
                known[first : first + FACTS] = type.told(self.place.rank, given[first + 2])
            lines += [f"do{index}:", self._call(known), "  br label %done"]
        left = [*given[:source], f"i32 {MAX_RANK + 1}", *given[source + 1 :]]
        return [*lines, "otherwise:", self._call(left), "  br label %done"]

    def _facts(self, position: int) -> int:
        return self.body.count + FACTS * position

    def _call(self, given: Sequence[str]) -> str:
        return f"  call void @pad.fortran.{self.body.name}({', '.join(given)})"
