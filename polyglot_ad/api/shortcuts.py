"""Shortcuts of calls: what the types of a call's arguments decide is found once, so that a call like an earlier one costs a look-up.

Which derivative a transformation needs, and which values it is given, follow from the function, from options, and from the types of the
arguments and tangents (`None` does not move). A key holds just that; what it leads to is the generated call, which checks the values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from polyglot_ad.functions.function import Function

Shortcut = Callable[..., Any]


def types_of(values: Sequence[Any]) -> tuple[type, ...]:
    return tuple(map(type, values))


def shortcut(function: object, key: tuple[object, ...]) -> Shortcut | None:
    """What `remember` was given for the key, as long as the rules hold that held then."""
    if type(function) is not Function:
        return None
    found = function.derived.get(key)
    return found[1] if found is not None and found[0] is function.program.stated() else None


def remember(function: Function, key: tuple[object, ...], made: Shortcut, count: int) -> None:
    """Keep a shortcut, where the `count` arguments that a user gave are those that pass."""
    if not (function.completes or function.open) and count == len(function.signature.parameters):
        function.derived[key] = (function.program.stated(), made)
