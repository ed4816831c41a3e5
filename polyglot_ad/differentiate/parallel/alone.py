"""Threads that wait, in derivatives of derivatives, which run in one thread: each of the program's runs to its end where it is started.

That is one of the orders in which the program may run, as long as nobody waits for what a later thread does. Whether one does is seen when
the derivative runs: where a thread would wait for a message, a condition or a lock, it raises an error, and so does a loop that polls once
it has read the same for very many rounds.
"""

from __future__ import annotations

from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.langs.threads import THREADS

from ..refusals.errors import place_of, refusal
from . import thread_forms as forms
from .polling import SPUN
from .thread_forms import is_runtime

_TRIES = {name: tried for library in THREADS for name, tried in library.tries.items()}
_STRANDS = ("pad.strand.await", "pad.strand.resume")

_ROUNDS = 100_000
"""A loop that has read the same for so many rounds would go on forever."""

_CODE, _CONSTRUCT = "PAD-E208", "a second derivative of threads that wait for each other"
_WHY = "it runs in one thread, and here a thread waits for what another one has not done yet"
_HELP = "use first derivatives, or start the threads that others wait for before those"


def stop_waiting(module: Module) -> None:
    """In place, on a program whose threads are about to become ordinary calls: who would wait raises an error."""
    for function in [f for f in module.functions.values() if f.blocks and not is_runtime(f)]:
        for call in list(function.instructions()):
            if isinstance(call, ins.CallBase) and call.called_function is not None:
                _stop(call, call.called_function.name)


def _stop(call: ins.CallBase, name: str) -> None:
    if name in _STRANDS:
        raise refusal(
            _CODE, _CONSTRUCT, call, "it would run in one thread", "use first derivatives, or threads that only wait for the end of others"
        )  # fmt: skip
    if name in _TRIES:
        if not _is_global(call.arguments[0]):
            _try(call, _TRIES[name])
    elif name == SPUN:
        b = Builder(before=call)
        b.call(_raiser(b.module, place_of(call)), [b.icmp("ugt", call.arguments[0], const_int(ty.I64, _ROUNDS))])
        call.erase()
    elif _waits(name) or (any(library.locks_at(name) for library in THREADS) and not _is_global(call.arguments[0])):
        b = Builder(before=call)
        b.call(_raiser(b.module, place_of(call)), [const_int(ty.I1, 1)])


def _waits(name: str) -> bool:
    return any(name in library.waits or library.waits_at(name) for library in THREADS)


def _is_global(lock: Value) -> bool:
    """Whether other threads of the process, which are not the program's, may hold a lock: waiting for those is right."""
    while isinstance(lock, ins.GetElementPtr):
        lock = lock.pointer
    return isinstance(lock, val.GlobalVariable | val.ConstantExpr)


def _try(call: ins.CallBase, name: str) -> None:
    b = Builder(before=call)
    busy = b.call_named(name, call.type, call.arguments)
    b.call(_raiser(b.module, place_of(call)), [b.icmp("ne", busy, const_int(busy.type, 0))])
    forms.replace(call, busy)


def _raiser(module: Module, place: Place | None) -> Function:
    """`void f(i1)`: raises the error if the argument holds."""
    name = f"pad.alone.waits.{place or ''}"
    found = module.functions.get(name)
    if found is not None:
        return found
    function = module.add_function(Function(name, ty.function(ty.VOID, (ty.I1,)), ["waits"], prefix="internal"))
    entry, raised, fine = (function.add_block(block) for block in ("entry", "raised", "fine"))
    b = Builder(entry)
    b.cond_br(function.arguments[0], raised, fine)
    b.at_end(raised)
    refuse(b, _CODE, _CONSTRUCT, _WHY, _HELP, place)
    b.unreachable()
    b.at_end(fine).ret()
    return function
