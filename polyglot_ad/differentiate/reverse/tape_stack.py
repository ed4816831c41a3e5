"""The stack on which the tapes of a combined derivative lie, and what the functions that leave tapes keep of their loops.

Every call that is not inlined leaves a tape, which its reverse takes up: last in, first out, but for derivatives of derivatives, where a
tape and its tangents end together. So a block that ends is only marked, and the stack goes back over all marked blocks at its top.

The stack is 32 bytes of the derivative's frame, zero at first (runtime/memory/stack.c).
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.held_memory import mark, markable
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Module, Value

PUSH = "pad.stack.push"
"""ptr (ptr stack, i64 bytes): a new block, aligned to 16 bytes."""
POP = "pad.stack.pop"
"""void (ptr block)."""
_FUNCTIONS = (PUSH, POP, "pad.stack.grow", "pad.stack.back")
_WORDS = 4
MANY_TAPES = 64
"""Calls of them in a program from which on they stay calls. Inlined, each takes forty instructions in a dozen blocks, which is more than a
small function has: three quarters of what LLVM has to compile, where there are hundreds."""


def emit_stack(entry: Builder) -> Value:
    """The stack, in the frame of the function whose entry is given."""
    type = ty.array(ty.I64, _WORDS)
    stack = entry.alloca(type, name="tapes", align=16)
    for word in range(_WORDS):
        entry.store(zero(ty.I64), entry.gep(ty.I8, stack, [8 * word]), align=8)
    return stack


def install_stack(module: Module) -> None:
    """Give the functions their bodies, where they are used. They stay calls: derivatives are differentiated again, and tables say what
    they mean."""
    if PUSH in module.functions or POP in module.functions:
        splice(module, runtime.read("memory", "stack.ll"))
        for name in _FUNCTIONS:
            for call in module.functions[name].instructions():
                if markable(allocation_of(call)):
                    mark(call)


def inline_stack(module: Module) -> None:
    """When nothing more is to be differentiated, the few instructions that pushing and popping mostly are may be inlined."""
    for name in (PUSH, POP):
        if (function := module.functions.get(name)) is not None and len(function.users) < MANY_TAPES:
            function.attributes = tuple(a for a in function.all_attributes() if a != "noinline")
