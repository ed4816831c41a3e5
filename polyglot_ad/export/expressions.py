"""The tests of `interface.py` in other languages: Python's expressions, printed anew."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
_COMPUTED: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}


@dataclass(frozen=True)
class Words:
    """How a language says it: `name` of a number, `member` of an array (its variable, "shape", "size" or "nbytes", an axis), `call` of
    "max", "min" and "//" with two operands, `choice` of (condition, one, other)."""

    name: Callable[[str], str]
    member: Callable[[str, str, int], str]
    call: Callable[[str, str, str], str]
    choice: Callable[[str, str, str], str]


def printed(text: str, words: Words) -> str:
    return _printed(ast.parse(text, mode="eval").body, words)


def _printed(node: ast.expr, words: Words) -> str:
    match node:
        case ast.Constant(int(number)):
            return str(number)
        case ast.Name(name):
            return words.name(name)
        case ast.Attribute(ast.Name(name), member):
            return words.member(name, member, 0)
        case ast.Subscript(ast.Attribute(ast.Name(name), member), ast.Constant(int(axis))):
            return words.member(name, member, axis)
        case ast.UnaryOp(ast.USub(), operand):
            return f"(-{_printed(operand, words)})"
        case ast.BinOp(left, ast.FloorDiv(), right):
            return words.call("//", _printed(left, words), _printed(right, words))
        case ast.BinOp(left, operator, right) if type(operator) in _COMPUTED:
            return f"({_printed(left, words)} {_COMPUTED[type(operator)]} {_printed(right, words)})"
        case ast.Call(ast.Name("max" | "min" as name), [first, *rest]):
            text = _printed(first, words)
            for one in rest:
                text = words.call(name, text, _printed(one, words))
            return text
        case ast.Compare(left, operators, right):
            operands = [_printed(one, words) for one in (left, *right)]
            pairs = zip(operands, operators, operands[1:])
            return "(" + " && ".join(f"{a} {_COMPARED[type(operator)]} {b}" for a, operator, b in pairs) + ")"
        case ast.BoolOp(operator, values):
            return "(" + (" && " if isinstance(operator, ast.And) else " || ").join(_printed(one, words) for one in values) + ")"
        case ast.IfExp(test, one, other):
            return words.choice(_printed(test, words), _printed(one, words), _printed(other, words))
    raise ValueError(f"no test: {ast.unparse(node)}")
