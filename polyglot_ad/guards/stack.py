"""Stack overflow is an error, not a crash: functions that may need much of the stack look how much is left of it when they start.

Those are the functions that may call themselves, directly or through others, and those with large or variable local arrays. `mark_deep`
says which they are; the checks are written when nothing is differentiated any more (`llvm/stack_checks.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from polyglot_ad.analysis.components import components
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.metadata import file_of, inlining_chain
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import ConstantInt, Function, Module
from polyglot_ad.llvm.stack_checks import DEEP, FRAME


def mark_deep(module: Module) -> None:
    """Mark the functions that look at the stack, with the bytes of their local arrays and what an error says of them."""
    defined = [function for function in module.functions.values() if function.blocks]
    of_type: dict[Type, list[Function]] = {}
    for function in defined:
        of_type.setdefault(function.function_type, []).append(function)
    called = {function: _may_call(function, of_type) for function in defined}
    circular: set[Function] = set()
    for group in components(defined, called.__getitem__):
        if len(group) > 1 or group[0] in called[group[0]]:
            circular.update(group)
    for function in defined:
        function.attributes = tuple(a for a in function.attributes if not a.startswith(f'"{DEEP}"'))
        size, variable = _frame(module, function)
        if function in circular or size >= FRAME or variable:
            function.attributes = (*function.attributes, f'"{DEEP}"="{size if size >= FRAME else 0}:{_words(function)}"')


def is_deep(function: Function) -> bool:
    return any(a.startswith(f'"{DEEP}"') for a in function.all_attributes())


def _may_call(function: Function, of_type: Mapping[Type, Sequence[Function]]) -> list[Function]:
    """The functions of the module that it names, and where it calls through a pointer all of that type."""
    found: dict[Function, None] = {}
    for i in function.instructions():
        for operand in i.operands:
            if isinstance(operand, Function) and operand.blocks:
                found[operand] = None
        if isinstance(i, ins.CallBase) and i.called_function is None:
            found.update(dict.fromkeys(of_type.get(i.function_type, ())))
    return list(found)


def _frame(module: Module, function: Function) -> tuple[int, bool]:
    """(bytes of the local arrays, whether some have a length that is known only when they are made)."""
    layout, size, variable = data_layout(module.data_layout), 0, False
    for i in function.instructions():
        if isinstance(i, ins.Alloca):
            count = i.operands[0] if i.counted else None
            if isinstance(count, ConstantInt):
                size += layout.size(i.allocated_type) * count.value
            elif count is None:
                size += layout.size(i.allocated_type)
            variable |= count is not None and not isinstance(count, ConstantInt)
    return size, variable


def _words(function: Function) -> str:
    """The source function, by the outermost place that an instruction comes from, and its line: "'walk' (tree.c:12)"."""
    name, line = function.name, ""
    for i in function.instructions():
        *_, place = (None, *inlining_chain(i))
        scope = place.ref("scope") if place is not None else None
        while scope is not None and scope.kind != "DISubprogram":
            scope = scope.ref("scope")
        if scope is not None:
            name, file = scope.field("name"), file_of(scope)
            line = f" ({file}:{scope.integer('line')})" if file else ""
            break
    return "".join(c for c in f"'{name}'{line}" if c.isprintable() and c not in '"\\%')
