"""NumPy types of parameters and results: their scalars, and which of them have a derivative."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from polyglot_ad.signature.dtypes import numpy_dtype

__all__ = ["Leaf", "clear_integers", "is_differentiable", "leaves", "numpy_dtype"]

Leaf = tuple[int, "np.dtype[Any]"]


@functools.cache
def leaves(dtype: np.dtype[Any]) -> tuple[Leaf, ...]:
    """The scalars of one element, as (byte offset, dtype), in memory order."""
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        count = int(np.prod(shape, dtype=np.int64))
        return tuple((k * element.itemsize + at, leaf) for k in range(count) for at, leaf in leaves(element))
    if dtype.names is not None:
        assert dtype.fields is not None
        members = sorted((dtype.fields[name][1], dtype.fields[name][0]) for name in dtype.names)
        return tuple((offset + at, leaf) for offset, member in members for at, leaf in leaves(member))
    return ((0, dtype),)


def is_differentiable(dtype: np.dtype[Any]) -> bool:
    """Whether an element holds a real or complex number."""
    return any(leaf.kind in "fc" for _, leaf in leaves(dtype))


def clear_integers(array: np.ndarray[Any, Any]) -> None:
    """Zero the members of a record, or of an array of records, that have no derivative."""
    if array.dtype.names is None:
        if array.dtype.kind not in "fc":
            array[...] = np.zeros((), array.dtype)
        return
    for name in array.dtype.names:
        clear_integers(array[name])
