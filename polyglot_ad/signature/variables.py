"""The variables that a Fortran program offers: those of its modules, and of COMMON blocks, as debug info describes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from polyglot_ad.ir.debug_records import split_commas
from polyglot_ad.ir.values import GlobalVariable, Module
from polyglot_ad.process.regex import regex

from .debug_info import DebugInfo, Node
from .debug_types import read_type
from .model import Variable
from .source_types import Unsupported, dtype_of

_ATTACHED = regex(r"!dbg (!\d+)")
_OFFSET = regex(r"DW_OP_plus_uconst, (\d+)")
_BLANK = "__BLNK__"
_PRIVATE = regex(r"[^:]*\bprivate\b[^:]*::(.*)")


def read_variables(module: Module, interfaces: Iterable[str]) -> list[Variable]:
    """All that are not private to their module; one whose type does not reach Python has an `error`. `interfaces`: texts of `.mod`."""
    hidden = set(_private(interfaces))
    found: dict[tuple[str, str], Variable] = {}
    debug = DebugInfo(module)
    for symbol, value in module.globals.items():
        if not isinstance(value, GlobalVariable) or value.constant or value.initializer is None or "thread_local" in value.prefix:
            continue
        for variable in _described(debug, symbol, value):
            if (variable.scope, variable.name) not in hidden:
                found.setdefault((variable.scope, variable.name), variable)
    return sorted(found.values(), key=lambda variable: (variable.scope, variable.line, variable.offset))


def _described(debug: DebugInfo, symbol: str, value: GlobalVariable) -> Iterator[Variable]:
    for reference in _ATTACHED.findall(value.suffix):
        expression = debug.node(reference)
        node = expression.node("var") if expression is not None else None
        scope = node.node("scope") if node is not None else None
        if expression is None or node is None or scope is None or scope.kind not in ("DIModule", "DICommonBlock"):
            continue
        offset = _OFFSET.search(expression.raw("expr"))
        name = "_BLNK_" if scope.kind == "DICommonBlock" and symbol.startswith(_BLANK) else scope.name
        yield _variable(name.lower(), node, symbol, int(offset[1]) if offset else 0)


def _variable(scope: str, node: Node, symbol: str, offset: int) -> Variable:
    type, described = node.node("type"), False
    shape: tuple[int | None, ...] = ()
    if type is not None and type.raw("dataLocation"):
        described = True
        shape = (None,) * len(type.nodes("elements"))
        type = type.node("baseType")
    allocatable = described and bool(node.node("type").raw("allocated"))  # type: ignore[union-attr]
    plain = Variable(scope, node.name, symbol, offset, "", shape, False, described, allocatable, node.number("line"))
    try:
        dtype, own = _text(type) or dtype_of(read_type(type))
        if None in own:
            raise Unsupported("an array whose extents are not in its type")
    except Unsupported as error:
        return replace(plain, error=f"it is {error}")
    element = type
    while element is not None and element.tag == "DW_TAG_array_type":
        element = element.node("baseType")
    logical = element is not None and element.raw("encoding") == "DW_ATE_boolean"
    return replace(plain, dtype=dtype, shape=shape or own, logical=logical)


def _text(node: Node | None) -> tuple[str, tuple[int | None, ...]] | None:
    """Of characters of a fixed length, alone or in an array."""
    shape: tuple[int | None, ...] = ()
    if node is not None and node.tag == "DW_TAG_array_type" and not node.raw("dataLocation"):
        shape = tuple(one.number("count", -1) if one is not None else None for one in node.nodes("elements"))
        node = node.node("baseType")
    if node is None or node.kind != "DIStringType" or node.raw("stringLength") or not node.number("size"):
        return None
    # Debug info has the extents of an array of Fortran as they are declared, like those of all arrays.
    return f"|S{node.number('size') // 8}", shape


def _private(interfaces: Iterable[str]) -> Iterator[tuple[str, str]]:
    """(module, name) of what only its module sees."""
    for text in interfaces:
        module = ""
        for line in text.splitlines():
            if line.startswith(("module ", "submodule(")):
                module = line.split()[-1]
            elif match := _PRIVATE.fullmatch(line):
                yield from ((module, re.split(r"\W", entity, maxsplit=1)[0]) for entity in split_commas(match[1]))
