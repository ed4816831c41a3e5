"""Arrays of one call that share memory."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError

Array = np.ndarray[Any, Any]

PROMISED = "the function was compiled on the promise that they do not (restrict, Rust references, Fortran arguments)"
AS_VALUES = "derivatives are taken of functions of values, where one array cannot be changed through another"


def check_overlap(function: str, names: tuple[str, str], why: str, first: Array, second: Array) -> None:
    """Refuse two arrays that share memory, one of which the function writes."""
    if not np.may_share_memory(first, second):
        return
    try:
        shared = np.shares_memory(first, second, max_work=10_000)  # type: ignore[arg-type]
    except np.exceptions.TooHardError:
        shared = True
    if shared:
        raise ArgumentError(
            f"{function}: arguments '{names[0]}' and '{names[1]}' overlap in memory, and the function writes to one of them; "
            f"{why}: pass a copy"
        )


def same_scalars(first: Array, second: Array) -> bool:
    """Whether two contiguous arrays that overlap agree on what every byte in common is: which byte of a number of which kind. Padding
    agrees with everything."""
    starts = [array.ctypes.data for array in (first, second)]
    start = max(starts)
    end = min(begin + array.nbytes for begin, array in zip(starts, (first, second), strict=True))
    length = min(end - start, math.lcm(first.itemsize, second.itemsize))
    places = start + np.arange(max(length, 0))
    ours, theirs = (_bytes_of(array.dtype)[(places - begin) % array.itemsize] for array, begin in zip((first, second), starts, strict=True))
    return not np.any((ours != theirs) & (ours != 0) & (theirs != 0))


def _bytes_of(dtype: np.dtype[Any]) -> Array:
    """A code per byte of an element, 0 for padding."""
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        return np.tile(_bytes_of(element), math.prod(shape))
    if dtype.names is None or dtype.fields is None:
        count = 2 if dtype.kind == "c" else 1
        size = dtype.itemsize // count
        return np.tile((1 if dtype.kind in "fc" else 2) * 4096 + size * 64 + np.arange(size), count)
    codes = np.zeros(dtype.itemsize, int)
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        codes[offset : offset + field.itemsize] = _bytes_of(field)
    return codes
