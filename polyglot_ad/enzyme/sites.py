"""Calls of the surface in a module."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Function, Module

from . import batches
from .debug_types import source_parameters
from .descriptors import compare
from .names import MARK, Ask, asked
from .request import Request, read, refusal, resolved

PLAIN = (Ask.BATCH, Ask.AUGMENT_SIZE)
"""What needs no derivative."""


@dataclass(frozen=True)
class Site:
    """One call, and what it asks for; `unclear` is why that is not known (yet)."""

    call: ins.CallBase
    ask: Ask
    function: Function | None = None
    request: Request | None = None
    unclear: DifferentiationError | None = None


def find(module: Module, words: Mapping[int, str]) -> list[Site]:
    """All calls of the surface, in the order of the module."""
    named = {f for name, f in module.functions.items() if MARK in name and f.is_declaration and asked(name) is not None}
    if not named:
        return []
    calls = (i for function in module.functions.values() for i in function.instructions() if isinstance(i, ins.CallBase))
    return [_site(call, words) for call in calls if call.called_function in named]


def _site(call: ins.CallBase, words: Mapping[int, str]) -> Site:
    assert call.called_function is not None
    ask = asked(call.called_function.name)
    assert ask is not None
    try:
        function = _function(call)
        source = source_parameters(function)
        if ask in PLAIN:
            batches.used_arguments(call, ask, function, words)
            return Site(call, ask, function)
        request = read(call, ask, function, words, source.groups if source is not None else ())
        if source is not None:
            compare(call, request, source.types)
        return Site(call, ask, function, request)
    except DifferentiationError as error:
        return Site(call, ask, unclear=error)


def _function(call: ins.CallBase) -> Function:
    """What is differentiated: the first argument."""
    first = 1 if call.arguments and any(a.startswith("sret") for a in call.argument_attributes[0]) else 0
    if len(call.arguments) <= first:
        raise refusal(call, "it has no argument that says which function is meant", "pass the function first")
    found = resolved(call.arguments[first])
    if not isinstance(found, Function):
        raise refusal(
            call, "its first argument is not a function that is known when the program is compiled",
            "pass the function by its name, or through functions that can be inlined",
        )  # fmt: skip
    return found
