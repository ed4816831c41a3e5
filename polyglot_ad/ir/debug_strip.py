"""Which metadata is left when debug information is left out."""

from __future__ import annotations

import re

from .values import Module

DEBUG_ATTACHMENTS = frozenset(("dbg", "DIAssignID", "heapallocsite"))
_DEBUG_NAMED = ("!llvm.dbg.cu", "!llvm.gcov", "!llvm.pseudo_probe_desc")

_ATTACHMENT = re.compile(r", !(?:dbg|DIAssignID|heapallocsite) !(?:\d+|\w+\([^)]*\))")
_NODE_OR_STRING = re.compile(r'"[^"]*"|!\d+')
_TUPLE = re.compile(r"(distinct )?!\{(.*)\}$", re.S)
_DEBUG_NODE = re.compile(r"(?:distinct )?!(?:DI|GenericDINode)")


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


def _without_debug_elements(node: str, nodes: dict[str, str]) -> str:
    found = _TUPLE.match(node)
    if found is None or "!" not in found[2]:
        return node
    elements = re.findall(r'(?:"[^"]*"|[^,"])+', found[2])
    kept = [e.strip() for e in elements if not _DEBUG_NODE.match(nodes.get(e.strip(), ""))]
    return node if len(kept) == len(elements) else f"{found[1] or ''}!{{{', '.join(kept)}}}"
