"""Parameters passed by value."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.parser import parse_type
from polyglot_ad.ir.values import Function, Module


def lower_by_value(module: Module, function: Function) -> None:
    """A parameter `byval(T)` of a function that is only called directly becomes a pointer that the callee copies."""
    marked = [(a, _by_value_type(module, a.attributes)) for a in function.arguments]
    if not any(type is not None for _, type in marked):
        return
    calls = list(function.users)
    if not all(isinstance(c, ins.CallBase) and c.called_function is function for c in calls):
        return
    layout = data_layout(module.data_layout)
    b = Builder(before=function.entry.instructions[0])
    for argument, type in marked:
        if type is None:
            continue
        argument.attributes = tuple(a for a in argument.attributes if not a.startswith(("byval", "align")))
        users = list(argument.users)
        local = b.alloca(type, name=f"{argument.name}.value", align=max(8, layout.align(type)))
        size = const_int(ty.I64, layout.size(type))
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [local, argument, size, const_int(ty.I1, 0)])
        for user in users:
            for index, operand in enumerate(user.operands):
                if operand is argument:
                    user.set_operand(index, local)
        for call in calls:
            assert isinstance(call, ins.CallBase)
            kept = call.argument_attributes[argument.index]
            call.argument_attributes[argument.index] = tuple(a for a in kept if not a.startswith(("byval", "align")))
            if isinstance(call, ins.Call):
                call.tail = ""  # what was passed by value is the caller's own now


def _by_value_type(module: Module, attributes: tuple[str, ...]) -> ty.Type | None:
    for attribute in attributes:
        if attribute.startswith("byval("):
            return parse_type(attribute[6:-1], module)
    return None
