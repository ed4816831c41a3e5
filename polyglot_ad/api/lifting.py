"""From what a user passes to a transformation to the composed derivative that it is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from polyglot_ad.bindings.describing import describe_parameter
from polyglot_ad.bindings.request import differentiable
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from .composed import Composed, Where, lifted, tower
from .selection import Argnums, as_function, deferred, distinct, is_generic, plain, positions, resolved, written_reals

if TYPE_CHECKING:
    from .reverse import Gradient


class Late:
    """A composed derivative of which only a call's arguments say which output it is of: the one array that has one element."""

    def __init__(self, function: Function, name: str, make: Callable[[Sequence[Any]], Composed]) -> None:
        self.function = function
        self.make = make
        self.__name__ = name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.at(args, kwargs)(*args, **kwargs)

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Composed:
        own = len(self.function.visible)
        return self.make(self.function.bind(args[:own], kwargs))

    def __repr__(self) -> str:
        return f"<{self.__name__}>"


def transformed(function: Any, transform: str, change: Callable[[Composed], Composed]) -> Any:
    """`change` of the composed derivative that `function` is; put off where only a call says which that is."""
    if is_generic(function):
        return deferred(function, lambda specialised: transformed(specialised, transform, change))
    found = lift(function, transform)
    if isinstance(found, Late):
        return Late(found.function, f"{transform}({found.__name__})", lambda args: change(found.make(args)))
    return change(found)


def lift(function: object, transform: str) -> Composed | Late:
    """A function or a derivative as a composed derivative."""
    from .reverse import Gradient

    if isinstance(function, Composed | Late):
        return function
    if isinstance(function, Gradient):
        if function.with_value:
            raise ArgumentError(f"{transform} of value_and_grad: take {transform} of grad")
        if not function.plain:
            raise ArgumentError(f"{transform} of {function.__name__}: take it of grad without has_aux and holomorphic")
        key = ("lifted", function.where)
        found = function.function.derived.get(key)
        if found is None:
            found = function.function.derived[key] = _of_gradient(function)
        return found
    return lifted(as_function(function, transform))


def lift_at(function: Any, transform: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Composed:
    """As `lift`, for a call with these arguments."""
    if is_generic(function):
        function = resolved(function, args, kwargs)
    found = lift(function, transform)
    return found.at(args, kwargs) if isinstance(found, Late) else found


def _of_gradient(gradient: Gradient) -> Composed | Late:
    function = gradient.function
    if function.signature.result.kind == "scalar" or len(written_reals(function.signature)) == 1:
        return tower(function, gradient.seed(()), (gradient.where,))
    return Late(function, gradient.__name__, lambda args: tower(function, gradient.seed(args), (gradient.where,)))


def where_of(c: Composed, argnums: Argnums, transform: str) -> Where:
    """`argnums` of a composed derivative as positions: those of the function's arguments, by name too, then of tangents and cotangents."""
    if not c.inputs:
        return positions(c.function, argnums, transform)
    own = len(c.function.visible)

    def one(which: int | str) -> int:
        if isinstance(which, int) and not isinstance(which, bool):
            if not -c.count <= which < c.count:
                raise ArgumentError(f"{c.__name__}: there is no argument {which}; it takes: {c.describe()}")
            which %= c.count
            if which >= own:
                return which
        found = positions(c.function, which, transform)
        assert isinstance(found, int)
        return found

    wanted = plain(argnums, transform)
    if not isinstance(wanted, tuple):
        return one(wanted)
    return distinct(tuple(one(which) for which in wanted), argnums, transform)


def movable(c: Composed, args: Sequence[Any]) -> tuple[int, ...]:
    """Positions of all inputs that have a derivative: what is read and holds numbers."""
    parameters = c.function.visible
    own = [i for i, p in enumerate(parameters) if differentiable(p) and p.intent != "out" and args[i] is not None]
    return (*own, *range(len(parameters), c.count))


def bind_tangents(
    c: Composed, args: Sequence[Any], tangents: Sequence[Any], transform: str, complete: bool = True
) -> tuple[tuple[Any, ...], list[Any], dict[int, Any]]:
    """(arguments, further inputs, the tangents that are not None by position). `complete`: only what has no tangent (integers, arguments
    that are None) may be left out at the end."""
    name = f"{transform} of {c.__name__}"
    for what, value in (("arguments", args), ("tangents", tangents)):
        if not isinstance(value, list | tuple):
            raise ArgumentError(f"{name}: the {what} must be a tuple, got {value!r}")
    bound, given = c.bind(args, {})
    if c.function.structures and len(args) < c.count:
        tangents = c.function.structures.expanded(tangents, tangents=True)
    if len(tangents) > c.count:
        raise ArgumentError(f"{name}: {len(tangents)} tangents for {c.count} arguments")
    if complete:
        _require_tangents(c, bound, len(tangents), name)
    moving: dict[int, Any] = {}
    for index, tangent in enumerate(tangents):
        if tangent is None:
            continue
        if index < len(c.function.visible):
            parameter = c.signature.parameters[index]
            if not differentiable(parameter):
                kind = describe_parameter(parameter) if parameter.kind != "scalar" else "an integer"
                raise ArgumentError(f"{name}: argument '{parameter.name}' is {kind}: its tangent must be None, got {tangent!r}")
            if bound[index] is None:
                raise ArgumentError(f"{name}: argument '{parameter.name}' is None: its tangent must be None too")
        moving[index] = tangent
    return bound, given, moving


def _require_tangents(c: Composed, bound: Sequence[Any], count: int, name: str) -> None:
    for index in range(count, c.count):
        own = index < len(c.function.visible)
        parameter = c.signature.parameters[index] if own else None
        if parameter is None or (differentiable(parameter) and parameter.intent != "out" and bound[index] is not None):
            what = f"argument '{parameter.name}'" if parameter is not None else f"argument {index}"
            raise ArgumentError(f"{name}: {count} tangents for {c.count} arguments: {what} has none; None says that it does not move")
