"""`pad.jax.function`: a native function as one of JAX."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from polyglot_ad.api.blocks import arranged
from polyglot_ad.api.chain_call import ChainCall
from polyglot_ad.api.composed import Composed, lifted
from polyglot_ad.api.selection import as_function, is_generic, resolved
from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.native import checked_arguments
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.signature.model import Parameter

from .primitive import bind

_SCALARS = ("f4", "f8", "b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8")


def function(f: Function) -> JaxFunction:
    """`f` as a function of JAX's arrays: with `jit`, `vmap` (native batches), `grad`, `jvp`, `vjp`, `hessian` and any mix of them, all
    computed by native derivatives of `f`.

    It takes what `f` takes, and gives the outputs: the return value, then the arrays that `f` writes, whose initial values are arguments.
    An integer from Python is fixed when JAX traces; so must be one that lengths of arrays depend on. `f` must not keep anything from call
    to call that its results depend on: JAX drops, repeats and reorders calls.
    """
    if not is_generic(f):
        as_function(f, "pad.jax.function")
    return JaxFunction(f)


class JaxFunction:
    """See `function`."""

    def __init__(self, f: Any) -> None:
        self.f = f
        self.__name__ = f.__name__
        self.__doc__ = f"In JAX: {f.__doc__}"
        self._calls: dict[object, ChainCall] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        f, values = self._bound(args, kwargs)
        static: dict[int, Any] = {}
        operands: list[Any] = []
        for i, (parameter, value) in enumerate(zip(f.signature.parameters, values)):
            bound = any(key == "bound" for key, _ in parameter.detail)
            if not bound:
                _require_supported(f, parameter)
            if parameter.hidden:
                continue
            if bound:
                static[i] = None  # A function of the program, which native code names.
            elif value is None or _is_fixed(parameter, value):
                static[i] = value
            else:
                operands.append(_operand(f, i, value))
        call = self._call(f, static, operands)
        return arranged(call.c.outputs, iter(bind(call, operands)))

    def _bound(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Function, list[Any]]:
        """The function that is meant, and its arguments by position, structures taken apart."""
        f = self.f
        if is_generic(f):
            f = resolved(f, [_model(value) for value in args], {name: _model(value) for name, value in kwargs.items()})
        values = list(f.with_lengths(f.placed(args, kwargs)))
        for parameter, value in zip(f.visible, values):
            if value is None and not parameter.optional:
                raise ArgumentError(f"pad.jax: {f.__name__}: argument '{parameter.name}' must be given: its initial value is an input")
        return f, values + [None] * (len(f.signature.parameters) - len(values))

    def _call(self, f: Function, static: dict[int, Any], operands: Sequence[Any]) -> ChainCall:
        dynamic = [i for i, parameter in enumerate(f.signature.parameters) if i not in static and not parameter.hidden]
        shapes = {i: tuple(one.shape) for i, one in zip(dynamic, operands, strict=True) if f.signature.parameters[i].kind != "scalar"}
        key = (f, f.program.stated().key, tuple(sorted(static.items())), tuple(sorted(shapes.items())), tuple(dynamic))
        found = self._calls.get(key)
        if found is None:
            found = self._calls[key] = ChainCall(_chain(f), static, _checked(f, static, shapes))
        return found

    def __repr__(self) -> str:
        return f"<JAX function of {self.f!r}>"


def _chain(f: Function) -> Composed:
    if f.program.stated().python:
        raise ArgumentError(f"pad.jax: {f.__name__} has a rule in Python, which native code cannot call while JAX runs")
    c = lifted(f)
    if not c.leaves:
        raise ArgumentError(f"pad.jax: {f.__name__} has no output")
    return c


def _is_fixed(parameter: Parameter, value: object) -> bool:
    """Whether an argument is one of Python, which is no part of JAX's computation."""
    return parameter.kind == "scalar" and numpy_dtype(parameter.dtype).kind in "iub" and isinstance(value, int | np.integer | np.bool_)


def _require_supported(f: Function, parameter: Parameter) -> None:
    dtype = numpy_dtype(parameter.dtype)
    name = f"pad.jax: {f.__name__}: argument '{parameter.name}'"
    if any(key in ("address", "addresses") for key, _ in parameter.detail):
        raise ArgumentError(f"{name} is an address, which JAX does not pass")
    if f"{dtype.kind}{dtype.itemsize}" not in _SCALARS:
        raise ArgumentError(f"{name} is of {dtype}: JAX passes real numbers, integers and arrays of them")


def _operand(f: Function, i: int, value: Any) -> Any:
    """An argument as an operand: a number or an array of the parameter's dtype."""
    argument = Argument(f.signature, i)
    dtype = argument.dtype
    weak = not hasattr(value, "dtype") or getattr(value, "weak_type", False)
    array = jnp.asarray(value)
    narrow = dtype.kind == "i" and dtype.itemsize == 8 and array.dtype == np.int32 and argument.parameter.kind == "scalar"
    if array.dtype != dtype and not narrow:
        if not weak or (not np.can_cast(array.dtype, dtype, "same_kind") and array.dtype.kind not in "iu"):
            raise _wrong_dtype(argument, array.dtype)
        array = jnp.asarray(value, dtype)
        if array.dtype != dtype:
            raise _wrong_dtype(argument, array.dtype)
    if argument.parameter.kind == "scalar" and array.ndim:
        raise ArgumentError(f"pad.jax: {f.__name__}: argument '{argument.parameter.name}' is a number, got an array of shape {array.shape}")
    return array


def _wrong_dtype(argument: Argument, got: Any) -> ArgumentError:
    hint = (
        "; JAX has it after jax.config.update('jax_enable_x64', True)"
        if argument.dtype.itemsize == 8 and not jax.config.read("jax_enable_x64")
        else ""
    )
    return ArgumentError(f"pad.jax: {argument.function}: argument '{argument.parameter.name}' is {argument.dtype}, got {got}{hint}")


def _checked(f: Function, static: Mapping[int, Any], shapes: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """The shapes, with that of an array that the function returns; what can be known of lengths is checked."""
    signature = f.signature
    models: list[Any] = []
    for i, parameter in enumerate(signature.parameters[: len(f.visible)]):
        dtype = numpy_dtype(parameter.dtype)
        if i in static:
            models.append(static[i])
        elif i in shapes:
            # No memory is touched: only its shape is looked at.
            models.append(np.empty(shapes[i], dtype, "F" if parameter.order == "F" else "C"))
        else:
            _require_no_length(f, i, parameter)
            models.append(dtype.type(0).item())
    bound = f.bind(models, {}) if len(f.visible) < len(signature.parameters) else tuple(models)
    checked_arguments(signature)(*bound)
    hidden = len(signature.parameters) - 1
    return {**shapes, hidden: bound[-1].shape} if signature.parameters and signature.parameters[-1].hidden else dict(shapes)


def _require_no_length(f: Function, i: int, parameter: Parameter) -> None:
    """Refuse a number that JAX computes where lengths of arrays depend on it: nothing would check them."""
    declared = [text for one in f.signature.parameters for text in one.extents]
    used = any(re.search(rf"\b{re.escape(parameter.name)}\b", text) for text in declared)
    if used or any(re.search(rf"\ba{i}\b", text) for text in f.signature.needed().values()):
        raise ArgumentError(f"pad.jax: {f.__name__}: '{parameter.name}' says how many elements are used: it must be an integer from Python")


def _model(value: Any) -> Any:
    """Something of the type of an argument, where only types count."""
    if isinstance(value, jax.Array | jax.core.Tracer):
        one = np.zeros(value.shape, value.dtype)
        return one if one.ndim else one.item()
    return value
