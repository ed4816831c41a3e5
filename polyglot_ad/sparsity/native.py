"""The compiled reading of compressed matrices (runtime/read.c)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np

from polyglot_ad import runtime
from polyglot_ad.bindings.loader import NativeFunction, ffi
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.process import cache as disk
from polyglot_ad.programs.products import Code, product

Array = np.ndarray[Any, Any]
_FORMATS = ("f8", "f4")


@cache
def _read(format: str) -> NativeFunction:
    def make() -> Code:
        names = tuple(f"pad_sparse_read_{one}" for one in _FORMATS)
        return Code(runtime.read("sparsity", "read.ll"), names, (), {})

    key = disk.digest("sparsity", disk.package_identity(), disk.target_identity())
    types = ["int64_t", "int64_t", *["void *"] * 4, "double", "void *"]
    return product(key, LinkRequirements(), make).library.function(f"pad_sparse_read_{format}", types, "int64_t")


class Reading:
    """How `count` numbers of a matrix are read from products: per product, and row of the matrix, the place of the number among all, or -1;
    and its `weights`, which are what the last product is with (see read.c)."""

    def __init__(self, count: int, places: Array, weights: Array) -> None:
        self._arrays = places, weights
        self._places, self._weights = _addresses(places), _addresses(weights)
        self._count = count

    def is_there(self, products: Sequence[Array]) -> bool:
        """Whether the compiled form is for numbers like these."""
        dtype = products[-1].dtype
        return dtype.str[1:] in _FORMATS and dtype.isnative and all(one.dtype == dtype and one.flags.c_contiguous for one in products)

    def read(self, products: Sequence[Array], tolerance: float) -> Array | None:
        """The numbers, from the products with all vectors, the random one last; None if that one is another one than theirs."""
        *compressed, checked = products
        values = np.empty(self._count, checked.dtype)
        wrong = _read(checked.dtype.str[1:])(
            len(checked), len(compressed), self._places, self._weights, _addresses(compressed), ffi.from_buffer(checked), tolerance,
            ffi.from_buffer(values),
        )  # fmt: skip
        return None if wrong else values


def _addresses(arrays: Iterable[Array]) -> Any:
    return ffi.new("void *[]", [ffi.from_buffer(one) for one in arrays])
