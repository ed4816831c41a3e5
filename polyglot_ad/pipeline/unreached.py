"""Functions of a finished module that nothing needs any more: the program's own, where their derivatives stand for them.

They are a tenth of what is printed, and of what LLVM would read before it found that out.
"""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.ir.reached import mentioned, reached
from polyglot_ad.ir.values import Function, GlobalAlias, GlobalVariable, Module, Value
from polyglot_ad.symbols import FLAT

_LOCAL = frozenset(("internal", "private"))


def drop_unreached(module: Module, exported: Collection[str]) -> bool:
    """Drop what is neither `exported` nor visible from outside nor used by what is; whether there was any."""
    defined = [function for function in module.functions.values() if function.blocks]
    droppable = {function for function in defined if _is_own(function) and function.name not in exported}
    needed = reached(_named_by(module, [function for function in defined if function not in droppable]))
    dropped = [function for function in droppable if function not in needed]
    for function in dropped:
        for instruction in function.instructions():
            instruction.drop_operands()
        del module.functions[function.name]
    return bool(dropped)


def _is_own(function: Function) -> bool:
    """Whether a function is one of the program that nobody else knows of. What the engine and its run-time library call they look for."""
    if function.name.startswith("pad."):
        return function.name.startswith(FLAT)
    return not _LOCAL.isdisjoint(function.prefix.split())


def _named_by(module: Module, functions: list[Function]) -> list[Function]:
    """Functions, and those that variables, aliases and personalities name."""
    constants: list[Value] = [g.initializer for g in module.globals.values() if isinstance(g, GlobalVariable) and g.initializer is not None]
    constants += (g for g in module.globals.values() if isinstance(g, GlobalAlias))
    constants += (f.personality for f in module.functions.values() if f.personality is not None)
    return [*functions, *mentioned(constants)]
