"""Puts a program together from the adapters' units: signatures, linked IR, flat functions and guarded entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polyglot_ad.langs.unit import Unit

from .entry import build
from .entry.guard import guard
from .errors import SignatureError
from .ir.parser import parse
from .ir.printer import print_module
from .llvm.modules import Part, link, text_of
from .llvm.state import expose_state
from .program import ENTRY, FLAT
from .signature import read
from .signature.model import Signature


def assemble(units: Sequence[Unit]) -> tuple[str, list[Signature], bool]:
    """(text of the linked program, its signatures, whether it has mutable globals)."""
    signatures: list[Signature] = []
    parts: list[Part] = []
    for unit in units:
        text = text_of(unit.bitcode)
        signatures += read(text, unit.language, unit.interface)
        parts.append(Part(unit.source, text))
    module = parse(link(parts))
    for index, signature in enumerate(signatures):
        if signature.error:
            continue
        try:
            flat = build(module, signature)
        except SignatureError as error:
            signatures[index] = replace(signature, error=str(error))
            continue
        guard(module, flat, ENTRY + signature.symbol)
    callable_symbols = [signature.symbol for signature in signatures if not signature.error]
    roots = {prefix + symbol for symbol in callable_symbols for prefix in (FLAT, ENTRY)}
    text, stateful = expose_state(print_module(module), roots | {"pad_error_message"})
    return text, signatures, stateful
