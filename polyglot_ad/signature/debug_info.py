"""Debug info as a graph: nodes of LLVM's metadata with their fields, read when asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.debug_records import DebugRecord, split_commas
from polyglot_ad.ir.values import Argument, Function, Module
from polyglot_ad.process.regex import regex

from .source_types import SourceType

_NODE = regex(r"(?:distinct )?!(DI\w+)\((.*)\)$", re.S)
_TUPLE = regex(r"(?:distinct )?!\{(.*)\}$", re.S)
_REFERENCE = regex(r"![0-9]+$")
_ESCAPE = regex(r"\\([0-9A-Fa-f]{2})")


class Node:
    """One debug info node. `kind` is LLVM's class ("DISubprogram"); fields are read through `text`, `number`, `node`, `nodes`."""

    __slots__ = ("_fields", "graph", "kind", "reference")

    def __init__(self, graph: DebugInfo, reference: str, kind: str, fields: Mapping[str, str]) -> None:
        self.graph = graph
        self.reference = reference
        self.kind = kind
        self._fields = fields

    def raw(self, field: str) -> str:
        return self._fields.get(field, "")

    @property
    def tag(self) -> str:
        return self._fields.get("tag", "")

    @property
    def name(self) -> str:
        return self.text("name")

    @property
    def flags(self) -> frozenset[str]:
        return frozenset(part.strip() for part in self.raw("flags").split("|"))

    def text(self, field: str) -> str:
        """A string field without quotes, "" where it is absent."""
        value = self._fields.get(field, "")
        if not value.startswith('"'):
            return ""
        return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), value[1:-1])

    def number(self, field: str, default: int = 0) -> int:
        value = self._fields.get(field, "")
        return int(value) if re.fullmatch(r"-?\d+", value) else default

    def node(self, field: str) -> Node | None:
        return self.graph.node(self._fields.get(field, ""))

    def nodes(self, field: str) -> list[Node | None]:
        """The members of a list field; null members are None."""
        return self.graph.members(self._fields.get(field, ""))


class DebugInfo:
    """The debug info of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._nodes: dict[str, Node | None] = {}
        self.types: dict[tuple[Node, object, bool], SourceType] = {}
        """What was made of type nodes (`debug_types`): many functions have parameters of one structure."""

    def node(self, reference: str) -> Node | None:
        if reference in self._nodes:
            return self._nodes[reference]
        text = self.module.metadata.get(reference, "") if _REFERENCE.match(reference) else reference
        match = _NODE.match(text)
        found = None if match is None else Node(self, reference, match[1], _fields(match[2]))
        self._nodes[reference] = found
        return found

    def members(self, reference: str) -> list[Node | None]:
        match = _TUPLE.match(self.module.metadata.get(reference, ""))
        return [self.node(item) for item in split_commas(match[1])] if match else []

    def subprogram(self, function: Function) -> Node | None:
        return self.node(function.metadata.get("dbg", ""))

    def parameters_of(self, function: Function) -> dict[int, Node]:
        """The variables of a function's parameters by their source position (from 1).

        They stand in the records of the function's body; `retainedNodes` does not hold them for every front end.
        """
        found: dict[int, Node] = {}
        subprogram = self.subprogram(function)
        if subprogram is None:
            return found
        for variable, _ in self.variables_of(function):
            position = variable.number("arg")
            scope = variable.node("scope")
            if position and scope is subprogram:
                found.setdefault(position, variable)
        for variable_node in subprogram.nodes("retainedNodes"):
            if variable_node is not None and variable_node.kind == "DILocalVariable" and (position := variable_node.number("arg")):
                found.setdefault(position, variable_node)
        return found

    def variables_of(self, function: Function) -> Iterator[tuple[Node, DebugRecord]]:
        """(variable, record) of each debug record in the function."""
        for block in function.blocks:
            records = [record for instruction in block.instructions for record in instruction.debug_records]
            for record in [*records, *block.trailing_debug_records]:
                arguments = record.arguments
                if len(arguments) >= 2 and (variable := self.node(arguments[1])) is not None and variable.kind == "DILocalVariable":
                    yield variable, record


def argument_behind(record: DebugRecord) -> Argument | None:
    """The IR argument that a parameter's debug record speaks of: itself, or what is stored into the parameter's home."""
    values = record.values()
    if not values:
        return None
    value = values[0]
    if isinstance(value, Argument):
        return value
    if not isinstance(value, ins.Alloca):
        return None
    for user in value.users:
        if isinstance(user, ins.Store) and user.pointer is value and isinstance(user.value, Argument):
            return user.value
    return None


def _fields(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in split_commas(text):
        key, _, value = part.partition(": ")
        found[key] = value.strip()
    return found


def scope_names(node: Node) -> list[str]:
    """Names of the namespaces, modules and types around a node, outermost first."""
    names: list[str] = []
    scope = node.node("scope")
    while scope is not None and scope.kind in ("DINamespace", "DIModule", "DICompositeType", "DISubprogram"):
        names.append(scope.name)
        scope = scope.node("scope")
    return names[::-1]
