"""Dummy arguments of Fortran procedures from debug info alone: no intent, no optional, no value, but types, shapes and names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.types import PointerType
from polyglot_ad.ir.values import Argument, ConstantInt, Function, Value

from .building import Draft
from .context import Context
from .debug_info import Node, argument_behind
from .debug_types import read_type, strip, unsupported_reason
from .dummies import Dummy, argument_of
from .dummies import result as fixed_result
from .extents import names_in
from .model import Result
from .source_types import Scalar, SourceType, Unsupported

_DESCRIPTOR = "dataLocation"


def dummies(context: Context, function: Function, subprogram: Node, draft: Draft) -> list[Dummy]:
    """The dummies in order; what debug info does not know (procedures) fails the draft."""
    variables = context.debug.parameters_of(function)
    count = len(function.arguments)
    found: list[Dummy] = []
    for position in range(1, max(variables, default=0) + 1):
        if position not in variables:
            draft.fail(f"parameter {position} is not described in debug info (a procedure?)")
            continue
        try:
            found.append(_dummy(context, function, variables[position]))
        except Unsupported as reason:
            draft.fail(f"parameter `{variables[position].name}` is {reason}")
    explained = len(found) + sum(dummy.character for dummy in found)
    if not any(dummy.by_value for dummy in found) and explained != count:
        draft.fail("its interface has parts that debug info does not describe, and there is no module file for it")
    return found


def _dummy(context: Context, function: Function, variable: Node) -> Dummy:
    node, _ = strip(variable.node("type"))
    argument = argument_of(context, function, variable.name)
    if node is None:
        raise Unsupported("of an unknown type")
    if node.kind == "DIStringType":
        return Dummy(variable.name, Scalar("|u1", "character"), character=True)
    if node.tag == "DW_TAG_array_type":
        return _array(context, function, variable, node, argument)
    type, logical = _element(node)
    # a dummy by value has a home of its own, into which the IR's arguments are stored
    by_value = argument is None or not isinstance(argument.type, PointerType)
    return Dummy(variable.name, type, logical, by_value=by_value)


def _element(node: Node | None) -> tuple[SourceType, bool]:
    type = read_type(node)
    if reason := unsupported_reason(type):
        raise Unsupported(reason)
    return type, isinstance(type, Scalar) and type.name.startswith("logical")


def _array(context: Context, function: Function, variable: Node, node: Node, argument: Argument | None) -> Dummy:
    bare, _ = strip(node.node("baseType"))
    type, logical = _element(bare)
    subranges = node.nodes("elements")
    if node.raw(_DESCRIPTOR) or argument is None:
        attribute = 2 if node.raw("allocated") else 1 if node.raw("associated") else 0
        shape = (None,) * len(subranges)
        contiguous = not node.raw(_DESCRIPTOR)
        return Dummy(
            variable.name, type, logical, array=True, shape=shape, attribute=attribute, contiguous=contiguous, target=attribute == 1
        )  # fmt: skip
    sizes = [_extent(context, function, subrange) for subrange in subranges]
    last = subranges[-1]
    assumed_size = last is None or not last.raw("count")
    return Dummy(
        variable.name, type, logical, array=True, shape=tuple(size for size, _ in sizes),
        extents=tuple(expression for _, expression in sizes), assumed_size=assumed_size,
    )  # fmt: skip


def _extent(context: Context, function: Function, subrange: Node | None) -> tuple[int | None, str]:
    """(known extent, expression): a count is a number, or an artificial variable bound to the extent where the procedure begins."""
    if subrange is None or not (count := subrange.raw("count")):
        return None, ""
    if re.fullmatch(r"-?\d+", count):
        return max(int(count), 0), ""
    bound = subrange.node("count")
    names = _scalar_addresses(context, function)
    for variable, record in context.debug.variables_of(function):
        if variable is bound and (values := record.values()):
            expression = traced_expression(values[0], names)
            try:
                if expression and names_in(expression):
                    return None, expression
            except ValueError:
                pass
    return None, ""


def _scalar_addresses(context: Context, function: Function) -> dict[Argument, str]:
    found: dict[Argument, str] = {}
    for variable, record in context.debug.variables_of(function):
        node, _ = strip(variable.node("type"))
        argument = argument_behind(record)
        if variable.number("arg") and argument is not None and node is not None and node.kind == "DIBasicType":
            found[argument] = variable.name
    return found


def result(subprogram: Node, function: Function) -> Result:
    """The result, from the subprogram's type."""
    signature = subprogram.node("type")
    types = signature.nodes("types") if signature is not None else []
    node, _ = strip(types[0] if types else None)
    if node is None:
        return Result()
    if node.kind == "DIStringType":
        raise Unsupported("a character string")
    if node.tag == "DW_TAG_array_type":
        bare, _ = strip(node.node("baseType"))
        type, logical = _element(bare)
        shape = tuple(None if one is None or not one.raw("count") else one.number("count", -1) for one in node.nodes("elements"))
        if node.raw(_DESCRIPTOR) or any(length is None or length < 0 for length in shape):
            raise Unsupported("an array whose shape is not known before the call")
        return fixed_result(Dummy("", type, logical, array=True, shape=shape))
    type, logical = _element(node)
    if function.function_type.result.is_void and isinstance(type, Scalar):
        return Result()
    return fixed_result(Dummy("", type, logical))


def traced_expression(value: Value, names: Mapping[Argument, str]) -> str:
    """What an integer in the IR is, as an expression in the scalar arguments behind `names` (addresses of dummies); "" if unclear."""
    if isinstance(value, ConstantInt):
        return str(value.value)
    if isinstance(value, ins.Load):
        pointer = value.pointer
        return names.get(pointer, "") if isinstance(pointer, Argument) else ""
    if isinstance(value, ins.Cast) and value.opcode in ("sext", "zext", "trunc"):
        return traced_expression(value.operands[0], names)
    if isinstance(value, ins.Select):
        # max(extent, 0): a negative extent means an empty array
        return traced_expression(value.operands[1], names)
    if isinstance(value, ins.BinaryOp) and value.opcode in ("add", "sub", "mul"):
        left, right = (traced_expression(operand, names) for operand in value.operands)
        if left and right:
            return f"({left}){ {'add': '+', 'sub': '-', 'mul': '*'}[value.opcode] }({right})"
    return ""
