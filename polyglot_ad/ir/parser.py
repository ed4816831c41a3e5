"""From LLVM's text to the IR. The work is done by the layers of `reading`."""

from __future__ import annotations

from polyglot_ad.process.collector import collector_paused

from .reading.modules import ModuleReader
from .reading.types import TypeReader
from .types import Type
from .values import Module


def parse(text: str) -> Module:
    """The module that `text` describes. `text` is LLVM's own print (`str` of an llvmlite module); raises ParseError elsewhere."""
    with collector_paused():
        return ModuleReader().read(text)


def parse_type(text: str, module: Module) -> Type:
    """A type as it stands in the text of `module`, whose named structures it may use."""
    reader = TypeReader()
    reader.named_types = module.named_types
    reader.start(text)
    return reader.type()
