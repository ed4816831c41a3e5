"""Result arrays: a function that returns an array writes it, below Python, into one that its caller brings (`Parameter.hidden`).

Users neither pass nor see that parameter. Its shape comes from the arguments, or from a first run that only says how large the result is.
A function whose result is a tuple with arrays in it has such a parameter for each member, numbers included.
"""

from __future__ import annotations

import keyword
from collections import namedtuple
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from polyglot_ad.bindings.derivative import value_call
from polyglot_ad.signature.model import Parameter, Result, Signature

from .outputs import new_array, shape_of

if TYPE_CHECKING:
    from polyglot_ad.programs.program import Program


class ResultArrays:
    """The hidden parameters of a function, which stand last."""

    def __init__(self, program: Program, signature: Signature) -> None:
        self.program = program
        self.signature = signature
        self.parameters: tuple[Parameter, ...] = tuple(parameter for parameter in signature.parameters if parameter.hidden)
        self._extents: Callable[..., Any] | None = None

    @staticmethod
    def of(program: Program, signature: Signature) -> ResultArrays | None:
        """None for a function that has no such result."""
        hidden = bool(signature.parameters) and signature.parameters[-1].hidden
        return ResultArrays(program, signature) if hidden else None

    def make(self, args: Sequence[Any]) -> list[np.ndarray[Any, Any]]:
        """New arrays for the result of a call with the arguments `args`."""
        return [new_array(parameter, shape) for parameter, shape in zip(self.parameters, self._shapes(args), strict=True)]

    def _shapes(self, args: Sequence[Any]) -> list[tuple[int, ...]]:
        if self.parameters[0].extents:
            return [shape_of(self.signature, self.parameters[0], args)]
        known: Sequence[int] = ()
        if any(None in parameter.shape for parameter in self.parameters):
            if self._extents is None:
                self._extents = self._extents_call()
            known = self._extents(*args, *(None for _ in self.parameters))[0]
        extents = iter(known)
        return [tuple(int(next(extents)) if length is None else length for length in parameter.shape) for parameter in self.parameters]

    def _extents_call(self) -> Callable[..., Any]:
        """The function called with no place for its result: it gives the extents, and works on copies of what it writes."""
        compiled = self.program.primal(self.signature)
        slots = self.signature.result.slots
        given = self.signature.parameters[: -len(self.parameters)]
        query = replace(
            self.signature,
            parameters=(*given, *(replace(parameter, optional=True) for parameter in self.parameters)),
            result=Result("array", "<i8", (len(slots),), slots),
        )
        return value_call(query, compiled.native, compiled.flat, compiled.on_error)

    def returning(self, native: Callable[..., Any]) -> Callable[..., Any]:
        """The native call, which gives its last arguments: one array, or a tuple, with names where its members have them."""
        if len(self.parameters) == 1 and self.parameters[0].name == "result":
            return _last(native)
        names = [parameter.name.removeprefix("result.") for parameter in self.parameters]
        count = len(names)
        make: Callable[..., Any] = tuple
        if all(name.isidentifier() and not name.startswith("_") and not keyword.iskeyword(name) for name in names):
            named: Any = namedtuple("Result", names)  # type: ignore[misc]
            make = named._make

        def call(*args: Any) -> Any:
            native(*args)
            return make([value if value.ndim else value.item() for value in args[-count:]])

        return call


def _last(native: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        native(*args)
        return args[-1]

    return call
