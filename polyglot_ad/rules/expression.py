"""Expressions of derivative rows: a small tree over operands, results and exact constants.

Text such as `select(x == 0, 0, y * pow(x, y - 1))` is read with Python's grammar. Nodes are interned, so equal subterms are one
object and are emitted once. Constants are fractions: `2 / sqrtpi` is folded exactly here and rounded once, to the type it is used in.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import ClassVar, final

CONSTANTS: Mapping[str, Fraction] = {
    "pi": Fraction("3.14159265358979323846264338327950288419716939937510582097494459"),
    "ln2": Fraction("0.693147180559945309417232121458176568075500134360255254120680009"),
    "ln10": Fraction("2.30258509299404568401799145468436420760110148862877297603332790"),
    "sqrtpi": Fraction("1.77245385090551602729816748334114518279754945612238712821380779"),
}
"""To 60 digits: enough for fp128."""

COMPARISONS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
_BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


@final
class Expr:
    """`op` is "number" (`number` holds it), "operand" or "result" (`index`), an operator ("+", "-", "*", "/", "neg", "<", …, "and",
    "or", "not"), "select", "inf", "nan", "i" (the imaginary unit), or "call" (`name`)."""

    __slots__ = ("args", "index", "name", "number", "op")
    _interned: ClassVar[dict[tuple[object, ...], Expr]] = {}

    def __init__(self, op: str, args: tuple[Expr, ...], name: str, index: int, number: Fraction) -> None:
        self.op = op
        self.args = args
        self.name = name
        self.index = index
        self.number = number

    def __repr__(self) -> str:
        return f"Expr({show(self)})"

    def walk(self) -> Iterator[Expr]:
        """The node and all below it, shared subterms as often as they occur."""
        yield self
        for arg in self.args:
            yield from arg.walk()

    def is_number(self, value: int) -> bool:
        return self.op == "number" and self.number == value


def _node(op: str, *args: Expr, name: str = "", index: int = -1, number: Fraction = Fraction(0)) -> Expr:
    key = (op, args, name, index, number)
    found = Expr._interned.get(key)
    if found is None:
        found = Expr._interned[key] = Expr(op, args, name, index, number)
    return found


def number(value: Fraction | int) -> Expr:
    return _node("number", number=Fraction(value))


ZERO, ONE = number(0), number(1)


def negate(value: Expr) -> Expr:
    if value.op == "number":
        return number(-value.number)
    return value.args[0] if value.op == "neg" else _node("neg", value)


def binary(op: str, left: Expr, right: Expr) -> Expr:
    """Folded where mathematics allows it; a row is a formula, so `0 * x` is 0."""
    if left.op == right.op == "number" and not (op == "/" and right.number == 0):
        a, b = left.number, right.number
        return number(a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b)
    if op == "+":
        if left.is_number(0):
            return right
        if right.is_number(0):
            return left
    elif op == "-":
        if right.is_number(0):
            return left
        if left.is_number(0):
            return negate(right)
    elif op == "*":
        for one, other in ((left, right), (right, left)):
            if one.is_number(0):
                return ZERO
            if one.is_number(1):
                return other
            if one.is_number(-1):
                return negate(other)
    elif op == "/":
        if right.is_number(1):
            return left
        if left.is_number(0):
            return ZERO
    if op in ("*", "/") and left.op == "neg":
        return negate(binary(op, left.args[0], right))
    return _node(op, left, right)


def parse(text: str, operands: Mapping[str, int], results: Mapping[str, int], where: Mapping[str, str] | None = None) -> Expr:
    """Read `text`. `operands` and `results` give the index of each name; `where` names subterms, each over those before it."""
    names: dict[str, Expr] = {name: number(value) for name, value in CONSTANTS.items()}
    names |= {name: _node(name) for name in ("inf", "nan")} | {"I": _node("i")}
    names |= {name: _node("operand", name=name, index=index) for name, index in operands.items()}
    names |= {name: _node("result", name=name, index=index) for name, index in results.items()}
    for name, definition in (where or {}).items():
        names[name] = _read(ast.parse(definition, mode="eval").body, names, definition)
    return _read(ast.parse(text, mode="eval").body, names, text)


def _read(tree: ast.expr, names: Mapping[str, Expr], text: str) -> Expr:
    def read(part: ast.expr) -> Expr:
        return _read(part, names, text)

    match tree:
        case ast.Constant(value=int() as integer):
            return number(integer)
        case ast.Constant(value=float()):
            return number(Fraction(ast.get_source_segment(text, tree) or ""))
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return negate(read(operand))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return _node("not", read(operand))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return binary(_BINARY[type(op)], read(left), read(right))
        case ast.BoolOp(op=joint, values=values):
            result = read(values[0])
            for value in values[1:]:
                result = _node("and" if isinstance(joint, ast.And) else "or", result, read(value))
            return result
        case ast.Compare(left=left, ops=[comparison], comparators=[right]) if type(comparison) in COMPARISONS:
            return _node(COMPARISONS[type(comparison)], read(left), read(right))
        case ast.Call(func=ast.Name(id="select"), args=[condition, if_true, if_false]):
            return _node("select", read(condition), read(if_true), read(if_false))
        case ast.Call(func=ast.Name(id=callee), args=arguments):
            return _node("call", *map(read, arguments), name=callee)
        case _:
            raise ValueError(f"cannot read {ast.unparse(tree)!r} in the rule {text!r}")


_LEVEL = {"or": 1, "and": 2, "not": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "==": 4, "!=": 4, "+": 5, "-": 5, "*": 6, "/": 6, "neg": 7}


def show(expr: Expr, level: int = 0) -> str:
    """The text of an expression, with the brackets it needs."""
    own = _LEVEL.get(expr.op, 9)
    if expr.op == "number":
        constant = next((name for name, value in CONSTANTS.items() if value == expr.number), None)
        text = constant or (str(expr.number) if expr.number.denominator < 1000 else repr(float(expr.number)))
        own = 9 if constant or (expr.number.denominator == 1 and expr.number >= 0) else 6
    elif expr.op in ("operand", "result"):
        text = expr.name
    elif expr.op in ("neg", "not"):
        text = ("-" if expr.op == "neg" else "not ") + show(expr.args[0], own)
    elif expr.op in _LEVEL:
        text = f"{show(expr.args[0], own)} {expr.op} {show(expr.args[1], own + 1)}"
    elif expr.op in ("select", "call"):
        text = f"{expr.name or expr.op}({', '.join(show(arg) for arg in expr.args)})"
    else:
        text = "I" if expr.op == "i" else expr.op
    return f"({text})" if own < level else text
