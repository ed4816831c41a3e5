"""Links bodies of a language's run-time functions into a unit, where they stay."""

from __future__ import annotations

from collections.abc import Sequence

import llvmlite.binding as llvm

PREFIX = "pad.fortran."
"""How the names of all functions begin that come with bodies."""


def text_of(bitcode: bytes) -> str:
    return str(llvm.parse_bitcode(bitcode))


def linked(text: str, others: Sequence[str]) -> bytes:
    """The module with those functions of `others` that it needs, in this order; they become its own, so that modules which are linked later
    keep theirs."""
    module = llvm.parse_assembly(text)
    for other in others:
        part = llvm.parse_assembly(other)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    for function in module.functions:
        if function.name.startswith(PREFIX) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    module.verify()
    return bytes(module.as_bitcode())
