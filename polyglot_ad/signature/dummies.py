"""Dummy arguments and results of Fortran procedures, whichever way their declarations were found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from polyglot_ad.ir.values import Argument, Function

from .building import RESULT_SLOTS, result_of
from .context import Context
from .debug_info import argument_behind
from .model import Result
from .source_types import Array, Record, Scalar, SourceType, Unsupported, element_count


@dataclass(frozen=True)
class Dummy:
    """One dummy argument, whichever way its declaration was found. `logical`: its dtype is an integer that holds a truth value.

    `shape` and `extents` are as in `Parameter`; `attribute` is a descriptor's (0, 1 pointer, 2 allocatable), None where none is passed.
    """

    name: str
    type: SourceType
    logical: bool = False
    intent: str = ""
    by_value: bool = False
    optional: bool = False
    character: bool = False
    array: bool = False
    shape: tuple[int | None, ...] = ()
    extents: tuple[str, ...] = ()
    assumed_size: bool = False
    attribute: int | None = None
    contiguous: bool = False
    target: bool = False


def argument_of(context: Context, function: Function, name: str) -> Argument | None:
    """The IR argument of the dummy of this name."""
    for variable, record in context.debug.variables_of(function):
        if variable.name == name and variable.number("arg"):
            return argument_behind(record)
    return None


def result(dummy: Dummy) -> Result:
    """A function's result of known shape."""
    if dummy.character:
        raise Unsupported("a character string")
    if dummy.attribute is not None:
        raise Unsupported("allocatable or a pointer: its shape is not known before the call")
    if dummy.array:
        fixed = tuple(length for length in dummy.shape if length is not None)
        if element_count(fixed) > RESULT_SLOTS:
            raise Unsupported(f"an array of more than {RESULT_SLOTS} numbers")
        found = result_of(Array(dummy.type, fixed))
        return replace(found, passing="indirect", detail=(*found.detail, ("order", "F")))
    if dummy.logical and isinstance(dummy.type, Scalar):
        return result_of(Scalar("|b1"))
    found = result_of(dummy.type)
    return replace(found, passing="indirect") if isinstance(dummy.type, Record) else found
