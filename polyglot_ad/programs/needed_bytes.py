"""How many bytes of arrays a function certainly reads or writes, where nothing declares their length: what its bounds checks compare with.

Asked for when a function is first called, since the answer needs optimised IR. That is of this function alone and as its derivatives begin
with it, so that it need not be made twice.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from polyglot_ad.analysis.reach import reach
from polyglot_ad.ir.parser import parse
from polyglot_ad.signature.model import Signature
from polyglot_ad.symbols import FLAT

Needed = dict[int, str]
"""By position of the parameter: a number of bytes, as Python in a0, a1, … (parameters by position)."""


def needed_bytes(prepared: str, signature: Signature) -> Needed:
    """Of a function, in optimised IR that has its flat function."""
    function = parse(prepared).functions[FLAT + signature.symbol]
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
