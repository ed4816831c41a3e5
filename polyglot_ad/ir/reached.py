"""What functions call or mention."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .values import Constant, ConstantAggregate, ConstantExpr, Function, GlobalAlias, GlobalVariable, Module, Value


def reached(roots: Iterable[Function], enters: Callable[[Function], bool] = lambda _: True) -> set[Function]:
    """The roots and all functions that they call or mention, also through tables, but not what `enters` says no to."""
    found = set(roots)
    seen: set[Value] = set()
    work: list[Value] = list(found)
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Function):
            if value in found or enters(value):
                found.add(value)
                work += [o for i in value.instructions() for o in i.operands if isinstance(o, Constant)]
        elif isinstance(value, GlobalVariable):
            work += [value.initializer] if value.initializer is not None else []
        elif isinstance(value, GlobalAlias):
            work.append(value.aliasee)
        elif isinstance(value, ConstantExpr):
            work += value.operands
        elif isinstance(value, ConstantAggregate):
            work += value.elements
    return found


def mentioned(constants: Iterable[Value]) -> set[Function]:
    """The functions whose addresses stand in constants."""
    return {value for value in inside(constants) if isinstance(value, Function)}


def in_constants(module: Module) -> set[Function]:
    """The functions whose addresses stand in initialisers, aliases and constant expressions of a module, tables of functions: these uses
    `users` does not list, so that a function may be called in other ways than by those that it lists."""
    starts = (g.initializer if isinstance(g, GlobalVariable) else g.aliasee for g in module.globals.values())
    operands = (o for f in module.functions.values() for i in f.instructions() for o in i.operands)
    made = (o for o in operands if isinstance(o, ConstantExpr | ConstantAggregate))
    return mentioned([*(start for start in starts if start is not None), *made])


def variables_used(module: Module) -> set[GlobalVariable]:
    """The variables whose addresses the functions of a module use, also inside of constant expressions, which `users` does not list."""
    constants = (o for f in module.functions.values() for i in f.instructions() for o in i.operands if isinstance(o, Constant))
    return {value for value in inside(constants) if isinstance(value, GlobalVariable)}


def inside(constants: Iterable[Value]) -> set[Value]:
    """Constants and all that they are made of."""
    seen: set[Value] = set()
    work = list(constants)
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, GlobalAlias):
            work.append(value.aliasee)
        elif isinstance(value, ConstantExpr):
            work += value.operands
        elif isinstance(value, ConstantAggregate):
            work += value.elements
    return seen
