"""NumPy types of parameters and results, from the strings and tuples that a signature holds."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

Leaf = tuple[int, "np.dtype[Any]"]


@functools.cache
def numpy_dtype(description: str | tuple[object, ...]) -> np.dtype[Any]:
    """The dtype a signature's `dtype` describes. In a record, an unnamed void member is padding."""
    if isinstance(description, str):
        return np.dtype(description)
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    at = 0
    for member in description:
        assert isinstance(member, tuple)
        name, kind, *shape = member
        element = numpy_dtype(kind)
        if shape:
            element = np.dtype((element, tuple(shape[0])))
        if name:
            names.append(name)
            formats.append(element)
            offsets.append(at)
        at += element.itemsize
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": at})


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
