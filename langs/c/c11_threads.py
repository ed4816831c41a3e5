"""C11's <threads.h>: POSIX threads under other names, whose results are numbers."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Function, Value


def create(call: ins.CallBase) -> None:
    """`thrd_create(place of the thread, function, argument)`; 0."""
    place, function, argument = call.arguments
    passed = [argument] if isinstance(function, Function) else [argument, function]

    def body(inside: Builder, given: list[Value]) -> Value:
        callee = function if isinstance(function, Function) else given[1]
        number = forms.run(inside, callee, given[0], ty.I32, source_place(call))
        return inside.cast("inttoptr", inside.cast("sext", number, ty.I64), ty.PTR)

    handle = forms.spawn(call, passed, None, body)
    b = Builder(before=call)
    b.store(b.cast("ptrtoint", handle, ty.I64), place)
    forms.replace(call, const_int(ty.I32, 0))


def join(call: ins.CallBase) -> None:
    """`thrd_join(thread, place of the result)`; 0."""
    thread, place = call.arguments
    b = Builder(before=call)
    handle = b.cast("inttoptr", thread, ty.PTR)
    b = forms.join(call, handle)
    if not isinstance(place, val.ConstantNull):
        number = b.cast("trunc", b.cast("ptrtoint", forms.result(b, handle), ty.I64), ty.I32)
        forms.give(b, number, place)
    forms.release(b, handle)
    forms.replace(call, const_int(ty.I32, 0))
