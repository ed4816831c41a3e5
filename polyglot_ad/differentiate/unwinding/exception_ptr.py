"""`std::exception_ptr`: exceptions that outlive their handlers, as futures keep them.

A pointer holds the address of the object that was thrown, and is as good as the exception: `keep` gives it, `revive` throws it again, and
`adopt` makes one of an object that was never thrown (`std::make_exception_ptr`), whose type `prime` has told. Counting references is
native, and so is the destruction with the last of them: what a destructor of the program destroys may therefore carry nothing active
(`keep.owned`).
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Function, GlobalVariable, Value
from polyglot_ad.langs.cxx import exceptions as cxx

from ..refusals.errors import refusal
from . import runtime
from .handlers import called_name

_COUNTS = {cxx.ADDREF: "addref", cxx.RELEASE: "release"}


def is_kept(instruction: ins.Instruction) -> bool:
    """Whether the program asks for the exception that it handles, or makes one without throwing it."""
    return called_name(instruction) in (cxx.CURRENT, cxx.PRIME, *cxx.ADOPTS)


def primed(functions: Iterable[Function]) -> dict[GlobalVariable, Function | None]:
    """The types of exceptions that are made and not thrown, and their destructors where those are the program's own and do anything."""
    found: dict[GlobalVariable, Function | None] = {}
    for call in (i for f in functions for i in f.instructions() if called_name(i) == cxx.PRIME):
        assert isinstance(call, ins.CallBase)
        _, type, destructor = call.arguments
        if isinstance(type, GlobalVariable):
            own = isinstance(destructor, Function) and len(list(destructor.instructions())) > 1
            found[type] = destructor if own and isinstance(destructor, Function) else found.get(type)
    return found


def keep(call: ins.CallBase, exception: Value, owned: bool) -> None:
    """`std::current_exception()`, which returns its result in memory."""
    module = Builder(before=call).module
    kept = module.functions[runtime.PREFIX + ("keep.owned" if owned else "keep")]
    _replace(call, ins.Call(kept, [exception], name="kept"), call.arguments[0])


def lower_pointers(function: Function, owned: bool) -> None:
    """In place: what is left of them in a function whose handlers are rewritten, or that has none."""
    calls = [i for i in function.instructions() if isinstance(i, ins.Call)]
    makes = any(called_name(call) == cxx.PRIME for call in calls)
    for call in calls:
        name = called_name(call)
        runs = Builder(before=call).module.functions
        if name == cxx.CURRENT:
            keep(call, zero(ty.PTR), owned)
        elif name in _COUNTS:
            kept = Builder(before=call).load(ty.PTR, call.arguments[0], name="kept")
            _replace(call, ins.Call(runs[runtime.PREFIX + _COUNTS[name]], [kept]), None)
        elif name in cxx.ADOPTS:
            this, thrown = call.arguments
            _replace(call, ins.Call(runs[runtime.PREFIX + "adopt"], [thrown, _type_of(call, thrown)], name="kept"), this)
        elif name == cxx.PRIME:
            call.replace_all_uses_with(call.arguments[0])
            _replace(call, ins.Call(runs[runtime.PREFIX + "prime"], call.arguments), None)
        elif makes and name == cxx.ALLOCATE:
            call.set_operand(len(call.operands) - 1, runs[runtime.PREFIX + "allocate"])
            call.attributes = ()


def _type_of(call: ins.Call, thrown: Value) -> Value:
    """Of an exception that is made and not thrown: it was told just before."""
    for user in thrown.users:
        if isinstance(user, ins.CallBase) and called_name(user) in (cxx.PRIME, runtime.PREFIX + "prime"):
            return user.arguments[1]
    raise refusal(
        "PAD-E202", "an exception that is made and not thrown", call, "of which type it is is not known", "use std::make_exception_ptr"
    )  # fmt: skip


def _replace(call: ins.CallBase, made: ins.Call, place: Value | None) -> None:
    """Another call for this one, whose result goes to a place."""
    b = Builder(before=call)
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    b.insert(made)
    if place is not None:
        b.store(made, place)
    call.erase()
