"""Gives functions that a module only declares bodies from other modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import llvmlite.binding as llvm

PREFIX = "pad.fortran."
"""How the names of all functions begin that come with bodies."""


def with_bodies(bitcode: bytes, bodies: Mapping[str, tuple[str, str]], support: Callable[[Mapping[str, str]], Sequence[str]]) -> bytes:
    """The module with the calls of declared functions led to other functions.

    `bodies`: by name of a declared function, the name of the one that is called instead, and LLVM's text of the module that defines it,
    which may call the original by its name. `support`: from the texts of the module's constants by name, the texts of further modules
    that bodies need. Everything stays inside of the module that is returned."""
    module = llvm.parse_bitcode(bitcode)
    texts: dict[str, None] = {}
    for function in module.functions:
        body = bodies.get(function.name)
        if body is not None and function.is_declaration:
            function.name, text = body
            texts[text] = None
    if not texts:
        return bitcode
    constants = {value.name: str(value) for value in module.global_variables if value.name and not value.is_declaration}
    for text in [*texts, *support(constants)]:
        part = llvm.parse_assembly(text)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    for function in module.functions:
        if function.name.startswith(PREFIX) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    module.verify()
    return bytes(module.as_bitcode())
