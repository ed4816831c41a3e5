"""Directions of whole Jacobians: unit vectors, several per pass, and the blocks that their derivatives are written into."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument, Array
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Signature

from .slots import Slot, nested, slots, unit

LANES = 8
"""The most directions that go through one pass: vectors of a current processor hold that many doubles."""

Where = int | tuple[int, ...]


Direction = tuple[int, Slot]
"""A unit vector: the parameter (or output), and the number in it that is one."""


def lanes_for(inputs: dict[int, Array]) -> int:
    """How many directions go together: a power of two, so that few derivatives are compiled."""
    count = sum(len(slots(value)) for value in inputs.values())
    lanes = 1
    while lanes < min(count, LANES):
        lanes *= 2
    return lanes


def batches(inputs: dict[int, Array], lanes: int) -> Iterator[list[Direction]]:
    directions = [(i, slot) for i, value in inputs.items() for slot in slots(value)]
    for start in range(0, len(directions), lanes):
        yield directions[start : start + lanes]


def of_lanes(batch: Sequence[Direction], i: int, value: Array | None, lanes: int) -> Any:
    """The tangents of parameter i in a batch: one per lane, zero in the lanes that are left over."""
    found: list[Any] = []
    for lane in range(lanes):
        if value is None or lane >= len(batch) or batch[lane][0] != i:
            found.append(None)
        else:
            found.append(unit(value, batch[lane][1]))
    return found[0] if lanes == 1 else found


def value_of(signature: Signature, index: int, given: Any) -> Array:
    """An argument as an array, for its shape and dtype."""
    argument = Argument(signature, index)
    if given is None:
        raise ArgumentError(f"{signature.name}: argument '{argument.parameter.name}' is None: there is no derivative by it")
    converted = argument.converter()(given)
    return np.asarray(converted, numpy_dtype(argument.parameter.dtype))


def one_block(output: Array, value: Array) -> Array:
    return np.zeros((*output.shape, *value.shape), nested(output.dtype, value.dtype))


def whole(block: Array | None) -> Any:
    """A finished Jacobian; a number where it has no dimensions."""
    return block if block is None or block.ndim else block[()]


def nest(where: Where, item: Callable[[int], Any]) -> Any:
    return item(where) if isinstance(where, int) else tuple(item(index) for index in where)
