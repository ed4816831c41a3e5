"""Marks on functions: string attributes, which LLVM's passes and both printers keep.

A marked function is left whole by the optimiser (`llvm/prepare.py`): it is not inlined, nothing is concluded from its body, and the
functions that its marks name keep their signatures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from polyglot_ad.errors import ArgumentError
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import Function
from polyglot_ad.rules.scope import scope

PREFIX = "pad-rule-"


@dataclass(frozen=True)
class CustomRule:
    """Which functions of the program stand in for derivatives of a function (docs/custom-rules.md has their signatures).

    `derivative`: in forward mode, instead of the function. `augmented`: in reverse mode, instead of the function; `gradient`: its reverse.
    `split` and `tangent`: forward mode in two halves, which share a tape. `only`: a mode without such a function has no derivative; else
    the function's own body is differentiated there."""

    derivative: str = ""
    augmented: str = ""
    gradient: str = ""
    split: str = ""
    tangent: str = ""
    only: bool = False

    def functions(self) -> list[str]:
        return [name for name in (self.derivative, self.augmented, self.gradient, self.split, self.tangent) if name]


def mark(function: Function, name: str, value: str = "") -> None:
    """Add a mark; a mark of this name that is there already is replaced."""
    start = f'"{PREFIX}{name}"'
    kept = tuple(attribute for attribute in function.attributes if not attribute.startswith(start))
    function.attributes = (*kept, f'{start}="{value}"' if value else start)


def mark_rule(function: Function, rule: CustomRule) -> None:
    for field in fields(CustomRule):
        value = getattr(rule, field.name)
        if value:
            mark(function, field.name, "" if value is True else value)


def marks_of(function: Function) -> dict[str, str]:
    """The marks of a function, by name."""
    return dict(_marks(function.all_attributes()))


def _marks(attributes: Iterable[str]) -> Iterator[tuple[str, str]]:
    start = f'"{PREFIX}'
    for attribute in attributes:
        if attribute.startswith(start):
            name, _, value = attribute[len(start) :].partition('"')
            yield name, value.removeprefix('="').removesuffix('"')


def rule_of(function: Function) -> CustomRule | None:
    """The custom rule of a function."""
    marks = marks_of(function)
    known = {field.name: marks[field.name] for field in fields(CustomRule) if field.name in marks}
    if not known:
        return None
    only = "only" in known
    known.pop("only", None)
    return CustomRule(**known, only=only)


def check_name(name: str) -> str:
    """A symbol that can stand in a mark."""
    if not name or any(c in name for c in '"\\\n'):
        raise ArgumentError(f"{name!r} cannot be the symbol of a function with a rule")
    return name


def custom_rule(call: CallBase) -> CustomRule | None:
    """The rule in force for a direct call."""
    callee = call.called_function
    own = scope()
    if callee is None or callee.name not in own.opaque or callee.name in own.inactive or callee.name in own.like:
        return None
    return None if callee.name in own.allocators else rule_of(callee)
