"""Bitcode as adapters deal with it: its symbols, and to and from text.

Text is read in a context of its own where it becomes bitcode, or bitcode text: LLVM's one for the process remembers the kinds of metadata
and the names of types of all that was read before, and writes the first into every bitcode and numbers the second.
"""

from __future__ import annotations

from dataclasses import dataclass

import llvmlite.binding as llvm


@dataclass(frozen=True)
class Symbols:
    """`defined` may be called from other modules; `undefined` must come from one. LLVM's intrinsics are in neither."""

    defined: frozenset[str]
    undefined: frozenset[str]


_LOCAL = (llvm.Linkage.internal, llvm.Linkage.private)


def symbols(bitcode: bytes) -> Symbols:
    module = llvm.parse_bitcode(bitcode)
    values = [value for value in [*module.functions, *module.global_variables] if not value.name.startswith("llvm.")]
    defined = frozenset(value.name for value in values if not value.is_declaration and value.linkage not in _LOCAL)
    return Symbols(defined, frozenset(value.name for value in values if value.is_declaration))


def assemble(text: str) -> bytes:
    """Bitcode of LLVM assembly; RuntimeError with LLVM's message when it is not valid."""
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return bytes(module.as_bitcode())


def check_bitcode(bitcode: bytes) -> None:
    """RuntimeError with LLVM's message when `bitcode` is none, or not valid."""
    llvm.parse_bitcode(bitcode).verify()


def disassemble(bitcode: bytes) -> str:
    """LLVM assembly of a module; RuntimeError with LLVM's message when `bitcode` is not valid."""
    module = llvm.parse_bitcode(bitcode, llvm.create_context())
    module.verify()
    return str(module)
