"""Atomic updates of complex(8): flang 22 tells the compiler's library that such a number has 8 bytes, and half of it is never updated.

`atomic update` and `atomic capture` are meant; `read` and `write` say 16 bytes. The temporary that the call names says what it should be.
"""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

NAME = "__atomic_compare_exchange"
"""What a unit calls that may need this."""
_SIZES = {"{ double, double }": 16}
_TEMPORARY = regex(r"^  (%[\w.]+) = alloca (" + "|".join(map(re.escape, _SIZES)) + r"), align", re.M)
_CALL = regex(r"(@__atomic_(?:load|compare_exchange)\(i64 )8(, ptr [%@][\w.]+, ptr (%[\w.]+), )")


def whole(text: str) -> str:
    """The unit with calls that say the size of what they update."""
    parts = re.split(r"^(?=define )", text, flags=re.M)
    return "".join(_in_function(part) for part in parts)


def _in_function(text: str) -> str:
    if "@__atomic_" not in text:
        return text
    sizes = {name: _SIZES[type] for name, type in _TEMPORARY.findall(text)}
    return _CALL.sub(lambda match: f"{match[1]}{sizes.get(match[3], 8)}{match[2]}", text)
