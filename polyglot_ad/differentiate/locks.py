"""One lock of the reverse pass, for additions to shared adjoints that are made by code that is not ours."""

from __future__ import annotations

from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder

ENTER, _LEAVE = "pad.lock.enter", "pad.lock.leave"


def enter(b: Builder) -> None:
    _call(b, ENTER)


def leave(b: Builder) -> None:
    _call(b, _LEAVE)


def _call(b: Builder, name: str) -> None:
    splice(b.module, _TEXT)
    b.call_named(name, ty.VOID, [])


# It is not recursive: what runs under it is never code that takes it.
_TEXT = """
@pad.lock.word = internal global i64 0, align 8

declare i32 @sched_yield()

define internal void @pad.lock.enter() nounwind noinline {
entry:
  br label %try

try:
  %before = atomicrmw xchg ptr @pad.lock.word, i64 1 acquire, align 8
  %free = icmp eq i64 %before, 0
  br i1 %free, label %mine, label %again

again:
  %ignored = call i32 @sched_yield()
  br label %try

mine:
  ret void
}

define internal void @pad.lock.leave() nounwind noinline {
  store atomic i64 0, ptr @pad.lock.word release, align 8
  ret void
}
"""
