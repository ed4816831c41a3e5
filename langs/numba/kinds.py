"""Numba's types as facts of the kind that Julia's adapter gives (`langs/julia/source.py`): how values cross, and the scalars in them."""

from __future__ import annotations

from typing import Any

from polyglot_ad.errors import SignatureError

Facts = dict[str, Any]

SCALARS = {
    "float64": ("Float64", 8), "float32": ("Float32", 4), "int64": ("Int64", 8), "int32": ("Int32", 4), "int16": ("Int16", 2),
    "int8": ("Int8", 1), "uint64": ("UInt64", 8), "uint32": ("UInt32", 4), "uint16": ("UInt16", 2), "uint8": ("UInt8", 1),
    "bool": ("Bool", 1), "boolean": ("Bool", 1),
}  # fmt: skip
COMPLEX = {"complex128": ("Float64", 8), "complex64": ("Float32", 4)}


def leaves_of(type: Any, at: int = 0) -> list[list[Any]]:
    """[offset, name, bytes] of every scalar in a number or a tuple of numbers; empty where there is anything else."""
    if str(type) in SCALARS:
        name, size = SCALARS[str(type)]
        return [[at, name, size]]
    if str(type) in COMPLEX:
        name, size = COMPLEX[str(type)]
        return [[at, name, size], [at + size, name, size]]
    found: list[list[Any]] = []
    for item in members(type) or ():
        inside = leaves_of(item)
        if not inside:
            return []
        width = max(size for _, _, size in inside)
        start = -(-at // width) * width
        found += leaves_of(item, start)
        at = max(offset + size for offset, _, size in found)
    return found


def members(type: Any) -> tuple[Any, ...] | None:
    """Types of a tuple's members."""
    return tuple(type) if hasattr(type, "count") and hasattr(type, "types") else None


def is_array(type: Any) -> bool:
    return hasattr(type, "layout") and hasattr(type, "ndim") and hasattr(type, "dtype")


def facts_of(type: Any, what: str) -> Facts:
    if is_array(type):
        return _array(type, what)
    leaves = leaves_of(type)
    if str(type) in SCALARS:
        return {"type": leaves[0][1], "passing": "value", "size": leaves[0][2], "leaves": leaves}
    if str(type) in COMPLEX:
        return {"type": f"Complex{{{leaves[0][1]}}}", "passing": "reference", "size": 2 * leaves[0][2], "leaves": leaves}
    if leaves:
        width = max(size for _, _, size in leaves)
        size = -(-(leaves[-1][0] + leaves[-1][2]) // width) * width
        name = f"Tuple{{{','.join(str(item) for item in members(type) or ())}}}"
        return {"type": name, "passing": "reference", "size": size, "leaves": leaves}
    raise SignatureError(f"{what} is of Numba's type {type}, which does not cross to Python here: numbers, arrays and tuples of numbers do")


def _array(type: Any, what: str) -> Facts:
    leaves = leaves_of(type.dtype)
    if not leaves or members(type.dtype) is not None:
        raise SignatureError(f"{what} is of Numba's type {type}: arrays of numbers cross to Python here")
    if type.layout not in "CF":
        raise SignatureError(f"{what} is of Numba's type {type}, an array of any strides: make it contiguous (np.ascontiguousarray)")
    name = leaves[0][1]
    array = {
        "element": f"Complex{{{name}}}" if len(leaves) == 2 else name, "dimensions": type.ndim, "inline": True,
        "size": sum(size for _, _, size in leaves), "leaves": leaves, "order": type.layout,
    }  # fmt: skip
    return {"type": f"Array{{{array['element']},{type.ndim}}}", "passing": "object", "array": array}
