"""Fields of a language's library that only its own code knows: no code of a program gets their address.

Rust keeps the value of a thread-local variable and a byte side by side that says whether it was made. Whoever walks through the value
does not reach that byte: a reference to the value is no address of what lies beside it.
"""

from __future__ import annotations

from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.metadata import file_of, inlining_chain
from polyglot_ad.process.regex import regex

_GENERAL = regex(r"(^|/)library/core/src/|^/rustc/\w+/library/core/src/")
"""Code that is anybody's: what accesses memory on behalf of other code."""
_OWNERS = regex(r"(^|/)library/std/src/sys/thread_local/native/(lazy|eager)\.rs$")


def is_of_owner(i: Instruction) -> bool:
    """Whether an access is made by code of the library that keeps such a field."""
    for location in inlining_chain(i):
        file = file_of(location.ref("scope"))
        if _OWNERS.search(file):
            return True
        if not _GENERAL.search(file):
            return False
    return False
