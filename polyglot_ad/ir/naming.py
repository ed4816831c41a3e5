"""The names under which values are printed.

Unnamed values are numbered as LLVM numbers them: arguments, blocks and value-producing instructions of a function share one counter;
unnamed globals have another. Where two values of a function have the same name the later one gets a suffix, as LLVM would do.
"""

from __future__ import annotations

from . import types as ty
from .lexical import quote
from .values import Function, GlobalValue, GlobalVariable, Module, Value


def global_names(module: Module | None) -> dict[Value, str]:
    """Tokens of the unnamed globals of a module."""
    if module is None:
        return {}
    order: list[GlobalValue] = [g for g in module.globals.values() if isinstance(g, GlobalVariable)]
    order += [g for g in module.globals.values() if not isinstance(g, GlobalVariable)]
    order += module.functions.values()
    return {value: f"@{number}" for number, value in enumerate(v for v in order if not v.name)}


def local_names(function: Function) -> dict[Value, str]:
    """Tokens ("%x", "%7") of all arguments, blocks and instructions with a result."""
    names: dict[Value, str] = {}
    taken: set[str] = set()
    suffixes: dict[str, int] = {}
    number = 0
    void = ty.VOID

    def name(value: Value) -> None:
        nonlocal number
        text = value.name
        if not text:
            names[value] = f"%{number}"
            number += 1
            return
        if text in taken:
            base, count = text, suffixes.get(text, 0)
            while text in taken:
                count += 1
                text = f"{base}.{count}"
            suffixes[base] = count
        taken.add(text)
        names[value] = f"%{text}" if text.isidentifier() and text.isascii() else f"%{quote(text)}"

    for argument in function.arguments:
        name(argument)
    for block in function.blocks:
        name(block)
        for instruction in block.instructions:
            if instruction.type is not void:
                name(instruction)
    return names
