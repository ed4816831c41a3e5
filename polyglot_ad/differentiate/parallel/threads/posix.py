"""POSIX threads."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Value

from . import forms


def create(call: ins.CallBase) -> None:
    """`pthread_create(place of the thread, attributes, function, argument)`; 0."""
    place, attributes, function, argument = call.arguments
    b = Builder(before=call)
    stack = None if isinstance(attributes, val.ConstantNull) else b.call_named("pad.thread.stack", ty.I64, [attributes])
    passed = [argument] if isinstance(function, Function) else [argument, function]

    def body(inside: Builder, given: list[Value]) -> Value:
        callee = function if isinstance(function, Function) else given[1]
        return inside.call(callee, given[:1], ty.function(ty.PTR, [ty.PTR]))

    handle = forms.spawn(call, passed, stack, body)
    b = Builder(before=call)
    b.store(b.cast("ptrtoint", handle, ty.I64), place)
    forms.replace(call, const_int(ty.I32, 0))


def join(call: ins.CallBase) -> None:
    """`pthread_join(thread, place of the result)`; 0."""
    thread, place = call.arguments
    b = Builder(before=call)
    handle = b.cast("inttoptr", thread, ty.PTR)
    b = forms.join(call, handle)
    if not isinstance(place, val.ConstantNull):
        forms.give(b, forms.result(b, handle), place)
    forms.release(b, handle)
    forms.replace(call, const_int(ty.I32, 0))


def itself(call: ins.CallBase) -> None:
    """`pthread_self()`: the handle, so that it can be compared with others."""
    forms.replace(call, Builder(before=call).call_named(forms.SELF, ty.I64, []))


def hint(call: ins.CallBase) -> None:
    """Names and priorities change nothing that is computed, and the threads here are others."""
    forms.replace(call, const_int(call.type, 0))
