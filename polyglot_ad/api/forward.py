"""Forward mode on values: `jvp`, `pushforward`, `hvp`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.flat import RESULT, dual
from polyglot_ad.budget import Loops, Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from . import calls
from .blocks import arranged, evaluate
from .composed import Composed, Out, lifted, only, pulled, pushed, require_real, require_real_outputs, seeded
from .lifting import Late, bind_tangents, lift, lift_at, transformed, where_of
from .partials import Whole, own_argnums
from .pullbacks import cotangents_of
from .reverse import Gradient, bare
from .selection import Argnums, as_function, is_generic, positions, resolved, scalar_output, written_reals
from .shortcuts import Shortcut, remember, shortcut, types_of
from .without_reverse import by_forward_mode, evaluated, is_refused


def jvp(function: Function | Gradient | Composed | Late, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """(outputs, output tangents): the derivative of `function` at `args` along `tangents`.

    One tangent per argument; None for integers and for what does not move; those of integers at the end may be left out. Of a gradient
    (`jvp(grad(f), …)`) it gives the Hessian-vector product; of any derivative, its derivative.
    """
    key = _key("jvp", args, tangents)
    if (known := shortcut(function, key)) is None:
        known = partial(_jvp, function, key)
    found: tuple[Any, Any] = known(args, tangents)
    return found


def _jvp(function: Any, key: tuple[object, ...], args: Sequence[Any], tangents: Sequence[Any]) -> Any:
    if isinstance(function, partial):
        whole = Whole(function, args, {}, "jvp")
        return jvp(whole.function, whole.args, whole.tangents(tangents))
    if (on_device := getattr(function, "jvp_on_device", None)) is not None:
        return on_device(args, tangents)
    if is_generic(function):
        function = resolved(function, args, {})
    if not isinstance(function, Function):
        return _composed_jvp(lift_at(function, "jvp", args, {}), args, tangents, "jvp")
    function = as_function(function, "jvp")
    bound, _, moving = bind_tangents(lifted(function), args, tangents, "jvp")
    if not moving:
        outputs = calls.value(function)(*bound)
        return bare(outputs), bare((None,) * len(outputs))
    call = calls.forward(function, tuple(moving))
    outputs, moved = call(*bound, *moving.values())
    remember(function, key, _pushed_values(call, tuple(moving)), len(args))
    return bare(outputs), bare(moved)


def _key(transform: str, args: Sequence[Any], tangents: Sequence[Any], *options: object) -> tuple[object, ...]:
    """What decides which derivative a call of `jvp` or `hvp` needs."""
    if isinstance(args, list | tuple) and isinstance(tangents, list | tuple):
        return (transform, types_of(args), types_of(tangents), *options)
    return ()


def _pushed_values(call: calls.Call, moving: tuple[int, ...]) -> Shortcut:
    """`jvp` of arguments of which those at `moving` move."""

    def pushed_values(args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        outputs, moved = call(*args, *[tangents[index] for index in moving])
        return (outputs[0], moved[0]) if len(outputs) == 1 else (bare(outputs), bare(moved))

    return pushed_values


def _curved(function: Function, c: Composed, moving: tuple[int, ...]) -> Shortcut:
    """`hvp` of arguments of which those at `moving` move: of the gradient `c`, only what comes of the tangents."""
    made = pushed(c, moving)
    assert isinstance(made.outputs, list)
    tree = made.outputs[1]
    labels = tuple(out.label for out in dataclasses.replace(made, outputs=tree).leaves)
    call = calls.composed(function, made.levels, made.inputs, made.ones, labels)

    def curved(args: Sequence[Any], tangents: Sequence[Any]) -> Any:
        found = call(*args, *[tangents[index] for index in moving])
        return found[0] if isinstance(tree, Out) else arranged(tree, iter(found))

    return curved


def _composed_jvp(c: Composed, args: Sequence[Any], tangents: Sequence[Any], transform: str) -> Any:
    bound, given, moving = bind_tangents(c, args, tangents, transform, complete=transform == "jvp")
    where = tuple(moving)
    require_real(c, where, f"{transform} of a derivative")
    require_real_outputs(c, transform)
    plain = by_forward_mode(c)
    other = None if plain is None else pushed(plain, where)
    return evaluated(pushed(c, where), other, bound, [*given, *moving.values()])


def pushforward(function: Function | Gradient | Composed | Late, argnums: Argnums = 0, order: int = 1) -> Composed:
    """`jvp` as a function, which can be differentiated: of the arguments, then one tangent for each of `argnums`, it gives
    (outputs, output tangents). By forward mode. Of a higher `order` it is `jet` as a function: each of `argnums` has `order` derivatives
    along a curve, and so has every output."""
    if isinstance(order, bool) or not isinstance(order, int) or order < 1:
        raise ArgumentError(f"pushforward: the order must be a positive integer, got {order!r}")

    def change(c: Composed) -> Composed:
        where = where_of(c, argnums, "pushforward")
        require_real(c, where, "pushforward")
        require_real_outputs(c, "pushforward")
        return pushed(c, where, order)

    made: Composed = transformed(function, "pushforward", change)
    return made


def linearize(function: Function | Gradient | Composed | Late, *args: Any, **kwargs: Any) -> tuple[Any, Callable[..., Any]]:
    """(outputs, linear): `linear(*tangents)` is the derivative of `function` at these arguments along tangents, as `jvp` takes them.

    The arguments are copied, so that it stays the derivative at the values of this call. Each call of `linear` runs the function again.
    """
    if isinstance(function, partial):
        whole = Whole(function, args, kwargs, "linearize")
        outputs, of_all = linearize(whole.function, *whole.args)
        return outputs, lambda *tangents: of_all(*whole.tangents(tangents))
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
    memory: Memory = None, checkpoint: Loops = None,
) -> Any:  # fmt: skip
    """The Hessian of `function`'s one scalar output times `tangents`: the derivative of the gradient along them.

    `tangents` as in `jvp`; those missing at the end are None. The gradient is with respect to `argnums`, by default to the arguments that
    have a tangent: bare for one, a tuple for several. With `cotangents`, shaped like the outputs as a pullback takes them, the function is
    <cotangents, f>, for any function of real outputs: the derivative of `vjp` along `tangents`, or of <cotangents, jvp> with respect to the
    arguments. Within a budget of `memory`, or with loops to `checkpoint`, it is computed by reverse mode over forward mode
    (docs/checkpointing.md).
    """
    ordinary = (argnums is None or type(argnums) is int) and cotangents is None and memory is None and checkpoint is None
    key = _key("hvp", args, tangents, argnums) if ordinary else ()
    if (known := shortcut(function, key)) is not None:
        return known(args, tangents)
    if (on_device := getattr(function, "hvp_on_device", None)) is not None:
        return on_device(args, tangents, argnums, cotangents, memory is not None or checkpoint is not None)
    for what, value in (("arguments", args), ("tangents", tangents)):
        if not isinstance(value, list | tuple):
            raise ArgumentError(f"hvp: the {what} must be a tuple, got {value!r}")
    if isinstance(function, partial):
        whole = Whole(function, args, {}, "hvp")
        where = None if argnums is None else own_argnums(function, argnums, "hvp")
        moves = whole.tangents(tangents, complete=False)
        return hvp(whole.function, whole.args, moves, where, cotangents, memory=memory, checkpoint=checkpoint)
    function = as_function(function, "hvp", args).within(memory, "hvp", checkpoint)
    if argnums is None:
        moved = [index for index, tangent in enumerate(tangents) if tangent is not None]
        if not moved:
            raise ArgumentError(f"hvp of {function.__name__}: no argument has a tangent")
        argnums = moved[0] if len(moved) == 1 else moved
    if cotangents is None:
        if function.signature.result.kind == "none" and not written_reals(function.signature):
            scalar_output(function, (), "hvp")
        if function.budget is not None or function.program.sends_messages:
            return _of_tangent(function, args, tangents, argnums)
        gradient = Gradient(function, argnums, with_value=False)
        c = lift_at(gradient, "hvp", args, {})
        product = _composed_jvp(c, args, tangents, "hvp")[1]
        moving = tuple(i for i, t in enumerate(tangents) if t is not None)
        if key and not c.bases and isinstance(lift(gradient, "hvp"), Composed) and not is_refused(pushed(c, moving)):
            remember(function, key, _curved(function, c, moving), len(args))
        return product
    where = positions(function, argnums, "hvp")
    plain = lifted(function)
    require_real(plain, where, "hvp")
    require_real_outputs(plain, "hvp")
    c = pulled(plain, where)
    along = [*tangents, *[None] * (len(function.visible) - len(tangents))]
    given = cotangents_of(function.signature, cotangents)
    return _composed_jvp(c, [*args, *[None] * (len(function.visible) - len(args)), *given], along, "hvp")[1]


def _of_tangent(function: Function, args: Sequence[Any], tangents: Sequence[Any], argnums: Argnums) -> Any:
    """The gradient of the derivative along the tangents: reverse mode comes last, where its loops are reversed by checkpoints, or its
    messages have adjoints."""
    plain = lifted(function)
    bound, given, moving = bind_tangents(plain, args, tangents, "hvp", complete=False)
    where = positions(function, argnums, "hvp")
    require_real(plain, (*moving, *((where,) if isinstance(where, int) else where)), "hvp")
    seed = scalar_output(function, bound, "hvp")
    output = RESULT if seed == "result" else ("argument", seed)
    along = dual("tangent", output, 0, 0)
    return evaluate(seeded(only(pushed(plain, tuple(moving)), along), where, along), bound, [*given, *moving.values()])
