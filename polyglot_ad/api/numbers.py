"""The numbers in what functions take and give, whatever it is: nested tuples, arrays, records, complex and real."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from .differences import Numbers


def fill_cotangent(value: Numbers, output: Numbers, random: np.random.Generator) -> None:
    """Random numbers, zero where an output is no number."""
    if value.dtype.names is not None:
        for name in value.dtype.names:
            fill_cotangent(value[name], output[name], random)
    elif value.dtype.kind in "fc":
        drawn = random.uniform(0.5, 1.0, value.shape) * random.choice([-1.0, 1.0], value.shape)
        if value.dtype.kind == "c":
            drawn = drawn + 1j * random.uniform(-1.0, 1.0, value.shape)
        value[...] = np.where(np.isfinite(output), drawn, 0)


def parts(value: Any) -> Iterator[Any]:
    """What is in nested tuples."""
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    else:
        yield value


def numbers(value: Any) -> Numbers:
    """The real and complex numbers in a value, as one flat array."""
    array = np.asarray(value)
    if array.dtype.names is not None:
        parts = [numbers(array[name]) for name in array.dtype.names]
        return np.concatenate([part for part in parts if part.dtype.kind in "fc"] or [np.zeros(0)])
    return array.reshape(-1) if array.dtype.kind in "fc" else np.zeros(0)


def products(pairs: Iterable[tuple[Any, Any]]) -> Numbers:
    """The terms of pairings, without conjugation, as JAX has them."""
    with np.errstate(all="ignore"):
        return np.concatenate([np.zeros(0), *(np.real(numbers(left) * numbers(right)) for left, right in pairs)])


def filled(values: Sequence[Any], outputs: Sequence[Any]) -> list[Any]:
    """Values shaped like the outputs, with zeros for None."""
    return [np.zeros_like(np.asarray(output)) if value is None else value for value, output in zip(values, outputs, strict=True)]


def flat(values: Sequence[Any], conjugate: bool = False) -> Numbers:
    """All numbers in several values as real ones, in double precision at least: a complex one is two."""
    found = [np.zeros(0)]
    for value in values:
        own = numbers(value)
        if own.dtype.kind == "c":
            own = np.stack([own.real, -own.imag if conjugate else own.imag], axis=-1).reshape(-1)
        found.append(own.astype(np.promote_types(own.dtype, np.float64)))
    return np.concatenate(found)


def add(value: Any, direction: Any, step: float) -> Any:
    """A copy of `value`, a step along a direction away."""
    if not isinstance(value, np.ndarray):
        kind: Any = type(direction)
        return kind(value + step * direction)
    moved = value.copy("K")
    if value.dtype.names is None:
        moved[...] = value + step * direction
        return moved
    for name in value.dtype.names:
        if moved[name].dtype.names is not None or moved[name].dtype.kind in "fc":
            moved[name] = add(np.asarray(value[name]), np.asarray(direction[name]), step)
    return moved
