"""Arguments that pass in several ways: an array, or a `Pointer` to what native code made; a function of Python, or one of the same program.

Each combination is a *variant* of the function: the same native function with another signature, in which a handle is an opaque address and
a function of the program is not passed at all, but called as if the source named it, so that derivatives go through it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from polyglot_ad.bindings.addresses import Pointer
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.process.locks import making
from polyglot_ad.signature.addresses import address_parameter
from polyglot_ad.signature.model import Parameter, Signature

from .function import Function

Choice = tuple[int, str]
"""A parameter by position, and the function of the program that it is; "" for an address."""


def variant(function: Function, args: Sequence[Any]) -> Function:
    """The function in which what these arguments (by position) are is settled."""
    choices: list[Choice] = []
    for position, (parameter, value) in enumerate(zip(function.signature.parameters, args, strict=True)):
        detail: Mapping[str, Any] = dict(parameter.detail)
        if "function" in detail:
            if isinstance(value, Function) and value.program is function.program:
                choices.append((position, _target(function, parameter, value.signature)))
        elif "or address" in detail and _is_address(parameter, value):
            choices.append((position, ""))
    return _made(function, tuple(choices))


def _is_address(parameter: Parameter, value: object) -> bool:
    """Whether a value is the address of an array's memory. An integer is, where it is no element."""
    if isinstance(value, Pointer):
        return True
    return isinstance(value, int) and not isinstance(value, bool) and numpy_dtype(parameter.dtype).names is not None


def _made(function: Function, choices: tuple[Choice, ...]) -> Function:
    key = ("variant", choices)
    found = function.derived.get(key)
    if found is None:
        with making:
            found = function.derived.get(key)
            if found is None:
                found = function.derived[key] = _Settled(function, choices)
    assert isinstance(found, Function)
    return found


class _Settled(Function):
    """A variant. It is called with all arguments, like the function itself."""

    def __init__(self, function: Function, choices: tuple[Choice, ...]) -> None:
        signature = function.signature
        parameters = list(signature.parameters)
        for position, symbol in choices:
            parameters[position] = _settled(parameters[position], symbol)
        given = {position for position, _ in choices}
        needed = partial(_needed, signature, given)
        super().__init__(function.program, replace(signature, parameters=tuple(parameters), needed=needed), settled=True)
        self._origin = function

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"{self!r}: a call with addresses or functions cannot be pickled")


def _needed(signature: Signature, given: set[int]) -> dict[int, str]:
    """How much of its arrays the function certainly uses, without those that are addresses now."""
    return {at: bytes for at, bytes in signature.needed().items() if at not in given}


def _settled(parameter: Parameter, symbol: str) -> Parameter:
    if not symbol:
        made = address_parameter(parameter.name, str(dict(parameter.detail)["or address"]))
        return replace(made, detail=(*made.detail, ("of array", True)))
    return replace(parameter, detail=(*parameter.detail, ("bound", symbol)))


def _target(function: Function, parameter: Parameter, target: Signature) -> str:
    """The symbol of a function of the program, which must be of the type that the parameter points to."""
    prototype = dict(parameter.detail)["function"]
    assert isinstance(prototype, tuple)
    result, parameters = prototype
    own = (_result_word(target), *map(_word, target.parameters))
    wanted = (result, *parameters)
    if len(own) != len(wanted) or not all(map(_fits, own, wanted)):
        raise ArgumentError(
            f"{function.signature.name}: argument '{parameter.name}': {target.name} is of another type than the parameter points to"
        )
    return target.symbol


def _fits(own: str, wanted: str) -> bool:
    """Whether a parameter takes what the caller gives: an address is also one of a number that is only read."""
    return own == wanted or (wanted.endswith("*") and own[:1] in ("*", "&"))


def _word(parameter: Parameter) -> str:
    if parameter.passing in ("pointer", "address"):
        return "*"
    if parameter.passing == "reference" and not parameter.optional and str(parameter.dtype)[1] in "fiu":
        return f"&{parameter.dtype}"
    return str(parameter.dtype) if parameter.passing == "value" else "?"


def _result_word(signature: Signature) -> str:
    result = signature.result
    if result.kind == "none":
        return ""
    return "*" if any(key == "address" for key, _ in result.detail) else str(result.dtype) if result.kind == "scalar" else "?"
