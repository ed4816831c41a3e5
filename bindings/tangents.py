"""Tangents, cotangents and shadows given by the user: checked against the argument or output they belong to.

Unlike arguments they are values, never written: numbers, sequences and arrays of another real type are converted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Signature

from .arguments import Argument, Array
from .describing import describe, describe_dtype
from .dtypes import clear_integers, leaves, numpy_dtype


class Companion(Argument):
    """The tangent, cotangent or shadow of one parameter."""

    def __init__(self, signature: Signature, index: int, role: str) -> None:
        super().__init__(signature, index, role)

    def like(self, value: object, model: Array | None) -> Array | None:
        """A new array laid out as `model` that holds `value`; zeros for None."""
        if model is None:
            return None
        made = np.zeros_like(model)
        if value is None:
            return made
        if self.dtype.names is not None and isinstance(value, tuple | dict):
            self._fill(made, value, self._expected(model))
        else:
            made[...] = self._converted(value, model)
        if self.dtype.names is not None:
            clear_integers(made)
        return made

    def view(self, value: object, model: Array | None) -> Array | None:
        """As `like`, but `value` itself where it fits, for memory that is only read."""
        if model is None or type(value) is not np.ndarray or value.dtype != model.dtype or value.shape != model.shape:
            return self.like(value, model)
        return value if value.strides == model.strides and value.flags.aligned else self.like(value, model)

    def in_place(self, value: object, model: Array | None, written: bool) -> Array | None:
        """A shadow of the user's own: it must have the memory layout of its primal."""
        if type(value) is np.ndarray and type(model) is np.ndarray and value.dtype == model.dtype and value.shape == model.shape:
            flags = value.flags
            if value.strides == model.strides and (flags.behaved if written else flags.aligned):
                return value
        if model is None or value is None:
            if model is None and value is None:
                return None
            raise self.refuse("None, as the argument is" if model is None else self._expected(model), value)
        if not isinstance(value, np.ndarray) or value.dtype != model.dtype or value.shape != model.shape:
            raise self.refuse(self._expected(model), value)
        if value.size and [s for s, n in zip(value.strides, value.shape, strict=True) if n > 1] != [
            s for s, n in zip(model.strides, model.shape, strict=True) if n > 1
        ]:
            raise self.refuse(self._expected(model), value, f"strides {value.strides} instead of {model.strides}")
        if not value.flags.aligned or (written and not value.flags.writeable):
            raise self.refuse(self._expected(model), value, "it must be aligned and writable")
        return value

    def number(self, value: object) -> Any:
        """A scalar's tangent; zero for None."""
        if value is None:
            return 0.0
        return self.to_complex(value) if self.dtype.kind == "c" else self.to_float(value)

    def _converted(self, value: object, model: Array) -> Array:
        try:
            array = np.asarray(value)
        except (TypeError, ValueError):
            raise self.refuse(self._expected(model), value) from None
        if array.shape != model.shape or not np.can_cast(array.dtype, model.dtype, "same_kind"):
            raise self.refuse(self._expected(model), value)
        return array

    def _expected(self, model: Array) -> str:
        return f"{model.dtype} of shape {model.shape}"


def _members(value: Any, dtype: np.dtype[Any]) -> Any:
    """A record given as a list or a dictionary, as NumPy takes it."""
    if isinstance(value, dict):
        if set(value) != set(dtype.names or ()):
            raise ValueError
        return tuple(value[name] for name in dtype.names or ())
    return tuple(value) if isinstance(value, list) else value


@functools.cache
def result_splitter(signature: Signature, conjugate: bool) -> Callable[[Any], tuple[float, ...]]:
    """Takes the cotangent of a return value apart, into one float per floating-point slot. `conjugate`: imaginary parts change sign (JAX's
    pairing)."""
    sign = -1.0 if conjugate else 1.0
    result = signature.result
    dtype = numpy_dtype(result.dtype)
    parts = tuple(
        (element * dtype.itemsize + offset, leaf)
        for element in range(int(np.prod(result.shape, dtype=np.int64)))
        for offset, leaf in leaves(dtype)
        if leaf.kind in "fc"
    )

    def split(value: Any) -> tuple[float, ...]:
        holder = np.zeros(result.shape, dtype)
        try:
            if value is not None:
                converted = np.asarray(value) if dtype.names is None else np.array(_members(value, dtype), dtype)
                if converted.shape != holder.shape or not np.can_cast(converted.dtype, dtype, "same_kind"):
                    raise ValueError
                holder[...] = converted
        except (TypeError, ValueError):
            wanted = describe_dtype(dtype) + (f" of shape {result.shape}" if result.shape else "")
            raise ArgumentError(f"{signature.name}: cotangent of the return value: expected {wanted}, got {describe(value)}") from None
        memory = holder.tobytes()
        numbers: list[float] = []
        for at, leaf in parts:
            number = np.frombuffer(memory, leaf, 1, at)[0]
            numbers += [float(number.real), sign * float(number.imag)] if leaf.kind == "c" else [float(number)]
        return tuple(numbers)

    return split
