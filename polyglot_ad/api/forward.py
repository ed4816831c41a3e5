"""Forward mode on values: `jvp`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from polyglot_ad.bindings.request import differentiable
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .reverse import Gradient, bare
from .second import gradient_jvp
from .selection import as_function, is_generic, resolved

if TYPE_CHECKING:
    from .jacobians import Jacobian


def jvp(function: Function | Gradient | Jacobian, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """(outputs, output tangents): the derivative of `function` at `args` along `tangents`.

    One tangent per argument; None for integers and for what does not move; those missing at the end are None. Of a gradient
    (`jvp(grad(f), …)`) it gives the Hessian-vector product, of a Jacobian its derivative.
    """
    if is_generic(function):
        function = resolved(function, args, {})
    if isinstance(function, Gradient):
        return gradient_jvp(function, args, tangents)
    if not isinstance(function, Function):
        from .jacobians import Jacobian, jacobian_jvp

        if isinstance(function, Jacobian):
            return jacobian_jvp(function, args, tangents)
    function = as_function(function, "jvp")
    bound, moving = bind_tangents(function, args, tangents, "jvp")
    if not moving:
        outputs = calls.value(function)(*bound)
        return bare(outputs), bare((None,) * len(outputs))
    outputs, found = calls.forward(function, tuple(moving))(*bound, *moving.values())
    return bare(outputs), bare(found)


def bind_tangents(
    function: Function, args: Sequence[Any], tangents: Sequence[Any], transform: str
) -> tuple[tuple[Any, ...], dict[int, Any]]:
    """The arguments by position, and the tangents that are not None by position."""
    name = f"{transform} of {function.signature.name}"
    for what, value in (("arguments", args), ("tangents", tangents)):
        if not isinstance(value, list | tuple):
            raise ArgumentError(f"{name}: the {what} must be a tuple, got {value!r}")
    bound = function.bind(args, {})
    if len(tangents) > len(function.visible):
        raise ArgumentError(f"{name}: {len(tangents)} tangents for {len(function.visible)} arguments")
    moving: dict[int, Any] = {}
    for index, tangent in enumerate(tangents):
        parameter = function.signature.parameters[index]
        if tangent is None:
            continue
        if not differentiable(parameter):
            raise ArgumentError(f"{name}: argument '{parameter.name}' is an integer: its tangent must be None, got {tangent!r}")
        if bound[index] is None:
            raise ArgumentError(f"{name}: argument '{parameter.name}' is None: its tangent must be None too")
        moving[index] = tangent
    return bound, moving
