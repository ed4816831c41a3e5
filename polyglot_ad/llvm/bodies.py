"""Links bodies of a language's run-time functions into a unit, where they stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import llvmlite.binding as llvm

PREFIX = "pad.fortran."
"""How the names of all functions begin that come with bodies."""


def text_of(bitcode: bytes) -> str:
    """Its text, with the names of types as the compiler wrote them: one context gives two types of one name different ones."""
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))


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


def whole(text: str, others: Sequence[str]) -> str:
    """The module with all that the others have."""
    module = llvm.parse_assembly(text)
    for other in others:
        part = llvm.parse_assembly(other)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    return str(module)


def defined(bitcode: bytes, bodies: Mapping[str, str]) -> bytes:
    """The unit where functions that it only declares have their `bodies` (function to the text of a module that defines it) as its own."""
    module = llvm.parse_bitcode(bitcode)
    if not define(module, bodies):
        return bitcode
    module.verify()
    return bytes(module.as_bitcode())


def define(module: llvm.ModuleRef, bodies: Mapping[str, str]) -> bool:
    """The same in place; whether there was any. The variables of bodies are one in all units of a program."""
    wanted = {f.name for f in module.functions if f.is_declaration and f.name in bodies}
    if not wanted:
        return False
    present = {f.name for f in module.functions if not f.is_declaration}
    variables = {v.name for v in module.global_variables if not v.is_declaration}
    for text in dict.fromkeys(bodies[name] for name in sorted(wanted)):
        part = llvm.parse_assembly(text)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    for function in module.functions:
        if function.name in bodies and function.name not in present and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        if variable.linkage == llvm.Linkage.external and variable.name not in variables and not variable.is_declaration:
            variable.linkage = llvm.Linkage.linkonce_odr
    return True
