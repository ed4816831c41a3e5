"""What a module registers (`polyglot_ad/custom`), taken in before anything is differentiated."""

from __future__ import annotations

from polyglot_ad.custom.registrations import take_registrations
from polyglot_ad.custom.scope import CONSTANT
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.process.regex import regex

_ANY = regex(r"__enzyme_(?:register|inactive|function_like|allocation_like|nofree)|llvm\.global\.annotations|pad-rule-")
_LOCAL = ("internal", "private")


def registered(text: str) -> tuple[str, set[str]]:
    """The module with marks for what it registers, and the names that became visible for this and must not stay so."""
    if not _ANY.search(text):
        return text, set()
    module = parse(text)
    before = {name: value.prefix.split(" ")[0] in _LOCAL for name, value in module.functions.items()}
    kept = take_registrations(module)
    return print_module(module), {name for name in kept if name == CONSTANT or before.get(name)}
