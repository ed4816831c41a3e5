"""From a module's text to object code for this machine: verified, O3 with vectorisation, position-independent."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

import llvmlite.binding as llvm

from polyglot_ad.errors import Error
from polyglot_ad.passes.stages import stage
from polyglot_ad.process.regex import regex

from .bfloat import with_rounding
from .effort import effort_for, generating, keep_calls
from .prepare import internalize, run_pipeline, target_machine
from .stack_checks import with_stack_checks

_ATTACHMENTS = ("dbg", "DIAssignID", "heapallocsite")
_RECORD = regex(r"^ +#dbg_\w+\(.*\)\n", re.M)
_NAMED = regex(r"^!llvm\.(?:dbg\.cu|gcov|pseudo_probe_desc) = .*\n", re.M)
_DEBUG_NODE = regex(r"^(!\d+) = (?:distinct )?!(?:DI|GenericDINode).*\n", re.M)
_TUPLE = regex(r"^(!\d+ = (?:distinct )?!\{)(.*)(\})$", re.M)


def optimise_and_emit(text: str, keep: Collection[str], level: int = 3, host: bool = True) -> bytes:
    """Object code of the functions `keep` and of what they need. `level` is LLVM's, for the pipeline and the code generator alike. `host`:
    for this very processor, not for every one of its kind."""
    with stage("optimise"):
        try:
            text = with_rounding(with_stack_checks(strip_debug_info(text)))
            effort = effort_for(text)
            module = llvm.parse_assembly(text)
            module.verify()
        except RuntimeError as error:
            raise Error(f"internal error: the generated module is not valid LLVM IR: {error}") from error
        internalize(module, keep)
        if not effort.inline:
            keep_calls(module, text)
        run_pipeline(module, level, vectorise=level >= 2, host=host, effort=effort)
    with stage("emit"), generating(effort.to_emit(module)):
        code: bytes = target_machine(level, host).emit_object(module)
    return code


def emit_hidden(text: str, weak: Callable[[str], bool] = lambda name: False) -> bytes:
    """Object code of a part of a shared library, as it is, none of it for others to see. `weak`: which declarations may stay undefined."""
    module = llvm.parse_assembly(text)
    module.verify()
    machine = target_machine(2, True)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    for value in [*module.functions, *module.global_variables]:
        if value.is_declaration and not value.name.startswith("llvm."):
            if weak(value.name):
                value.linkage = llvm.Linkage.external_weak
        elif value.linkage == llvm.Linkage.external:
            value.visibility = "hidden"
    code: bytes = machine.emit_object(module)
    return code


def strip_debug_info(text: str) -> str:
    """The text without debug info, which would double the time of the pipeline and is of no use in a library that nobody debugs."""
    begin = text.find("\n!") + 1
    code, metadata = text[:begin], text[begin:]
    debug = set(_DEBUG_NODE.findall(metadata))
    if not debug:
        return text

    def without_debug(match: re.Match[str]) -> str:
        # Loop metadata carries the source range of its loop, which would keep all the rest alive.
        elements = [element for element in match[2].split(", ") if element not in debug]
        return f"{match[1]}{', '.join(elements)}{match[3]}"

    for pattern in (_NAMED, _DEBUG_NODE):
        metadata = pattern.sub("", metadata)
    text = code + _TUPLE.sub(without_debug, metadata)
    for kind in _ATTACHMENTS:
        text = _without_attachments(text, kind)
    return _RECORD.sub("", text) if "#dbg_" in text else text


def _without_attachments(text: str, kind: str) -> str:
    """The text without `, !kind !123`, as instructions and globals have it, and ` !kind !123`, as functions do. By its pieces, not by a
    regular expression: that would try at every comma and space of the text."""
    first, *rest = text.split(f" !{kind} !")
    if not rest:
        return text
    pieces = [first, *(piece.lstrip("0123456789") for piece in rest)]
    return "".join([*(piece.removesuffix(",") for piece in pieces[:-1]), pieces[-1]])
