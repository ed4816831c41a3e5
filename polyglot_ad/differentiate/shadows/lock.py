"""One lock of the reverse pass, for additions to shared adjoints that are made by code that is not ours (runtime/memory/lock.c)."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder

ENTER, _LEAVE = "pad.lock.enter", "pad.lock.leave"


def enter(b: Builder) -> None:
    _call(b, ENTER)


def leave(b: Builder) -> None:
    _call(b, _LEAVE)


def _call(b: Builder, name: str) -> None:
    splice(b.module, runtime.read("memory", "lock.ll"))
    b.call_named(name, ty.VOID, [])
