"""NumPy's dtype objects from the dtypes of a signature."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .source_types import DType, dtype_size, element_count


@functools.cache
def numpy_dtype(dtype: DType) -> np.dtype[Any]:
    """The dtype that a signature writes as a type string or as a tuple of fields; padding (fields without a name) becomes offsets."""
    if isinstance(dtype, str):
        return np.dtype(dtype)
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    at = 0
    for member in dtype:
        assert isinstance(member, tuple)
        name, inner, *rest = member
        if name:
            names.append(name)
            formats.append((numpy_dtype(inner), rest[0]) if rest else numpy_dtype(inner))
            offsets.append(at)
        at += dtype_size(inner) * (element_count(rest[0]) if rest else 1)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": at})
