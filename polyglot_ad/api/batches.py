"""Batches of cotangents: what a pullback gives for many, with a leading axis on what goes in and what comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError


def members_of(cotangents: Sequence[Any], name: str) -> list[list[Any]]:
    """For every member of a batch its cotangents, of cotangents with a leading axis; None is zero for all."""
    arrays = [None if value is None else np.asarray(value) for value in cotangents]
    lengths = {array.shape[0] if array.ndim else -1 for array in arrays if array is not None}
    if len(lengths) != 1 or lengths <= {-1, 0}:
        shapes = [None if array is None else array.shape for array in arrays]
        what = "a batch of cotangents has a leading axis, of one length for all of them and not empty"
        raise ArgumentError(f"{name}: {what}; got shapes {shapes}")
    return [[None if array is None else array[member] for array in arrays] for member in range(lengths.pop())]


def stacked(gradients: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
    """The entries of all members, with a leading axis."""
    return tuple(None if entries[0] is None else np.stack(entries) for entries in zip(*gradients, strict=True))
