"""Texts in a program's constant data."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import ConstantString, GlobalVariable, Module


def constant_string(module: Module, text: str) -> GlobalVariable:
    """A global with the bytes of `text` (UTF-8, no zero at the end), one per text."""
    name = f"pad.text.{text}"
    found = module.globals.get(name)
    if isinstance(found, GlobalVariable):
        return found
    data = text.encode()
    type = ty.array(ty.I8, len(data))
    variable = GlobalVariable(name, type, ConstantString(type, data), True, "private unnamed_addr")
    module.add_global(variable)
    return variable
