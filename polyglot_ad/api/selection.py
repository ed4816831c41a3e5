"""What a transformation differentiates: which arguments, and which output."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.bindings.describing import describe, describe_dtype, describe_parameter
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.deferred import DeferredTransform
from polyglot_ad.functions.function import Function
from polyglot_ad.signature.model import Parameter, Signature

Argnums = int | str | Sequence[int | str]


class Named(Protocol):
    """What has parameters that `argnums` choose from: functions, and kernels with a launch."""

    @property
    def signature(self) -> Signature: ...

    @property
    def structures(self) -> Any: ...

    def position(self, which: int | str) -> int: ...


def as_function(function: object, transform: str, args: Sequence[Any] | None = None, kwargs: Mapping[str, Any] | None = None) -> Function:
    """`function` if it is one of ours; of a generic function, given `args`, the one for their types."""
    if args is not None and is_generic(function):
        function = resolved(function, args, kwargs or {})
    if isinstance(function, Function):
        function.require_callable()
        return function
    hint = ""
    if isinstance(function, functools.partial) and isinstance(function.func, Function):
        hint = f": {transform} takes the function itself, {function.func.__name__}; give its arguments at the call"
    elif hasattr(function, "autodiff_on_device"):
        hint = ": a kernel on a device has autodiff, jvp, vjp, grad, value_and_grad and hvp; pad.load gives it on the CPU, where it has all"
    elif callable(function):
        hint = ": what is written in Python is not differentiated (functools.partial fixes arguments of a native function)"
    raise ArgumentError(f"{transform}: expected a function of a loaded library, got {_short(function)}{hint}")


def _short(value: object) -> str:
    name = getattr(value, "__name__", None)
    return f"{type(value).__name__} {name!r}" if isinstance(name, str) else describe(value)


def is_generic(function: object) -> bool:
    """Whether only a call's arguments say which function this is (without importing what Julia needs)."""
    if isinstance(function, Function):
        return function.open
    module = sys.modules.get("polyglot_ad.functions.generic")
    return isinstance(function, DeferredTransform) or (module is not None and isinstance(function, module.GenericFunction))


def resolved(function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """The function, or transformation of one, for the types of these arguments."""
    return function.at(args, kwargs)[0]


def deferred(function: Any, transform: Callable[[Any], Callable[..., Any]]) -> Any:
    """The transformation of a generic function, or of a transformation of one."""
    if isinstance(function, Function):
        function.require_callable()
    if isinstance(function, DeferredTransform):
        inner = function.transform
        return DeferredTransform(function.function, lambda specialised: transform(inner(specialised)))
    return DeferredTransform(function, transform)


def plain(argnums: Argnums, transform: str) -> int | str | tuple[int | str, ...]:
    """`argnums` as one position or name, or a tuple of them."""
    if isinstance(argnums, np.integer):
        return int(argnums)
    if isinstance(argnums, int | str):
        return argnums
    if not isinstance(argnums, Sequence):
        raise ArgumentError(f"{transform}: argnums must be positions or names, one or a sequence of them, got {argnums!r}")
    return tuple(int(which) if isinstance(which, np.integer) else which for which in argnums)


def positions(function: Named, argnums: Argnums, transform: str) -> int | tuple[int, ...]:
    """`argnums` as positions, bare where it is one position and not a sequence; each is checked to have a derivative."""
    wanted = plain(argnums, transform)
    if function.structures:
        wanted = _members(function, wanted, transform)
    if not isinstance(wanted, tuple):
        return _checked(function, wanted, transform)
    return distinct(tuple(_checked(function, which, transform) for which in wanted), argnums, transform)


def _members(function: Named, wanted: int | str | tuple[int | str, ...], transform: str) -> int | str | tuple[int | str, ...]:
    """The same by members, where an argument is a structure: those that have a derivative."""
    if isinstance(wanted, tuple):
        each = [_members(function, one, transform) for one in wanted]
        return tuple(name for one in each for name in (one if isinstance(one, tuple) else (one,)))
    names: list[int | str] = function.structures.members(wanted)
    if len(names) == 1:
        return names[0]
    parameters = [function.signature.parameters[function.position(name)] for name in names]
    found = tuple(p.name for p in parameters if differentiable(p) and p.intent != "out")
    return found[0] if len(found) == 1 else found or names[0]


def distinct(found: tuple[int, ...], argnums: Argnums, transform: str) -> tuple[int, ...]:
    """`found`, if there is something in it, each once."""
    if not found:
        raise ArgumentError(f"{transform}: argnums is empty")
    if len(set(found)) != len(found):
        raise ArgumentError(f"{transform}: an argument is named twice in argnums {argnums!r}")
    return found


def _checked(function: Named, which: int | str, transform: str) -> int:
    index = function.position(which)
    parameter = function.signature.parameters[index]
    name = f"{transform} of {function.signature.name}: argument '{parameter.name}'"
    if any(key == "address" for key, _ in parameter.detail):
        raise ArgumentError(f"{name} is {describe_parameter(parameter)}: there is no derivative with respect to what lies behind it")
    if not differentiable(parameter):
        raise ArgumentError(f"{name} is {describe_parameter(parameter)}: integers have no derivative")
    if parameter.intent == "out":
        raise ArgumentError(f"{name} is only written: there is no derivative with respect to it")
    return index


def chosen(where: int | tuple[int, ...]) -> tuple[int, ...]:
    """The positions in ascending order."""
    return (where,) if isinstance(where, int) else tuple(sorted(where))


def outputs_of(signature: Signature) -> list[str]:
    """Names of the outputs: the return value, then the arrays that are written."""
    names = [] if signature.result.kind == "none" else ["the return value"]
    return names + ["the returned array" if p.hidden else f"'{p.name}'" for p in signature.parameters if is_written(p)]


def _kinds_of_outputs(signature: Signature) -> str:
    """The outputs with their types."""
    result = signature.result
    dtypes = [] if result.kind == "none" else [result.dtype]
    dtypes += [parameter.dtype for parameter in signature.parameters if is_written(parameter)]
    words = [f"{name} ({describe_dtype(numpy_dtype(dtype))})" for name, dtype in zip(outputs_of(signature), dtypes, strict=True)]
    return ", ".join(words) or "none"


def scalar_output(function: Named, args: Sequence[Any], transform: str) -> Seed:
    """The one scalar output that `grad` differentiates: a real return value, else the only written real array of one element."""
    signature = function.signature
    result = signature.result
    if result.kind == "scalar" and numpy_dtype(result.dtype).kind == "f":
        return "result"
    if result.kind == "scalar" and numpy_dtype(result.dtype).kind == "c":
        raise ArgumentError(f"{transform} of {signature.name}: the return value is complex; only real functions have a gradient, see vjp")
    arrays = written_reals(signature)
    if len(arrays) > 1:
        sized = [index for index in arrays if np.size(args[index]) == 1]
        arrays = sized or arrays
    if len(arrays) == 1:
        return arrays[0]
    outputs = _kinds_of_outputs(signature)
    hint = "take jacrev, jacfwd or vjp" if outputs != "none" else "nothing comes out of it"
    raise ArgumentError(f"{transform} of {signature.name}: it needs one scalar output, a real number; the outputs are: {outputs}; {hint}")


def written_reals(signature: Signature) -> list[int]:
    """Positions of the written arrays of real numbers."""
    return [index for index, parameter in enumerate(signature.parameters) if is_written(parameter) and is_real_array(parameter)]


def is_real_array(parameter: Parameter) -> bool:
    return parameter.kind == "array" and numpy_dtype(parameter.dtype).kind == "f"
