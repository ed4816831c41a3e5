"""What the forward half allocates for the reverse half: caches, tapes, shadows, stack memory that must outlive its function.

Who frees it depends on how often the reverse half runs. Usually once: the reverse half frees what it has used up (`Consumed`). Tapes come
and go by the million there, in a recursion say: they lie on a stack of their own (`tape_stack.py`). A *held*
pullback may run any number of times, or never: there everything belongs to an arena that the caller brings and closes (`Held`), and
the reverse half frees nothing.

An arena is 64 bytes, zero at first: the first of its blocks, the root (what `held_pullback.py` keeps for the reverse half), what is needed
to run the reverse pass again, and from byte 40 on a lock, for where several threads allocate. A block is preceded by 48 bytes: the place
that points to it, the next block, the address to free, and, of a shadow, its size. After the forward half shadows hold zeros, and addresses
of other shadows. The first reverse pass notes the addresses; every later one zeroes the shadows and puts the addresses back
(`pad.tape.rewind`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from polyglot_ad.guards.held_memory import mark
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value

from ..checkpoint.names import KEPT
from ..helpers import emit_zero
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

    def reallocate(self, b: Builder, pointer: Value, size: Value) -> Value: ...

    def shadow(self, b: Builder, size: Value, align: int = 16) -> Value:
        """Zeroed memory for a shadow."""
        ...

    def release(self, b: Builder, pointer: Value) -> None: ...


class Consumed:
    """`arena`: the stack of tapes, or what makes it where it is first wanted. `counted`: the run-time library of checkpoints is told how
    many bytes are kept."""

    consumed = True

    def __init__(self, arena: Callable[[], Value], counted: bool = False) -> None:
        self._make = arena
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
            b.call_named(KEPT, ty.VOID, [size])

    def tape(self, b: Builder, size: Value) -> Value:
        self.count(b, size)
        return b.call_named(PUSH, ty.PTR, [self.arena(), size], name="tape")

    def release_tape(self, b: Builder, tape: Value) -> None:
        b.call_named(POP, ty.VOID, [tape])

    def allocate(self, b: Builder, size: Value, name: str) -> ins.Instruction:
        self.count(b, size)
        return _marked(b.call_named("malloc", ty.PTR, [size], name=name))

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

    def reallocate(self, b: Builder, pointer: Value, size: Value) -> Value:
        return b.call_named("pad.tape.realloc", ty.PTR, [self._arena, pointer, size])

    def shadow(self, b: Builder, size: Value, align: int = 16) -> Value:
        return b.call_named("pad.tape.shadow", ty.PTR, [self._arena, size, const_int(ty.I64, align)], name="shadow")

    def release(self, b: Builder, pointer: Value) -> None:
        return None


def install_arena(module: Module, concurrent: bool = False) -> None:
    """Give the functions that `Held` calls their bodies. `concurrent`: several threads allocate in one arena."""
    splice(module, (_LOCK if concurrent else _NO_LOCK) + _TEXT)


_NO_LOCK = """
define internal void @pad.tape.lock(ptr %arena) nounwind {
  ret void
}

define internal void @pad.tape.unlock(ptr %arena) nounwind {
  ret void
}
"""

_LOCK = """
declare i32 @sched_yield()

define internal void @pad.tape.lock(ptr %arena) nounwind {
entry:
  %word = getelementptr i8, ptr %arena, i64 40
  br label %try

try:
  %before = atomicrmw xchg ptr %word, i64 1 acquire, align 8
  %free = icmp eq i64 %before, 0
  br i1 %free, label %mine, label %again

again:
  %ignored = call i32 @sched_yield()
  br label %try

mine:
  ret void
}

