"""Calls inside `torch.compile`: an operator of PyTorch's own kind, whose name for a call is a number, so that a graph can hold it.

While a program is traced only what is known then counts: which arguments are tensors, and the numbers of Python among the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from polyglot_ad.api.chain_call import ChainCall
from polyglot_ad.bindings.flat import Label
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.errors import ArgumentError

from .call import run
from .tensors import TORCH_DTYPES

if TYPE_CHECKING:
    from .function import TorchFunction

_functions: list[TorchFunction] = []
_calls: list[ChainCall] = []
_numbers: dict[int, int] = {}


def registered(function: TorchFunction) -> int:
    """The number of a function."""
    _functions.append(function)
    return len(_functions) - 1


def compiled(number: int, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """The call of a function while a graph is made."""
    names = tuple(kwargs)
    values = (*args, *kwargs.values())
    what = tuple((str(one.dtype), one.dim()) if isinstance(one, torch.Tensor) else one for one in values)
    places = tuple(isinstance(one, torch.Tensor) for one in values)
    call, order, single = _known(number, what, places, names)
    tensors = [one for one in values if isinstance(one, torch.Tensor)]
    found = operator(call, 0, [tensors[k] for k in order])
    return found[0] if single else tuple(found)


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]
def _known(number: int, what: tuple[Any, ...], places: tuple[bool, ...], names: tuple[str, ...]) -> tuple[int, tuple[int, ...], bool]:
    """(the number of the call, the order of its operands among the tensors, whether it has one output that is no tuple)."""
    function = _functions[number]
    dtypes = {str(dtype): dtype for dtype in TORCH_DTYPES.values()}
    models: list[Any] = []
    for one, tensor in zip(what, places, strict=True):
        if not tensor:
            models.append(one)
        elif one[0] in dtypes:
            models.append(torch.zeros((1,) * one[1], dtype=dtypes[one[0]]))
        else:
            raise ArgumentError(f"pad.torch: {function.__name__}: tensors of {one[0]} are not taken")
    own = len(what) - len(names)
    call, operands = function.prepared(models[:own], dict(zip(names, models[own:], strict=True)))
    tensors = [one for one in models if isinstance(one, torch.Tensor)]
    order = tuple(next(k for k, one in enumerate(tensors) if one is operand) for operand in operands)
    return numbered(call), order, not isinstance(call.c.outputs, list)


def numbered(call: ChainCall) -> int:
    """The number of a call, which stays alive."""
    if id(call) not in _numbers:
        _calls.append(call)
        _numbers[id(call)] = len(_calls) - 1
    return _numbers[id(call)]


@torch.library.custom_op("polyglot_ad::call", mutates_args=())  # type: ignore[untyped-decorator]
def operator(call: int, axes: int, operands: list[torch.Tensor]) -> list[torch.Tensor]:
    """The outputs of a call of this number."""
    return [one.clone() if any(one is given for given in operands) else one for one in run(_calls[call], axes, operands)]


@operator.register_fake  # type: ignore[untyped-decorator]
def _fake(call: int, axes: int, operands: list[torch.Tensor]) -> list[torch.Tensor]:
    known = _calls[call]
    given = dict(zip(known.inputs, operands, strict=True))
    batch = torch.broadcast_shapes(*(one.shape[:axes] for one in operands)) if axes else ()
    return [
        torch.empty((*batch, *_shape(known, label, given, axes)), dtype=TORCH_DTYPES[np.dtype(known.dtype(label))])
        for label in known.outputs
    ]


def _shape(call: ChainCall, label: Label, given: Mapping[Label, torch.Tensor], axes: int) -> Sequence[int]:
    i = parameter_of(label)
    if i is None:
        return call.signature.result.shape
    if ("argument", i) in given:
        return tuple(given["argument", i].shape[axes:])
    parameter = call.signature.parameters[i]
    if parameter.kind == "scalar":
        return ()
    raise ArgumentError(
        f"pad.torch: {call.c.function.__name__}: torch.compile must know the shape of '{parameter.name}': pass a tensor for it"
    )


def _setup(ctx: Any, inputs: tuple[int, int, list[torch.Tensor]], output: list[torch.Tensor]) -> None:
    ctx.call, ctx.axes, operands = inputs
    ctx.save_for_backward(*operands)
    ctx.needed = [one.requires_grad for one in operands]


def _backward(ctx: Any, cotangents: list[torch.Tensor | None]) -> tuple[None, None, list[torch.Tensor | None]]:
    call, operands = _calls[ctx.call], ctx.saved_tensors
    moving = tuple(k for k, needed in enumerate(ctx.needed) if needed and call.is_real(k))
    found: list[torch.Tensor | None] = [None] * len(operands)
    if moving and any(call.moving):
        # A number for it now: the graph that is made of this holds it.
        pull = numbered(call.pushed(moving).transposed())
        given = [one for one, moves in zip(cotangents, call.moving, strict=True) if moves]
        for k, gradient in zip(moving, operator(pull, ctx.axes, [*operands, *given]), strict=True):
            found[k] = gradient
    return None, None, found


torch.library.register_autograd("polyglot_ad::call", _backward, setup_context=_setup)
