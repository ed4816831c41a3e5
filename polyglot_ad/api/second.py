"""Second derivatives, by forward mode over reverse mode: the derivative of a gradient is the derivative of one more program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .reverse import Gradient
from .selection import Argnums, as_function, chosen, scalar_output


def require_real(function: Function, where: Sequence[int], transform: str) -> None:
    """Second derivatives and Jacobians are by real numbers, and by records of them."""
    for index in where:
        parameter = function.signature.parameters[index]
        if any(leaf.kind == "c" for _, leaf in leaves(numpy_dtype(parameter.dtype))):
            raise ArgumentError(f"{transform} of {function.signature.name}: argument '{parameter.name}' is complex; use jvp or vjp")


def gradient_jvp(gradient: Gradient, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """`jvp` of a gradient: (gradient, its derivative along the tangents), shaped as the gradient is."""
    from .forward import bind_tangents

    function = gradient.function
    if gradient.with_value:
        raise ArgumentError("jvp of value_and_grad: take jvp of grad")
    bound, moving = bind_tangents(function, args, tangents, "jvp of grad")
    selected = tuple(sorted({*chosen(gradient.where), *moving}))
    require_real(function, selected, "jvp of grad")
    call = calls.forward_over_reverse(function, selected, 1, gradient.seed(bound))
    first, second = call(*bound, *(moving.get(index) for index in selected))
    return _shaped(gradient.where, selected, first), _shaped(gradient.where, selected, second)


def _shaped(where: int | tuple[int, ...], selected: Sequence[int], values: Sequence[Any]) -> Any:
    found = dict(zip(selected, values, strict=True))
    return found[where] if isinstance(where, int) else tuple(found[index] for index in where)


def hvp(function: Function, args: Sequence[Any], tangents: Sequence[Any], argnums: Argnums | None = None) -> Any:
    """The Hessian of `function`'s one scalar output times `tangents`: the derivative of the gradient along them.

    `tangents` as in `jvp`. The gradient is by `argnums`, by default by the arguments that have a tangent: bare for one, a tuple for
    several.
    """
    function = as_function(function, "hvp", args)
    scalar_output_is_static(function)
    if argnums is None:
        moving = [index for index, tangent in enumerate(tangents) if tangent is not None]
        argnums = moving[0] if len(moving) == 1 else moving
    return gradient_jvp(Gradient(function, argnums, with_value=False), args, tangents)[1]


def scalar_output_is_static(function: Function) -> None:
    """Refuse, before anything is compiled, functions that have no scalar output whatever their arguments."""
    if not any(p.kind == "array" and p.intent != "in" for p in function.signature.parameters):
        scalar_output(function, (), "hvp")
