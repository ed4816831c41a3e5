"""The rules that Python states, put into a program."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.signature.model import Signature

from .glue import add_glue
from .marks import CustomRule, mark, mark_rule
from .registrations import mark_groups, marked, with_twins
from .stated import Resolved


def apply(text: str, resolved: Resolved, signatures: Sequence[Signature]) -> str:
    """The program with marks on the functions that rules are about, and with the functions that call Python."""
    if not resolved.rules:
        return text
    module = parse(text)
    by_symbol = {signature.symbol: signature for signature in signatures}
    position = 0
    for symbol, rule in resolved.rules:
        known = by_symbol.get(symbol)
        for function in with_twins(module, known) if known is not None else [module.functions[symbol]]:
            if rule.inactive:
                mark(function, "inactive")
                continue
            stated = CustomRule(rule.derivative, rule.augmented, rule.gradient, only=True)
            if rule.python is not None:
                stated = add_glue(module, function, rule.python, stated, position)
            elif known is not None:
                mark_groups(function, known)
            mark_rule(function, stated)
        position += rule.python is not None
    marked(module)
    return print_module(module)
