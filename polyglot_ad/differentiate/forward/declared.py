"""The signature of a function's forward derivative."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Function, Value

from ..context import ProgramContext


@dataclass(eq=False)
class ForwardFunction:
    """`tangents`: per parameter the (scalar, type) that have tangents; each is passed `width` times, scalar by scalar."""

    function: Function
    shadowed: list[bool]
    tangents: list[list[tuple[int, ty.Type]]]
    result_shadowed: bool
    result_tangents: list[tuple[int, ty.Type]]


def declare_function(program: ProgramContext, source: Function) -> ForwardFunction:
    activity = program.activity
    types: list[ty.Type] = []
    names: list[str] = []
    shadowed: list[bool] = []
    tangents: list[list[tuple[int, ty.Type]]] = []
    for argument in source.arguments:
        types.append(argument.type)
        names.append(argument.name)
        shadowed.append(activity.has_shadow(argument))
        if shadowed[-1]:
            types += [argument.type] * program.width
            names += [f"{argument.name}.shadow"] * program.width
        mine = _active_leaves(program, argument)
        tangents.append(mine)
        for _, t in mine:
            types += [t] * program.width
            names += [f"{argument.name}.tangent"] * program.width
    result = source.function_type.result
    members: list[ty.Type] = [] if result.is_void else [result]
    result_shadowed = program.result_has_shadow(source)
    if result_shadowed:
        members += [result] * program.width
    active = program.activity.is_active(program.activity.graph.result_spot(source))
    result_tangents = [(i, t) for i, t in enumerate(program.result_adjoint_types(source)) if t is not None] if active else []
    for _, t in result_tangents:
        members += [t] * program.width
    function = Function(
        program.module.unique_name(f"{source.name}.forward"),
        ty.function(ty.struct(members) if members else ty.VOID, types),
        names,
        prefix="internal",
    )
    program.module.add_function(function)
    return ForwardFunction(function, shadowed, tangents, result_shadowed, result_tangents)


def _active_leaves(program: ProgramContext, value: Value) -> list[tuple[int, ty.Type]]:
    if not program.activity.is_active(value):
        return []
    return [(i, t) for i, t in enumerate(program.adjoint_types(value)) if t is not None]
