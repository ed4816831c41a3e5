"""Compiled calls of a function's derivatives, made at first use and kept with the function."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Literal

from polyglot_ad.bindings import derivative
from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.library import Function
from polyglot_ad.program import Level

Call = Callable[..., Any]
_lock = threading.RLock()


def _kept(function: Function, key: object, make: Callable[[], Call]) -> Call:
    found = function.derived.get(key)
    if found is None:
        with _lock:
            found = function.derived.get(key)
            if found is None:
                found = function.derived[key] = make()
    return found


def value(function: Function) -> Call:
    """The outputs as a tuple, from copies of what is written."""

    def make() -> Call:
        compiled = function.program.primal(function.signature)
        return derivative.value_call(function.signature, compiled.native, compiled.flat, compiled.on_error)

    return _kept(function, "value", make)


def forward(function: Function, selected: tuple[int, ...], width: int = 1) -> Call:
    """See `bindings.derivative.forward_call`."""

    def make() -> Call:
        compiled = function.program.derivative(function.signature, (Level("forward", selected, width),))
        return derivative.forward_call(function.signature, compiled.native, compiled.flat, compiled.on_error, selected, width)

    return _kept(function, ("forward", selected, width), make)


def reverse(
    function: Function,
    selected: tuple[int, ...],
    width: int = 1,
    seed: Seed = "given",
    give: Literal["both", "gradients", "value and gradients"] = "both",
    order: Sequence[int] | int = (),
) -> Call:
    """See `bindings.derivative.reverse_call`."""

    def make() -> Call:
        compiled = function.program.derivative(function.signature, (Level("reverse", selected, width),))
        return derivative.reverse_call(
            function.signature, compiled.native, compiled.flat, compiled.on_error, selected, width, seed, give, order
        )

    return _kept(function, ("reverse", selected, width, seed, give, order), make)


def forward_over_reverse(function: Function, selected: tuple[int, ...], width: int, seed: Seed) -> Call:
    """See `bindings.derivative.forward_over_reverse_call`."""

    def make() -> Call:
        request = (Level("reverse", selected), Level("forward", selected, width))
        compiled = function.program.derivative(function.signature, request)
        return derivative.forward_over_reverse_call(
            function.signature, compiled.native, compiled.flat, compiled.on_error, selected, width, seed
        )

    return _kept(function, ("second", selected, width, seed), make)