define internal void @pad.tape.unlock(ptr %arena) nounwind {
  %word = getelementptr i8, ptr %arena, i64 40
  store atomic i64 0, ptr %word release, align 8
  ret void
}
"""


# `pad.tape.addresses` counts the words of shadows that are not zero, and notes them as pairs (address, word) when it is told where.
_TEXT = """
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @pad.tape.link(ptr %arena, ptr %block, ptr %base, i64 %size) nounwind {
entry:
  %place = getelementptr i8, ptr %block, i64 -48
  %next = getelementptr i8, ptr %block, i64 -40
  %address = getelementptr i8, ptr %block, i64 -32
  %bytes = getelementptr i8, ptr %block, i64 -24
  %first = load ptr, ptr %arena, align 8
  store ptr %arena, ptr %place, align 8
  store ptr %first, ptr %next, align 8
  store ptr %base, ptr %address, align 8
  store i64 %size, ptr %bytes, align 8
  store ptr %block, ptr %arena, align 8
  %alone = icmp eq ptr %first, null
  br i1 %alone, label %done, label %join

join:
  %back = getelementptr i8, ptr %first, i64 -48
  store ptr %next, ptr %back, align 8
  br label %done

done:
  ret void
}

define internal ptr @pad.tape.malloc(ptr %arena, i64 %size) nounwind {
  %total = add i64 %size, 48
  %base = call ptr @malloc(i64 %total)
  %block = getelementptr i8, ptr %base, i64 48
  call void @pad.tape.lock(ptr %arena)
  call void @pad.tape.link(ptr %arena, ptr %block, ptr %base, i64 0)
  call void @pad.tape.unlock(ptr %arena)
  ret ptr %block
}

define internal ptr @pad.tape.realloc(ptr %arena, ptr %block, i64 %size) nounwind {
entry:
  %new = icmp eq ptr %block, null
  br i1 %new, label %begin, label %grow

begin:
  %made = call ptr @pad.tape.malloc(ptr %arena, i64 %size)
  ret ptr %made

grow:
  call void @pad.tape.lock(ptr %arena)
  %address = getelementptr i8, ptr %block, i64 -32
  %base = load ptr, ptr %address, align 8
  %total = add i64 %size, 48
  %moved = call ptr @realloc(ptr %base, i64 %total)
  %larger = getelementptr i8, ptr %moved, i64 48
  %moved.address = getelementptr i8, ptr %larger, i64 -32
  store ptr %moved, ptr %moved.address, align 8
  %place = load ptr, ptr %moved, align 8
  store ptr %larger, ptr %place, align 8
  %next = getelementptr i8, ptr %larger, i64 -40
  %following = load ptr, ptr %next, align 8
  %last = icmp eq ptr %following, null
  br i1 %last, label %done, label %join

join:
  %back = getelementptr i8, ptr %following, i64 -48
  store ptr %next, ptr %back, align 8
  br label %done

done:
  call void @pad.tape.unlock(ptr %arena)
  ret ptr %larger
}

define internal ptr @pad.tape.shadow(ptr %arena, i64 %size, i64 %align) nounwind {
  %more = add i64 %size, 7
  %whole = and i64 %more, -8
  %wide = icmp ugt i64 %align, 16
  %room = select i1 %wide, i64 %align, i64 16
  %head = add i64 %room, 48
  %total = add i64 %whole, %head
  %base = call ptr @calloc(i64 1, i64 %total)
  %number = ptrtoint ptr %base to i64
  %after = add i64 %number, %head
  %mask = sub i64 0, %room
  %aligned = and i64 %after, %mask
  %distance = sub i64 %aligned, %number
  %block = getelementptr i8, ptr %base, i64 %distance
  call void @pad.tape.lock(ptr %arena)
  call void @pad.tape.link(ptr %arena, ptr %block, ptr %base, i64 %whole)
  call void @pad.tape.unlock(ptr %arena)
  ret ptr %block
}

