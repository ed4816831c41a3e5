"""Julia's types of Python values."""

from __future__ import annotations

import numpy as np

from polyglot_ad.errors import ArgumentError

SCALARS = {
    "f8": "Float64", "f4": "Float32", "f2": "Float16", "i1": "Int8", "i2": "Int16", "i4": "Int32", "i8": "Int64", "u1": "UInt8",
    "u2": "UInt16", "u4": "UInt32", "u8": "UInt64", "b1": "Bool", "c16": "Complex{Float64}", "c8": "Complex{Float32}",
}  # fmt: skip
_REAL = ("Float64", "Float32", "Float16")
_WHOLE = ("Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64")
# What a Python number may become when a method says its type.
_FITS = {bool: ("Bool",), int: (*_WHOLE, *_REAL), float: _REAL, complex: ("Complex{Float64}", "Complex{Float32}")}
_PLAIN = {bool: "Bool", int: "Int64", float: "Float64", complex: "Complex{Float64}"}


def julia_type(value: object, declared: str, what: str) -> str:
    """`declared`: the concrete type that the only possible method has there, or "". `what` names the argument in errors."""
    if type(value) in _PLAIN:
        return declared if declared in _FITS[type(value)] else _PLAIN[type(value)]
    if isinstance(value, list):
        return declared if declared.startswith("Array{") else julia_type(np.asarray(value, None if value else float), declared, what)
    if isinstance(value, np.ndarray) and value.ndim:
        return f"Array{{{_scalar(value.dtype, what)},{value.ndim}}}"
    if isinstance(value, np.generic | np.ndarray):
        return declared if value.dtype.fields is not None and declared else _scalar(value.dtype, what)
    if isinstance(value, tuple):
        items = [julia_type(item, "", what) for item in value]
        return f"Tuple{{{','.join(items)}}}"
    if declared and isinstance(value, dict):
        return declared
    raise ArgumentError(f"{what} has no type in Julia: {type(value).__name__}; pass numbers, lists or tuples of numbers, or NumPy arrays")


def _scalar(dtype: np.dtype[np.generic], what: str) -> str:
    name = SCALARS.get(dtype.str[1:])
    if name is None or dtype.byteorder == ">":
        raise ArgumentError(f"{what} has a dtype without a counterpart in Julia: {dtype}")
    return name
