"""Whole Jacobians and Hessians, several directions per pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Array
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function
from polyglot_ad.signature.model import Signature

from . import calls
from .directions import Where, batches, lanes_for, nest, of_lanes, one_block, value_of, whole
from .hessians import Hessian, HessianByCall, SecondJacobian, hessian_of, real_outputs
from .reverse import Gradient, bare, differentiable_positions
from .second import require_real
from .selection import Argnums, as_function, chosen, deferred, is_generic, positions
from .slots import nested, put_column, put_row, slots, unit


class Jacobian:
    """The Jacobian of a function, as a function of the same arguments."""

    derivative_order = 1

    def __init__(self, function: Function, argnums: Argnums, transform: str, compute: Callable[..., Any]) -> None:
        self.function = function
        self.transform = transform
        self.where = positions(function, argnums, transform)
        require_real(function, chosen(self.where), transform)
        self.__name__ = f"{transform}({function.__name__})"
        self.__doc__ = f"{transform} of: {function.__doc__}"
        self._compute = compute

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        inputs = {i: value_of(self.function.signature, i, bound[i]) for i in chosen(self.where)}
        return self._compute(self.function, self.where, bound, inputs)

    def __repr__(self) -> str:
        return f"{self.transform}({self.function!r}, argnums={self.where})"


def jacfwd(function: Function | Gradient | Jacobian, argnums: Argnums = 0) -> Jacobian | Hessian | SecondJacobian:
    """The Jacobian by forward mode, for few inputs. Shapes are JAX's: output.shape + input.shape, a tuple over outputs when there are
    several, a tuple over `argnums` when that is a sequence. Of a gradient it is the Hessian, of a Jacobian all second derivatives."""
    if is_generic(function):
        return deferred(function, lambda specialised: jacfwd(specialised, argnums))  # type: ignore[no-any-return]
    return _of_derivative(function, argnums, "jacfwd") or Jacobian(as_function(function, "jacfwd"), argnums, "jacfwd", _forward)


def jacrev(function: Function | Gradient | Jacobian, argnums: Argnums = 0) -> Jacobian | Hessian | SecondJacobian:
    """The Jacobian by reverse mode, for few outputs; shaped as `jacfwd`'s."""
    if is_generic(function):
        return deferred(function, lambda specialised: jacrev(specialised, argnums))  # type: ignore[no-any-return]
    return _of_derivative(function, argnums, "jacrev") or Jacobian(as_function(function, "jacrev"), argnums, "jacrev", _reverse)


def _of_derivative(function: object, argnums: Argnums, transform: str) -> Hessian | SecondJacobian | None:
    """The Jacobian of a first derivative; None where `function` is none."""
    if isinstance(function, Gradient):
        if function.with_value:
            raise ArgumentError(f"{transform} of value_and_grad: take {transform} of grad")
        return Hessian(function.function, function.where, argnums, f"{transform} of grad")
    if isinstance(function, Jacobian):
        return SecondJacobian(function.function, function.where, argnums, f"{transform} of {function.transform}")
    return None


def hessian(function: Function, argnums: Argnums = 0) -> Hessian | SecondJacobian | HessianByCall:
    """The Hessian of the function's one scalar output, by forward mode over reverse mode: input.shape + input.shape, tuples of tuples when
    `argnums` is a sequence. Of a function with other outputs, the second derivatives of each: output.shape + input.shape + input.shape."""
    if is_generic(function):
        return deferred(function, lambda specialised: hessian(specialised, argnums))  # type: ignore[no-any-return]
    return hessian_of(as_function(function, "hessian"), argnums)


# --- the two modes ------------------------------------------------------------------------------------------------------------


