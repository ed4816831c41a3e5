"""The runtime of raised errors, in IR: one message per thread, and the way out of native code to the guard around the call.

An error is a message of the program's or ours and a record (`polyglot_ad/programs/error_record.py`). `pad.raise(text, length)` keeps the
message and jumps to the frame that the guard set up on this thread; without one (a thread of the program's own) it prints the message and
aborts, as the language would have done.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir.values import Module

from .kind_marks import install_kinds
from .refusals import REFUSE
from .splice import splice

RAISERS = ("pad.raise", "pad.raise.kept", REFUSE)
"""The functions of which each raises an error, and does not return."""
JUMP_BUFFER_WORDS = 64
"""Enough for every platform's jmp_buf (x86-64 glibc: 25 words)."""


def install(module: Module, thread_local: bool = True) -> None:
    """Add the runtime to a program, once. Without `thread_local` (code that a JIT loads has no such storage) all threads share it."""
    if "pad.raise" in module.functions and not module.functions["pad.raise"].is_declaration:
        return
    splice(module, runtime.read("errors", "errors.ll" if thread_local else "errors_shared.ll"))


def install_fatal(module: Module) -> None:
    """Give what raises bodies that end the program, as a failed assertion does: where there is no guard to come back to."""
    install_kinds(module)
    if {"pad.raise", REFUSE} & set(module.functions):
        splice(module, runtime.read("errors", "fatal.ll"))
