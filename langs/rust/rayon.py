"""rayon: work for a pool of threads.

The crate `rayon-core` is compiled from `rayon.rs`, which asks the pool (`pool.rs`) for two things: to run a function on whichever thread
comes first, and to wait for its end. That is a thread of the common form (`differentiate/parallel/thread_forms.py`), which the derivative
hands to the same pool again (`differentiate/parallel/runtime/pool.c`). A scope waits for all that was spawned in it.
"""

from __future__ import annotations

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Value

_SCOPE = 16
"""Bytes of a scope: a free word, and the first of its threads that nobody has waited for, as in the context of events."""


def fork(call: ins.CallBase) -> None:
    """`pad_pool_fork(function, argument) -> job`."""
    handle = _spawn(call, *call.arguments)
    forms.replace(call, Builder(before=call).cast("ptrtoint", handle, ty.I64))


def join(call: ins.CallBase) -> None:
    """`pad_pool_join(job)`."""
    handle = Builder(before=call).cast("inttoptr", call.arguments[0], ty.PTR)
    forms.release(forms.join(call, handle), handle)
    forms.replace(call, None)


def scope(call: ins.CallBase) -> None:
    """`pad_pool_scope() -> scope`."""
    b = Builder(before=call)
    made = b.call_named("calloc", ty.PTR, [const_int(ty.I64, 1), const_int(ty.I64, _SCOPE)], name="scope")
    forms.replace(call, b.cast("ptrtoint", made, ty.I64))


def scope_fork(call: ins.CallBase) -> None:
    """`pad_pool_scope_fork(scope, function, argument)`."""
    scope, function, argument = call.arguments
    handle = _spawn(call, function, argument)
    b = Builder(before=call)
    _at(call, b.call_named(forms.INTO, ty.VOID, [handle, b.cast("inttoptr", scope, ty.PTR)]))
    forms.release(b, handle)
    forms.replace(call, None)


def scope_join(call: ins.CallBase) -> None:
    """`pad_pool_scope_join(scope)`."""
    b = Builder(before=call)
    scope = b.cast("inttoptr", call.arguments[0], ty.PTR)
    _at(call, b.call_named(forms.ALL, ty.I64, [scope]))
    b.call_named("free", ty.VOID, [scope])
    forms.replace(call, None)


def _spawn(call: ins.CallBase, function: Value, argument: Value) -> Value:
    passed = [argument] if isinstance(function, Function) else [argument, function]

    def body(inside: Builder, given: list[Value]) -> None:
        inside.call(function if isinstance(function, Function) else given[1], given[:1], ty.function(ty.VOID, [ty.PTR]))

    return forms.spawn(call, passed, None, body, forms.POOLED)


def _at(call: ins.CallBase, made: ins.Call) -> None:
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
