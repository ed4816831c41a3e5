"""Second derivatives, by forward mode over reverse mode: the derivative of a gradient is the derivative of one more program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .reverse import Gradient, cotangents_of, kept_copy
from .selection import Argnums, as_function, chosen, positions, scalar_output


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


class GradientPullback:
    """The pullback of a gradient. The Hessian is symmetric: pulling a cotangent back is the derivative of the gradient by all arguments
    along it."""

    def __init__(self, gradient: Gradient, args: Sequence[Any]) -> None:
        if gradient.with_value:
            raise ArgumentError("vjp of value_and_grad: take vjp of grad")
        function = gradient.function
        if function.program.stateful:
            raise ArgumentError(
                f"vjp of grad of {function.__name__}: the program has variables of its own, which may change before the pullback runs; "
                "take hvp, which needs no pullback"
            )
        parameters = function.signature.parameters
        self.gradient = gradient
        self._args = [kept_copy(Argument(function.signature, index), value) for index, value in enumerate(args)]
        self._by = tuple(i for i, p in enumerate(parameters) if differentiable(p) and p.intent != "out" and args[i] is not None)
        require_real(function, self._by, "vjp of grad")

    def __call__(self, cotangents: Any) -> tuple[Any, ...]:
        where = self.gradient.where
        given = (cotangents,) if isinstance(where, int) else cotangents
        if not isinstance(given, list | tuple) or len(given) != len(chosen(where)):
            raise ArgumentError(f"{self.gradient.__name__}: the pullback takes {len(chosen(where))} cotangents; got {cotangents!r}")
        by = dict(zip((where,) if isinstance(where, int) else where, given, strict=True))
        call = calls.forward_over_reverse(self.gradient.function, self._by, 1, self.gradient.seed(self._args))
        _, found = call(*self._args, *(by.get(index) for index in self._by))
        products = dict(zip(self._by, found, strict=True))
        return tuple(products.get(index) for index in range(len(self.gradient.function.visible)))

    def __repr__(self) -> str:
        return f"<pullback of {self.gradient!r}>"


def hvp(function: Function, args: Sequence[Any], tangents: Sequence[Any], argnums: Argnums | None = None, cotangents: Any = None) -> Any:
    """The Hessian of `function`'s one scalar output times `tangents`: the derivative of the gradient along them.

    `tangents` as in `jvp`. The gradient is by `argnums`, by default by the arguments that have a tangent: bare for one, a tuple for
    several. With `cotangents`, shaped like the outputs as a pullback takes them, the function is <cotangents, f>, for any function of real
    outputs: the derivative of `vjp` along `tangents`, or of <cotangents, jvp> by the arguments.
    """
    from .forward import bind_tangents

    function = as_function(function, "hvp", args)
    if argnums is None:
        moving = [index for index, tangent in enumerate(tangents) if tangent is not None]
        argnums = moving[0] if len(moving) == 1 else moving
    if cotangents is None:
        scalar_output_is_static(function)
        return gradient_jvp(Gradient(function, argnums, with_value=False), args, tangents)[1]
    where = positions(function, argnums, "hvp")
    bound, along = bind_tangents(function, args, tangents, "hvp")
    selected = tuple(sorted({*chosen(where), *along}))
    require_real(function, selected, "hvp")
    require_real_outputs(function, "hvp")
    call = calls.forward_over_reverse(function, selected, 1, "given")
    _, found = call(*bound, *(along.get(index) for index in selected), *cotangents_of(function.signature, cotangents))
    return _shaped(where, selected, found)


def require_real_outputs(function: Function, transform: str) -> None:
    signature = function.signature
    dtypes = [] if signature.result.kind == "none" else [signature.result.dtype]
    dtypes += [parameter.dtype for parameter in signature.parameters if is_written(parameter)]
    if any(leaf.kind == "c" for dtype in dtypes for _, leaf in leaves(numpy_dtype(dtype))):
        raise ArgumentError(f"{transform} of {signature.name}: an output is complex; take jvp or vjp of a function of real numbers")


def scalar_output_is_static(function: Function) -> None:
    """Refuse, before anything is compiled, functions that have no scalar output whatever their arguments."""
    if not any(p.kind == "array" and p.intent != "in" for p in function.signature.parameters):
        scalar_output(function, (), "hvp")
