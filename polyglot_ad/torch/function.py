"""`pad.torch.function`: a native function as one of PyTorch's tensors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch

from polyglot_ad.api.blocks import arranged
from polyglot_ad.api.chain_call import ChainCall
from polyglot_ad.api.composed import lifted
from polyglot_ad.api.selection import as_function, is_generic, resolved
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.signature.model import Parameter

from .call import Call
from .compiled import compiled, registered
from .tensors import TORCH_DTYPES, array_of


def function(f: Function) -> TorchFunction:
    """`f` as a function of PyTorch's tensors: with `backward`, double backward, forward mode, `torch.func` (`grad`, `jvp`, `vmap` as native
    batches, and any mix) and `torch.compile`, all computed by native derivatives of `f`.

    It takes what `f` takes, tensors on the CPU for arrays and numbers, and gives the outputs: the return value, then the arrays that `f`
    writes, whose initial values are arguments: a tensor is never changed. A number may be one of Python, and then has no derivative.
    """
    if not is_generic(f):
        as_function(f, "pad.torch.function")
    return TorchFunction(f)


class TorchFunction:
    """See `function`."""

    def __init__(self, f: Any) -> None:
        self.f = f
        self.__name__ = f.__name__
        self.__doc__ = f"In PyTorch: {f.__doc__}"
        self._calls: dict[object, ChainCall] = {}
        self._number = registered(self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if torch.compiler.is_compiling():
            return compiled(self._number, args, kwargs)
        call, operands = self.prepared(args, kwargs)
        return arranged(call.c.outputs, iter(_tuple(Call.apply(call, 0, *operands))))

    def prepared(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[ChainCall, list[torch.Tensor]]:
        """The call for these arguments, and the tensors among them."""
        f = self.f
        if is_generic(f):
            f = resolved(f, [_model(value) for value in args], {name: _model(value) for name, value in kwargs.items()})
        static: dict[int, Any] = {}
        operands: list[torch.Tensor] = []
        for i, (parameter, value) in enumerate(zip(f.visible, f.placed(args, kwargs), strict=True)):
            if isinstance(value, np.ndarray):
                value = torch.from_numpy(np.ascontiguousarray(value))
            if isinstance(value, torch.Tensor):
                operands.append(_operand(f, parameter, value))
            else:
                static[i] = value
        return self._call(f, static), operands

    def _call(self, f: Function, static: dict[int, Any]) -> ChainCall:
        key = (f, f.program.stated().key, tuple(sorted(static.items())))
        try:
            found = self._calls.get(key)
        except TypeError:
            unknown = next(value for value in static.values() if type(value).__hash__ is None)
            raise ArgumentError(f"pad.torch: {f.__name__}: expected a tensor or a number, got {unknown!r}") from None
        if found is None:
            c = lifted(f)
            if not c.leaves:
                raise ArgumentError(f"pad.torch: {f.__name__} has no output")
            found = ChainCall(c, static, {})
            for label in found.outputs:
                if found.dtype(label) not in TORCH_DTYPES:
                    raise ArgumentError(f"pad.torch: {f.__name__}: an output is of {found.dtype(label)}: tensors here are of real numbers")
            self._calls[key] = found
        return found

    def __repr__(self) -> str:
        return f"<PyTorch function of {self.f!r}>"


def _tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _operand(f: Function, parameter: Parameter, value: torch.Tensor) -> torch.Tensor:
    name = f"pad.torch: {f.__name__}: argument '{parameter.name}'"
    if value.device.type != "cpu":
        raise ArgumentError(f"{name} is on the device '{value.device}': native functions take tensors on the CPU (x.cpu())")
    dtype = numpy_dtype(parameter.dtype)
    wanted = TORCH_DTYPES.get(dtype)
    if wanted is None:
        raise ArgumentError(f"{name} is of {dtype}: tensors here are of real numbers and integers")
    if value.dtype == wanted:
        return value
    if parameter.kind == "scalar" and not value.dtype.is_floating_point and not value.dtype.is_complex:
        return value.to(wanted)  # an integer, for a number or an integer of another size
    raise ArgumentError(f"{name} is {wanted}, got {value.dtype} (x.to({wanted}))")


def _model(value: Any) -> Any:
    """What a tensor holds, where only its type counts."""
    if isinstance(value, torch.Tensor):
        one = array_of(torch.zeros(value.shape, dtype=value.dtype))
        return one if one.ndim else one.item()
    return value
