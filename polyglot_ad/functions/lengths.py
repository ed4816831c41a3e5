"""Lengths of arrays that are parameters of their own (`real :: x(n)`): users may leave them out; the arrays say what they are, as in
f2py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Parameter, Signature


class Lengths:
    """The integer parameters of a function that are extents of its arrays as they stand, and not of arrays that it only writes."""

    def __init__(self, signature: Signature, visible: Sequence[Parameter]) -> None:
        self.signature = signature
        self._visible = visible
        arrays = [(a, parameter) for a, parameter in enumerate(visible) if parameter.kind == "array" and parameter.intent != "out"]
        self._sources: dict[int, list[tuple[int, int]]] = {}
        for index, parameter in enumerate(visible):
            if parameter.kind != "scalar" or parameter.intent != "in" or numpy_dtype(parameter.dtype).kind != "i":
                continue
            found = [(a, axis) for a, array in arrays for axis, text in enumerate(array.extents) if text == parameter.name]
            if found:
                self._sources[index] = found
        self.positions = tuple(self._sources)

    def spread(self, args: Sequence[Any], others: Sequence[int]) -> tuple[Any, ...] | None:
        """Arguments by position with None for all lengths, if they are as many as the parameters without these; or without these and the
        `others`, which may be left out, too."""
        for left_out in (set(self.positions), {*self.positions, *others}):
            if self.positions and len(args) == len(self._visible) - len(left_out):
                values = iter(args)
                return tuple(None if index in left_out else next(values) for index in range(len(self._visible)))
        return None

    def complete(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments, with the lengths that were left out."""
        missing = [index for index in self.positions if args[index] is None]
        if not missing:
            return args
        made = list(args)
        for index in missing:
            made[index] = self._length(index, args)
        return tuple(made)

    def _length(self, index: int, args: Sequence[Any]) -> int:
        for a, axis in self._sources[index]:
            if args[a] is not None and np.ndim(args[a]) > axis:
                return int(np.shape(args[a])[axis])
        names = ", ".join(f"'{self._visible[a].name}'" for a, _ in self._sources[index])
        raise ArgumentError(f"{self.signature.name}: '{self._visible[index].name}' was left out, and does not follow from {names}")
