"""Extents as integer expressions in a call's arguments: from Fortran's bounds to an expression that Python evaluates safely.

An expression has the names of scalar arguments, `+ - * //`, `max`, `min`, `mod` (with the sign of its first argument, as in Fortran) and
`size(x, 1)`, the length of an array argument along a dimension."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from polyglot_ad.process.regex import regex

_KIND = regex(r"(\d+)_\d+")
_CONVERSION = regex(r"\bint\(((?:[^()]|\([^()]*\))*),kind=\d+\)")
_OPERATORS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}
_FUNCTIONS: dict[str, Callable[..., int]] = {"max": max, "min": min, "mod": lambda a, b: abs(a) % abs(b) * (1 if a >= 0 else -1)}


def extent_expression(
    dimension: str, names: frozenset[str], arrays: Mapping[str, tuple[str, ...]] = MappingProxyType({})
) -> tuple[int | None, str]:
    """(known extent, expression) of a dimension "lower:upper" as flang writes it; (None, "") if it depends on more than `names` and the
    shapes of `arrays`, which are passed with their extents (for each dimension its lower bound)."""
    lower, _, upper = dimension.partition(":")
    if not upper or upper == "*":
        return None, ""
    try:
        low, high = _python(lower or "1", arrays), _python(upper, arrays)
        text = high if low == "1" else f"({high})-({low})+1"
        used = names_in(text)
        if not used and "size" not in text:
            return max(evaluate(text, {}), 0), ""
    except (ValueError, IndexError):
        return None, ""
    return (None, text) if used <= names else (None, "")


class _Intrinsics(ast.NodeTransformer):
    """Fortran's functions in a bound: conversions are left out, bounds of arrays are put in terms of their lengths."""

    def __init__(self, arrays: Mapping[str, tuple[str, ...]]) -> None:
        self._arrays = arrays

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = _function(node)
        if name == "int":
            found = self.visit(node.args[0])
        elif name in ("size", "lbound", "ubound") and isinstance(node.args[0], ast.Name):
            found = self._bound(name, node.args[0].id, [*node.args[1:], *(word.value for word in node.keywords if word.arg == "dim")])
        elif name in _FUNCTIONS:
            found = ast.Call(node.func, [self.visit(one) for one in node.args], [])
        else:
            raise ValueError(f"no integer expression: a call of {name}")
        assert isinstance(found, ast.expr)
        return found

    def _bound(self, function: str, array: str, dimension: Sequence[ast.expr]) -> ast.expr:
        lowers = self._arrays.get(array)
        if lowers is None or not (len(dimension) == 1 and isinstance(dimension[0], ast.Constant) and isinstance(dimension[0].value, int)):
            raise ValueError(f"no integer expression: {function} of {array}")
        number, lower = dimension[0].value, lowers[dimension[0].value - 1]
        size = f"size({array}, {number})"
        return ast.parse({"size": size, "lbound": lower, "ubound": f"{size} + {lower} - 1"}[function], mode="eval").body


def _python(text: str, arrays: Mapping[str, tuple[str, ...]]) -> str:
    text = _plain(text)
    if re.search(r"\w\(", text):
        return ast.unparse(_Intrinsics(arrays).visit(_syntax(text)))
    return text


def _plain(text: str) -> str:
    text = _KIND.sub(r"\1", text)
    while (shorter := _CONVERSION.sub(r"(\1)", text)) != text:
        text = shorter
    text = re.sub(r"(?<!/)/(?!/)", "//", text)
    return text[1:-1] if re.fullmatch(r"\(\w+\)", text) else text


def names_in(text: str) -> set[str]:
    """The scalar names that an expression uses; ValueError if it is more than integer arithmetic."""
    return _names(_parse(text))


def evaluate(text: str, values: Mapping[str, int], shapes: Mapping[str, Sequence[int]] | None = None) -> int:
    """The value of an expression; KeyError for a name without a value."""
    return _evaluate(_parse(text), values, shapes or {})


def _syntax(text: str) -> ast.expr:
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        raise ValueError(f"no integer expression: {text}") from None


def _parse(text: str) -> ast.expr:
    tree = _syntax(text)
    for node in ast.walk(tree):
        good = (
            isinstance(node, ast.Name | ast.Load | ast.UnaryOp | ast.USub | ast.UAdd | ast.BinOp)
            or type(node) in _OPERATORS
            or (isinstance(node, ast.Constant) and type(node.value) is int)
            or (isinstance(node, ast.Call) and not node.keywords and (_function(node) in _FUNCTIONS or _size(node) is not None))
        )
        if not good:
            raise ValueError(f"no integer expression: {text}")
    return tree


def _function(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _size(node: ast.expr) -> tuple[str, int] | None:
    """The array and the dimension of `size(x, 1)`."""
    match node:
        case ast.Call(ast.Name("size"), [ast.Name(array), ast.Constant(int(dimension))]):
            return array, dimension
    return None


def _names(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Name):
        return {node.id}
    if isinstance(node, ast.Call):
        return set().union(*map(_names, node.args)) if _size(node) is None else set()
    return set().union(*(_names(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)))


def _evaluate(node: ast.expr, values: Mapping[str, int], shapes: Mapping[str, Sequence[int]]) -> int:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return node.value
    if isinstance(node, ast.Name):
        return values[node.id]
    if isinstance(node, ast.Call):
        if size := _size(node):
            return shapes[size[0]][size[1] - 1]
        return _FUNCTIONS[_function(node)](*(_evaluate(one, values, shapes) for one in node.args))
    if isinstance(node, ast.UnaryOp):
        operand = _evaluate(node.operand, values, shapes)
        return -operand if isinstance(node.op, ast.USub) else operand
    assert isinstance(node, ast.BinOp)
    left, right = _evaluate(node.left, values, shapes), _evaluate(node.right, values, shapes)
    if isinstance(node.op, ast.Add):
        return left + right
    if isinstance(node.op, ast.Sub):
        return left - right
    if isinstance(node.op, ast.Mult):
        return left * right
    return left // right
