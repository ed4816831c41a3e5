"""Where functions are called from, as far as all calls of them are known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import ConstantAggregate, ConstantExpr, Function, GlobalVariable, Module, Value


class CallSites:
    """Of a program's functions, as they are when this is made: what is derived from them later calls them, too. `root`: is called from
    outside."""

    def __init__(self, module: Module, functions: Iterable[Function], root: Function) -> None:
        self._of: dict[Function, list[ins.CallBase]] = {}
        taken = {root}
        for variable in module.globals.values():
            initial = variable.initializer if isinstance(variable, GlobalVariable) else variable.aliasee
            taken.update(functions_in(initial) if initial is not None else ())
        for function in functions:
            if not {"internal", "private"}.intersection(function.prefix.split()):
                taken.add(function)
            for i in function.instructions():
                for operand in i.operands:
                    if not (isinstance(i, ins.CallBase) and operand is i.called_function):
                        taken.update(functions_in(operand))
                if isinstance(i, ins.CallBase) and i.called_function is not None:
                    self._of.setdefault(i.called_function, []).append(i)
                    taken.update(f for argument in i.arguments for f in functions_in(argument))
        for function in taken:
            self._of.pop(function, None)

    def of(self, function: Function | None) -> list[ins.CallBase] | None:
        """All calls of a function; None where there may be others."""
        return self._of.get(function) if function is not None else None


def functions_in(value: Value) -> Iterator[Function]:
    """Those whose addresses are in a constant."""
    if isinstance(value, Function):
        yield value
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from functions_in(element)
    elif isinstance(value, ConstantExpr):
        for operand in value.operands:
            yield from functions_in(operand)
