"""What rules written in Python give, checked: how many, for which arguments, of which shapes and kinds.

A rule that forgets its `return` gives None. None alone is therefore never zero; inside a tuple it says that there is no derivative.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError


def outputs(found: Any, names: Sequence[str], what: str) -> list[Any]:
    """One tangent for each of the outputs `names`: bare when there is one, else a tuple or list."""
    if found is None and names:
        raise _nothing(what, f"the tangent of {names[0]}" if len(names) == 1 else f"a tuple of {len(names)}, for {', '.join(names)}")
    if len(names) == 1 and not (isinstance(found, tuple) and len(found) == 1):
        return [found]
    if not names and found is None:
        return []
    if not isinstance(found, tuple | list) or len(found) != len(names):
        raise ArgumentError(f"{what} must give a tuple of {len(names)}, for {', '.join(names)}; it gave {_described(found)}")
    return list(found)


def gradients(found: Any, names: Sequence[str], real: Sequence[int], what: str) -> list[Any]:
    """One gradient for each of the arguments `names`, None where there is none; bare when only one argument has a derivative (`real`)."""
    wanted = f"one gradient per argument, {len(names)} in a tuple ({', '.join(names)})"
    if found is None and real:
        raise _nothing(what, wanted)
    if not isinstance(found, tuple | list):
        if len(real) != 1:
            if not real and found is None:
                return [None] * len(names)
            raise ArgumentError(f"{what} must give {wanted}; it gave {_described(found)}")
        return [found if i == real[0] else None for i in range(len(names))]
    if len(found) != len(names):
        raise ArgumentError(f"{what} must give {wanted}; it gave {len(found)}")
    for i, gradient in enumerate(found):
        if i not in real and gradient is not None and np.any(_array(gradient, f"{what}: the gradient of '{names[i]}'") != 0):
            raise ArgumentError(
                f"{what} gives a gradient of '{names[i]}', which has no derivative: it must be None; is it in the wrong place of the tuple?"
            )
    return list(found)


def number(value: Any, what: str) -> float:
    """A real number; None is zero."""
    if value is None:
        return 0.0
    array = _array(value, what)
    if array.size != 1:
        raise ArgumentError(f"{what} must be a number; it is an array of shape {array.shape}")
    return float(array.reshape(-1)[0])


def numbers(value: Any, wanted: np.ndarray[Any, Any], what: str) -> np.ndarray[Any, Any]:
    """Real numbers in the shape of `wanted`, of which nothing is broadcast; a number alone will do where there is one element."""
    array = _array(value, what)
    if array.shape not in (wanted.shape, () if wanted.size == 1 else wanted.shape):
        raise ArgumentError(f"{what} must be of shape {wanted.shape}; it is of shape {array.shape}")
    return array.astype(wanted.dtype).reshape(wanted.shape)


def _array(value: Any, what: str) -> np.ndarray[Any, Any]:
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise ArgumentError(f"{what} must be real numbers; it is {_described(value)}") from error
    if array.dtype.kind not in "fiub":
        raise ArgumentError(f"{what} must be real numbers; it is {_described(value)}")
    return array


def _nothing(what: str, wanted: str) -> ArgumentError:
    return ArgumentError(f"{what} must give {wanted}; it gave None: is a `return` missing? (Zero is said by 0, or by None in a tuple.)")


def _described(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype} of shape {value.shape}"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 60 else text[:57] + '...'}"
