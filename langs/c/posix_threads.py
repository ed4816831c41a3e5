"""POSIX threads."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.differentiate.rewrites.control.blocks import remove_unreachable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Function, Module, Value

STARTS = {"pthread_create": 2, "thrd_create": 1}
"""Where the function stands that the thread runs."""
ENDS = ("pthread_join", "pthread_detach", "thrd_join", "thrd_detach")


def create(call: ins.CallBase) -> None:
    """`pthread_create(place of the thread, attributes, function, argument)`; 0."""
    place, attributes, function, argument = call.arguments
    b = Builder(before=call)
    stack = None if isinstance(attributes, val.ConstantNull) else b.call_named("pad.thread.stack", ty.I64, [attributes])
    passed = [argument] if isinstance(function, Function) else [argument, function]

    def body(inside: Builder, given: list[Value]) -> Value:
        callee = function if isinstance(function, Function) else given[1]
        return forms.run(inside, callee, given[0], ty.PTR, source_place(call))

    handle = forms.spawn(call, passed, stack, body)
    b = Builder(before=call)
    b.store(b.cast("ptrtoint", handle, ty.I64), place)
    if stack is not None:
        b.call_named(forms.DETACH_AS, ty.VOID, [handle, attributes])
    forms.replace(call, const_int(ty.I32, 0))


def detach_where_nobody_waits(calls: Sequence[tuple[ins.CallBase, str]]) -> None:
    """Where nothing of the program waits for the end of a thread, all of them are detached."""
    if any(name in ENDS for _, name in calls):
        return
    for call, name in calls:
        if name not in STARTS or not isinstance(call, ins.Call):
            continue
        block = call.block
        assert block is not None
        b = Builder(before=block.after(call))
        made = b.call_named("pthread_detach", ty.I32, [b.load(ty.I64, call.arguments[0])])
        if "dbg" in call.metadata:
            made.metadata["dbg"] = call.metadata["dbg"]
        detach(made)


def return_early(module: Module) -> None:
    """`pthread_exit` and `thrd_exit` in a function that threads are started with return from it."""
    for call, name in list(forms.library_calls(module)):
        if name not in ("pthread_exit", "thrd_exit"):
            continue
        block, result = call.block, call.arguments[0]
        function = block.function if block is not None else None
        if block is None or function is None or function.function_type.result is not result.type or not _only_starts(function):
            continue
        following = block.instructions[block.position(call) :]
        for successor in dict.fromkeys(block.successors):
            for phi in successor.phis():
                assert isinstance(phi, ins.Phi)
                while block in phi.blocks:
                    phi.remove_incoming(block)
        for i in reversed(following):
            i.erase()
        Builder(block).ret(result)
        function.attributes = tuple(a for a in function.all_attributes() if a != "noreturn")
        remove_unreachable(function)


def _only_starts(function: Function) -> bool:
    """Whether threads are started with a function, and nothing else is done with it."""
    return bool(function.users) and all(
        isinstance(user, ins.CallBase)
        and user.called_function is not None
        and user.called_function.name in STARTS
        and function is user.arguments[STARTS[user.called_function.name]]
        for user in function.users
    )


def detach(call: ins.CallBase) -> None:
    """`pthread_detach(thread)`, `thrd_detach(thread)`; 0."""
    forms.detach(call, Builder(before=call).cast("inttoptr", call.arguments[0], ty.PTR))
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
