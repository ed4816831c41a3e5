"""Texts in a program's constant data."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import ConstantString, GlobalVariable, Module


def constant_string(module: Module, text: str) -> GlobalVariable:
    """A global with the bytes of `text` (UTF-8, no zero at the end), one per text."""
    return _constant(module, f"pad.text.{text}", text.encode())


def c_string(module: Module, text: str) -> GlobalVariable:
    """The same with a zero at the end, as C has texts."""
    return _constant(module, f"pad.string.{text}", text.replace("\0", " ").encode() + b"\0")


def _constant(module: Module, name: str, data: bytes) -> GlobalVariable:
    found = module.globals.get(name)
    if isinstance(found, GlobalVariable):
        return found
    type = ty.array(ty.I8, len(data))
    variable = GlobalVariable(name, type, ConstantString(type, data), True, "private unnamed_addr")
    module.add_global(variable)
    return variable
