"""How many bytes of arrays a function certainly reads or writes, where nothing declares their length: what its bounds checks compare with.

Asked for when a function is first called, since the answer needs optimised IR. That is of this function alone and as its derivatives begin
with it, so that it need not be made twice; where a derivative is made first, it is found on the way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from polyglot_ad.analysis.reach import reach
from polyglot_ad.ir.values import Module
from polyglot_ad.process import cache
from polyglot_ad.signature.model import Signature
from polyglot_ad.symbols import FLAT

Needed = dict[int, str]
"""By position of the parameter: a number of bytes, as Python in a0, a1, … (parameters by position)."""


def is_asked(signature: Signature) -> bool:
    """Whether a function has such arrays."""
    return any(parameter.bare for parameter in signature.parameters)


def kept(program: str, signature: Signature) -> Needed | None:
    """What is known of a function of a program, by the program's key."""
    entry = cache.get("needed", cache.digest(program, signature.symbol))
    return None if entry is None else {int(at): need for at, need in entry.manifest["bytes"].items()}


def keep(program: str, signature: Signature, prepared: Module) -> Needed:
    """Find it, and keep it on disk."""
    found = needed_bytes(prepared, signature)
    cache.put("needed", cache.digest(program, signature.symbol), {"bytes": found}, {})
    return found


def needed_bytes(prepared: Module, signature: Signature) -> Needed:
    """Of a function, in optimised IR that has its flat function."""
    function = prepared.functions[FLAT + signature.symbol]
    places = [(i, parameter, flat) for i, parameter in enumerate(signature.parameters) for flat in parameter.flat]
    numbers = {at: i for at, (i, p, flat) in enumerate(places) if flat.kind == "value" and p.kind == "scalar" and not p.optional}
    unsigned = [at for at in numbers if str(places[at][1].dtype)[1] == "u"]
    needs = reach(function, unsigned)
    found: Needed = {}
    for at, (i, parameter, flat) in enumerate(places):
        if flat.kind != "data" or not parameter.bare:
            continue
        known = [_by_parameter(need, numbers) for need in needs.get(function.arguments[at], ())]
        usable = [need for need in known if need is not None]
        if usable:
            found[i] = usable[0] if len(usable) == 1 else f"max({', '.join(usable)})"
    return found


def _by_parameter(need: str, numbers: Mapping[int, int]) -> str | None:
    """The expression in parameters instead of flat arguments; None if it uses what is no number to Python."""
    used = {int(at) for at in re.findall(r"\ba(\d+)\b", need)}
    if not used <= set(numbers):
        return None
    return re.sub(r"\ba(\d+)\b", lambda match: f"a{numbers[int(match[1])]}", need)
