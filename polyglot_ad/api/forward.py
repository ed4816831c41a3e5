"""Forward mode on values: `jvp`, `pushforward`, `hvp`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.flat import RESULT, dual
from polyglot_ad.budget import Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .blocks import evaluate
from .composed import Composed, lifted, only, pulled, pushed, require_real, require_real_outputs, seeded
from .lifting import Late, bind_tangents, lift_at, transformed, where_of
from .reverse import Gradient, bare, cotangents_of
from .selection import Argnums, as_function, is_generic, positions, resolved, scalar_output, written_reals


def jvp(function: Function | Gradient | Composed | Late, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """(outputs, output tangents): the derivative of `function` at `args` along `tangents`.

    One tangent per argument; None for integers and for what does not move; those of integers at the end may be left out. Of a gradient
    (`jvp(grad(f), …)`) it gives the Hessian-vector product; of any derivative, its derivative.
    """
    if is_generic(function):
        function = resolved(function, args, {})
    if not isinstance(function, Function):
        found: tuple[Any, Any] = _composed_jvp(lift_at(function, "jvp", args, {}), args, tangents, "jvp")
        return found
    function = as_function(function, "jvp")
    bound, _, moving = bind_tangents(lifted(function), args, tangents, "jvp")
    if not moving:
        outputs = calls.value(function)(*bound)
        return bare(outputs), bare((None,) * len(outputs))
    outputs, moved = calls.forward(function, tuple(moving))(*bound, *moving.values())
    return bare(outputs), bare(moved)


def _composed_jvp(c: Composed, args: Sequence[Any], tangents: Sequence[Any], transform: str) -> Any:
    bound, given, moving = bind_tangents(c, args, tangents, transform, complete=transform == "jvp")
    where = tuple(moving)
    require_real(c, where, f"{transform} of a derivative")
    require_real_outputs(c, transform)
    return evaluate(pushed(c, where), bound, [*given, *moving.values()])


def pushforward(function: Function | Gradient | Composed | Late, argnums: Argnums = 0) -> Composed:
    """`jvp` as a function, which can be differentiated: of the arguments, then one tangent for each of `argnums`, it gives
    (outputs, output tangents). By forward mode."""

    def change(c: Composed) -> Composed:
        where = where_of(c, argnums, "pushforward")
        require_real(c, where, "pushforward")
        require_real_outputs(c, "pushforward")
        return pushed(c, where)

    made: Composed = transformed(function, "pushforward", change)
    return made


def linearize(function: Function | Gradient | Composed | Late, *args: Any, **kwargs: Any) -> tuple[Any, Callable[..., Any]]:
    """(outputs, linear): `linear(*tangents)` is the derivative of `function` at these arguments along tangents, as `jvp` takes them.

    The arguments are copied, so that it stays the derivative at the values of this call. Each call of `linear` runs the function again.
    """
    if is_generic(function):
        function = resolved(function, args, kwargs)
    c = lift_at(function, "linearize", args, kwargs)
    bound, given = c.bind(args, kwargs)
    held = tuple(Argument(c.signature, i).kept(value) for i, value in enumerate(bound[: len(c.function.visible)]))
    inputs = [np.array(value, copy=True) if isinstance(value, np.ndarray) else value for value in given]
    outputs = evaluate(c, bound, given)

    def linear(*tangents: Any) -> Any:
        """The derivative along these tangents."""
        return jvp(function, (*held, *inputs), tangents)[1]

    return outputs, linear


def hvp(
    function: Function, args: Sequence[Any], tangents: Sequence[Any], argnums: Argnums | None = None, cotangents: Any = None, *,
    memory: Memory = None,
) -> Any:  # fmt: skip
    """The Hessian of `function`'s one scalar output times `tangents`: the derivative of the gradient along them.

    `tangents` as in `jvp`; those missing at the end are None. The gradient is with respect to `argnums`, by default to the arguments that
    have a tangent: bare for one, a tuple for several. With `cotangents`, shaped like the outputs as a pullback takes them, the function is
    <cotangents, f>, for any function of real outputs: the derivative of `vjp` along `tangents`, or of <cotangents, jvp> with respect to the
    arguments. Within a budget of `memory` it is computed by reverse mode over forward mode (docs/checkpointing.md).
    """
    for what, value in (("arguments", args), ("tangents", tangents)):
        if not isinstance(value, list | tuple):
            raise ArgumentError(f"hvp: the {what} must be a tuple, got {value!r}")
    function = as_function(function, "hvp", args).within(memory, "hvp")
    if argnums is None:
        moving = [index for index, tangent in enumerate(tangents) if tangent is not None]
        if not moving:
            raise ArgumentError(f"hvp of {function.__name__}: no argument has a tangent")
        argnums = moving[0] if len(moving) == 1 else moving
    if cotangents is None:
        if function.signature.result.kind == "none" and not written_reals(function.signature):
            scalar_output(function, (), "hvp")
        if function.budget is not None:
            return _within_budget(function, args, tangents, argnums)
        gradient = Gradient(function, argnums, with_value=False)
        return _composed_jvp(lift_at(gradient, "hvp", args, {}), args, tangents, "hvp")[1]
    where = positions(function, argnums, "hvp")
    plain = lifted(function)
    require_real(plain, where, "hvp")
    require_real_outputs(plain, "hvp")
    c = pulled(plain, where)
    along = [*tangents, *[None] * (len(function.visible) - len(tangents))]
    given = cotangents_of(function.signature, cotangents)
    return _composed_jvp(c, [*args, *[None] * (len(function.visible) - len(args)), *given], along, "hvp")[1]


def _within_budget(function: Function, args: Sequence[Any], tangents: Sequence[Any], argnums: Argnums) -> Any:
    """The gradient of the derivative along the tangents: reverse mode comes last, and its loops are reversed by checkpoints."""
    plain = lifted(function)
    bound, given, moving = bind_tangents(plain, args, tangents, "hvp", complete=False)
    where = positions(function, argnums, "hvp")
    require_real(plain, (*moving, *((where,) if isinstance(where, int) else where)), "hvp")
    seed = scalar_output(function, bound, "hvp")
    output = RESULT if seed == "result" else ("argument", seed)
    along = dual("tangent", output, 0, 0)
    return evaluate(seeded(only(pushed(plain, tuple(moving)), along), where, along), bound, [*given, *moving.values()])