def _forward(function: Function, where: Where, bound: Sequence[Any], inputs: dict[int, Array]) -> Any:
    selected = tuple(inputs)
    lanes = lanes_for(inputs)
    blocks: dict[tuple[int, int], Array] = {}
    outputs: tuple[Any, ...] | None = None
    for batch in batches(inputs, lanes):
        tangents = [of_lanes(batch, i, inputs[i], lanes) for i in selected]
        outputs, found = calls.forward(function, selected, lanes)(*bound, *tangents)
        for lane, (i, slot) in enumerate(batch):
            for o, tangent in enumerate(found if lanes == 1 else found[lane]):
                if tangent is not None:
                    column = np.asarray(tangent)
                    block = blocks.get((o, i))
                    if block is None:
                        block = blocks[o, i] = one_block(column.astype(_dtype(function.signature, o, column)), inputs[i])
                    put_column(block, column, slot)
    if outputs is None:
        outputs = calls.value(function)(*bound)
        for o in differentiable_positions(function.signature):
            for i in selected:
                output = np.asarray(outputs[o])
                blocks[o, i] = one_block(output.astype(_dtype(function.signature, o, output)), inputs[i])
    return bare(tuple(nest(where, lambda i, o=o: whole(blocks.get((o, i)))) for o in range(len(outputs))))  # type: ignore[misc]


def _dtype(signature: Signature, o: int, value: Array) -> Any:
    """The dtype of output `o`: a Python float stands for the dtype in the signature."""
    if o == 0 and signature.result.kind == "scalar":
        return numpy_dtype(signature.result.dtype)
    return value.dtype


def _reverse(function: Function, where: Where, bound: Sequence[Any], inputs: dict[int, Array]) -> Any:
    signature = function.signature
    selected = tuple(inputs)
    outputs = calls.value(function)(*bound)
    real = {o: np.asarray(outputs[o]) for o in differentiable_positions(signature)}
    for o, value in real.items():
        if any(leaf.kind == "c" for _, leaf in leaves(value.dtype)):
            raise ArgumentError(f"jacrev of {signature.name}: output {o} is not real; use jacfwd or vjp")
    blocks = {
        (o, i): np.zeros((*value.shape, *inputs[i].shape), nested(value.dtype, inputs[i].dtype, "value"))
        for o, value in real.items()
        for i in selected
    }
    lanes = lanes_for(real)
    for batch in batches(real, lanes):
        cotangents = [of_lanes(batch, o, value, lanes) for o, value in real.items()]
        _, found = calls.reverse(function, selected, lanes)(*bound, *cotangents)
        for lane, (o, slot) in enumerate(batch):
            for i, gradient in zip(selected, found if lanes == 1 else found[lane], strict=True):
                put_row(blocks[o, i], slot, np.asarray(gradient))
    return bare(tuple(nest(where, lambda i, o=o: whole(blocks.get((o, i)))) for o in range(len(outputs))))  # type: ignore[misc]


def jacobian_jvp(jacobian: Jacobian, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """(the Jacobian, its derivative along the tangents): one pass per number of the outputs."""
    from .forward import bind_tangents

    function, where = jacobian.function, jacobian.where
    transform = f"jvp of {jacobian.transform}"
    bound, moving = bind_tangents(function, args, tangents, transform)
    selected = tuple(sorted({*chosen(where), *moving}))
    require_real(function, selected, transform)
    outputs = calls.value(function)(*bound)
    real = real_outputs(function, outputs, transform)
    inputs = {i: value_of(function.signature, i, bound[i]) for i in chosen(where)}
    blocks = {
        (o, i): np.zeros((*value.shape, *inputs[i].shape), nested(value.dtype, inputs[i].dtype, "value"))
        for o, value in real.items()
        for i in chosen(where)
    }
    call = calls.forward_over_reverse(function, selected, 1, "given")
    for o, value in real.items():
        for slot in slots(value):
            cotangents = [unit(value, slot) if other == o else None for other in real]
            _, found = call(*bound, *(moving.get(index) for index in selected), *cotangents)
            for i, derivative in zip(selected, found, strict=True):
                if (o, i) in blocks:
                    put_row(blocks[o, i], slot, np.asarray(derivative))
    moved = bare(tuple(nest(where, lambda i, o=o: whole(blocks.get((o, i)))) for o in range(len(outputs))))  # type: ignore[misc]
    return jacobian(*args), moved
