"""What an object may be whose type a descriptor says at run time: one of the program's derived types, or, of `class(*)`, a number, a
logical or a text. Writes the tests that find out which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.langs.fortran.runtime.derived import ANY, TYPE_OTHER, TYPE_STRUCT, Types

_CODE = 21
"""Where a descriptor has the code of its type."""

_SIZES = {28: 8, 27: 4, 35: 16, 34: 8, 9: 4, 10: 8, 7: 1, 8: 2, 14: 4, 15: 8, 39: 1, 40: 0}
"""Bytes of real, complex, integer and logical numbers by the codes of their types; texts are of any length."""


@dataclass(frozen=True)
class RunTimeType:
    """`code`: as descriptors have it; `size`: of an element, 0 where it is not known; `description`: the constant, of a derived type;
    `plain`, `finalized`: whether nothing is to be done at the end of an object's life, and whether the user's procedure is."""

    name: str
    code: int
    size: int
    description: str
    plain: bool
    finalized: bool

    def test(self, of: str, name: str) -> list[str]:
        """`%name`: whether the type that `type_at` loaded under the name `of` is this one."""
        if self.code == TYPE_STRUCT:
            return [f"  %{name} = icmp eq ptr %{of}, {self.description}"]
        return [f"  %{name} = icmp eq i8 %{of}.code, {self.code}"]


NOTHING = RunTimeType("nothing", TYPE_OTHER, 0, "null", True, False)
"""What a `class(*)` is that holds nothing."""


def possible(types: Types, declared: str) -> list[RunTimeType]:
    """What an object of `class(declared)` may be."""
    numbers = [RunTimeType(f"number{code}", code, size, "null", True, False) for code, size in _SIZES.items() if code in types.used]
    return [
        *(numbers if declared == ANY else []),
        *(RunTimeType(one.name, TYPE_STRUCT, one.size, f"@{one.name}", one.plain, one.finalized) for one in types.extensions(declared)),
    ]


def type_at(descriptor: str, addendum: int, unlimited: bool, name: str = "type") -> list[str]:
    """Loads the type that a descriptor says. Of a number the place of a derived type says nothing."""
    held = f"{name}.held" if unlimited else name
    lines = [f"  %{name}.at = getelementptr i8, ptr {descriptor}, i64 {addendum}", f"  %{held} = load ptr, ptr %{name}.at"]
    if not unlimited:
        return lines
    return [
        *lines,
        f"  %{name}.code.at = getelementptr i8, ptr {descriptor}, i64 {_CODE}",
        f"  %{name}.code = load i8, ptr %{name}.code.at",
        f"  %{name}.derived = icmp eq i8 %{name}.code, {TYPE_STRUCT}",
        f"  %{name} = select i1 %{name}.derived, ptr %{held}, ptr null",
    ]


def choice(groups: Sequence[Sequence[RunTimeType]]) -> list[str]:
    """From `try0` to `do0`, `do1`, … of the group that `%type` belongs to, or to `otherwise`."""
    lines = []
    index = 0
    for index, group in enumerate(groups, 1):
        lines.append(f"try{index - 1}:")
        last = "false"
        for type in group:
            lines += [*type.test("type", f"{type.name}.is"), f"  %{type.name}.any = or i1 {last}, %{type.name}.is"]
            last = f"%{type.name}.any"
        lines.append(f"  br i1 {last}, label %do{index - 1}, label %try{index}")
    return [*lines, f"try{index}:", "  br label %otherwise"]
