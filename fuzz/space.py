"""Points and directions: the arguments of a call as elements of a vector space over their floating-point parts.

Arrays may be structured (C structures); only the floating-point fields take part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Value = Any
"""An argument: a Python float or int, a NumPy scalar or array."""


def float_views(array: np.ndarray[Any, Any]) -> list[np.ndarray[Any, Any]]:
    """Views of all floating-point parts of an array."""
    if array.dtype.names is not None:
        return [view for name in array.dtype.names for view in float_views(array[name])]
    return [array] if array.dtype.kind == "f" else []


def is_float(value: Value) -> bool:
    return isinstance(value, float | np.floating) or (isinstance(value, np.ndarray) and bool(float_views(value)))


def zero_direction(value: Value) -> Value:
    return np.zeros_like(value) if isinstance(value, np.ndarray) else type(value)(0.0)


def random_direction(value: Value, generator: np.random.Generator) -> Value:
    if not isinstance(value, np.ndarray):
        return type(value)(generator.standard_normal())
    direction = np.zeros_like(value)
    for view in float_views(direction):
        view[...] = generator.standard_normal(view.shape)
    return direction


def moved(point: Sequence[Value], direction: Sequence[Value | None], step: float) -> list[Value]:
    """point + step * direction, in copies."""
    found: list[Value] = []
    for value, by in zip(point, direction, strict=True):
        if not isinstance(value, np.ndarray):
            found.append(value if by is None else type(value)(value + step * by))
            continue
        copy = value.copy()
        if by is not None:
            for view, amount in zip(float_views(copy), float_views(by), strict=True):
                view += (step * amount).astype(view.dtype)
        found.append(copy)
    return found


def dot(a: Sequence[Value | None], b: Sequence[Value | None]) -> float:
    total = 0.0
    for x, y in zip(a, b, strict=True):
        if x is None or y is None:
            continue
        if isinstance(x, np.ndarray):
            for u, v in zip(float_views(x), float_views(y), strict=True):
                total += float(np.sum(u.astype(np.float64) * v.astype(np.float64)))
        else:
            total += float(x) * float(y)
    return total


def parts(values: Sequence[Value | None]) -> np.ndarray[Any, Any]:
    """All floating-point numbers of the values, one after the other."""
    found: list[np.ndarray[Any, Any]] = [np.zeros(0)]
    for value in values:
        if isinstance(value, np.ndarray):
            found += [view.astype(np.float64).ravel() for view in float_views(value)]
        elif value is not None and is_float(value):
            found.append(np.array([float(value)]))
    return np.concatenate(found)


def spacing(values: Sequence[Value | None]) -> np.ndarray[Any, Any]:
    """By how much each of the `parts` may be rounded."""
    found: list[np.ndarray[Any, Any]] = [np.zeros(0)]
    for value in values:
        views = (
            float_views(value) if isinstance(value, np.ndarray) else [np.asarray(value)] if value is not None and is_float(value) else []
        )
        found += [(np.finfo(v.dtype).eps * (1 + np.abs(v.astype(np.float64)))).ravel() for v in views]
    return np.concatenate(found)
