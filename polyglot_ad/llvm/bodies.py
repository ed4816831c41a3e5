"""Gives functions that a module only declares bodies from other modules."""

from __future__ import annotations

from collections.abc import Mapping

import llvmlite.binding as llvm


def with_bodies(bitcode: bytes, bodies: Mapping[str, tuple[str, str]]) -> bytes:
    """The module with the calls of declared functions led to other functions. `bodies`: by name of a declared function, the name of the
    one that is called instead, and LLVM's text of the module that defines it, which may call the original by its name."""
    module = llvm.parse_bitcode(bitcode)
    texts: dict[str, None] = {}
    for function in module.functions:
        body = bodies.get(function.name)
        if body is not None and function.is_declaration:
            function.name, text = body
            texts[text] = None
    if not texts:
        return bitcode
    for text in texts:
        part = llvm.parse_assembly(text)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    module.verify()
    return bytes(module.as_bitcode())
