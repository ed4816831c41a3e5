"""How many bytes of arrays a function certainly reads or writes, where nothing declares their length: what its bounds checks compare with.

Asked for when a function is first called, since the answer needs optimised IR: of one function at a time where the program is large or has
one function only (its derivatives begin with the same preparation), else of all at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from polyglot_ad.analysis.reach import reach
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Function
from polyglot_ad.llvm.prepare import prepare, prepare_root
from polyglot_ad.signature.model import Parameter, Signature
from polyglot_ad.symbols import FLAT

_LARGE = 1 << 20
"""Characters of IR above which functions are prepared one by one."""
Needed = dict[int, str]
"""By position of the parameter: a number of bytes, as Python in a0, a1, … (parameters by position)."""


def needed_bytes(text: str, signature: Signature, others: Sequence[Signature]) -> dict[str, Needed]:
    """By symbol, of a function of the program `text`, and of all `others` of the program where that costs no more."""
    wanted = [one for one in others if not one.error and any(map(_is_bare, one.parameters))]
    if signature not in wanted:
        return {signature.symbol: {}}
    if len(wanted) > 1 and len(text) < _LARGE:
        prepared = prepare(text, [FLAT + one.symbol for one in wanted])
    else:
        wanted, prepared = [signature], prepare_root(text, FLAT + signature.symbol)
    functions = parse(prepared).functions
    return {one.symbol: _of(functions[FLAT + one.symbol], one) for one in wanted}


def _is_bare(parameter: Parameter) -> bool:
    """Whether only an address is passed, with no word on how much lies behind it."""
    return parameter.kind == "array" and [flat.kind for flat in parameter.flat] == ["data"] and not any(parameter.extents)


def _of(function: Function, signature: Signature) -> Needed:
    places = [(i, parameter, flat) for i, parameter in enumerate(signature.parameters) for flat in parameter.flat]
    numbers = {at: i for at, (i, p, flat) in enumerate(places) if flat.kind == "value" and p.kind == "scalar" and not p.optional}
    unsigned = [at for at in numbers if str(places[at][1].dtype)[1] == "u"]
    needs = reach(function, unsigned)
    found: Needed = {}
    for at, (i, parameter, flat) in enumerate(places):
        if flat.kind != "data" or not _is_bare(parameter):
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
