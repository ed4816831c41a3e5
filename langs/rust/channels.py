"""Channels of Rust's library (`std::sync::mpsc`) in a form that can be differentiated.

They are generic, so the program has the code of its own: queues of blocks, and atomic variables. Where a thread has to wait, it leaves its
name in a list, of which a copy is kept in a variable of each thread, and goes to sleep. None of this has to do with what is sent: here a
thread that waits looks again when something has happened (`channel.rs`), and the lists stay empty.

Channels without room (`sync_channel(0)`) hand messages over by those lists. What they do stays as it is, in functions of its own, by which
derivatives know it (`handovers.py`).
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex

_MARK = b"4mpmc7context"


def _names(legacy: str, v0: str) -> re.Pattern[str]:
    return re.compile(rf"_ZN3std4sync4mpmc{legacy}17h[0-9a-f]{{16}}E|_R\w*Cs\w+_3std4sync4mpmc{v0}")


_INSTEAD = (
    (_names("7context7Context4with", r"7contextNt\w+_7Context4with\w*"), "pad_channel_pause"),
    (_names("5waker9SyncWaker(6notify|10disconnect)", r"5wakerNt\w+_9SyncWaker(6notify|10disconnect)\w*"), "pad_channel_notify"),
)  # fmt: skip
"""What functions are called, and what they call instead. Waiting is generic in what is done meanwhile: it gives nothing where a channel has
room."""
_ROOMLESS = _names(r"4zero16Channel[\w$.]*", r"4zeroI?Nt\w*7Channel\w*")
_BOUNDED = regex(rb"4mpmc5array.{0,90}?13with_capacity", re.S)
"""What makes a channel with or without room for a number of messages."""
_OF_BOUNDED = _names(r"(5array|4zero)\d+[\w$.]*", r"(5array|4zero)\w*")


def bounded(bitcode: bytes) -> bool:
    """Whether a unit makes channels that hold a number of messages."""
    return _BOUNDED.search(bitcode) is not None


def without_waiting(bitcode: bytes, bounded: bool) -> bytes:
    """A unit where channels wait by asking. `bounded`: whether the program makes channels that hold a number of messages; if not, what they
    do, which every sender may do, is left out."""
    if _MARK not in bitcode:
        return bitcode
    module = llvm.parse_bitcode(bitcode)
    made = []
    for function in [f for f in module.functions if not f.is_declaration]:
        result, _, given = str(function.global_value_type)[:-1].partition(" (")
        for names, called in _INSTEAD:
            if names.fullmatch(function.name) is not None and result == "void" and " sret(" not in str(function).partition("{\n")[0]:
                body = f"call void @{called}()\n  ret void"
                break
        else:
            if _ROOMLESS.fullmatch(function.name) is not None:
                function.add_function_attribute("noinline")
            if bounded or _OF_BOUNDED.fullmatch(function.name) is None:
                continue
            body = "unreachable"
        made.append(f'define {result} @"{function.name}"({given}) {{\n  {body}\n}}\n')
        function.linkage = llvm.Linkage.weak_any  # what is linked now takes its place
    if not made:
        return bitcode
    other = llvm.parse_assembly("declare void @pad_channel_pause()\ndeclare void @pad_channel_notify()\n" + "".join(made))
    other.triple, other.data_layout = module.triple, module.data_layout
    module.link_in(other)
    module.verify()
    return bytes(module.as_bitcode())
