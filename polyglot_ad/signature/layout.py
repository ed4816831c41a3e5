"""What a data pointer points to: the scalars of one element, at their byte offsets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ElementLayout:
    """One element of the pointed-to memory, which repeats every `size` bytes.

    `fields` gives (offset, kind) of each scalar: "f16", "bf16", "f32", "f64", "f80", "f128", "int", "ptr"; bytes not named are padding.
    """

    size: int
    fields: tuple[tuple[int, str], ...]
