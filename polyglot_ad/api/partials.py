"""Transformations of `functools.partial`: of a function with some of its arguments fixed, as in JAX.

What makes a function (`grad`, `hessian`, …) gives the transformation of the whole function with the same arguments fixed. What takes
arguments and tangents (`jvp`, `vjp`, …) takes those that are left; the fixed ones do not move.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from .selection import Argnums, is_generic, plain, resolved

P = ParamSpec("P")
R = TypeVar("R")


def of_partials(transform: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """The transformation, which has `argnums` or `argnames`, of partials, too."""

    @functools.wraps(transform)
    def extended(function: Any, *args: P.args, **kwargs: P.kwargs) -> R:
        if not isinstance(function, functools.partial):
            return transform(function, *args, **kwargs)
        name = transform.__name__
        if isinstance(function.func, type) or not (is_generic(function.func) or _function(function.func)):
            return transform(function, *args, **kwargs)  # which says what it takes
        rest, options = list(args), dict(kwargs)
        if rest:
            rest[0] = own_argnums(function, cast(Argnums, rest[0]), name)
        else:
            named = "argnames" if options.get("argnames") is not None else "argnums"
            options[named] = own_argnums(function, cast(Argnums, options.get(named, 0)), name)
        made = cast(Callable[..., Any], transform)(function.func, *rest, **options)
        return cast(R, functools.partial(made, *function.args, **function.keywords))

    return cast(Callable[Concatenate[Any, P], R], extended)


def own_argnums(fixed: functools.partial[Any], argnums: Argnums, transform: str) -> Any:
    """`argnums` of a partial as those of its function: positions count the arguments that are left."""
    wanted = plain(argnums, transform)
    if isinstance(wanted, tuple):
        return tuple(own_argnums(fixed, one, transform) for one in wanted)
    before = len(fixed.args)
    at = wanted + before if isinstance(wanted, int) and wanted >= 0 else wanted
    names = _names(fixed.func)
    if isinstance(at, int):
        at_end = at < 0 and names is not None and at >= -len(names)
        position = at + len(names or ()) if at_end else at
        name = names[position] if names is not None and 0 <= position < len(names) else None
    else:
        name, position = at, names.index(at) if names is not None and at in names else before
    if name in fixed.keywords or position < before:
        raise ArgumentError(f"{transform} of a partial of {_name(fixed)}: argument {name or at!r} is fixed: it has no derivative")
    return at


def _function(function: Any) -> Function | None:
    found = getattr(function, "function", function)
    return found if isinstance(found, Function) else None


def _names(function: Any) -> list[str] | None:
    """The arguments' names, of a function or a derivative; None where a call says which function it is."""
    found = _function(function)
    return None if found is None else list(found.structures.arguments)


def _name(fixed: functools.partial[Any]) -> str:
    return str(getattr(fixed.func, "__name__", fixed.func))


class Whole:
    """The call of a partial as one of its function: the arguments by position, tangents of all of them, results of those that are left."""

    def __init__(self, fixed: functools.partial[Any], args: Sequence[Any], kwargs: Mapping[str, Any], transform: str) -> None:
        given = (*fixed.args, *args)
        named = {**fixed.keywords, **kwargs}
        function = fixed.func
        if is_generic(function):
            function = resolved(function, given, named)
        own = _function(function)
        if own is None:
            raise ArgumentError(f"{transform}: expected a function of a loaded library, or a derivative of one, in {fixed!r}")
        if getattr(function, "inputs", ()):
            raise ArgumentError(f"{transform} of a partial of {_name(fixed)}: tangents and cotangents are arguments there; fix none")
        self.function: Any = function
        self.args = own.placed(given, named)
        self._structures = own.structures
        leaves = [len(own.structures.members(name)) for name in own.structures.arguments]
        self._before, self._given, self._count = len(fixed.args), len(args), len(leaves)
        first = sum(leaves[: self._before])
        self._entries = slice(first, first + sum(leaves[self._before : self._before + self._given]))
        self._what = f"{transform} of a partial of {_name(fixed)}"

    def tangents(self, tangents: Any, complete: bool = True) -> tuple[Any, ...]:
        """Of all arguments. `complete`: one must be given for each argument that is."""
        if not isinstance(tangents, list | tuple):
            raise ArgumentError(f"{self._what}: the tangents must be a tuple, got {tangents!r}")
        if len(tangents) > self._given or (complete and len(tangents) < self._given):
            raise ArgumentError(f"{self._what}: {len(tangents)} tangents for {self._given} arguments; None is for what does not move")
        after = self._count - self._before - len(tangents)
        return self._structures.expanded(((None,) * self._before + tuple(tangents) + (None,) * after), tangents=True)

    def of_left(self, entries: Sequence[Any]) -> tuple[Any, ...]:
        """Of an entry per argument those of the arguments that are left."""
        return tuple(entries[self._entries])


class PartialPullback:
    """The pullback of a function of which `functools.partial` fixed arguments: entries are for the others."""

    def __init__(self, pullback: Any, whole: Whole) -> None:
        self._pullback = pullback
        self._whole = whole

    def __call__(self, cotangents: Any) -> tuple[Any, ...]:
        return self._whole.of_left(self._pullback(cotangents))

    def batched(self, cotangents: Any) -> tuple[Any, ...]:
        """As the call, of many cotangents, along a leading axis: gradients with that axis."""
        return self._whole.of_left(self._pullback.batched(cotangents))

    def __repr__(self) -> str:
        return f"<{self._pullback!r}, with arguments fixed>"


__all__ = ["PartialPullback", "Whole", "of_partials", "own_argnums"]
