"""From LLVM's text to the IR. The work is done by the layers of `reading`."""

from __future__ import annotations

from .reading.modules import ModuleReader
from .values import Module


def parse(text: str) -> Module:
    """The module that `text` describes. `text` is LLVM's own print (`str` of an llvmlite module); raises ParseError elsewhere."""
    return ModuleReader().read(text)
