"""Constants of a program whose addresses are used otherwise than to read them: what compares addresses may ask for them."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.reached import inside
from polyglot_ad.ir.values import Constant, Function, GlobalVariable, Module, Value
from polyglot_ad.langs.run_times import ASKS

_DESCRIPTIONS = ("_ZT", "vtable.", "llvm.", "pad.")
"""What describes types and their methods is known by its name."""


def escaping_constants(module: Module) -> list[str]:
    """Their names. A constant escapes if its address, or one inside it, is stored, compared, chosen or given to a function that does so, or
    stands in another variable."""
    constants = [one for one in module.globals.values() if isinstance(one, GlobalVariable) and one.constant and one.initializer is not None]
    constants = [one for one in constants if not one.name.startswith(_DESCRIPTIONS)]
    if not constants:
        return []
    found = inside(one.initializer for one in module.globals.values() if isinstance(one, GlobalVariable) and one.initializer is not None)
    found |= inside(_given_away(module))
    return [one.name for one in constants if one in found]


def _given_away(module: Module) -> Iterator[Value]:
    """The constant operands from which an address goes elsewhere."""
    for function in module.functions.values():
        for instruction in function.instructions():
            for index, operand in enumerate(instruction.operands):
                if isinstance(operand, Constant) and not isinstance(operand, Function) and _escapes(instruction, index, set()):
                    yield operand


def _escapes(user: ins.Instruction, index: int, seen: set[Value]) -> bool:
    """Whether an address that is this operand goes elsewhere."""
    if user in seen or isinstance(user, ins.Load):
        return False
    if isinstance(user, ins.Store):
        return index == 0
    if isinstance(user, ins.GetElementPtr):
        return index == 0 and _value_escapes(user, {*seen, user})
    if isinstance(user, ins.CallBase):
        called = user.called_function
        if called is None:
            return index < len(user.arguments)
        if called.is_declaration:
            return called.name in ASKS
        return index < len(called.arguments) and called not in seen and _value_escapes(called.arguments[index], {*seen, called})
    return True


def _value_escapes(value: Value, seen: set[Value]) -> bool:
    return any(_escapes(user, index, seen) for user in value.users for index, operand in enumerate(user.operands) if operand is value)
