"""The one operation: a call of a chain of derivatives. Its derivatives are calls of longer chains, so that every order is native.

All operands and results have `axes` leading axes, those of batches; an operand that all members share has the length 1 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from polyglot_ad.api.chain_call import ChainCall
from polyglot_ad.api.vmap import Vmapped
from polyglot_ad.bindings.flat import base_of
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.errors import ArgumentError

from .tensors import array_of, tensor_of


class Call(torch.autograd.Function):  # type: ignore[misc]
    """`Call.apply(call, axes, *operands)`: a tuple of the outputs."""

    @staticmethod
    def forward(call: ChainCall, axes: int, *operands: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return run(call, axes, operands)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call, ctx.axes, *operands = inputs
        ctx.save_for_backward(*operands)
        ctx.save_for_forward(*operands)
        ctx.mark_non_differentiable(*(one for one, moves in zip(output, ctx.call.moving, strict=True) if not moves))

    @staticmethod
    def backward(ctx: Any, *cotangents: torch.Tensor) -> tuple[Any, ...]:
        call, axes = ctx.call, ctx.axes
        moving = tuple(k for k, needed in enumerate(ctx.needs_input_grad[2:]) if needed and call.is_real(k))
        found: list[Any] = [None] * len(ctx.needs_input_grad)
        if not moving or not any(call.moving):
            return tuple(found)
        operands = ctx.saved_tensors
        given = [one for one, moves in zip(cotangents, call.moving, strict=True) if moves]
        gradients = Call.apply(call.pushed(moving).transposed(), axes, *operands, *given)
        for k, gradient in zip(moving, gradients, strict=True):
            found[2 + k] = _shared(gradient, operands[k], axes)
        return tuple(found)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        call, axes = ctx.call, ctx.axes
        operands = ctx.saved_tensors
        moving = tuple(k for k, tangent in enumerate(tangents[2:]) if tangent is not None and call.is_real(k))
        nothing = tuple([None] * len(call.outputs))
        if not moving or not any(call.moving):
            return nothing
        found = iter(Call.apply(call.pushed(moving), axes, *operands, *(tangents[2 + k] for k in moving)))
        return tuple([next(found) if moves else None for moves in call.moving])

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], call: ChainCall, axes: int, *operands: torch.Tensor) -> Any:
        moved = [one.unsqueeze(0) if dim is None else one.movedim(dim, 0) for one, dim in zip(operands, in_dims[2:], strict=True)]
        outputs = Call.apply(call, axes + 1, *moved)
        return outputs, (0,) * len(outputs)


def _shared(gradient: torch.Tensor, operand: torch.Tensor, axes: int) -> torch.Tensor:
    """The gradient of what all members share is the sum over them."""
    over = tuple(axis for axis in range(axes) if operand.shape[axis] == 1 and gradient.shape[axis] != 1)
    return gradient.sum(dim=over, keepdim=True) if over else gradient


def run(call: ChainCall, axes: int, operands: Sequence[torch.Tensor]) -> tuple[torch.Tensor, ...]:
    """The outputs for these operands, by one native call or one native loop."""
    found = _batch(call, axes, operands) if axes else _one(call, operands)
    return tuple([tensor_of(value, call.dtype(label)) for value, label in zip(found, call.outputs, strict=True)])


def _one(call: ChainCall, operands: Sequence[torch.Tensor]) -> Sequence[Any]:
    values = [_value(call, label, one) for label, one in zip(call.inputs, operands, strict=True)]
    own = len(call.inputs) - len(call.c.inputs)
    given = dict(call.static)
    given.update({int(label[1]): value for label, value in zip(call.inputs[:own], values)})  # type: ignore[call-overload]
    bound = call.c.function.bind([given.get(i) for i, parameter in enumerate(call.signature.parameters) if not parameter.hidden], {})
    found: Sequence[Any] = call.c.call(*bound, *values[own:])
    return found


def _value(call: ChainCall, label: Any, one: torch.Tensor) -> Any:
    """An operand as native code takes it: a number where the variable is one."""
    base, i = base_of(label), parameter_of(label)
    parameter = call.signature.parameters[i] if i is not None and base[0] == "argument" else None
    array = array_of(one, _order(call, label))
    if parameter is not None and parameter.kind == "scalar":
        if array.ndim:
            raise ArgumentError(
                f"pad.torch: {call.c.function.__name__}: argument '{parameter.name}' is a number, got a tensor of shape {tuple(one.shape)}"
            )
        return array.item()
    return array if array.ndim else array.item()


def _order(call: ChainCall, label: Any) -> str:
    i = parameter_of(label)
    return "C" if i is None else call.signature.parameters[i].order


def _batch(call: ChainCall, axes: int, operands: Sequence[torch.Tensor]) -> Sequence[Any]:
    function = call.c.function
    if function.structures:
        raise ArgumentError(f"pad.torch: {function.__name__} takes structures, which vmap does not map: call it for each member")
    shape = np.broadcast_shapes(*(one.shape[:axes] for one in operands))
    arrays = [array_of(one) for one in operands]
    given: dict[int, Any] = dict(call.static)
    own = len(call.inputs) - len(call.c.inputs)
    mapped: list[tuple[Any, list[int | None]]] = []
    for array, label in zip(arrays, call.inputs, strict=True):
        each: list[int | None] = [0 if array.shape[axis] == shape[axis] else None for axis in range(axes)]
        squeezed = array.reshape([n for axis, n in enumerate(array.shape) if axis >= axes or each[axis] is not None])
        shared = all(axis is None for axis in each)
        mapped.append((np.asfortranarray(squeezed) if shared and _order(call, label) == "F" else squeezed, each))
    at = {int(label[1]): one for label, one in zip(call.inputs[:own], mapped)}  # type: ignore[call-overload]
    args = [
        at[i] if i in at else (given.get(i), [None] * axes) for i, parameter in enumerate(call.signature.parameters) if not parameter.hidden
    ]
    args += mapped[own:]
    levels = tuple((tuple(each[level] for _, each in args), 0) for level in range(axes))
    found = Vmapped(call.c, levels, 1)(*(value for value, _ in args))
    return _flat(found)


def _flat(tree: Any) -> list[Any]:
    """The leaves of a tree of outputs, in order."""
    if isinstance(tree, tuple):
        return [leaf for part in tree for leaf in _flat(part)]
    return [] if tree is None else [tree]
