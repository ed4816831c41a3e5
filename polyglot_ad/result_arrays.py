"""Result arrays: a function that returns an array writes it, below Python, into one that its caller brings (`Parameter.hidden`).

Users neither pass nor see that parameter. Its shape comes from the arguments, or from a first run that only says how large the result is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.derivative import value_call
from polyglot_ad.signature.dtypes import numpy_dtype
from polyglot_ad.signature.model import Parameter, Result, Signature

from .errors import ArgumentError

if TYPE_CHECKING:
    from .program import Program


class ResultArray:
    """The hidden parameter of a function, which stands last."""

    def __init__(self, program: Program, signature: Signature) -> None:
        self.program = program
        self.signature = signature
        self.parameter: Parameter = signature.parameters[-1]
        self._extents: Callable[..., Any] | None = None

    @staticmethod
    def of(program: Program, signature: Signature) -> ResultArray | None:
        """None for a function that has no such result."""
        hidden = bool(signature.parameters) and signature.parameters[-1].hidden
        return ResultArray(program, signature) if hidden else None

    def make(self, args: Sequence[Any]) -> np.ndarray[Any, Any]:
        """A new array for the result of a call with the arguments `args`."""
        return np.zeros(self._shape(args), numpy_dtype(self.parameter.dtype), "F" if self.parameter.order == "F" else "C")

    def _shape(self, args: Sequence[Any]) -> tuple[int, ...]:
        parameter = self.parameter
        if parameter.extents:
            from polyglot_ad.signature.extents import evaluate

            names = [one.name for one in self.signature.parameters]
            try:
                values = {name: int(value) for name, value in zip(names, args) if isinstance(value, int | np.integer)}
                shapes = {name: np.shape(value) for name, value in zip(names, args) if value is not None}
                lengths = [evaluate(text, values, shapes) if text else length for text, length in zip(parameter.extents, parameter.shape)]
            except IndexError:
                raise self._wrong_rank(args) from None
            except KeyError as error:
                raise ArgumentError(
                    f"{self.signature.name}: argument {error} must be an integer: the shape of the result depends on it"
                ) from None
            return tuple(max(length or 0, 0) for length in lengths)
        if self._extents is None:
            self._extents = self._extents_call()
        extents = iter(self._extents(*args, None)[0])
        return tuple(int(next(extents)) if length is None else length for length in parameter.shape)

    def _wrong_rank(self, args: Sequence[Any]) -> ArgumentError:
        """The error about an array with too few dimensions for the shape of the result to follow from."""
        for index, (parameter, value) in enumerate(zip(self.signature.parameters, args, strict=False)):
            if parameter.kind == "array" and not parameter.any_rank and np.ndim(value) != len(parameter.shape):
                argument = Argument(self.signature, index)
                return argument.refuse(argument.expected_array(), value, f"{np.ndim(value)} dimensions instead of {len(parameter.shape)}")
        return ArgumentError(f"{self.signature.name}: the shape of the result does not follow from these arguments")

    def _extents_call(self) -> Callable[..., Any]:
        """The function called with no place for its result: it gives the extents, and works on copies of what it writes."""
        compiled = self.program.primal(self.signature)
        slots = self.signature.result.slots
        query = replace(
            self.signature,
            parameters=(*self.signature.parameters[:-1], replace(self.parameter, optional=True)),
            result=Result("array", "<i8", (len(slots),), slots),
        )
        return value_call(query, compiled.native, compiled.flat, compiled.on_error)

    @staticmethod
    def returning(native: Callable[..., Any]) -> Callable[..., Any]:
        """The native call, which gives its last argument."""

        def call(*args: Any) -> Any:
            native(*args)
            return args[-1]

        return call
