"""Extents as integer expressions in a call's scalar arguments: from Fortran's bounds to an expression that Python evaluates safely."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, ConstantInt, Value

_KIND = re.compile(r"(\d+)_\d+")
_CONVERSION = re.compile(r"\bint\(((?:[^()]|\([^()]*\))*),kind=\d+\)")
_OPERATORS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}


def extent_expression(dimension: str, names: frozenset[str]) -> tuple[int | None, str]:
    """(known extent, expression) of a dimension "lower:upper" as flang writes it; (None, "") if it depends on more than `names`."""
    lower, _, upper = dimension.partition(":")
    if not upper or upper == "*":
        return None, ""
    low, high = _python(lower or "1"), _python(upper)
    text = high if low == "1" else f"({high})-({low})+1"
    try:
        used = names_in(text)
        if not used:
            return max(evaluate(text, {}), 0), ""
    except ValueError:
        return None, ""
    return (None, text) if used <= names else (None, "")


def _python(text: str) -> str:
    text = _KIND.sub(r"\1", text)
    while (shorter := _CONVERSION.sub(r"(\1)", text)) != text:
        text = shorter
    text = re.sub(r"(?<!/)/(?!/)", "//", text)
    return text[1:-1] if re.fullmatch(r"\(\w+\)", text) else text


def names_in(text: str) -> set[str]:
    """The names that an expression uses; ValueError if it is more than integer arithmetic."""
    return {node.id for node in ast.walk(_parse(text)) if isinstance(node, ast.Name)}


def evaluate(text: str, values: Mapping[str, int]) -> int:
    """The value of an expression; KeyError for a name without a value."""
    return _evaluate(_parse(text).body, values)


def _parse(text: str) -> ast.Expression:
    try:
        tree = ast.parse(text, mode="eval")
    except SyntaxError:
        raise ValueError(f"no integer expression: {text}") from None
    for node in ast.walk(tree):
        good = (
            isinstance(node, ast.Expression | ast.Name | ast.Load | ast.UnaryOp | ast.USub | ast.UAdd | ast.BinOp)
            or type(node) in _OPERATORS
        )
        if not good and not (isinstance(node, ast.Constant) and type(node.value) is int):
            raise ValueError(f"no integer expression: {text}")
    return tree


def _evaluate(node: ast.expr, values: Mapping[str, int]) -> int:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return node.value
    if isinstance(node, ast.Name):
        return values[node.id]
    if isinstance(node, ast.UnaryOp):
        operand = _evaluate(node.operand, values)
        return -operand if isinstance(node.op, ast.USub) else operand
    assert isinstance(node, ast.BinOp)
    left, right = _evaluate(node.left, values), _evaluate(node.right, values)
    if isinstance(node.op, ast.Add):
        return left + right
    if isinstance(node.op, ast.Sub):
        return left - right
    if isinstance(node.op, ast.Mult):
        return left * right
    return left // right


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
