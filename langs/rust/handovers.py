"""Channels of Rust's library that have no room: `sync_channel(0)`.

One thread writes into a message in the frame of another one, found by a list of who waits. Every sender may be one of such a channel, as
which kind a channel is of is known when the program runs: so is the error.
"""

from __future__ import annotations

from polyglot_ad.guards.strings import constant_string
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module
from polyglot_ad.process.regex import regex

_ROOMLESS = regex(r"_ZN3std4sync4mpmc4zero16Channel.*|_R\w*Cs\w+_3std4sync4mpmc4zeroI?Nt\w*7Channel\w*")
_TEXT = "polyglot_ad: sync_channel(0) is not differentiated; use sync_channel(1), and a channel for the answer where one is to wait"


def forget_handovers(module: Module) -> bool:
    """In place, on a prepared module; whether there was such code: it raises an error."""
    found = [f for f in module.functions.values() if f.blocks and _ROOMLESS.fullmatch(f.name)]
    for function in found:
        function.blocks = []
        b = Builder(function.add_block("entry"))
        b.call_named("pad.raise", ty.VOID, [constant_string(module, _TEXT), const_int(ty.I64, len(_TEXT))])
        b.unreachable()
    return bool(found)
