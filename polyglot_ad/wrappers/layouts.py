"""What the data pointers of the flat ABI point to."""

from __future__ import annotations

from polyglot_ad.signature.layout import ElementLayout
from polyglot_ad.signature.model import Signature
from polyglot_ad.signature.source_types import element_layout


def layouts(signature: Signature) -> list[ElementLayout | None]:
    """One entry per flat argument: the element of a data pointer, None for everything else."""
    return [
        element_layout(parameter.dtype) if flat.kind == "data" else None for parameter in signature.parameters for flat in parameter.flat
    ]  # fmt: skip
