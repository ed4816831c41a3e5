"""Bodies for functions of the C and C++ libraries that programs hand their data to: sorting, searching, copying, trees, lists.

libstdc++ keeps the balancing of trees (`std::map`) and the hooking of lists in its library, libc++ `std::sort` of plain numbers, and
`qsort` is in the C library: no derivative can be made of what is not there. The C files of this folder define them, and are part
of the run-time library (polyglot_ad/runtime). `supply` links what a unit calls into it.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex

HERE = Path(__file__).parent
_DEFINED = regex(r"^define [^@\n]*@(\w+)\(", re.M)


@cache
def bodies() -> dict[str, str]:
    """Function to the text of the module that defines it."""
    found: dict[str, str] = {}
    for name in runtime.names("c_runtime", "*.ll"):
        text = runtime.read("c_runtime", name)
        found.update(dict.fromkeys(_DEFINED.findall(text), text))
    return found


def supply(bitcode: bytes) -> bytes:
    """The unit with bodies for the functions that it declares and calls."""
    # Names stand in bitcode as they are: most units need nothing.
    if not any(name.encode() in bitcode for name in bodies()):
        return bitcode
    # Units found in the cache need no LLVM.
    from polyglot_ad.llvm.bodies import defined

    return defined(bitcode, bodies())


@cache
def identity() -> str:
    """Part of cache keys: changes with any body."""
    own = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))
    return hashlib.sha256(own + runtime.identity("c_runtime").encode()).hexdigest()[:16]
