"""Puts a program together from the adapters' units: signatures, linked IR, flat functions and guarded entries."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from polyglot_ad.langs.unit import Unit

from .analysis.reach import reach
from .entry import build
from .entry.guard import guard
from .errors import SignatureError
from .ir.parser import parse
from .ir.printer import print_module
from .ir.values import Function
from .llvm.modules import Part, link, text_of
from .llvm.prepare import prepare
from .llvm.state import expose_state
from .program import ENTRY, FLAT
from .signature import override, read
from .signature.model import Parameter, Signature


def assemble(units: Sequence[Unit], declared: Sequence[Signature] = ()) -> tuple[str, list[Signature], bool]:
    """(text of the linked program, its signatures, whether it has mutable globals).

    `declared` signatures take the place of what debug info says; one that does not fit its function is a SignatureError.
    """
    signatures: list[Signature] = []
    parts: list[Part] = []
    for unit in units:
        text = text_of(unit.bitcode)
        signatures += read(text, unit.language, unit.interface)
        parts.append(Part(unit.source, text))
    module = parse(link(parts))
    signatures = override(signatures, list(declared))
    insisted = {signature.symbol for signature in declared} | {signature.name for signature in declared}
    for index, signature in enumerate(signatures):
        if signature.error:
            continue
        try:
            flat = build(module, signature)
        except SignatureError as error:
            if signature.symbol in insisted or signature.name in insisted:
                raise
            signatures[index] = replace(signature, error=str(error))
            continue
        guard(module, flat, ENTRY + signature.symbol)
    callable_symbols = [signature.symbol for signature in signatures if not signature.error]
    roots = {prefix + symbol for symbol in callable_symbols for prefix in (FLAT, ENTRY)}
    text, stateful = expose_state(print_module(module), roots | {"pad_error_message"})
    return text, with_reach(text, signatures), stateful


def with_reach(text: str, signatures: Sequence[Signature]) -> list[Signature]:
    """The signatures, where arrays of unknown length have "bytes" in `detail`: how many the function certainly reads or writes, as Python
    in a0, a1, … (parameters by position)."""
    wanted = {
        FLAT + signature.symbol: signature for signature in signatures if not signature.error and any(map(is_bare, signature.parameters))
    }
    if not wanted:
        return list(signatures)
    module = parse(prepare(text, list(wanted)))
    found = {signature: _with_reach(module.functions[name], signature) for name, signature in wanted.items()}
    return [found.get(signature, signature) for signature in signatures]


def is_bare(parameter: Parameter) -> bool:
    """Whether only an address is passed, with no word on how much lies behind it."""
    return parameter.kind == "array" and [flat.kind for flat in parameter.flat] == ["data"] and not any(parameter.extents)


def _with_reach(function: Function, signature: Signature) -> Signature:
    places = [(i, parameter, flat) for i, parameter in enumerate(signature.parameters) for flat in parameter.flat]
    numbers = {at: i for at, (i, p, flat) in enumerate(places) if flat.kind == "value" and p.kind == "scalar" and not p.optional}
    unsigned = [at for at in numbers if str(places[at][1].dtype)[1] == "u"]
    needs = reach(function, unsigned)
    parameters = list(signature.parameters)
    for at, (i, parameter, flat) in enumerate(places):
        if flat.kind != "data" or not is_bare(parameter):
            continue
        known = [_by_parameter(need, numbers) for need in needs.get(function.arguments[at], ())]
        usable = [need for need in known if need is not None]
        if usable:
            whole = usable[0] if len(usable) == 1 else f"max({', '.join(usable)})"
            parameters[i] = replace(parameter, detail=(*parameter.detail, ("bytes", whole)))
    return replace(signature, parameters=tuple(parameters))


def _by_parameter(need: str, numbers: Mapping[int, int]) -> str | None:
    """The expression in parameters instead of flat arguments; None if it uses what is no number to Python."""
    used = {int(at) for at in re.findall(r"\ba(\d+)\b", need)}
    if not used <= set(numbers):
        return None
    return re.sub(r"\ba(\d+)\b", lambda match: f"a{numbers[int(match[1])]}", need)
