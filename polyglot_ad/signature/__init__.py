"""Signatures: what a user sees of a function, read from debug info, interfaces of adapters, or declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .model import Flat, Parameter, Result, Signature

if TYPE_CHECKING:
    from .declarations import declare, override
    from .dtypes import numpy_dtype
    from .reader import read, shortened

__all__ = ["Flat", "Parameter", "Result", "Signature", "declare", "numpy_dtype", "override", "read", "shortened"]


def __getattr__(name: str) -> Any:
    # This brings NumPy, which the compiler driver does not need.
    if name == "numpy_dtype":
        from . import dtypes

        return dtypes.numpy_dtype
    # These bring the IR's parser, which a program that is found in the cache does not need.
    if name in ("read", "shortened"):
        from . import reader

        return getattr(reader, name)
    if name in ("declare", "override"):
        from . import declarations

        return getattr(declarations, name)
    raise AttributeError(name)
