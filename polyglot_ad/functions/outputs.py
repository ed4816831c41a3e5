"""What a function only writes (intent(out)): users may leave it out where its shape follows from the other arguments; it comes back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.dtypes import numpy_dtype
from polyglot_ad.signature.extents import evaluate
from polyglot_ad.signature.model import Parameter, Signature


class Outputs:
    """The parameters of a function that are only written, and whose shapes the other arguments say."""

    def __init__(self, signature: Signature, visible: Sequence[Parameter]) -> None:
        self.signature = signature
        self.positions = tuple(index for index, parameter in enumerate(visible) if _may_be_left_out(parameter))

    def left_out(self, args: Sequence[Any]) -> list[int]:
        return [index for index in self.positions if args[index] is None]

    def complete(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments, with new arrays for what was left out."""
        missing = self.left_out(args)
        if not missing:
            return args
        made = list(args)
        for index in missing:
            parameter = self.signature.parameters[index]
            made[index] = new_array(parameter, shape_of(self.signature, parameter, args))
        return tuple(made)

    @staticmethod
    def returned(result: Any, args: Sequence[Any], left_out: Sequence[int]) -> Any:
        """What a call gives: its own result, then the arrays that it was not given."""
        made = tuple(args[index] if args[index].ndim else args[index][()] for index in left_out)
        whole = made if result is None else (result, *made)
        return whole[0] if len(whole) == 1 else whole


def _may_be_left_out(parameter: Parameter) -> bool:
    output = parameter.intent == "out" or any(key == "output" for key, _ in parameter.detail)
    if not output or parameter.kind != "array" or parameter.optional or parameter.hidden or parameter.any_rank:
        return False
    return all(length is not None or text for length, text in zip_longest(parameter.shape, parameter.extents, fillvalue=""))


def new_array(parameter: Parameter, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    return np.zeros(shape, numpy_dtype(parameter.dtype), "F" if parameter.order == "F" else "C")


def shape_of(signature: Signature, parameter: Parameter, args: Sequence[Any]) -> tuple[int, ...]:
    """The shape of an array of which the other arguments say it."""
    if not parameter.extents:
        return tuple(length or 0 for length in parameter.shape)

    names = [one.name for one in signature.parameters]
    try:
        values = {name: int(value) for name, value in zip(names, args) if isinstance(value, int | np.integer)}
        shapes = {name: np.shape(value) for name, value in zip(names, args) if value is not None}
        lengths = [evaluate(text, values, shapes) if text else length for text, length in zip(parameter.extents, parameter.shape)]
    except IndexError:
        raise _wrong_rank(signature, args) from None
    except KeyError as error:
        raise ArgumentError(f"{signature.name}: argument {error} must be an integer: the shape of the result depends on it") from None
    return tuple(max(length or 0, 0) for length in lengths)


def _wrong_rank(signature: Signature, args: Sequence[Any]) -> ArgumentError:
    """The error about an array with too few dimensions for the shape of the result to follow from."""
    for index, (parameter, value) in enumerate(zip(signature.parameters, args, strict=False)):
        if parameter.kind == "array" and not parameter.any_rank and np.ndim(value) != len(parameter.shape):
            argument = Argument(signature, index)
            return argument.refuse(argument.expected_array(), value, f"{np.ndim(value)} dimensions instead of {len(parameter.shape)}")
    return ArgumentError(f"{signature.name}: the shape of the result does not follow from these arguments")