define internal i64 @pad.tape.addresses(ptr %arena, ptr %into) nounwind {
entry:
  %first = load ptr, ptr %arena, align 8
  %noting = icmp ne ptr %into, null
  br label %blocks

blocks:
  %block = phi ptr [ %first, %entry ], [ %next, %following ]
  %count = phi i64 [ 0, %entry ], [ %sum, %following ]
  %end = icmp eq ptr %block, null
  br i1 %end, label %done, label %look

look:
  %bytes = getelementptr i8, ptr %block, i64 -24
  %size = load i64, ptr %bytes, align 8
  br label %words

words:
  %at = phi i64 [ 0, %look ], [ %at.next, %step ]
  %so.far = phi i64 [ %count, %look ], [ %so.far.next, %step ]
  %more = icmp ult i64 %at, %size
  br i1 %more, label %test, label %following

test:
  %place = getelementptr i8, ptr %block, i64 %at
  %word = load i64, ptr %place, align 8
  %set = icmp ne i64 %word, 0
  br i1 %set, label %found, label %step

found:
  br i1 %noting, label %note, label %counted

note:
  %to = getelementptr [2 x i64], ptr %into, i64 %so.far
  store ptr %place, ptr %to, align 8
  %to.word = getelementptr i8, ptr %to, i64 8
  store i64 %word, ptr %to.word, align 8
  br label %counted

counted:
  %one.more = add i64 %so.far, 1
  br label %step

step:
  %so.far.next = phi i64 [ %so.far, %test ], [ %one.more, %counted ]
  %at.next = add i64 %at, 8
  br label %words

following:
  %sum = phi i64 [ %so.far, %words ]
  %onward = getelementptr i8, ptr %block, i64 -40
  %next = load ptr, ptr %onward, align 8
  br label %blocks

done:
  ret i64 %count
}

define internal void @pad.tape.rewind(ptr %arena) nounwind noinline {
entry:
  %noted.at = getelementptr i8, ptr %arena, i64 16
  %count.at = getelementptr i8, ptr %arena, i64 24
  %used.at = getelementptr i8, ptr %arena, i64 32
  %used = load i64, ptr %used.at, align 8
  %again = icmp ne i64 %used, 0
  br i1 %again, label %reset, label %note

note:
  store i64 1, ptr %used.at, align 8
  %count = call i64 @pad.tape.addresses(ptr %arena, ptr null)
  store i64 %count, ptr %count.at, align 8
  %none = icmp eq i64 %count, 0
  br i1 %none, label %done, label %keep

keep:
  %size = mul i64 %count, 16
  %noted = call ptr @pad.tape.malloc(ptr %arena, i64 %size)
  store ptr %noted, ptr %noted.at, align 8
  %same = call i64 @pad.tape.addresses(ptr %arena, ptr %noted)
  ret void

reset:
  %first = load ptr, ptr %arena, align 8
  br label %blocks

blocks:
  %block = phi ptr [ %first, %reset ], [ %next, %clear ]
  %end = icmp eq ptr %block, null
  br i1 %end, label %restore, label %clear

clear:
  %bytes = getelementptr i8, ptr %block, i64 -24
  %length = load i64, ptr %bytes, align 8
  call void @llvm.memset.p0.i64(ptr %block, i8 0, i64 %length, i1 false)
  %onward = getelementptr i8, ptr %block, i64 -40
  %next = load ptr, ptr %onward, align 8
  br label %blocks

restore:
  %known = load ptr, ptr %noted.at, align 8
  %total = load i64, ptr %count.at, align 8
  br label %pairs

pairs:
  %k = phi i64 [ 0, %restore ], [ %k.next, %put ]
  %left = icmp ult i64 %k, %total
  br i1 %left, label %put, label %done

put:
  %pair = getelementptr [2 x i64], ptr %known, i64 %k
  %address = load ptr, ptr %pair, align 8
  %word.at = getelementptr i8, ptr %pair, i64 8
  %word = load i64, ptr %word.at, align 8
  store i64 %word, ptr %address, align 8
  %k.next = add i64 %k, 1
  br label %pairs

done:
  ret void
}

define void @pad_tape_close(ptr %arena) nounwind noinline {
entry:
  %first = load ptr, ptr %arena, align 8
  store ptr null, ptr %arena, align 8
  br label %blocks

blocks:
  %block = phi ptr [ %first, %entry ], [ %next, %one ]
  %end = icmp eq ptr %block, null
  br i1 %end, label %done, label %one

one:
  %onward = getelementptr i8, ptr %block, i64 -40
  %next = load ptr, ptr %onward, align 8
  %address = getelementptr i8, ptr %block, i64 -32
  %base = load ptr, ptr %address, align 8
  call void @free(ptr %base)
  br label %blocks

done:
  ret void
}
"""
