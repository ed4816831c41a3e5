"""The real numbers of an array, records taken apart: one by one they are the directions of a Jacobian, and its rows and columns.

The Jacobian of records with respect to records has the shape output.shape + input.shape, as any other, and nests the two dtypes: every
number of the output's dtype becomes a record like the input's, so that `block["energy"]["mass"]` is the derivative of the energies with
respect to the masses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
Dtype = np.dtype[Any]


class Slot(NamedTuple):
    """Where one real number is."""

    element: tuple[int, ...]
    """Of the array."""
    path: tuple[str, ...]
    """The members that lead to it."""
    inner: tuple[int, ...]
    """Its place in the members that are arrays."""


def _paths(dtype: Dtype) -> list[tuple[str, ...]]:
    """The members of real numbers of an element, in the order of the dtype."""
    if dtype.subdtype is not None:
        return _paths(dtype.subdtype[0])
    if dtype.names is None:
        return [()] if dtype.kind == "f" else []
    return [(name, *path) for name in dtype.names for path in _paths(dtype[name])]


def member(value: Array, path: tuple[str, ...]) -> Array:
    """The view of a member."""
    for name in path:
        value = value[name]
    return value


def slots(value: Array) -> list[Slot]:
    """All real numbers of an array: in C order where they are its elements, else member by member."""
    found: list[Slot] = []
    for path in _paths(value.dtype):
        found += [Slot(index[: value.ndim], path, index[value.ndim :]) for index in np.ndindex(member(value, path).shape)]
    return found


def unit(value: Array, slot: Slot) -> Any:
    """Shaped like `value`: one at the slot, zero elsewhere."""
    if value.ndim == 0 and value.dtype.names is None:
        return 1.0
    found = np.zeros(value.shape, value.dtype)
    member(found, slot.path)[(*slot.element, *slot.inner)] = 1.0
    return found


def block_dtype(dtypes: Sequence[Dtype], leaf: int) -> Dtype:
    """The dtypes nested, the first outermost, with numbers in the precision of those of `dtypes[leaf]`. Integers stay, and are zero in a
    Jacobian."""

    def within(dtype: Dtype, k: int, precision: Dtype) -> Dtype:
        if dtype.subdtype is not None:
            element, shape = dtype.subdtype
            return np.dtype((within(element, k, precision), shape))
        if dtype.names is not None:
            return np.dtype([(name, within(dtype[name], k, precision)) for name in dtype.names])
        if dtype.kind not in "fc":
            return dtype
        precision = dtype if k == leaf else precision
        return precision if k + 1 == len(dtypes) else within(dtypes[k + 1], k + 1, precision)

    return within(dtypes[0], 0, dtypes[0])


def every_path(dtype: Dtype) -> list[tuple[str, ...]]:
    """The members of an element that are real or complex numbers, or arrays of them."""
    if dtype.names is None:
        return [()] if dtype.kind in "fc" else []
    return [(name, *path) for name in dtype.names for path in every_path(dtype[name].base)]
