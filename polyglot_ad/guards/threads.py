"""Errors of native code on threads that the program has started (`parallel/runtime/stops.c`).

An error leaves what a thread runs by a jump to a frame of that thread, keeps its record for the call, and the thread that called raises it
again when all others have ended. Wherever a thread waits for others, or is waited for, it looks whether there is an error; what the
program calls to wait is replaced by functions that do so (`parallel/runtime/locks.c`).

Some waits are the business of a language's library, and nobody can end them. Where the program has such, the process ends with the
message when a thread has not stopped some seconds after the error.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, ConstantNull, Function, Module
from polyglot_ad.langs.threads import THREADS
from polyglot_ad.process.regex import regex

from .splice import splice
from .teams import FORKS, RAISE, framed

_CHECK, _RUN, _FRAMED, _MARK, _FAIL = "pad.stop.check", "pad.stop.run", "pad.stop.framed", "pad.stop.mark", "pad.stop.fail"
_REPLACED = {
    name: f"pad.stop.{name}"
    for name in (
        *(f"pthread_mutex_{one}" for one in ("lock", "trylock", "timedlock", "clocklock", "unlock")),
        *(f"pthread_rwlock_{one}{kind}lock" for one in ("", "try", "timed", "clock") for kind in ("rd", "wr")),
        "pthread_rwlock_unlock",
        *(f"pthread_spin_{one}" for one in ("lock", "trylock", "unlock")),
        *(f"mtx_{one}" for one in ("lock", "trylock", "timedlock", "unlock")),
        *(f"pthread_cond_{one}" for one in ("wait", "timedwait", "clockwait")),
        "cnd_wait", "cnd_timedwait", "pthread_barrier_wait", "sem_wait",
    )
} | {"_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE": "pad.stop.condition_wait"}  # fmt: skip
"""What the program calls to wait for others, and to let them go on: what it calls then."""
_LIMITED = frozenset(("sem_timedwait", "sem_clockwait"))
"""Waits that end by themselves."""
_FUTURE = regex(r"_ZNSt28__atomic_futex_unsigned_base\d+_M_futex_wait_until(?:_steady)?E\w*")
"""`(this, word, value, whether there is a limit, seconds, nanoseconds)`: whether the word has changed in time."""
_FUTEX, _OPERATION, _FUTEX_WAIT = 202, 127, 0
_PAUSES = frozenset[str]().union(*(library.pauses for library in THREADS))


def catch_in_program_threads(module: Module) -> None:
    """In place, when nothing of the module is differentiated any more, and all that raises has its bodies."""
    if not _declared(module, _CHECK) and not _declared(module, _RUN):
        return
    raises = module.functions.get(RAISE)
    if not _declared(module, _RUN) or raises is None or not raises.blocks or any(library.ends_on_errors(module) for library in THREADS):
        without_stops(module)
        return
    _stop_waits(module)
    unknown = _waits_unknown(module)
    splice(module, runtime.read("threads", "stops.ll"))
    _frame(module)
    entry = raises.entry
    Builder(before=entry.instructions[0]).call_named(_MARK, ty.VOID, [])
    # Jobs that the thread has forked end before it does.
    last = max(k for k, i in enumerate(entry.instructions) if isinstance(i, ins.CallBase) and i.called_function is not None
               and i.called_function.name in (_MARK, "pad_pool_fail"))  # fmt: skip
    Builder(before=entry.instructions[last + 1]).call_named(_FAIL, ty.VOID, [const_int(ty.I32, int(unknown))])


def without_stops(module: Module) -> None:
    """In a program whose errors do not get from thread to thread."""
    if _declared(module, _CHECK) or _declared(module, _RUN):
        splice(module, runtime.read("threads", "stops_none.ll"))


def _declared(module: Module, name: str) -> bool:
    return name in module.functions and not module.functions[name].blocks


def _calls(module: Module) -> list[tuple[ins.CallBase, str]]:
    return [
        (call, call.called_function.name)
        for function in module.functions.values()
        for call in function.instructions()
        if isinstance(call, ins.CallBase) and call.called_function is not None
    ]


def _frame(module: Module) -> None:
    """What a thread runs, it runs under a frame of its own."""
    inner = module.functions[_FRAMED]
    calls = [user for user in inner.users if isinstance(user, ins.CallBase)]
    made = Function(module.unique_name(f"{_FRAMED}.caught"), inner.function_type, [a.name for a in inner.arguments], prefix="internal")
    b, back = framed(module, inner, made)
    b.ret()
    back.ret()
    for call in calls:
        call.set_operand(len(call.operands) - 1, made)


def _stop_waits(module: Module) -> None:
    found = _calls(module)
    if any(name in _REPLACED or name == "syscall" or _parks(name) or _FUTURE.fullmatch(name) for _, name in found):
        splice(module, runtime.read("threads", "locks.ll"))
    for call, name in found:
        if name in _REPLACED:
            call.set_operand(len(call.operands) - 1, module.functions[_REPLACED[name]])
        elif name == "syscall" and _is_futex(call):
            _replace_futex(call)
        elif name in _PAUSES:
            Builder(before=call).call_named(_CHECK, ty.VOID, [])
        elif _parks(name):
            call.set_operand(len(call.operands) - 1, module.functions["pad.stop.rest"])
        elif _FUTURE.fullmatch(name):
            _limit(call)


def _parks(name: str) -> bool:
    return any(library.parks_at(name) for library in THREADS)


def _is_futex(call: ins.CallBase) -> bool:
    """A wait without a limit, in a loop of libstdc++'s."""
    if len(call.arguments) < 5 or not isinstance(call, ins.Call):
        return False
    number, _, operation, _, limit = call.arguments[:5]
    return (
        isinstance(number, ConstantInt)
        and number.value == _FUTEX
        and isinstance(operation, ConstantInt)
        and operation.value & _OPERATION == _FUTEX_WAIT
        and isinstance(limit, ConstantNull)
    )


def _replace_futex(call: ins.CallBase) -> None:
    _, word, operation, value, _ = call.arguments[:5]
    b = Builder(before=call)
    narrow = value if value.type is ty.I32 else b.cast("trunc", value, ty.I32)
    made = b.call_named("pad.stop.futex", ty.I64, [word, operation, narrow])
    call.replace_all_uses_with(made)
    call.erase()


def _limit(call: ins.CallBase) -> None:
    """A future is waited for a little, and again by whoever asked: nothing was too late."""
    if not isinstance(call.arguments[3], ConstantInt) or call.arguments[3].value or not isinstance(call, ins.Call):
        return
    b = Builder(before=call)
    made = b.call_named("pad.stop.future", call.type, [*call.arguments[:3], call.callee])
    call.replace_all_uses_with(made)
    call.erase()


def _waits_unknown(module: Module) -> bool:
    """Whether a thread may wait where no error reaches it."""
    for _, name in _calls(module):
        if name in FORKS or name == "syscall" or name.startswith("pad_pool_"):
            return True
        if name in _REPLACED or name in _LIMITED or name in _PAUSES or _parks(name) or name.startswith("pad.") or _FUTURE.fullmatch(name):
            continue
        if any(name in library.waits or library.waits_at(name) or library.locks_at(name) for library in THREADS):
            return True
    return False
