"""Which metadata is left when debug information is left out, or reduced to source positions."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from .debug_records import split_commas
from .values import Module

DEBUG_ATTACHMENTS = frozenset(("dbg", "DIAssignID", "heapallocsite"))
_DEBUG_NAMED = ("!llvm.dbg.cu", "!llvm.gcov", "!llvm.pseudo_probe_desc")

_ATTACHMENT = regex(r", !(?:dbg|DIAssignID|heapallocsite) !(?:\d+|\w+\([^)]*\))")
_NODE_OR_STRING = regex(r'"[^"]*"|!\d+')
_TUPLE = regex(r"(distinct )?!\{(.*)\}$", re.S)
_DEBUG_NODE = regex(r"(?:distinct )?!(?:DI|GenericDINode)")


def strip_attachments(suffix: str) -> str:
    """The text after a global's initialiser without its debug attachments."""
    return _ATTACHMENT.sub("", suffix)


def _references(text: str) -> list[str]:
    return [token for token in _NODE_OR_STRING.findall(text) if token[0] == "!"]


def live_metadata(module: Module, text: str) -> tuple[dict[str, str], dict[str, str]]:
    """Named and numbered metadata that `text` (the module without its metadata) and the remaining named nodes lead to.

    Tuples lose their elements that are debug nodes: loop metadata carries the source range of the loop.
    """
    nodes = module.metadata
    named = {name: node for name, node in module.named_metadata.items() if name not in _DEBUG_NAMED}
    pending = _references(text)
    for node in named.values():
        pending += _references(node)
    live: dict[str, str] = {}
    while pending:
        name = pending.pop()
        if name in live or name not in nodes:
            continue
        live[name] = node = _without_debug_elements(nodes[name], nodes)
        pending += _references(node)
    return named, {name: live[name] for name in nodes if name in live}


def line_tables(module: Module, text: str) -> dict[str, str]:
    """Numbered metadata that `text` (the module without its metadata) and the named nodes lead to, where debug information says which file
    and line an instruction comes from, and by which calls, and nothing of types and variables. For header libraries of C++, that is a
    small part of it."""
    pending = _references(text)
    for node in module.named_metadata.values():
        pending += _references(node)
    live: dict[str, str] = {}
    while pending:
        name = pending.pop()
        if name in live or name not in module.metadata:
            continue
        live[name] = node = _positions_only(module.metadata[name])
        pending += _references(node)
    return {name: live[name] for name in module.metadata if name in live}


_SCOPE = regex(r"((?:distinct )?!DI(?:Subprogram|CompileUnit))\((.*)\)$", re.S)
_NEEDED = frozenset(
    ("name", "linkageName", "file", "line", "scopeLine", "type", "flags", "spFlags", "unit", "language", "producer", "isOptimized",
     "runtimeVersion", "keyInstructions")
)  # fmt: skip


def _positions_only(node: str) -> str:
    if node.startswith("!DISubroutineType("):
        # LLVM marks functions whose arguments it eliminates, in their type, and crashes where there is none.
        return "!DISubroutineType(types: !{})"
    found = _SCOPE.match(node)
    if found is None:
        return node
    fields = [field.partition(": ") for field in split_commas(found[2])]
    kept = [f"{key.strip()}: {value}" for key, _, value in fields if key.strip() in _NEEDED]
    # Scopes may be classes; a file will do.
    kept += [f"scope: {value}" for key, _, value in fields if key.strip() == "file" and found[1].endswith("Subprogram")]
    if found[1].endswith("CompileUnit"):
        kept.append("emissionKind: LineTablesOnly")
    return f"{found[1]}({', '.join(kept)})"


def _without_debug_elements(node: str, nodes: dict[str, str]) -> str:
    found = _TUPLE.match(node)
    if found is None or "!" not in found[2]:
        return node
    elements = re.findall(r'(?:"[^"]*"|[^,"])+', found[2])
    kept = [e.strip() for e in elements if not _DEBUG_NODE.match(nodes.get(e.strip(), ""))]
    return node if len(kept) == len(elements) else f"{found[1] or ''}!{{{', '.join(kept)}}}"
