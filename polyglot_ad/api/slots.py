"""The real numbers of an array, records taken apart: one by one they are the directions of a Jacobian, and its rows and columns.

The Jacobian of records by records has the shape output.shape + input.shape, as any other, and nests the two dtypes: every number of the
output's dtype becomes a record like the input's, so that `block["energy"]["mass"]` is the derivative of the energies by the masses.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

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


def _member(value: Array, path: tuple[str, ...]) -> Array:
    for name in path:
        value = value[name]
    return value


def slots(value: Array) -> list[Slot]:
    """All real numbers of an array: in C order where they are its elements, else member by member."""
    found: list[Slot] = []
    for path in _paths(value.dtype):
        found += [Slot(index[: value.ndim], path, index[value.ndim :]) for index in np.ndindex(_member(value, path).shape)]
    return found


def unit(value: Array, slot: Slot) -> Any:
    """Shaped like `value`: one at the slot, zero elsewhere."""
    if value.ndim == 0 and value.dtype.names is None:
        return 1.0
    found = np.zeros(value.shape, value.dtype)
    _member(found, slot.path)[(*slot.element, *slot.inner)] = 1.0
    return found


def nested(output: Dtype, value: Dtype, precision: Literal["output", "value"] = "output") -> Dtype:
    """`output` with `value` in place of its numbers, in the precision of one of them. Integers stay, and are zero in a Jacobian."""
    if output.subdtype is not None:
        element, shape = output.subdtype
        return np.dtype((nested(element, value, precision), shape))
    if output.names is not None:
        return np.dtype([(name, nested(output[name], value, precision)) for name in output.names])
    if output.kind not in "fc":
        return output
    return value if precision == "value" else nested(value, output, "value")


def _every_path(dtype: Dtype) -> list[tuple[str, ...]]:
    """As `_paths`, complex numbers too."""
    if dtype.names is None:
        return [()] if dtype.kind in "fc" else []
    return [(name, *path) for name in dtype.names for path in _every_path(dtype[name].base)]


def put_column(block: Array, output: Array, slot: Slot) -> None:
    """Write `output`, the derivative along `slot` of an input, into a Jacobian of shape output.shape + input.shape."""
    for path in _every_path(output.dtype):
        target = _member(_member(block, path), slot.path)
        place: tuple[Any, ...] = (*(slice(None),) * output.ndim, *slot.element, ..., *slot.inner)
        target[place] = _member(output, path)


def put_row(block: Array, slot: Slot, gradient: Array) -> None:
    """Write the derivative of `slot` of an output into a Jacobian of shape output.shape + input.shape."""
    target = _member(block, slot.path)
    place: tuple[Any, ...] = (*slot.element, *(slice(None),) * gradient.ndim, *slot.inner)
    target[place] = gradient
