"""What the forward half allocates for the reverse half: caches, tapes, shadows, stack memory that must outlive its function.

Who frees it depends on how often the reverse half runs. Usually once: the reverse half frees what it has used up (`Consumed`). Tapes come
and go by the million there, in a recursion say: they lie on a stack of their own (`tape_stack.py`). A *held*
pullback may run any number of times, or never: there everything belongs to an arena that the caller brings and closes (`Held`), and
the reverse half frees nothing.

An arena is 64 bytes, zero at first; what it and its blocks consist of is in runtime/memory/tapes.c. After the forward half shadows hold
zeros, and addresses of other shadows. The first reverse pass notes the addresses; every later one zeroes the shadows and puts the addresses
back (`pad.tape.rewind`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from polyglot_ad import runtime
from polyglot_ad.guards.held_memory import mark
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value

from ..checkpoint.names import KEPT, TEAM
from ..context import ProgramContext
from ..shadows.helpers import emit_zero
from .tape_stack import POP, PUSH

ARENA_BYTES = 64
ROOT = 8
"""Where in an arena the root stands."""


class Memory(Protocol):
    """`consumed`: whether the reverse half frees what it has used up."""

    consumed: bool

    def count(self, b: Builder, size: Value) -> None:
        """Note that so many bytes are kept for the reverse half."""
        ...

    def arena(self) -> Value:
        """What is passed on to functions that are called in augmented form."""
        ...

    def move(self, arena: Value) -> None:
        """The forward half stands in another function now."""
        ...

    def tape(self, b: Builder, size: Value) -> Value: ...

    def release_tape(self, b: Builder, tape: Value) -> None:
        """The reverse half has read a tape."""
        ...

    def allocate(self, b: Builder, size: Value, name: str) -> ins.Instruction: ...

    def cache(self, b: Builder, size: Value) -> Value:
        """Memory for what a loop keeps, which ends when the function's reverse half does."""
        ...

    def release_cache(self, b: Builder, cache: Value) -> None: ...

    def reallocate(self, b: Builder, pointer: Value, size: Value) -> Value: ...

    def shadow(self, b: Builder, size: Value, align: int = 16) -> Value:
        """Zeroed memory for a shadow."""
        ...

    def release(self, b: Builder, pointer: Value) -> None: ...


def counting(program: ProgramContext, function: Function) -> str:
    """What tells the run-time library of checkpoints how many bytes a function keeps; "" where no loop is checkpointed."""
    if not program.checkpointed:
        return ""
    return TEAM if program.sharing.threads or function in program.sharing.concurrent else KEPT


class Consumed:
    """`arena`: the stack of tapes, or what makes it where it is first wanted. `stacked`: it is there, and caches of loops lie on it, too.
    `counted`: what tells the run-time library of checkpoints how many bytes are kept, if anything does."""

    consumed = True

    def __init__(self, arena: Callable[[], Value], stacked: bool, counted: str = "") -> None:
        self._make = arena
        self._stacked = stacked
        self._counted = counted
        self._arena: Value | None = None

    def arena(self) -> Value:
        if self._arena is None:
            self._arena = self._make()
        return self._arena

    def move(self, arena: Value) -> None:
        self._arena = arena

    def count(self, b: Builder, size: Value) -> None:
        if self._counted:
            b.call_named(self._counted, ty.VOID, [size])

    def tape(self, b: Builder, size: Value) -> Value:
        self.count(b, size)
        return b.call_named(PUSH, ty.PTR, [self.arena(), size], name="tape")

    def release_tape(self, b: Builder, tape: Value) -> None:
        b.call_named(POP, ty.VOID, [tape])

    def allocate(self, b: Builder, size: Value, name: str) -> ins.Instruction:
        self.count(b, size)
        return _marked(b.call_named("malloc", ty.PTR, [size], name=name))

    def cache(self, b: Builder, size: Value) -> Value:
        if not self._stacked:
            return self.allocate(b, size, "caches")
        self.count(b, size)
        return b.call_named(PUSH, ty.PTR, [self.arena(), size], name="caches")

    def release_cache(self, b: Builder, cache: Value) -> None:
        if self._stacked:
            b.call_named(POP, ty.VOID, [cache])
        else:
            self.release(b, cache)

    def reallocate(self, b: Builder, pointer: Value, size: Value) -> Value:
        self.count(b, size)
        return _marked(b.call_named("realloc", ty.PTR, [pointer, size]))

    def shadow(self, b: Builder, size: Value, align: int = 16) -> Value:
        self.count(b, size)
        if align > 16:
            made = b.call_named("aligned_alloc", ty.PTR, [const_int(ty.I64, align), size], name="shadow")
        else:
            made = b.call_named("malloc", ty.PTR, [size], name="shadow")
        emit_zero(b, made, size)
        return _marked(made)

    def release(self, b: Builder, pointer: Value) -> None:
        _marked(b.call_named("free", ty.VOID, [pointer]))


def _marked(call: ins.Call) -> ins.Call:
    mark(call)
    return call


class Held:
    consumed = False

    def __init__(self, arena: Value) -> None:
        self._arena = arena

    def count(self, b: Builder, size: Value) -> None:
        return None

    def arena(self) -> Value:
        return self._arena

    def move(self, arena: Value) -> None:
        self._arena = arena

    def tape(self, b: Builder, size: Value) -> Value:
        return self.allocate(b, size, "tape")

    def release_tape(self, b: Builder, tape: Value) -> None:
        return None

    def allocate(self, b: Builder, size: Value, name: str) -> ins.Instruction:
        return b.call_named("pad.tape.malloc", ty.PTR, [self._arena, size], name=name)

    def cache(self, b: Builder, size: Value) -> Value:
        return self.allocate(b, size, "caches")

    def release_cache(self, b: Builder, cache: Value) -> None:
        return None

    def reallocate(self, b: Builder, pointer: Value, size: Value) -> Value:
        return b.call_named("pad.tape.realloc", ty.PTR, [self._arena, pointer, size])

    def shadow(self, b: Builder, size: Value, align: int = 16) -> Value:
        return b.call_named("pad.tape.shadow", ty.PTR, [self._arena, size, const_int(ty.I64, align)], name="shadow")

    def release(self, b: Builder, pointer: Value) -> None:
        return None


def install_arena(module: Module, concurrent: bool = False) -> None:
    """Give the functions that `Held` calls their bodies. `concurrent`: several threads allocate in one arena."""
    splice(module, runtime.read("memory", "tapes_concurrent.ll" if concurrent else "tapes.ll"))
