"""Move functions and globals from a piece of IR text into a module."""

from __future__ import annotations

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Function, GlobalVariable, Module


def splice(module: Module, text: str) -> None:
    """Add what `text` defines and `module` lacks; names that both have mean the module's own.

    The text may use globals only as operands of instructions, and neither metadata, attribute groups nor named types. A function that
    the module only declares gets the body; a function that it defines is kept.
    """
    piece = parse(text)
    for name, variable in piece.globals.items():
        present = module.get_global(name)
        if present is None:
            assert isinstance(variable, GlobalVariable)
            module.add_global(variable)
        else:
            variable.replace_all_uses_with(present)
    for name, function in piece.functions.items():
        found = module.functions.get(name)
        if found is None:
            module.add_function(function)
            continue
        if found.is_declaration and not function.is_declaration:
            adopt_body(found, function)
        function.replace_all_uses_with(found)


def adopt_body(declaration: Function, definition: Function) -> None:
    """Give a declared function the blocks, arguments and attributes of a definition of the same type."""
    declaration.blocks, definition.blocks = definition.blocks, []
    for block in declaration.blocks:
        block.function = declaration
    for have, take in zip(declaration.arguments, definition.arguments, strict=True):
        take.replace_all_uses_with(have)
    declaration.prefix = definition.prefix
    declaration.attributes = definition.attributes
    # debug info of a declaration may not stand on a definition
    declaration.metadata = {}
