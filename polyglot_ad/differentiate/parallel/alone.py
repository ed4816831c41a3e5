"""Threads that wait, in derivatives of derivatives, which run in one thread: each of the program's runs to its end where it is started.

That is one of the orders in which the program may run, as long as nobody waits for what a later thread does. Whether one does is seen when
the derivative runs: where a thread would wait for a message, a condition or a lock, it raises an error, and so does a loop that polls once
it has read the same for very many rounds.
"""

from __future__ import annotations

from polyglot_ad.guards.refusals import refuse_if
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value
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
        _raise_if(b, b.icmp("ugt", call.arguments[0], const_int(ty.I64, _ROUNDS)), call)
        call.erase()
    elif _waits(name) or (any(library.locks_at(name) for library in THREADS) and not _is_global(call.arguments[0])):
        _raise_if(Builder(before=call), const_int(ty.I1, 1), call)


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
    _raise_if(b, b.icmp("ne", busy, const_int(busy.type, 0)), call)
    forms.replace(call, busy)


def _raise_if(b: Builder, waits: Value, call: ins.CallBase) -> None:
    refuse_if(b, waits, _CODE, _CONSTRUCT, _WHY, _HELP, place_of(call))
